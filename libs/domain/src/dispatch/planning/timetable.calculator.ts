import type { NumberedPlace } from './pass-places.calculator.js';
import type { PlanSettings } from './plan-settings.rules.js';
import type { CarriedVisit, Seconds, TripUnderway } from './planning.types.js';

export interface Timetable {
  /** End of each visit: collected, or handed over. */
  readonly at: readonly Seconds[];
  readonly leaveAt: readonly Seconds[];
  readonly freeAt: Seconds;
}

/** Orders of the same pickup, one right after the other, are collected in one visit. */
export function timetableOf(
  start: Pick<TripUnderway, 'place' | 'at'>,
  visits: readonly Pick<CarriedVisit, 'kind' | 'place' | 'pickupKey' | 'readyAt'>[],
  { pickupService, dropService }: Pick<PlanSettings, 'pickupService' | 'dropService'>,
  travel: (from: NumberedPlace, to: NumberedPlace) => Seconds,
): Timetable {
  let { place, at: clock } = start;
  const at: Seconds[] = [];
  const leaveAt: Seconds[] = [];
  /** Index of the first pickup of the present visit. */
  let since = 0;
  for (const [i, visit] of visits.entries()) {
    const service = visit.kind === 'pickup' ? pickupService : dropService;
    const before = visits[i - 1];
    const together =
      visit.kind === 'pickup' && before?.kind === 'pickup' && before.pickupKey === visit.pickupKey;
    if (!together) since = i;
    const arrived = together ? Math.max(...at.slice(since)) : clock + travel(place, visit.place) + service;
    const done = visit.kind === 'pickup' ? Math.max(arrived, visit.readyAt) : arrived;
    clock = done + service;
    place = visit.place;
    at.push(done);
    leaveAt.push(clock);
    at.fill(done, since);
    leaveAt.fill(clock, since);
  }
  return { at, leaveAt, freeAt: clock };
}
