/**
 * Orders in each hour of a day, from midnight: fewest at night, most at dinner. Twelve couriers are never idle all at once,
 * whenever somebody looks.
 */
const RHYTHM = [
  ...[26, 24, 24, 24, 24, 24, 28, 32, 34, 34, 38, 46],
  ...[60, 54, 42, 38, 38, 40, 50, 62, 64, 56, 44, 32],
];
const HOUR_MS = 3_600_000;
/** A computer that slept does not order what it missed. */
const LATEST_MS = 60_000;

/** When the next order comes after one of now. `chance` is from 0 to 1: orders come in bursts and with gaps. */
export function nextOrderAfter(now: Date, localHour: number, chance: number): Date {
  const mean = HOUR_MS / (RHYTHM[localHour] ?? 30);
  const gap = mean * Math.min(2.5, -Math.log(1 - Math.min(0.999, chance)));
  return new Date(now.getTime() + Math.max(5_000, gap));
}

/** Whether an order that was due then is still placed. */
export function isStillDue(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() <= LATEST_MS;
}

/** A number from 0 to 1 that looks random, and is the same for the same numbers. */
export function chanceOf(...seeds: readonly number[]): number {
  const mixed = seeds.reduce(
    (sum, seed) => Math.imul(sum ^ (seed + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13),
    0x27d4eb2f,
  );
  return ((Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
