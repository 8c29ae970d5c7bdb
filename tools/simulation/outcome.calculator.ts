import type { DayCourier } from './day.types.js';
import type { SimulatedCourier, SimulatedDay } from './simulation.harness.js';

/** Results of a day by the benchmark's measures: minutes, per cent of the orders, pay per order. */
export interface Outcome {
  readonly orders: number;
  readonly undelivered: number;
  readonly clickToDoor: number;
  readonly overage: number;
  readonly readyToPickup: number;
  readonly costPerOrder: number;
  /** Inequality of the couriers' orders per hour: standard deviation over mean, 0 where all had the same. */
  readonly unfairness: number;
  /** The same for pay per hour. */
  readonly earningsSpread: number;
  /** Standard deviation of the couriers' minutes without a trip, per hour of the shift. */
  readonly waitSpread: number;
  readonly declined: number;
}

export function outcomeOf({ day, fates, couriers, declined }: SimulatedDay): Outcome {
  const delivered = fates.filter(({ courier }) => courier !== null);
  const mean = (minutes: (fate: (typeof fates)[number]) => number) =>
    delivered.reduce((sum, fate) => sum + minutes(fate), 0) / Math.max(1, delivered.length);
  const clickToDoor = (fate: (typeof fates)[number]) => fate.deliveredAt / 60 - fate.order.placedAt;
  const pay = couriers.map(({ courier, carried }) =>
    Math.max(day.payPerOrder * carried, (day.payPerHour * (courier.offAt - courier.onAt)) / 60),
  );
  return {
    orders: fates.length,
    undelivered: (100 * (fates.length - delivered.length)) / fates.length,
    clickToDoor: mean(clickToDoor),
    overage: mean((fate) => Math.max(0, clickToDoor(fate) - day.targetMinutes)),
    readyToPickup: mean((fate) => (fate.pickupAt - fate.readyAt) / 60),
    costPerOrder: pay.reduce((sum, one) => sum + one, 0) / fates.length,
    unfairness: variation(couriers.map(({ courier, carried }) => (carried * 60) / minutesOf(courier))),
    earningsSpread: variation(couriers.map(({ courier }, i) => ((pay[i] ?? 0) * 60) / minutesOf(courier))),
    waitSpread: deviation(couriers.map(waitingPerHour)),
    declined,
  };
}

function minutesOf({ onAt, offAt }: DayCourier): number {
  return offAt - onAt;
}

/** Time after the end of the shift does not count as waiting. */
function waitingPerHour({ courier, trips }: SimulatedCourier): number {
  const busy = trips.reduce(
    (sum, { trip }) =>
      sum + Math.min(trip.freeAt / 60, courier.offAt) - Math.min(trip.leaveAt / 60, courier.offAt),
    0,
  );
  return (60 * (minutesOf(courier) - busy)) / minutesOf(courier);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length));
}

function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return mean === 0 ? 0 : deviation(values) / mean;
}

/** The mean of each measure over days, each with the same weight. */
export function meanOutcome(outcomes: readonly Outcome[]): Outcome {
  const measures = Object.keys(outcomes[0] ?? {}) as (keyof Outcome)[];
  const mean = (measure: keyof Outcome) =>
    outcomes.reduce((sum, outcome) => sum + outcome[measure], 0) / outcomes.length;
  return Object.fromEntries(measures.map((measure) => [measure, mean(measure)])) as unknown as Outcome;
}
