import { DomainError, ordinalOf, OrderQueries, type Scope } from '#domain';
import { Injectable } from '@nestjs/common';
import { CourierOrderBodies } from './courier-order-bodies.service.js';

/** Stops of a courier's orders, by the id that the courier API gives them. */
@Injectable()
export class CourierStops {
  constructor(
    private readonly orders: OrderQueries,
    private readonly bodies: CourierOrderBodies,
  ) {}

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

  /** The order of a stop. @throws order_not_found */
  orderBody(scope: Scope, id: number) {
    return this.bodies.of(scope, id);
  }
}
