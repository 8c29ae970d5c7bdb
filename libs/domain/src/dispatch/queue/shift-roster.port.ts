import type { Point, Queryable } from '../../base/index.js';

export interface RosteredCourier {
  readonly courierId: number;
  /** The only shop that the courier works for; null: all. */
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

  wantedAt(_hubId: number, _pickup: Point, _on?: Queryable): Promise<readonly RosteredCourier[]> {
    return Promise.resolve([]);
  }
}
