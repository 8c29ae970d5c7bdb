import type { Point, Queryable } from '../../base/index.js';

/** A courier on a planned shift. */
export interface RosteredCourier {
  readonly courierId: number;
  /** The shop for which the courier works, and for no other; null: for all. */
  readonly merchantId: number | null;
  readonly merchantName: string | null;
  /** Where the courier is wanted; null: anywhere. */
  readonly areaId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Who is on a planned shift: nobody, unless the module of shifts says who. */
export class ShiftRoster {
  now(_hubId: number, _on?: Queryable): Promise<readonly RosteredCourier[]> {
    return Promise.resolve([]);
  }

  /** Rostered couriers who are wanted where an order is collected. */
  wantedAt(_hubId: number, _pickup: Point, _on?: Queryable): Promise<readonly RosteredCourier[]> {
    return Promise.resolve([]);
  }
}
