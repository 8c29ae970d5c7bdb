import { metresBetween } from './metres.rules.js';

export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  readonly at: string;
}

const MOVED_M = 15;
const STANDING_MS = 60_000;
/** A fix with a larger error would show the courier in another street. */
const WORST_M = 500;

/**
 * Whether a fix is worth sending: after a movement, or once a minute while the phone stands still. A last fix
 * in the future is from before the server's time was known; the server dropped it, so the next one is sent.
 */
export function isWorthSending(before: Fix | null, fix: Fix): boolean {
  if (fix.accuracy > WORST_M) return before === null;
  if (!before) return true;
  const moved = metresBetween(before, fix) >= Math.max(MOVED_M, fix.accuracy / 2);
  return moved || Math.abs(new Date(fix.at).getTime() - new Date(before.at).getTime()) >= STANDING_MS;
}

/** The greatest age of a usual fix; older ones were delayed while the phone slept. */
const OLD_MS = 60_000;

/**
 * The time of a fix by the server's clock. Most phones stamp a fix by their own clock, so its age counts;
 * some stamp it by the satellites' clock, which is the server's. Never in the future.
 */
export function timeOfFix(stamp: number, phoneNow: number, serverNow: number): number {
  const age = phoneNow - stamp;
  const bySatellites = Math.abs(serverNow - stamp) <= OLD_MS;
  if (bySatellites && (age < 0 || age > OLD_MS)) return Math.min(stamp, serverNow);
  return serverNow - Math.max(0, age);
}

/** Pause between two batches of positions: short while moving, longer while standing, longest with a low battery. */
export function pauseFor({ moving, lowBattery }: { moving: boolean; lowBattery: boolean }): number {
  const usual = moving ? 10_000 : 20_000;
  return lowBattery ? usual * 3 : usual;
}
