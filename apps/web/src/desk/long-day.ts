import type { Day } from '../base/days.js';
import { locale } from '../base/words.js';

/** `ter., 31/03/2026` */
export function longDay(day: Day): string {
  const parts = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale.dates, { ...parts, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
