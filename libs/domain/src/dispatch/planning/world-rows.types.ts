import type { Point } from '../../base/index.js';

/** An order in search that waits for a pass, without an open offer. */
export interface OpenOrderRow {
  readonly id: number;
  readonly attempt: number;
  readonly merchantId: number;
  readonly pickup: Point;
  /** Points of the stops whose address is known. */
  readonly drops: readonly Point[];
  readonly placedAt: Date;
  readonly readyAt: Date | null;
  readonly deliverBy: Date;
  readonly vehicleTypeIds: readonly number[];
  readonly combinable: boolean;
  readonly weightKg: number | null;
  readonly collectsCash?: boolean;
  readonly excludedCourierIds: readonly number[];
  /** Couriers who did not answer an offer of it of late. */
  readonly unansweredBy?: readonly number[];
  /** Couriers on a planned shift where it is collected; absent: none. */
  readonly onShift?: readonly number[];
}

/** Offers that a courier left unanswered, one after the other. Those of one trip are one. */
export interface Silence {
  /** When the last one ended; null: there is none. */
  readonly unansweredAt?: Date | null;
  readonly silences?: number;
}

export interface CourierRow extends Silence {
  readonly id: number;
  readonly position: Point;
  readonly vehicleTypeIds: readonly number[];
  readonly activeOrders: number;
  readonly exclusiveOrders: number;
  readonly freeSince: Date | null;
  /** Orders that passes gave the courier in the last hour. */
  readonly recentOrders: number;
  /** null: nobody said when the courier stops. */
  readonly shiftEndsAt: Date | null;
}

type CarriedFacts = 'id' | 'merchantId' | 'deliverBy' | 'weightKg' | 'readyAt' | 'drops';

export interface CarriedRow extends Pick<OpenOrderRow, CarriedFacts> {
  readonly courierId: number;
  /** What is put beside the order must not deliver it later; null: no pass gave it out. */
  readonly latestAt: Date | null;
  /** null: it is collected. */
  readonly pickup: Point | null;
  /** Where the courier comes back to after the last stop; null: nowhere. */
  readonly returnTo: Point | null;
}

export interface WorldRows {
  readonly orders: readonly OpenOrderRow[];
  readonly couriers: readonly CourierRow[];
  readonly carried: readonly CarriedRow[];
}
