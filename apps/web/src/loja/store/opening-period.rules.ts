/** One period of a weekday; 0 is Sunday. If `to` is before `from`, it is on the next day. */
export interface OpeningPeriod {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEK)[number];

type Bound = 'from' | 'to';

/** The first period of a day, and the one that is added to a day with hours. */
const USUAL = { from: '08:00', to: '18:00' };
const EVENING = { from: '19:00', to: '23:00' };
const MAX_A_DAY = 3;

/** The periods with one more on a day; unchanged when the day has the most allowed. */
export function withAnother(weekday: Weekday, periods: readonly OpeningPeriod[]): readonly OpeningPeriod[] {
  if (!mayHaveMore(periods)) return periods;
  return [...periods, { weekday, ...(periods.length === 0 ? USUAL : EVENING) }];
}

export function mayHaveMore(periods: readonly OpeningPeriod[]): boolean {
  return periods.length < MAX_A_DAY;
}

export function endsNextDay({ from, to }: OpeningPeriod): boolean {
  return to < from;
}

/** Opens and closes at the same time, which the server refuses. */
export function isEmpty({ from, to }: OpeningPeriod): boolean {
  return from === to;
}

/** The text for a time field of the browser, which has no 24:00. */
export function shownAt(period: OpeningPeriod, bound: Bound): string {
  return period[bound] === '24:00' ? '00:00' : period[bound];
}

/** The period with a typed bound; midnight as the end is 24:00 of the same day. */
export function typedAt(period: OpeningPeriod, bound: Bound, typed: string): OpeningPeriod {
  return { ...period, [bound]: bound === 'to' && typed === '00:00' ? '24:00' : typed };
}
