import { OperatorSessions, type OperatorSession, type Scope } from '#domain';
import { Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { HubEventFeed } from '../../live/hub-event.feed.js';

/** An EventSource of a browser cannot set headers, so a query may replace them. */
const streamQuery = z.strictObject({
  /** The hub; the header `X-Hub-Id` has precedence. */
  hubId: idText.exactOptional(),
  /** The last event; the header `Last-Event-ID`, which a browser sends when it reconnects, has precedence. */
  lastEventId: z.string().max(500).exactOptional(),
});

@AdminController('events', 'orders')
export class AdminEventsController {
  constructor(
    private readonly feed: HubEventFeed,
    private readonly sessions: OperatorSessions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Server-sent events: what changes in the hub, for boards',
    description:
      '`ready {resumed}` first; then `order {id, sequence, type, at, status, courierId}`, ' +
      '`offer {id, sequence, orderId, courierId, status, at}`, `courier {id, sequence, type, at, online, status, ' +
      'activeOrders, shiftEndsAt, freeSince, lastSeenAt, location}` and `request {id, sequence, type, at}`. They show the record as it is ' +
      'now; of two events of one record the greater `sequence` is the newer, and one may come twice. Each 10 seconds a ' +
      '`courier` tells of everybody on shift who is not as last told: position, orders and state are of one moment. ' +
      '`Last-Event-ID` brings what was missed in the last 15 minutes; `resumed: false` says to read the lists. ' +
      'Each 15 seconds a `heartbeat` says that the connection stands.',
    query: streamQuery,
    hubByQuery: true,
    mediaTypes: ['text/event-stream'],
  })
  async listen(
    @CurrentCaller() session: OperatorSession,
    @CurrentScope() { hubId }: Scope,
    @Headers('last-event-id') header: string | undefined,
    @EndpointQuery() { lastEventId }: z.output<typeof streamQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const isCurrent = () => this.sessions.isCurrent(session);
    await this.feed.join({ hubId, sees: 'all', isCurrent }, header ?? lastEventId, response);
  }
}
