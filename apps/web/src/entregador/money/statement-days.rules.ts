import { addDays } from '../../base/days.js';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The week from Monday to Sunday, `back` weeks before that of `today`. */
export function weekOf(today: string, back: number): Days {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const from = addDays(today, -sinceMonday - back * 7);
  return { from, to: addDays(from, 6) };
}

export function yearOf(today: string): Days {
  const year = today.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
