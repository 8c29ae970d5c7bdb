import type { NumberedPlace } from './pass-places.calculator.js';
import type { PlanSettings } from './plan-settings.rules.js';

/** Instants and durations of the planner in whole seconds, all from the same epoch. */
export type Seconds = number;

export interface PlanOrder {
  readonly id: number;
  readonly pickup: NumberedPlace;
  /** Orders of the same key are collected together. */
  readonly pickupKey: string | number;
  /** In the sequence of their visits. */
  readonly drops: readonly NumberedPlace[];
  readonly placedAt: Seconds;
  readonly readyAt: Seconds;
  /** Promised to the recipient; later is lateness. */
  readonly dueAt: Seconds;
  /** Share of a courier's capacity. */
  readonly load: number;
  readonly weightKg: number;
  readonly canCombine: boolean;
  /** Values of `PlanCourier.vehicle` that may carry the order. */
  readonly vehicles: ReadonlySet<number>;
  readonly declinedBy: ReadonlySet<number>;
  /** Couriers on a planned shift who are preferred for it. */
  readonly onShift: ReadonlySet<number>;
}

/** A courier on duty, as the planner sees the time after what the courier carries now. */
export interface PlanCourier {
  readonly id: number;
  readonly vehicle: number;
  /** Where the courier is from `freeAt` on. */
  readonly place: NumberedPlace;
  readonly freeAt: Seconds;
  /** A pickup must not be later than the end of the shift. */
  readonly shiftEndsAt: Seconds;
  readonly room: number;
  /** Share of the capacity that is free now; an order that goes alone leaves none. */
  readonly spare: number;
  readonly maxWeightKg: number;
  /** The trip under way; null: none, or none that another order may be added to. */
  readonly underway: TripUnderway | null;
  /** Orders of this shift minus a fair share of orders: above 0 for a courier who had more than others. */
  readonly workload: number;
}

/** A trip that was given out: its visits still ahead, in their sequence. */
export interface TripUnderway {
  /** Where the courier is from `at` on, which may be on the way. */
  readonly place: NumberedPlace;
  readonly at: Seconds;
  readonly visits: readonly CarriedVisit[];
  readonly load: number;
  readonly weightKg: number;
}

export interface CarriedVisit {
  readonly orderId: number;
  readonly kind: VisitKind;
  readonly place: NumberedPlace;
  /** `pickupKey` of the order that a pickup collects, and when it is ready. */
  readonly pickupKey: string | number;
  readonly readyAt: Seconds;
  readonly dueAt: Seconds;
  /** Latest delivery of a drop: what is put beside the order must not deliver it later. */
  readonly latestAt: Seconds;
}

/** `return`: what was not handed over, or is paid for at the pickup, is brought back there. */
export type VisitKind = 'pickup' | 'drop' | 'return';

/** Everything a pass knows. Travel times must be deterministic. */
export interface PlanWorld {
  readonly settings: PlanSettings;
  readonly now: Seconds;
  readonly orders: readonly PlanOrder[];
  readonly couriers: readonly PlanCourier[];
  travel(from: NumberedPlace, to: NumberedPlace, vehicle: number): Seconds;
  /** Whether a courier who is at `from` may be asked for a pickup at `to`. */
  isInReach(from: NumberedPlace, to: NumberedPlace, vehicle: number): boolean;
}

export interface PlannedTrip {
  readonly courierId: number;
  readonly leaveAt: Seconds;
  /** The first pickup. */
  readonly pickupAt: Seconds;
  /** In the sequence of the drops. */
  readonly deliveries: readonly PlannedDelivery[];
  /** All that the courier does from `leaveAt` on, what was given out before included. */
  readonly visits: readonly PlannedVisit[];
  readonly inserted: boolean;
  readonly freeAt: Seconds;
  readonly cost: number;
  /** Cheapest first. */
  readonly alternatives: readonly PlanAlternative[];
}

interface PlannedDelivery {
  readonly orderId: number;
  readonly pickupAt: Seconds;
  readonly at: Seconds;
  /** Latest delivery of the order, whatever is put beside it later. */
  readonly latestAt: Seconds;
}

export interface PlannedVisit {
  readonly orderId: number;
  readonly kind: VisitKind;
  readonly at: Seconds;
}

export interface PlanAlternative {
  readonly courierId: number;
  readonly pickupAt: Seconds;
  /** How long before the goods are ready the courier could be at the pickup; 0: not before. */
  readonly earlyBy: Seconds;
  readonly cost: number;
}

export interface Plan {
  /** Trips whose courier must be asked, or sent, now. */
  readonly commit: readonly PlannedTrip[];
  readonly later: readonly PlannedTrip[];
  /** Orders within the horizon that no courier is left for. */
  readonly unassigned: readonly number[];
}
