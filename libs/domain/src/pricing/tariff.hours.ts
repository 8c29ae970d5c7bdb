import type { TariffPeriod } from './tariff.terms.js';

export const PLAIN_BP = 10_000;
const MINUTES_PER_DAY = 1_440;

/** A moment as the hub's clocks and calendars show it. */
export interface LocalMoment {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly minuteOfDay: number;
}

/** From `2026-11-21 09:30:00`. */
export function localMoment(localText: string): LocalMoment {
  const weekday = new Date(`${localText.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return { weekday, minuteOfDay: minutes(localText.slice(11, 16)) };
}

/** The factor of the moment: where periods overlap the dearest counts, they do not add up. */
export function factorAt(periods: readonly TariffPeriod[], moment: LocalMoment): number {
  const running = periods.filter((period) => runsAt(period, moment)).map((period) => period.factorBp);
  return running.length === 0 ? PLAIN_BP : Math.max(...running);
}

function runsAt(period: TariffPeriod, { weekday, minuteOfDay }: LocalMoment): boolean {
  const from = minutes(period.from);
  const length = minutes(period.to) - from + (period.to <= period.from ? MINUTES_PER_DAY : 0);
  const beganToday = period.days.includes(weekday) && minuteOfDay >= from && minuteOfDay < from + length;
  const sinceYesterday = minuteOfDay + MINUTES_PER_DAY;
  return beganToday || (period.days.includes((weekday + 6) % 7) && sinceYesterday < from + length);
}

function minutes(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));
}
