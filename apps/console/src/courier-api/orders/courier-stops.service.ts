import { DomainError, ordinalOf, OrderQueries, type OrderView, type Scope } from '#domain';
import { Injectable } from '@nestjs/common';

/** Stops of a courier's orders, by the id that the courier API gives them. */
@Injectable()
export class CourierStops {
  constructor(private readonly orders: OrderQueries) {}

  /**
   * The stop of the id. Another courier's order is not found, whatever the stop.
   * @throws order_not_found · stop_not_found
   */
  async ordinalOf(scope: Scope, id: number, stop: string): Promise<number> {
    const { stops } = await this.orders.byId(scope, id);
    const ordinal = /^\d{1,19}$/.test(stop) ? ordinalOf(id, stop) : null;
    if (ordinal === null || stops.every((one) => one.ordinal !== ordinal))
      throw new DomainError('stop_not_found');
    return ordinal;
  }

  /** @throws order_not_found */
  orderOf(scope: Scope, id: number): Promise<OrderView> {
    return this.orders.byId(scope, id);
  }
}
