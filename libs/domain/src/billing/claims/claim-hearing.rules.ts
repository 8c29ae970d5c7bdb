import type { Fault } from '../../company/index.js';
import type { Claim } from './claim.entity.js';

/** Operators are told that a claim has to be decided so long before its deadline. */
export const DUE_SOON_MS = 12 * 3_600_000;

type Heard = Pick<Claim, 'courierId' | 'courierAnsweredAt' | 'createdAt' | 'dueAt'>;

/** Until when a claim waits for its courier's answer, so that time is left to decide; null: nobody carried the goods. */
export function courierUntil({
  courierId,
  createdAt,
  dueAt,
}: Pick<Heard, 'courierId' | 'createdAt' | 'dueAt'>): Date | null {
  if (courierId === null) return null;
  const [from, to] = [createdAt.getTime(), dueAt.getTime()];
  return new Date(Math.max(from + (to - from) / 2, to - DUE_SOON_MS));
}

/** The courier has not said anything and may still do so: nothing is decided against them yet. */
export function awaitsCourier(claim: Heard, fault: Fault | null, now: Date): boolean {
  const until = courierUntil(claim);
  return fault === 'courier' && until !== null && claim.courierAnsweredAt === null && now < until;
}
