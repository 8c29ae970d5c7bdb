import { type MapPoint, metresBetween } from '../../base/map-point.js';
import type { Stop, WorkRules } from './answers.rules.js';

export interface Fix extends MapPoint {
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

/** Pause between two batches of positions: short on the move, longer at rest, longest with a low battery. */
export function pauseFor({ moving, lowBattery }: { moving: boolean; lowBattery: boolean }): number {
  const usual = moving ? 10_000 : 20_000;
  return lowBattery ? usual * 3 : usual;
}

/** An older fix does not show where an act was done. */
const FRESH_MS = 60_000;

type Place = Pick<Stop, 'latitude' | 'longitude'>;

/** The phone's position at an act; null: not known. */
export function placeOfAct(fix: Fix | null, nowMs: number): MapPoint | null {
  if (!fix || nowMs - Date.parse(fix.at) > FRESH_MS) return null;
  return { latitude: fix.latitude, longitude: fix.longitude };
}

/** Metres from the phone to a place; null: one of them is unknown. */
export function metresTo({ latitude, longitude }: Place, fix: Fix | null, nowMs: number): number | null {
  const from = placeOfAct(fix, nowMs);
  if (from === null || latitude === null || longitude === null) return null;
  return Math.round(metresBetween(from, { latitude, longitude }));
}

/** The state of a delivery that would fail now: the distance, and the seconds of waiting that are left. */
export interface Visit {
  readonly farM: number | null;
  readonly secondsLeft: number;
  /** An unknown place counts as away. */
  readonly away: boolean;
  /** Away from the door or too soon: the company wants a text and a photo. */
  readonly mustAsk: boolean;
}

export function visitOf(
  stop: Place & { readonly arrivedAt: string | null; readonly comingBy: string | null },
  { atStop: { withinM, waitMinutes } }: Pick<WorkRules, 'atStop'>,
  fix: Fix | null,
  nowMs: number,
  met = false,
): Visit {
  const farM = metresTo(stop, fix, nowMs);
  const waited = stop.arrivedAt === null ? 0 : (nowMs - Date.parse(stop.arrivedAt)) / 1_000;
  const coming = stop.comingBy === null ? 0 : (Date.parse(stop.comingBy) - nowMs) / 1_000;
  const secondsLeft = met ? 0 : Math.max(0, Math.ceil(Math.max(waitMinutes * 60 - waited, coming)));
  const away = farM === null || farM > withinM;
  return { farM, secondsLeft, away, mustAsk: secondsLeft > 0 || away };
}
