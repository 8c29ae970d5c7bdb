/**
 * Settings that suit food: found on public benchmark days (tools/simulation/README.md). Times are in seconds.
 * Cost is counted in minutes of an order's delay; each weight is minutes per unit of its own.
 */
export const DEFAULT_PLAN_SETTINGS = {
  /** Orders that are ready and couriers that are free later than this are left to a later pass. */
  horizon: 20 * 60,
  /** Until the next pass: a decision that can wait as long is not committed yet. */
  step: 60,
  /** From an offer to its answer; 0 where couriers are assigned directly. */
  offer: 0,
  /** Ready for longer, an order does not wait for a courier without room: when there is room is a guess. */
  patience: 10 * 60,
  /** After so much waiting an order goes first, as a late one does. */
  firstAfter: 20 * 60,
  /** Between arriving at the pickup and collecting, and again between collecting and leaving. */
  pickupService: 120,
  /** Between arriving at a drop and handing over, and again between handing over and leaving. */
  dropService: 120,
  bundles: {
    most: 3,
    /** Orders per courier from which on the operation is busy. */
    busyFrom: 0.8,
    maxWhenBusy: 5,
    /** Orders whose collections lie further apart are not bundled. */
    window: 15 * 60,
    /** Pickups of one bundle; 1: only orders of the same pickup travel together. */
    pickups: 2,
    /** Pickups further apart than this are not on the way of each other. */
    pickupsApart: 4 * 60,
    /** Bundles and insertions deliver no order later by more than this than the same courier would alone. */
    delayLimit: 30 * 60,
    /** An order may be put into a trip that was given out. */
    insertion: true,
  },
  weights: {
    /** Per minute that an order is delivered later than if it left at once when ready. */
    delay: 1,
    /** Per minute that food waits at the pickup. */
    wait: 0.3,
    /** Per minute past the promised time, and per square of it. */
    late: 1,
    lateSquared: 0.02,
    /** Per square of the minutes between ready and collected. */
    waitSquared: 0.02,
    /** Per minute of a courier's time: in quiet hours, and for each order per courier above half. */
    courierTime: 0.2,
    courierTimeWhenBusy: 8,
    /** Per minute from now to the pickup. */
    idle: 0.1,
    /** Per order above a courier's fair share. */
    fairness: 0.5,
    /** Extra cost of a courier who is on no planned shift for the orders. */
    onShift: 4,
  },
};

export type PlanSettings = Readonly<typeof DEFAULT_PLAN_SETTINGS>;
