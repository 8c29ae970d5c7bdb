import { Clock, DeliveryRequestQueries, OrderQueries, type Scope } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { toDeliveryDetail } from './delivery-detail.mapper.js';

/** Reads what the detail is made of. */
@Injectable()
export class DeliveryDetailQueries {
  constructor(
    private readonly requests: DeliveryRequestQueries,
    private readonly orders: OrderQueries,
    private readonly clock: Clock,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** @throws delivery_request_not_found */
  async last(scope: Scope, orderUuid: string): Promise<Record<string, unknown>> {
    const request = await this.requests.last(scope, orderUuid);
    const facts = { request, publicUrl: this.config.publicUrl, now: this.clock.now() };
    if (request.orderId === null)
      return toDeliveryDetail({ ...facts, order: null, timeline: [], combinedOrdersIds: [] });
    const order = await this.orders.byId(scope, request.orderId);
    const [timeline, combinedOrdersIds] = await Promise.all([
      this.orders.timeline(order.id),
      this.requests.combinedWith(order),
    ]);
    return toDeliveryDetail({ ...facts, order, timeline, combinedOrdersIds });
  }
}
