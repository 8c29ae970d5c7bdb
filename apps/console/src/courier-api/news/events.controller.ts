import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';
import { CourierFeed } from './courier.feed.js';

@Controller('api/courier/events')
@ForCouriers()
export class EventsController {
  constructor(private readonly feed: CourierFeed) {}

  @Get()
  @Described('Server-sent events: `offer`, `offer_withdrawn`, `order`; resumed by Last-Event-ID')
  async listen(
    @TheCourier() courier: CourierCaller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    await this.feed.join(courier, lastEventId, response);
  }
}
