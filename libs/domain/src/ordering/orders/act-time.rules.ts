import { DomainError } from '../../base/index.js';
import type { Order } from './order.entity.js';

/** How long an act may have waited on a phone without network. */
const OLDEST_MS = 24 * 3_600_000;
/** Tolerance between the clocks of phones and servers. */
const SKEW_MS = 120_000;

/**
 * The time of an act as the courier's app states it: within 24 hours, not before the previous step and not in the
 * future. A time outside by no more than the tolerance is moved to the limit.
 * @throws invalid_value
 */
export function timeOfAct(said: Date, recordedAt: Date, before: Date): Date {
  const [at, latest, earliest] = [said.getTime(), recordedAt.getTime(), before.getTime()];
  const tooOld = at < latest - OLDEST_MS || at < earliest - SKEW_MS;
  if (tooOld || at > latest + SKEW_MS) throw new DomainError('invalid_value', { field: 'happenedAt' });
  return new Date(Math.max(earliest, Math.min(at, latest)));
}

type Steps = Pick<
  Order,
  'createdAt' | 'acceptedAt' | 'arrivedPickupAt' | 'collectedAt' | 'deliveredAt' | 'stops'
>;

/** The time of the order's latest step. */
export function stepBefore(order: Steps): Date {
  const { createdAt, acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, stops } = order;
  const ofStops = stops.flatMap(({ arrivedAt, finishedAt }) => [arrivedAt, finishedAt]);
  const steps = [acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, ...ofStops];
  return new Date(Math.max(...steps.map((at) => new Date(at ?? createdAt).getTime())));
}
