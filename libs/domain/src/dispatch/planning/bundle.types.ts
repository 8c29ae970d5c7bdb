import type { NumberedPlace } from './pass-places.calculator.js';
import type { PlanOrder, Seconds } from './planning.types.js';

/** Orders that one courier carries together, before a courier is chosen. */
export interface Bundle {
  readonly orders: readonly [PlanOrder, ...PlanOrder[]];
  /** Only bundles that the same vehicles may carry merge. */
  readonly vehicles: string;
  /** In the sequence in which they are visited. */
  readonly pickups: readonly [BundlePickup, ...BundlePickup[]];
  /** Earliest time at the first pickup with which no later pickup waits for its orders. */
  readonly readyAt: Seconds;
  readonly load: number;
  readonly weightKg: number;
  readonly drops: readonly BundleDrop[];
  /** From the first pickup until the courier is free again. */
  readonly duration: Seconds;
  readonly end: NumberedPlace;
}

export interface BundlePickup {
  readonly place: NumberedPlace;
  readonly orders: readonly PlanOrder[];
  /** When the last of its orders is ready. */
  readonly readyAt: Seconds;
  /** From the first pickup to this one. */
  readonly after: Seconds;
}

export interface BundleDrop {
  readonly order: PlanOrder;
  readonly pickup: BundlePickup;
  /** From the first pickup to the order's last drop. */
  readonly after: Seconds;
  /** From its own pickup to the last drop, were the order carried alone. */
  readonly direct: Seconds;
}
