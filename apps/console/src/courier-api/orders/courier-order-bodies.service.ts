import { Clock, CourierVisits, FileLinks, Hubs, OrderQueries, type OrderView, type Scope } from '#domain';
import { Injectable } from '@nestjs/common';
import type { CourierSession } from '../session/courier.guard.js';
import { orderBody } from './order.body.js';

/** Orders as their courier gets them now: without contacts of stops that ended longer ago than the hub's grace. */
@Injectable()
export class CourierOrderBodies {
  constructor(
    private readonly orders: OrderQueries,
    private readonly visits: CourierVisits,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
    private readonly files: FileLinks,
  ) {}

  /** @throws order_not_found */
  async of(scope: Scope, id: number) {
    return await this.show(scope, await this.orders.byId(scope, id));
  }

  /** Orders in progress, oldest first, and keys of the visits in their sequence. */
  async open({ scope, hubId, courierId }: CourierSession) {
    const [orders, { visits }] = await Promise.all([
      this.orders.activeOfCourier(hubId, courierId),
      this.visits.of(courierId),
    ]);
    const items = await Promise.all(orders.map((order) => this.show(scope, order)));
    return { items, sequence: visits.map(({ key }) => key) };
  }

  private async show({ hubId }: Scope, order: OrderView) {
    const { settings } = await this.hubs.get(hubId);
    const now = this.clock.now();
    return orderBody(order, { settings, now, files: this.files });
  }
}
