import type { MapPoint } from '../../base/map-point.js';
import type { Stop, WorkRules } from './answers.rules.js';
import type { Fix } from './position.rules.js';
import { metresBetween } from './metres.rules.js';

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
