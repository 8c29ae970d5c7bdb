import type { Stop } from '../../ordering/index.js';
import { chanceOf } from './town-rhythm.rules.js';

/** On the streets of the town, metres a second; each rider is a little faster or slower. */
const SPEED = 8;
/** After a longer silence a rider goes on from where they were. */
const LONGEST_STEP_S = 10;
const SECOND_MS = 1_000;

/** How far a rider comes in the time since their last position. */
export function metresOf(courierId: number, sinceMs: number): number {
  const seconds = Math.min(LONGEST_STEP_S, Math.max(0, sinceMs / SECOND_MS));
  return SPEED * (0.85 + 0.4 * chanceOf(courierId, 21)) * seconds;
}

/** At a counter until the goods are ready, half a minute to two at least. */
export function isCollected(arrivedAt: Date, readyAt: Date | null, orderId: number, now: Date): boolean {
  const stays = (30 + 90 * chanceOf(orderId, 22)) * SECOND_MS;
  return now.getTime() >= Math.max(arrivedAt.getTime() + stays, readyAt?.getTime() ?? 0);
}

export function isHandedOver({ arrivedAt }: Pick<Stop, 'arrivedAt'>, orderId: number, now: Date): boolean {
  const stays = (25 + 70 * chanceOf(orderId, 23)) * SECOND_MS;
  return arrivedAt !== null && now.getTime() >= Date.parse(arrivedAt) + stays;
}

/** Nobody opens, now and then. */
export function isAbsent(orderId: number): boolean {
  return chanceOf(orderId, 24) < 0.02;
}

/** What a rider does with an offer that is so old; null: thinks about it. */
export function answerOf(offerId: number, ageMs: number): 'accept' | 'decline' | null {
  if (ageMs < (3 + 6 * chanceOf(offerId, 25)) * SECOND_MS) return null;
  return chanceOf(offerId, 26) < 0.05 ? 'decline' : 'accept';
}

/** In turn, one of a town's riders rests for a while. */
export function rests(index: number, riders: number, now: Date): boolean {
  const quarter = Math.floor(now.getTime() / (15 * 60 * SECOND_MS));
  return quarter % riders === index;
}
