import type { CancelReason, OrderStatus, StopStatus } from '../orders/index.js';
import type { Point, VehicleKind } from '../../base/index.js';

/** A stop that was still open when its order was cancelled is cancelled. */
export type TrackedStopStatus = StopStatus | 'cancelled';

export interface TrackedStop {
  readonly ordinal: number;
  /** null: the link is not this stop's recipient's. Without it there are no place, proof and reason either. */
  readonly address: string | null;
  readonly complement: string | null;
  readonly status: TrackedStopStatus;
  readonly place: Point | null;
  readonly arrived: boolean;
  readonly finishedAt: Date | null;
  readonly failureReason: string | null;
  /** Only in the link of this stop's recipient. */
  readonly code: string | null;
  readonly proof: {
    readonly photos: readonly string[];
    readonly signature: string | null;
    readonly receivedBy: string | null;
    /** Where the goods were left when nobody was there. */
    readonly left: 'door' | 'neighbour' | null;
  } | null;
}

export interface TrackedCourier {
  readonly firstName: string;
  readonly vehicleKind: VehicleKind | null;
  /** Model and colour, where known. */
  readonly vehicle: string | null;
  readonly plate: string | null;
  /** Only on the link of a recipient to whom the courier comes next. */
  readonly position: (Point & { readonly at: Date }) | null;
}

/** The contact for questions. */
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

/** From when to when it may arrive, while a courier is searched for. */
export interface ArrivalPeriod {
  readonly kind: 'range';
  readonly from: Date;
  readonly to: Date;
}

/** Arrival expected from the courier's last position. */
export interface ExpectedArrival {
  readonly kind: 'expected';
  readonly expectedAt: Date;
  readonly now: Date;
  readonly positionAt: Date;
  /** The position is too old to say anything about now. */
  readonly positionIsOld: boolean;
  /** What was promised has passed, or will have by the expected time. */
  readonly late: boolean;
}

export type TrackedArrival = ArrivalPeriod | ExpectedArrival;

export interface TrackedRating {
  /** null: not rated yet. */
  readonly stars: number | null;
  /** It may be rated now. */
  readonly open: boolean;
}

/** The facts of an order that the holder of a tracking token may see. */
export interface TrackedOrder {
  readonly orderId: number;
  /** Changes with every visible fact. */
  readonly version: string;
  readonly publicId: string;
  readonly hubId: number;
  readonly company: TrackedCompany;
  /** What the company does with the recipient's data. */
  readonly privacyNotice: string;
  readonly merchant: TrackedContact;
  readonly timezone: string;
  readonly status: OrderStatus;
  readonly ended: boolean;
  readonly inProgress: boolean;
  readonly cancelReason: CancelReason | null;
  readonly createdAt: Date;
  readonly scheduledFor: Date | null;
  /** When the goods are expected to be ready; null: unknown, or ready. */
  readonly readyAt: Date | null;
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
  /** Other recipients' stops before that of the link; null: it is over, or the link is of several stops. */
  readonly stopsBefore: number | null;
  readonly pickup: Point | null;
  /** The recipient of the link may still ask for something at their door. */
  readonly mayWish: boolean;
  /** Recipient and courier may write to each other, or have; null: not yet, or the company has no conversations. */
  readonly conversation: { readonly fromCourier: number } | null;
  /** The pin of the stop is known, so that it can be corrected. */
  readonly mayMovePin: boolean;
  /** What was not delivered here can be asked for once more. */
  readonly mayAskAgain: boolean;
  /** null: nobody has been at the recipient's door. */
  readonly rating: TrackedRating | null;
  readonly mayClaim: boolean;
  /** The courier sees no number of the recipient. */
  readonly phonesHidden: boolean;
  /** Token of the link that follows a second attempt with what was not delivered here; null: there is no second attempt. */
  readonly redeliveryToken: string | null;
  /** All stops, or the one of the token. Of several, addresses are not shown. */
  readonly stops: readonly TrackedStop[];
  /** The line to draw from the pickup to the link's stop; empty unless the order is in progress. */
  readonly way: readonly Point[];
  /** At the last open stop shown; null: unknown. */
  readonly arrival: TrackedArrival | null;
}
