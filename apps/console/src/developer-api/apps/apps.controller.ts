import { AppRemovals, Audit, DeveloperApps } from '#domain';
import type { z } from 'zod';
import { cursorPage } from '../../admin/field.schemas.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { activityAnswer, activityBody, activityQuery } from '../activity.schemas.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appAnswer, appBody, appParams, appPatch, newAppBody, sandboxBody } from './app.schemas.js';

/** Apps of the caller's teams; others are not found. */
@DeveloperController('apps')
export class DeveloperAppsController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly removals: AppRemovals,
    private readonly log: Audit,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the apps of the caller’s teams',
    answer: listOf(appAnswer),
  })
  async list(@DeveloperId() by: number) {
    return { items: (await this.apps.list(by)).map(appBody) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary:
      'Creates an app with a sandbox of its own: a hub with streets, tariffs, a merchant and robot couriers',
    body: newAppBody,
    answer: appAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'created' },
  })
  async create(@DeveloperId() by: number, @EndpointBody() body: z.output<typeof newAppBody>) {
    return appBody(await this.apps.create(by, body));
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an app',
    params: appParams,
    answer: appAnswer,
    errors: [404],
  })
  async read(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return appBody(await this.apps.get(by, id));
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Deletes an app and all that its sandbox holds; for the owner of its team',
    description: 'Refused while shops are connected: they disconnect first.',
    params: appParams,
    errors: [403, 404, 409],
    // Rows go in batches, each its own transaction.
    audit: { entity: 'developer_app', action: 'deleted', ownTransactions: true },
  })
  remove(@DeveloperId() by: number, @EndpointParam('id') id: number): Promise<void> {
    return this.removals.remove(by, id);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary:
      'Changes an app’s name, description or website; merchants see the change once a review has approved it',
    params: appParams,
    body: appPatch,
    answer: appAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'updated' },
  })
  async change(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof appPatch>,
  ) {
    return appBody(await this.apps.update(by, id, body));
  }

  @Endpoint({
    method: 'PUT',
    path: ':id/sandbox',
    status: 200,
    summary: 'Lets robots move the sandbox’s orders, or stops them',
    params: appParams,
    body: sandboxBody,
    answer: appAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'robots_switched' },
  })
  async setRobots(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() { robots }: z.output<typeof sandboxBody>,
  ) {
    return appBody(await this.apps.setRobots(by, id, robots));
  }

  @Endpoint({
    method: 'GET',
    path: ':id/activity',
    status: 200,
    summary: 'Lists who did what to the app, newest first',
    params: appParams,
    query: activityQuery,
    answer: activityAnswer,
    errors: [404],
  })
  async activity(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointQuery() { cursor, limit }: z.output<typeof activityQuery>,
  ) {
    await this.apps.require(by, id);
    const about = { entity: 'developer_app', entityId: String(id), before: cursor };
    return cursorPage((await this.log.list(null, about, limit)).map(activityBody), limit);
  }
}
