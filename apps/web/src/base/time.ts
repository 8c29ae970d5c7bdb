import { hubZone, now } from './clock.js';
import { locale } from './words.js';

// The functions that a phone needs before it shows a date are in a file of their own.
export { minutesBetween, now, setZone, span, useNow } from './clock.js';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zone = hubZone();
  const id = `${key} ${zone}`;
  const known = formats.get(id) ?? new Intl.DateTimeFormat(locale.dates, { ...options, timeZone: zone });
  formats.set(id, known);
  return known;
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: '2-digit', month: '2-digit' } as const;

export function clock(instant: string | number): string {
  return format('clock', CLOCK).format(new Date(instant));
}

export function day(instant: string | number): string {
  return format('day', { ...DAY, year: 'numeric' }).format(new Date(instant));
}

/** The calendar day of an instant in the hub's zone, `2026-03-31`. */
export function calendarDay(instant: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: hubZone() }).format(new Date(instant));
}

/** The instant of a local time of the hub, `2026-03-31T09:30`. */
export function instantOf(local: string): string {
  const wall = Date.parse(`${local}:00Z`);
  const ahead = (instant: number) => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: hubZone(),
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(new Date(instant));
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant;
  };
  // The offset is computed twice, as it may differ between the first guess and the result.
  return new Date(wall - ahead(wall - ahead(wall))).toISOString();
}

/** An instant as text; without the date when it is today. */
export function moment(instant: string | number): string {
  const same = day(instant) === day(now());
  return same ? clock(instant) : format('moment', { ...DAY, ...CLOCK }).format(new Date(instant));
}
