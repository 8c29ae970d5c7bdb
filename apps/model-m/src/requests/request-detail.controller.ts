import { Controller, UseGuards } from '@nestjs/common';
import { OrderQueries, type Caller } from '#domain';
import { ApiKeyGuard } from '../auth/api-key.guard.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Endpoint, EndpointParam } from '../wire/endpoint.decorator.js';
import { pathRef } from '../wire/path.schemas.js';
import { requestDetail } from './request-detail.mapper.js';
import { detail, ended } from './receipt.examples.js';
import { HubContexts } from './hub-context.provider.js';

/** The newer generation: English names and no envelope. */
@Controller('api/m/v1')
@UseGuards(ApiKeyGuard)
export class RequestDetailController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly surroundings: HubContexts,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'request/:id',
    status: 200,
    summary: 'Request detail',
    access: 'any',
    params: { id: pathRef },
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
  async detail(@CurrentCaller() { scope, hubId }: Caller, @EndpointParam('id') ref: string) {
    const order = await this.orders.byRef(scope, ref);
    const [timeline, around] = await Promise.all([
      this.orders.timeline(order.id),
      this.surroundings.of(hubId),
    ]);
    return requestDetail(order, timeline, around);
  }
}
