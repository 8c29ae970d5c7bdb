import { z } from 'zod';
import { fromLocal, toLocal } from '../../company/index.js';

/** Periods of weekdays, local time; 0: Sunday. A `to` before `from` is of the next day, `24:00` the last. */
export const openingHoursSchema = z
  .array(z.strictObject({ weekday: z.int().min(0).max(6), from: z.string().max(5), to: z.string().max(5) }))
  .max(21)
  .meta({ examples: [[{ weekday: 1, from: '08:00', to: '18:00' }]] });
export type OpeningPeriod = z.output<typeof openingHoursSchema>[number];

const DAY_MS = 86_400_000;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

export function areOpeningHours(periods: readonly OpeningPeriod[]): boolean {
  const isRight = ({ from, to }: OpeningPeriod) =>
    CLOCK.test(from) && (CLOCK.test(to) || to === '24:00') && from !== to;
  return openingHoursSchema.safeParse(periods).success && periods.every(isRight);
}

function endsNextDay({ from, to }: OpeningPeriod): boolean {
  return to < from;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function inNightBefore(periods: readonly OpeningPeriod[], local: string): boolean {
  const yesterday = (weekdayOf(local.slice(0, 10)) + 6) % 7;
  const clock = local.slice(11, 16);
  return periods.some((period) => period.weekday === yesterday && endsNextDay(period) && clock < period.to);
}

/** The given instant while the merchant is open, or without opening hours. */
export function nextOpening(periods: readonly OpeningPeriod[] | null, timezone: string, at: Date): Date {
  if (periods === null || periods.length === 0 || inNightBefore(periods, toLocal(timezone, at))) return at;
  for (let ahead = 0; ahead <= 7; ahead++) {
    const local = toLocal(timezone, new Date(at.getTime() + ahead * DAY_MS));
    const day = local.slice(0, 10);
    const clock = ahead === 0 ? local.slice(11, 16) : '';
    const today = periods
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    const next = today.find((period) => endsNextDay(period) || clock < period.to);
    if (next && next.from <= clock) return at;
    if (next) return fromLocal(timezone, day, next.from) ?? at;
  }
  return at;
}
