import type { VehicleKind } from '../catalog/index.js';
import type { CancelReason, OrderStatus, StopStatus } from '../orders/index.js';
import type { Point } from '../shared/index.js';

export interface TrackedStop {
  readonly ordinal: number;
  readonly address: string;
  readonly complement: string | null;
  readonly status: StopStatus;
  readonly place: Point | null;
  readonly arrived: boolean;
  readonly finishedAt: Date | null;
  readonly failureReason: string | null;
  /** Only for the one who receives at this stop. */
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
  /** Model and colour, as far as they are known. */
  readonly vehicle: string | null;
  readonly plate: string | null;
  /** Only while the order is in progress. */
  readonly position: (Point & { readonly at: Date }) | null;
}

/** What whoever holds a tracking token may see of an order, and nothing else. */
export interface TrackedOrder {
  readonly orderId: number;
  /** Changes whenever something that is shown has. */
  readonly version: string;
  readonly publicId: string;
  readonly merchantName: string;
  readonly timezone: string;
  readonly status: OrderStatus;
  readonly ended: boolean;
  readonly cancelReason: CancelReason | null;
  readonly createdAt: Date;
  readonly scheduledFor: Date | null;
  readonly acceptedAt: Date | null;
  readonly arrivedPickupAt: Date | null;
  readonly collectedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly finishedAt: Date | null;
  /** Collected goods are on their way back. */
  readonly returning: boolean;
  readonly courier: TrackedCourier | null;
  readonly pickup: Point | null;
  /** All of them, or the one the token is for. */
  readonly stops: readonly TrackedStop[];
  /** From the pickup over the stops shown, to be drawn; empty unless the order is in progress. */
  readonly way: readonly Point[];
  /** At the last of the stops shown that is still open. */
  readonly expectedAt: Date | null;
}
