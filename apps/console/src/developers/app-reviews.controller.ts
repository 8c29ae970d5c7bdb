import { APP_CHECKS, AppChecklist, AppReviews, RecordedRequest, REVIEW_STATES } from '#domain/modules';
import { z } from 'zod';
import { submissionAnswer, submissionBody } from './api/apps/reviews.controller.js';
import * as answers from '../docs/record.schemas.js';
import * as fields from '../http/field.schemas.js';
import { platformApi } from '../admin/access/admin-api.decorator.js';

const params = { id: fields.pathId('review_not_found') };
const evidenceAnswer = z.strictObject({
  /** Messages that the app was sent: the newest five of each check, those refused before the others. */
  deliveries: z.array(
    z.strictObject({
      check: z.enum(APP_CHECKS),
      id: z.int(),
      event: z.string(),
      at: answers.instant,
      status: z.int().nullable(),
      error: answers.text,
      attempts: z.int(),
      /** How many attempts were answered as the check needs it. */
      accepted: z.int(),
      slowestMs: z.int().nullable(),
    }),
  ),
  /** The app's last requests, with those for tokens; for apps of Open Delivery. */
  requests: z.array(answers.recordOf(RecordedRequest, ['id method path at status'])),
});

const api = platformApi('app-reviews', { reviews: AppReviews, checklist: AppChecklist }, params);

export const AppReviewsAdminController = api.controller('AppReviewsAdminController', {
  list: api.get('', {
    summary: 'Lists submissions of apps, newest first (platform operators only)',
    query: z.strictObject({
      state: z.enum(REVIEW_STATES).exactOptional(),
      appId: fields.idText.exactOptional(),
    }),
    answer: answers.listOf(submissionAnswer),
    run: async ({ reviews, query: filter }) => (await reviews.list(filter)).map(submissionBody),
  }),
  read: api.get(':id', {
    summary: 'Shows a submission with its checklist (platform operators only)',
    answer: submissionAnswer,
    run: async ({ reviews, id }) => submissionBody(await reviews.get(id)),
  }),
  evidenceOf: api.get(':id/evidence', {
    summary: 'Shows the messages and requests behind a submission’s checklist (platform operators only)',
    answer: evidenceAnswer,
    run: async ({ checklist, reviews, id }) => checklist.evidenceOf(await reviews.get(id)),
  }),
  approve: api.post(':id/approve', {
    summary: 'Approves an app: merchants may connect it (platform operators only)',
    body: z.strictObject({ note: z.string().trim().max(5_000).nullable().default(null) }),
    answer: submissionAnswer,
    errors: [404, 409],
    audit: { entity: 'app_review', action: 'approved' },
    run: async ({ reviews, caller: { actor }, id, body: { note } }) =>
      submissionBody(await reviews.decide(id, actor, 'approved', note)),
  }),
  refuse: api.post(':id/refuse', {
    summary: 'Refuses an app with reasons; it may be sent in again (platform operators only)',
    body: z.strictObject({ reasons: z.string().trim().min(1).max(5_000) }),
    answer: submissionAnswer,
    errors: [404, 409],
    audit: { entity: 'app_review', action: 'refused' },
    run: async ({ reviews, caller: { actor }, id, body: { reasons } }) =>
      submissionBody(await reviews.decide(id, actor, 'refused', reasons)),
  }),
});
