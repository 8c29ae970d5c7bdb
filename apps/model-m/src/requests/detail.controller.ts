import { Controller, Param, UseGuards } from '@nestjs/common';
import { OrderQueries, type Caller } from '#domain';
import { ApiKeyGuard } from '../auth/api-key.guard.js';
import { Calling } from '../auth/caller.js';
import { Endpoint } from '../wire/endpoint.js';
import { requestDetail } from './detail.mapper.js';
import { detail, ended } from './receipt.examples.js';
import { SurroundingsOfHub } from './surroundings.js';

/** The newer generation: English names and no envelope. */
@Controller('api/m/v1')
@UseGuards(ApiKeyGuard)
export class DetailController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly surroundings: SurroundingsOfHub,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'request/:id',
    summary: 'Request detail',
    access: 'any',
    answer: { ...detail, ...ended },
    optional: ['driver', 'finished', 'cancellation'],
    nullable: [
      'external_id',
      'category',
      'accepted_at',
      'pending_at',
      'latitude',
      'longitude',
      'cancelled_by_name',
    ],
  })
  async detail(@Calling() { scope, hubId }: Caller, @Param('id') ref: string) {
    const order = await this.orders.byRef(scope, ref);
    const [timeline, around] = await Promise.all([
      this.orders.timeline(order.id),
      this.surroundings.of(hubId),
    ]);
    return requestDetail(order, timeline, around);
  }
}
