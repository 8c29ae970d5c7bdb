import type { Stop } from '../../ordering/index.js';

/** Orders in each hour from midnight, so many that twelve couriers are never idle all at once. */
const RHYTHM = [
  26, 24, 24, 24, 24, 24, 28, 32, 34, 34, 38, 46, 60, 54, 42, 38, 38, 40, 50, 62, 64, 56, 44, 32,
];
const HOUR_MS = 3_600_000;
/** A computer that slept does not order what it missed. */
const LATEST_MS = 60_000;

/** `chance`: 0 to 1, so that orders come in bursts and with gaps. */
export function nextOrderAfter(now: Date, localHour: number, chance: number): Date {
  const mean = HOUR_MS / (RHYTHM[localHour] ?? 30);
  const gap = mean * Math.min(2.5, -Math.log(1 - Math.min(0.999, chance)));
  return new Date(now.getTime() + Math.max(5_000, gap));
}

export function isStillDue(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() <= LATEST_MS;
}

/** A number from 0 to 1 that looks random, and is the same for the same seeds. */
export function chanceOf(...seeds: readonly number[]): number {
  const mixed = seeds.reduce(
    (sum, seed) => Math.imul(sum ^ (seed + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13),
    0x27d4eb2f,
  );
  return ((Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Metres a second along streets; each rider is a little faster or slower. */
const SPEED = 8;
/** After a longer silence a rider goes on from where they were. */
const MAX_STEP_S = 10;
const SECOND_MS = 1_000;

export function metresOf(courierId: number, sinceMs: number): number {
  const seconds = Math.min(MAX_STEP_S, Math.max(0, sinceMs / SECOND_MS));
  return SPEED * (0.85 + 0.4 * chanceOf(courierId, 21)) * seconds;
}

/** A rider stays until the goods are ready, half a minute to two at least. */
export function isCollected(arrivedAt: Date, readyAt: Date | null, orderId: number, now: Date): boolean {
  const stays = (30 + 90 * chanceOf(orderId, 22)) * SECOND_MS;
  return now.getTime() >= Math.max(arrivedAt.getTime() + stays, readyAt?.getTime() ?? 0);
}

export function isHandedOver({ arrivedAt }: Pick<Stop, 'arrivedAt'>, orderId: number, now: Date): boolean {
  const stays = (25 + 70 * chanceOf(orderId, 23)) * SECOND_MS;
  return arrivedAt !== null && now.getTime() >= Date.parse(arrivedAt) + stays;
}

export function isAbsent(orderId: number): boolean {
  return chanceOf(orderId, 24) < 0.02;
}

/** null: the rider still thinks about it. */
export function answerOf(offerId: number, ageMs: number): 'accept' | 'decline' | null {
  if (ageMs < (3 + 6 * chanceOf(offerId, 25)) * SECOND_MS) return null;
  return chanceOf(offerId, 26) < 0.05 ? 'decline' : 'accept';
}

export function rests(index: number, riders: number, now: Date): boolean {
  const quarter = Math.floor(now.getTime() / (15 * 60 * SECOND_MS));
  return quarter % riders === index;
}
