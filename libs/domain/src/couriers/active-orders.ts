import { Injectable } from '@nestjs/common';
import type { Queryable } from '../shared/index.js';
import type { ActiveOrder } from './courier.types.js';

export type ActiveOrdersSource = (
  db: Queryable,
  courierIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly ActiveOrder[]>>;

/**
 * What couriers have in hands. Orders come after couriers in the layers, so their noun hands in the source when its
 * module starts; without one nobody carries anything.
 */
@Injectable()
export class ActiveOrders {
  private source: ActiveOrdersSource = () => Promise.resolve(new Map());

  readFrom(source: ActiveOrdersSource): void {
    this.source = source;
  }

  async of(
    db: Queryable,
    courierIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly ActiveOrder[]>> {
    return courierIds.length === 0 ? new Map() : await this.source(db, courierIds);
  }
}
