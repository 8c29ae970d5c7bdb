import {
  APP_CHECKS,
  APP_TYPES,
  type ReviewView,
  AppChecklist,
  AppReceivers,
  AppReview,
  AppReviews,
} from '#domain/modules';
import { z } from 'zod';
import * as answers from '../../../docs/record.schemas.js';
import { appApi } from '../session/developer-api.decorator.js';
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

const reviewAnswer = answers
  .recordOf(AppReview, ['id state submittedBy submittedAt decidedAt reasons failedReason'], {
    /** Results of the checks at the time of submission; later traffic of the app does not change them. */
    checklist: z.array(checkAnswer),
  })
  .meta({ id: 'AppReview' });

export const submissionAnswer = reviewAnswer
  .extend({
    decidedBy: answers.text,
    app: reviewedFacts.extend({
      id: z.int(),
      type: z.enum(APP_TYPES),
      teamName: z.string(),
      sandboxHubId: z.int(),
      listed: listedAnswer,
    }),
  })
  .meta({ id: 'AppSubmission' });

export function submissionBody(review: ReviewView) {
  return { ...review, app: { ...review, id: review.appId } };
}

const api = appApi('apps/:id', { checklist: AppChecklist, receivers: AppReceivers, reviews: AppReviews });

export const AppReviewsController = api.controller('AppReviewsController', {
  read: api.get('checklist', {
    summary: 'Shows what the platform checks of an app, by what its sandbox saw in the last 7 days',
    answer: z.strictObject({ items: z.array(checkAnswer) }),
    run: ({ checklist, app }) => checklist.of(app),
  }),
  probe: api.post('checklist/probes', {
    status: 202,
    summary:
      'Sends a message with a wrong signature, which must be refused, and repeats the last message received',
    audit: { entity: 'developer_app', action: 'probed', content: false },
    run: ({ receivers, app }) => receivers.probe(app),
  }),
  list: api.get('reviews', {
    summary: 'Lists the app’s submissions and their decisions, newest first',
    answer: answers.listOf(reviewAnswer),
    run: ({ reviews, app }) => reviews.list({ appId: app.id }),
  }),
  submit: api.post('reviews', {
    status: 201,
    summary:
      'Sends the app in for review as it is now, also when an approved one has changed; description, website and logo are needed, and a reason where a check failed',
    body: z.strictObject({
      /** Needed where a check failed: why the app is submitted all the same. */
      reason: z.string().trim().max(2_000).nullable().default(null),
    }),
    answer: reviewAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'submitted' },
    run: ({ reviews, session: { actor }, app, body: { reason } }) => reviews.submit(app, actor, reason),
  }),
});
