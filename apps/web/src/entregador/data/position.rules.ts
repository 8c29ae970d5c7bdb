import { metresBetween } from './metres.rules.js';

export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  readonly at: string;
}

const MOVED_M = 15;
const STANDING_MS = 60_000;
/** A fix with a larger error would put the courier into another street. */
const WORST_M = 500;

/**
 * Whether a fix is worth sending: after a movement, or once a minute while the phone stands still. One whose clock was ahead
 * until the server told its time has a last fix of the future, which the server has dropped.
 */
export function isWorthSending(before: Fix | null, fix: Fix): boolean {
  if (fix.accuracy > WORST_M) return before === null;
  if (!before) return true;
  const moved = metresBetween(before, fix) >= Math.max(MOVED_M, fix.accuracy / 2);
  return moved || Math.abs(new Date(fix.at).getTime() - new Date(before.at).getTime()) >= STANDING_MS;
}

/** The oldest fix that a phone hands over, beside those that it handed over late because it slept. */
const OLD_MS = 60_000;

/**
 * The time of a fix by the server's clock. Phones stamp a fix by their own clock, so its age counts; but some by that of
 * the satellites, which is the server's. Never in the future.
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
