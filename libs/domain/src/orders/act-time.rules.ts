import { DomainError } from '../shared/index.js';
import type { Order } from './order.entity.js';

/** How long a phone may be without network. */
const OLDEST_MS = 24 * 3_600_000;
/** By how much the clocks of phones and servers differ. */
const SKEW_MS = 120_000;

/**
 * When an act was done, by what the courier's app says: within 24 hours, never before the step before it and never in
 * the future. What lies outside by no more than clocks differ is moved to the bound.
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

/** The latest thing that was done with the order. */
export function stepBefore(order: Steps): Date {
  const { createdAt, acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, stops } = order;
  const ofStops = stops.flatMap(({ arrivedAt, finishedAt }) => [arrivedAt, finishedAt]);
  const steps = [acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, ...ofStops];
  return new Date(Math.max(...steps.map((at) => new Date(at ?? createdAt).getTime())));
}
