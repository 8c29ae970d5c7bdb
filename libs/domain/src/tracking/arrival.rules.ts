import type { ArrivalRange, ExpectedArrival } from './tracking.types.js';

/** The search drops couriers whose position is older, too. */
const OLD_POSITION_MS = 3 * 60_000;
/** Handing over at an address. */
export const STOP_SECONDS = 120;

/** Until a courier has accepted and come to the pickup. */
const SOONEST_PICKUP_S = 6 * 60;
const LATEST_PICKUP_S = 20 * 60;
/** Traffic and waiting, as a share of the way. */
const SLOWEST = 1.3;
const ROUNDED_TO_MS = 5 * 60_000;

/**
 * Between which times an order may arrive for which a courier is still searched. `wayS`: from the pickup. Goods that are
 * ready later than a courier could come leave then.
 */
export function arrivalRange(now: Date, wayS: number, readyAt: Date | null = null): ArrivalRange {
  const readyS = readyAt === null ? 0 : (readyAt.getTime() - now.getTime()) / 1_000;
  const rounded = (seconds: number) =>
    new Date(Math.ceil((now.getTime() + seconds * 1_000) / ROUNDED_TO_MS) * ROUNDED_TO_MS);
  return {
    kind: 'range',
    from: rounded(Math.max(SOONEST_PICKUP_S, readyS) + wayS),
    to: rounded(Math.max(LATEST_PICKUP_S, readyS) + wayS * SLOWEST),
  };
}

interface ArrivalFacts {
  readonly now: Date;
  readonly positionAt: Date;
  /** From the courier's position to the stop, handing over at the stops before it included. */
  readonly leftS: number;
  readonly acceptedAt: Date | null;
  /** What the whole way was planned to take when the courier accepted. */
  readonly plannedS: number;
}

/** More than this later than planned is late. */
const TOLERANCE_MS = 10 * 60_000;
/** An expected time is a minute, not an instant. */
const MINUTE_MS = 60_000;

/**
 * Counted from the instant of the position, so that the expected time stands still while no position comes.
 */
export function expectedArrival({
  now,
  positionAt,
  leftS,
  acceptedAt,
  plannedS,
}: ArrivalFacts): ExpectedArrival {
  const age = now.getTime() - positionAt.getTime();
  const expectedAt = new Date(positionAt.getTime() + leftS * 1_000);
  const plannedEnd = acceptedAt ? acceptedAt.getTime() + plannedS * 1_000 + TOLERANCE_MS : Infinity;
  return {
    kind: 'expected',
    expectedAt,
    now,
    positionAt,
    positionIsOld: age > OLD_POSITION_MS,
    late: now.getTime() > expectedAt.getTime() + MINUTE_MS || expectedAt.getTime() > plannedEnd,
  };
}
