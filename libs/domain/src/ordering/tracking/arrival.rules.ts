import { isLate, type OrderRecord } from '../orders/index.js';

/** As in the search, an older position is ignored. */
const OLD_POSITION_MS = 3 * 60_000;
/** Time of a handover at a stop. */
export const STOP_SECONDS = 120;

/** Minimum time until a courier has accepted and reached the pickup. */
const SOONEST_PICKUP_S = 6 * 60;
const LATEST_PICKUP_S = 20 * 60;
/** Upper factor for traffic and waiting. */
const SLOWEST = 1.3;
const ROUNDED_TO_MS = 5 * 60_000;

/** While a courier is searched for. `wayS`: from the pickup. Goods that are ready later leave then. */
export function arrivalPeriod(now: Date, wayS: number, readyAt: Date | null = null) {
  const readyS = readyAt === null ? 0 : (readyAt.getTime() - now.getTime()) / 1_000;
  const rounded = (seconds: number) =>
    new Date(Math.ceil((now.getTime() + seconds * 1_000) / ROUNDED_TO_MS) * ROUNDED_TO_MS);
  return {
    kind: 'range' as const,
    from: rounded(Math.max(SOONEST_PICKUP_S, readyS) + wayS),
    to: rounded(Math.max(LATEST_PICKUP_S, readyS) + wayS * SLOWEST),
  };
}

interface ArrivalFacts {
  readonly now: Date;
  readonly positionAt: Date;
  /** Time from the courier's position to the stop, including handovers before it. */
  readonly leftS: number;
  readonly order: Pick<OrderRecord, 'status' | 'deliverBy' | 'deliveredAt' | 'cancelledAt'>;
}

/** The expected time, counted from the position's instant, so that it is stable while no position comes. */
export function expectedArrival({ now, positionAt, leftS, order }: ArrivalFacts) {
  const age = now.getTime() - positionAt.getTime();
  const expectedAt = new Date(positionAt.getTime() + leftS * 1_000);
  return {
    kind: 'expected' as const,
    expectedAt,
    now,
    positionAt,
    positionIsOld: age > OLD_POSITION_MS,
    late: isLate(order, now, expectedAt),
  };
}

export type ExpectedArrival = ReturnType<typeof expectedArrival>;
export type TrackedArrival = ReturnType<typeof arrivalPeriod> | ExpectedArrival;
