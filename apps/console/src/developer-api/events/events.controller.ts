import { DeveloperApps, DeveloperSessions, isDomainError, type DeveloperSession } from '#domain';
import { Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { appParams } from '../apps/app.schemas.js';
import { CurrentDeveloper, DeveloperController } from '../session/index.js';
import { AppEventFeed } from './app-event.feed.js';

/** An EventSource of a browser cannot set headers, so a query may replace them. */
const streamQuery = z.strictObject({
  /** The last event; the header `Last-Event-ID`, which a browser sends when it reconnects, has precedence. */
  lastEventId: z.string().max(500).exactOptional(),
});

@DeveloperController('apps/:id/events')
export class AppEventsController {
  constructor(
    private readonly feed: AppEventFeed,
    private readonly apps: DeveloperApps,
    private readonly sessions: DeveloperSessions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Server-sent events: messages, requests and orders of the app’s sandbox as they change',
    description:
      '`ready {resumed}` first, then `delivery {id, at, event, state, attempts, lastStatus, aggregateId}` when a ' +
      'message is written, tried or ended, `request {id, at, method, path, status, durationMs}` when the app was ' +
      'answered, and `order {id, at, sequence, status}`. One may come twice. `behind {}`: more has changed than was ' +
      'sent, read the lists. `Last-Event-ID` brings what was missed in the last 15 minutes; `resumed: false` says to ' +
      'read the lists. The stream ends with the session, and when the developer leaves the team.',
    params: appParams,
    query: streamQuery,
    mediaTypes: ['text/event-stream'],
    errors: [404],
  })
  async listen(
    @CurrentDeveloper() session: DeveloperSession,
    @EndpointParam('id') id: number,
    @Headers('last-event-id') header: string | undefined,
    @EndpointQuery() { lastEventId }: z.output<typeof streamQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const { sandboxHubId } = await this.apps.require(session.developer.id, id);
    const isCurrent = async () =>
      (await this.sessions.isCurrent(session)) && (await this.isInTeam(session, id));
    await this.feed.join({ sandboxHubId, isCurrent }, header ?? lastEventId, response);
  }

  private async isInTeam({ developer }: DeveloperSession, id: number): Promise<boolean> {
    try {
      await this.apps.require(developer.id, id);
      return true;
    } catch (error) {
      if (isDomainError(error, 'app_not_found')) return false;
      throw error;
    }
  }
}
