import type { NumberedPlace } from './pass-places.calculator.js';
import type { PlanSettings } from './plan-settings.rules.js';
import type { CarriedVisit, Seconds, TripUnderway } from './planning.types.js';
import { timetableOf } from './timetable.calculator.js';

/** Limit of orders tried in all places, as it takes long; those beyond it or `MAX_VISITS` are appended. */
const MAX_TRIED = 5;
/** A trip of more visits takes nothing in, for the same reason. */
export const MAX_VISITS = 12;

/** What one carried order still needs: its pickup, unless it is collected, its drops, and then its return. */
export interface CarriedOrder {
  readonly pickup: CarriedVisit | null;
  readonly drops: readonly CarriedVisit[];
}

/**
 * The visits of all that a courier carries. Orders come as they were given out; each is put where it delays
 * the whole least, as the plan itself does. The plan counts on a courier who goes this way.
 */
export function carriedVisits(
  start: Pick<TripUnderway, 'place' | 'at'>,
  orders: readonly CarriedOrder[],
  settings: Pick<PlanSettings, 'pickupService' | 'dropService'>,
  travel: (from: NumberedPlace, to: NumberedPlace) => Seconds,
): CarriedVisit[] {
  let visits: CarriedVisit[] = [];
  for (const [i, { pickup, drops }] of orders.entries()) {
    const few = i < MAX_TRIED && visits.length + drops.length <= MAX_VISITS;
    const placed = few ? placings(visits, pickup, drops) : [];
    let best = [...visits, ...(pickup ? [pickup] : []), ...drops];
    let least = Infinity;
    for (const tried of placed) {
      const worth = sumOfDeliveries(tried);
      if (worth < least) [best, least] = [tried, worth];
    }
    visits = best;
  }
  return visits;

  function sumOfDeliveries(tried: readonly CarriedVisit[]): number {
    const { at } = timetableOf(start, tried, settings, travel);
    return tried.reduce((sum, { kind }, i) => (kind === 'drop' ? sum + (at[i] ?? 0) : sum), 0);
  }
}

function placings(
  visits: readonly CarriedVisit[],
  pickup: CarriedVisit | null,
  drops: readonly CarriedVisit[],
): CarriedVisit[][] {
  const all: CarriedVisit[][] = [];
  const collect = pickup ? [pickup] : [];
  for (let to = 0; to <= visits.length; to++)
    for (let from = pickup ? 0 : to; from <= to; from++)
      all.push([
        ...visits.slice(0, from),
        ...collect,
        ...visits.slice(from, to),
        ...drops,
        ...visits.slice(to),
      ]);
  return all;
}
