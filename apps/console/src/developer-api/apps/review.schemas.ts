import { APP_CHECKS, APP_TYPES, REVIEW_STATES, type ReviewView } from '#domain';
import { z } from 'zod';
import { instantAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { listedAnswer, reviewedFacts } from './app.schemas.js';

const checkAnswer = z.strictObject({
  check: z.enum(APP_CHECKS),
  /** null: nothing was seen that shows it. */
  passed: z.boolean().nullable(),
  /** How many requests or messages show it; for `token_cached`, the requests besides those for tokens. */
  good: z.int(),
  /** How many show the contrary; for `token_cached`, the requests for tokens. */
  bad: z.int(),
});
export const checklistAnswer = z.strictObject({ items: z.array(checkAnswer) });

export const submitBody = z.strictObject({
  /** Needed where a check failed: why the app is submitted all the same. */
  reason: z.string().trim().max(2_000).nullable().default(null),
});

export const reviewAnswer = z
  .strictObject({
    id: z.int(),
    state: z.enum(REVIEW_STATES),
    submittedBy: z.string(),
    submittedAt: instantAnswer,
    decidedAt: optionalInstantAnswer,
    /** Reasons of a refusal, or a note on an approval. */
    reasons: textAnswer,
    /** Results of the checks at the time of submission; later traffic of the app does not change them. */
    checklist: z.array(checkAnswer),
    /** Why the team submitted it although a check had failed. */
    failedReason: textAnswer,
  })
  .meta({ id: 'AppReview' });

export function reviewBody({
  id,
  state,
  submittedBy,
  submittedAt,
  decidedAt,
  reasons,
  checklist,
  failedReason,
}: ReviewView) {
  return { id, state, submittedBy, submittedAt, decidedAt, reasons, checklist, failedReason };
}

export const submissionAnswer = reviewAnswer
  .extend({
    decidedBy: textAnswer,
    app: z.strictObject({
      id: z.int(),
      type: z.enum(APP_TYPES),
      ...reviewedFacts,
      teamName: z.string(),
      /** Its sandbox, where its orders and messages are. */
      sandboxHubId: z.int(),
      listed: listedAnswer,
    }),
  })
  .meta({ id: 'AppSubmission' });

export function submissionBody(review: ReviewView) {
  const { appId: id, name, type, description, website, logoUrl, teamName, sandboxHubId, listed } = review;
  const { redirectUris, scopes } = review;
  return {
    ...reviewBody(review),
    decidedBy: review.decidedBy,
    app: {
      id,
      name,
      type,
      description,
      website,
      logoUrl,
      redirectUris,
      scopes,
      teamName,
      sandboxHubId,
      listed,
    },
  };
}
