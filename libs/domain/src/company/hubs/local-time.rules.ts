import { BoundedCache, DomainError, hasCalendarDate, utcSeconds } from '../../base/index.js';

/** Spellings of time zones that are cached; names ignore upper and lower case. */
const MAX_ZONES = 1_000;

/** Formatters by time zone: making one costs more than using it a thousand times. */
const formatters = new BoundedCache<string, Intl.DateTimeFormat>(MAX_ZONES);

/** Its parts in UTC are those of the zone's wall clock. */
export function wallClock(timezone: string, instant: Date): Date {
  return new Date(instant.getTime() + offsetMs(timezone, instant));
}

/** `2026-11-21 09:30:00` in the zone. */
export function toLocal(timezone: string, instant: Date): string {
  return utcSeconds(wallClock(timezone, instant), ' ');
}

/** `2026-11-21` in the zone. */
export function localDay(timezone: string, instant: Date): string {
  return toLocal(timezone, instant).slice(0, DAY_LENGTH);
}

/** Every zone changes its clocks on a quarter of an hour, so the offset is constant within a quarter. */
const QUARTER_MS = 900_000;
const MAX_QUARTERS = 10_000;
const DAY_LENGTH = '2026-11-21'.length;
const WALL_CLOCK_LENGTH = '2026-11-21 09:30:00'.length;
const offsets = new BoundedCache<string, BoundedCache<number, number>>(MAX_ZONES);

/** Milliseconds by which the zone's wall clock is ahead of UTC at that instant. */
function offsetMs(timezone: string, instant: Date): number {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const ofZone = offsets.getOrCompute(timezone, () => new BoundedCache<number, number>(MAX_QUARTERS));
  return ofZone.getOrCompute(quarter, () => readOffsetMs(timezone, instant));
}

function readOffsetMs(timezone: string, instant: Date): number {
  const format = formatters.getOrCompute(
    timezone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' }),
  );
  // The year has no leading zero: at the beginning of the year 1000 it is 999 further west.
  const local = format.format(instant).padStart(WALL_CLOCK_LENGTH, '0');
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`);
  return wall - Math.floor(instant.getTime() / 1_000) * 1_000;
}

/** `2026-11-21`, `09:30:00`; null: no such time. One that a clock change skips has the offset before it. */
export function fromLocal(timezone: string, date: string, time: string): Date | null {
  if (!hasCalendarDate(date)) return null;
  const text = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 19) !== text.slice(0, 19)) return null;
  const guess = new Date(wall - offsetMs(timezone, new Date(wall)));
  return new Date(wall - offsetMs(timezone, guess));
}

/** Instant of a local time, as `fromLocal`. @throws invalid_value (`field`): the text is no such time */
export function localInstant(timezone: string, date: string, time: string, field: string): Date {
  const instant = fromLocal(timezone, date, time);
  if (instant === null) throw new DomainError('invalid_value', { field });
  return instant;
}

/** The day so many days later; a text that is no day is returned unchanged, for the check that follows. */
export function dayAfter(day: string, days = 1): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
  return Number.isNaN(next.getTime()) ? day : next.toISOString().slice(0, DAY_LENGTH);
}

export function isTimezone(name: string): boolean {
  try {
    return toLocal(name, new Date(0)) !== '';
  } catch {
    return false;
  }
}

/** The hour of the week on the zone's clock; 0 is Sunday's first. */
export function hourOfWeek(timezone: string, at: Date): number {
  const wall = wallClock(timezone, at);
  return wall.getUTCDay() * 24 + wall.getUTCHours();
}
