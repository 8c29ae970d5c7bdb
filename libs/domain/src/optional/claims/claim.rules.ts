import type { Fault } from '../../company/index.js';
import type { Claim } from './claim.entity.js';
import { distanceMeters, lineMeters, type Point, pointOf } from '../../base/index.js';
import type { Stop, TimelineEntry } from '../../ordering/index.js';

/** Operators are told that a claim has to be decided so long before its deadline. */
export const DUE_SOON_MS = 12 * 3_600_000;

/** How long a claim waits for its courier, so that time is left to decide; null: nobody carried the goods. */
export function courierUntil(claim: Pick<Claim, 'courierId' | 'createdAt' | 'dueAt'>): Date | null {
  if (claim.courierId === null) return null;
  const [from, to] = [claim.createdAt.getTime(), claim.dueAt.getTime()];
  return new Date(Math.max(from + (to - from) / 2, to - DUE_SOON_MS));
}

/** The courier has not answered and may still do so: nothing is decided against them yet. */
export function awaitsCourier(
  claim: Pick<Claim, 'courierId' | 'courierAnsweredAt' | 'createdAt' | 'dueAt'>,
  fault: Fault | null,
  now: Date,
): boolean {
  const until = courierUntil(claim);
  return fault === 'courier' && until !== null && claim.courierAnsweredAt === null && now < until;
}

type Passed = Point & { readonly at: Date };

type Entry = Pick<TimelineEntry, 'type' | 'stop' | 'at' | 'happenedAt' | 'position' | 'actor'>;

const ENDS: readonly string[] = ['order.stop_delivered', 'order.stop_failed'];

export function claimWay(stop: Stop, timeline: readonly Entry[], points: readonly Passed[]) {
  const entries = timeline.filter((entry) => entry.stop === stop.ordinal);
  const ended = entries.find(({ type }) => ENDS.includes(type));
  const door = pointOf(stop);
  return {
    points,
    riddenM: points.length < 2 ? null : Math.round(lineMeters(points)),
    /** null: the stop has not ended, or the courier's phone did not say where. */
    end: ended ? endOf(ended, door) : null,
    pinFrom: stop.pinFrom && door && distanceMeters(stop.pinFrom, door) > 0 ? stop.pinFrom : null,
    wrongCodes: entries.filter(({ type }) => type === 'order.code_refused').length,
    /** null: no code was asked for. */
    rightCode: stop.confirmationCode === null ? null : isCodeGiven(stop, ended),
  };
}

/** `farM`: metres from the door; null: nobody knows where that is. */
function endOf({ position, happenedAt, at }: Entry, door: Point | null) {
  if (position === null) return null;
  return { ...position, at: happenedAt ?? at, farM: door && Math.round(distanceMeters(position, door)) };
}

/** Only a person of the company, or one with whom goods are left, ends a stop without its code. */
function isCodeGiven({ status, left }: Stop, ended: Entry | undefined): boolean {
  return status === 'delivered' && !left && ended?.actor.kind === 'courier';
}
