import { AppChecklist, AppReceiverTests, AppReviews, DeveloperApps, type DeveloperSession } from '#domain';
import type { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { CurrentDeveloper, DeveloperController, DeveloperId } from '../session/index.js';
import { appParams } from './app.schemas.js';
import { checklistAnswer, reviewAnswer, reviewBody, submitBody } from './review.schemas.js';

/** The way of an app to its approval. */
@DeveloperController('apps/:id')
export class AppReviewsController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly checklist: AppChecklist,
    private readonly tests: AppReceiverTests,
    private readonly reviews: AppReviews,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'checklist',
    status: 200,
    summary: 'Shows what the platform checks of an app, by what its sandbox saw in the last 7 days',
    params: appParams,
    answer: checklistAnswer,
    errors: [404],
  })
  async read(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return { items: await this.checklist.of(await this.apps.require(by, id)) };
  }

  @Endpoint({
    method: 'POST',
    path: 'checklist/probes',
    status: 202,
    summary:
      'Sends a message with a wrong signature, which must be refused, and repeats the last message received',
    params: appParams,
    errors: [404],
    audit: { entity: 'developer_app', action: 'probed', content: false },
  })
  async probe(@DeveloperId() by: number, @EndpointParam('id') id: number): Promise<void> {
    await this.tests.send(await this.apps.require(by, id));
  }

  @Endpoint({
    method: 'GET',
    path: 'reviews',
    status: 200,
    summary: 'Lists the app’s submissions and their decisions, newest first',
    params: appParams,
    answer: listOf(reviewAnswer),
    errors: [404],
  })
  async list(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return { items: (await this.reviews.ofApp(await this.apps.require(by, id))).map(reviewBody) };
  }

  @Endpoint({
    method: 'POST',
    path: 'reviews',
    status: 201,
    summary:
      'Sends the app in for review as it is now, also when an approved one has changed; description, website and logo are needed, and a reason where a check failed',
    params: appParams,
    body: submitBody,
    answer: reviewAnswer,
    errors: [404, 409],
    audit: { entity: 'developer_app', action: 'submitted' },
  })
  async submit(
    @CurrentDeveloper() { developer, actor }: DeveloperSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason }: z.output<typeof submitBody>,
  ) {
    return reviewBody(await this.reviews.submit(await this.apps.require(developer.id, id), actor, reason));
  }
}
