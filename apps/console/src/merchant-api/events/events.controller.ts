import { MerchantSessions, type HubChange, type MerchantSession } from '#domain';
import { Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { HubEventFeed } from '../../live/hub-event.feed.js';
import { CurrentMerchant, MerchantController } from '../session/index.js';

/** An EventSource of a browser cannot set headers, so a query may replace them. */
const streamQuery = z.strictObject({
  /** The last event; the header `Last-Event-ID`, which a browser sends when it reconnects, has precedence. */
  lastEventId: z.string().max(500).exactOptional(),
});

@MerchantController('events')
export class MerchantEventsController {
  constructor(
    private readonly feed: HubEventFeed,
    private readonly sessions: MerchantSessions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Server-sent events: what changes in the orders that the person may read',
    description:
      '`ready {resumed}` first, then `order {id, sequence, type, at, status, courierId}`, as the order is now; of two ' +
      'events of one order the greater `sequence` is the newer, and one may come twice. `Last-Event-ID` brings what ' +
      'was missed in the last 15 minutes; `resumed: false` says to read the lists.',
    query: streamQuery,
    mediaTypes: ['text/event-stream'],
  })
  async listen(
    @CurrentMerchant() session: MerchantSession,
    @Headers('last-event-id') header: string | undefined,
    @EndpointQuery() { lastEventId }: z.output<typeof streamQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const { hubId, merchant, scope } = session;
    const readable = new Set([merchant.id, ...(scope.accountMerchantIds ?? [])]);
    const sees = (change: HubChange) => change.kind === 'order' && readable.has(change.merchantId);
    const isCurrent = () => this.sessions.isCurrent(session);
    await this.feed.join({ hubId, sees, isCurrent }, header ?? lastEventId, response);
  }
}
