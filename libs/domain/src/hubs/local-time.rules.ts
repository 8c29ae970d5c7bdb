import { utcSeconds } from '../shared/index.js';
import { BoundedCache } from '../storage/index.js';

/** Formatters by time zone: making one costs more than using it a thousand times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timezone: string): Intl.DateTimeFormat {
  let found = formatters.get(timezone);
  if (!found) {
    found = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timezone, found);
  }
  return found;
}

/** `2026-11-21 09:30:00` in the zone. */
export function toLocal(timezone: string, instant: Date): string {
  return utcSeconds(new Date(instant.getTime() + offsetMs(timezone, instant)), ' ');
}

/** Every zone changes its clocks on a quarter of an hour, so the offset is constant within a quarter. */
const QUARTER_MS = 900_000;
const MAX_QUARTERS = 10_000;
const offsets = new Map<string, BoundedCache<number, number>>();

/** Milliseconds by which the zone's wall clock is ahead of UTC at that instant. */
function offsetMs(timezone: string, instant: Date): number {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  let ofZone = offsets.get(timezone);
  if (!ofZone) offsets.set(timezone, (ofZone = new BoundedCache<number, number>(MAX_QUARTERS)));
  return ofZone.getOrCompute(quarter, () => readOffsetMs(timezone, instant));
}

function readOffsetMs(timezone: string, instant: Date): number {
  const wall = Date.parse(`${formatter(timezone).format(instant).replace(' ', 'T')}Z`);
  return wall - Math.floor(instant.getTime() / 1_000) * 1_000;
}

/**
 * The instant of a wall-clock time (`2026-11-21`, `09:30:00`) in the zone; null when the text is no such time.
 * A time that a clock change skips is read with the offset before the change.
 */
export function fromLocal(timezone: string, date: string, time: string): Date | null {
  const text = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 19) !== text.slice(0, 19)) return null;
  const guess = new Date(wall - offsetMs(timezone, new Date(wall)));
  return new Date(wall - offsetMs(timezone, guess));
}

export function isTimezone(name: string): boolean {
  try {
    return toLocal(name, new Date(0)) !== '';
  } catch {
    return false;
  }
}
