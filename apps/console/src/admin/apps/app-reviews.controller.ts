import { APP_CHECKS, AppEvidence, AppReviews, REVIEW_STATES, type OperatorSession } from '#domain';
import { UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { submissionAnswer, submissionBody } from '../../developer-api/apps/review.schemas.js';
import { instantAnswer, listOf, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { AdminController, CurrentCaller, PlatformGuard } from '../access/index.js';
import { idText } from '../field.schemas.js';

const params = { id: pathId('review_not_found') };
const listQuery = z.strictObject({
  state: z.enum(REVIEW_STATES).exactOptional(),
  /** Submissions of one app: its history. */
  appId: idText.exactOptional(),
});
const evidenceAnswer = z.strictObject({
  /** Messages that the app was sent: the newest five of each check, those refused before the others. */
  deliveries: z.array(
    z.strictObject({
      check: z.enum(APP_CHECKS),
      id: z.int(),
      event: z.string(),
      at: instantAnswer,
      status: z.int().nullable(),
      error: textAnswer,
      attempts: z.int(),
      /** How many attempts were answered as the check needs it. */
      accepted: z.int(),
      slowestMs: z.int().nullable(),
    }),
  ),
  /** The app's last requests, with those for tokens; for apps of Open Delivery. */
  requests: z.array(
    z.strictObject({
      id: z.int(),
      method: z.string(),
      path: z.string(),
      at: instantAnswer,
      status: z.int(),
    }),
  ),
});
const noteBody = z.strictObject({ note: z.string().trim().max(5_000).nullable().default(null) });
const reasonsBody = z.strictObject({ reasons: z.string().trim().min(1).max(5_000) });

/** Reviews of developers' apps, for operators of the platform. */
@UseGuards(PlatformGuard)
@AdminController('app-reviews', 'hub')
export class AppReviewsAdminController {
  constructor(
    private readonly reviews: AppReviews,
    private readonly evidence: AppEvidence,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists submissions of apps, newest first (platform operators only)',
    query: listQuery,
    answer: listOf(submissionAnswer),
  })
  async list(@EndpointQuery() filter: z.output<typeof listQuery>) {
    return { items: (await this.reviews.list(filter)).map(submissionBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a submission with its checklist (platform operators only)',
    params,
    answer: submissionAnswer,
    errors: [404],
  })
  async read(@EndpointParam('id') id: number) {
    return submissionBody(await this.reviews.get(id));
  }

  @Endpoint({
    method: 'GET',
    path: ':id/evidence',
    status: 200,
    summary: 'Shows the messages and requests behind a submission’s checklist (platform operators only)',
    params,
    answer: evidenceAnswer,
    errors: [404],
  })
  async evidenceOf(@EndpointParam('id') id: number) {
    return this.evidence.of(await this.reviews.get(id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/approve',
    status: 200,
    summary: 'Approves an app: merchants may connect it (platform operators only)',
    params,
    body: noteBody,
    answer: submissionAnswer,
    errors: [404, 409],
    audit: { entity: 'app_review', action: 'approved' },
  })
  async approve(
    @CurrentCaller() { actor }: OperatorSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { note }: z.output<typeof noteBody>,
  ) {
    return submissionBody(await this.reviews.decide(id, actor, 'approved', note));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/refuse',
    status: 200,
    summary: 'Refuses an app with reasons; it may be sent in again (platform operators only)',
    params,
    body: reasonsBody,
    answer: submissionAnswer,
    errors: [404, 409],
    audit: { entity: 'app_review', action: 'refused' },
  })
  async refuse(
    @CurrentCaller() { actor }: OperatorSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { reasons }: z.output<typeof reasonsBody>,
  ) {
    return submissionBody(await this.reviews.decide(id, actor, 'refused', reasons));
  }
}
