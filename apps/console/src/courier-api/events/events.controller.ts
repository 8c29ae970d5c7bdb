import { Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { CourierEventFeed } from './courier-event.feed.js';

@CourierController('events')
export class EventsController {
  constructor(private readonly feed: CourierEventFeed) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Server-sent events: `offer`, `offer_withdrawn`, `order`, `duty`; resumed by Last-Event-ID',
    description:
      '`duty {online}`: a shift began or ended, be it by the server. `ready {at}` first, and `heartbeat {at}` every 15 seconds, each with the time of the server. An app that gets nothing for 40 ' +
      'seconds connects anew: its phone slept, or has changed its network.',
    mediaTypes: ['text/event-stream'],
  })
  async listen(
    @CurrentCourier() courier: CourierSession,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    await this.feed.join(courier, lastEventId, response);
  }
}
