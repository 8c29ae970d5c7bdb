import type { CancelReason, OrderStatus, StopStatus } from '../orders/index.js';
import type { Point, VehicleKind } from '../shared/index.js';

/** A stop that was still open when its order was cancelled is cancelled. */
export type TrackedStopStatus = StopStatus | 'cancelled';

export interface TrackedStop {
  readonly ordinal: number;
  readonly address: string;
  readonly complement: string | null;
  readonly status: TrackedStopStatus;
  readonly place: Point | null;
  readonly arrived: boolean;
  readonly finishedAt: Date | null;
  readonly failureReason: string | null;
  /** Only on the link of this stop's recipient. */
  readonly code: string | null;
  readonly proof: {
    readonly photos: readonly string[];
    readonly signature: string | null;
    readonly receivedBy: string | null;
  } | null;
}

export interface TrackedCourier {
  readonly firstName: string;
  readonly vehicleKind: VehicleKind | null;
  /** Model and colour, where known. */
  readonly vehicle: string | null;
  readonly plate: string | null;
  /** Only while the order is in progress. */
  readonly position: (Point & { readonly at: Date }) | null;
}

/** Whom the recipient may ask. */
export interface TrackedContact {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

export interface TrackedCompany extends TrackedContact {
  /** `#rrggbb`. */
  readonly color: string | null;
}

/** While a courier is searched for, nobody knows the minute. */
export interface ArrivalRange {
  readonly kind: 'range';
  readonly from: Date;
  readonly to: Date;
}

/** From where the courier was last seen. */
export interface ExpectedArrival {
  readonly kind: 'expected';
  readonly expectedAt: Date;
  readonly now: Date;
  readonly positionAt: Date;
  /** So old that nothing may be concluded from it about now. */
  readonly positionIsOld: boolean;
  /** The expected time has passed, or is far later than it was when the courier accepted. */
  readonly late: boolean;
}

export type TrackedArrival = ArrivalRange | ExpectedArrival;

/** What whoever holds a tracking token may see of an order, and nothing else. */
export interface TrackedOrder {
  readonly orderId: number;
  /** Changes with everything that is shown. */
  readonly version: string;
  readonly publicId: string;
  readonly hubId: number;
  readonly company: TrackedCompany;
  readonly merchant: TrackedContact;
  readonly timezone: string;
  readonly status: OrderStatus;
  readonly ended: boolean;
  readonly inProgress: boolean;
  readonly cancelReason: CancelReason | null;
  readonly createdAt: Date;
  readonly scheduledFor: Date | null;
  readonly acceptedAt: Date | null;
  readonly arrivedPickupAt: Date | null;
  readonly collectedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** null when it was cancelled. */
  readonly finishedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Collected goods are on their way back. */
  readonly returning: boolean;
  readonly courier: TrackedCourier | null;
  readonly pickup: Point | null;
  /** All stops, or the one of the token. */
  readonly stops: readonly TrackedStop[];
  /** The line to draw from the pickup over the stops shown; empty unless the order is in progress. */
  readonly way: readonly Point[];
  /** At the last of the stops shown that is still open; null where nothing can be said. */
  readonly arrival: TrackedArrival | null;
}
