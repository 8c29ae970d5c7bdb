import type { TariffPeriod } from './tariff-terms.types.js';

export const PLAIN_BP = 10_000;
const MINUTES_PER_DAY = 1_440;

/** An instant in the hub's local time. */
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

/** The factor of the moment. */
export function factorAt(periods: readonly TariffPeriod[], moment: LocalMoment): number {
  return periodAt(periods, moment)?.factorBp ?? PLAIN_BP;
}

/** The period of the moment: where several overlap the dearest counts, they do not add up. */
export function periodAt(periods: readonly TariffPeriod[], moment: LocalMoment): TariffPeriod | null {
  let dearest: TariffPeriod | null = null;
  for (const period of periods)
    if (runsAt(period, moment) && period.factorBp > (dearest?.factorBp ?? 0)) dearest = period;
  return dearest;
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
