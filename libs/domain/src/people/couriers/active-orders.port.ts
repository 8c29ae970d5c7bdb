import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../base/index.js';
import type { ActiveOrder } from './courier.types.js';

type ActiveOrdersSource = (
  db: Queryable,
  courierIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly ActiveOrder[]>>;

/**
 * The orders that couriers are carrying. The couriers folder must not import the orders folder, so `dispatch` registers
 * the source at module start.
 */
@Injectable()
export class ActiveOrders {
  private source: ActiveOrdersSource | null = null;

  readFrom(source: ActiveOrdersSource): void {
    this.source = source;
  }

  async of(
    db: Queryable,
    courierIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly ActiveOrder[]>> {
    if (this.source === null)
      throw new Error(
        'ActiveOrders has no source: DispatchModule registers it, import it beside CouriersModule',
      );
    return courierIds.length === 0 ? new Map() : await this.source(db, courierIds);
  }
}
