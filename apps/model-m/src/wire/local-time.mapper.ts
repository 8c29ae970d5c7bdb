import { fromLocal, toLocal, type Hub } from '#domain';

type Zone = Pick<Hub, 'timezone'>;

/** `YYYY-MM-DD HH:MM:SS` in the hub's local time; null until it happens. */
export function localDateTime<At extends Date | null>(hub: Zone, at: At): string | Exclude<At, Date> {
  return at && toLocal(hub.timezone, at);
}

/** `DD/MM/YYYY` and `HH:MM:SS`, as the scheduled list has them. */
export function localDateAndTime(hub: Zone, at: Date): { date: string; time: string } {
  const [date = '', time = ''] = toLocal(hub.timezone, at).split(' ');
  return { date: date.split('-').reverse().join('/'), time };
}

const BRAZILIAN_DATE = /^(\d{2})([/-])(\d{2})\2(\d{4})(?!\d)/;

/** `DD/MM/YYYY` and `DD-MM-YYYY` as `YYYY-MM-DD`; any other text as it is. */
export function isoDateOf(text: string): string {
  return text.replace(BRAZILIAN_DATE, '$4-$3-$1');
}

/** `data` and `hora` (HH:MM or HH:MM:SS) in the hub's local time; null when there is no such time. */
export function instantOf(hub: Zone, date: string, time: string): Date | null {
  const isoDate = isoDateOf(date);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || !/^\d{2}:\d{2}(:\d{2})?$/.test(time)) return null;
  return fromLocal(hub.timezone, isoDate, time);
}

/** `at` is the plain reading of a bound; the others are the widest readings. */
export interface FilterBound {
  readonly at: Date;
  readonly earliest: Date;
  readonly latest: Date;
}

const DAY_MS = 86_400_000;
const FILTER = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,7})?)?(Z|[+\- ]\d{2}:?\d{2})?$/i;

/**
 * ISO-8601. With an offset it is an instant, without one the hub's local time; a `Z` is both, as some clients
 * write local digits with it and others true UTC. A date alone is the whole day. null: none of these.
 */
export function filterBound(hub: Zone, text: string): FilterBound | null {
  const match = FILTER.exec(isoDateOf(text.trim()));
  return match && boundOf(hub, match);
}

function boundOf(hub: Zone, [, date = '', clock, fraction = '', zone]: RegExpExecArray): FilterBound | null {
  const time = clock ?? '00:00';
  const lengthMs = clock === undefined ? DAY_MS - 1 : 0;
  const local = readLocal(hub, date, time, fraction);
  if (zone === undefined) return local && widest(local, local, lengthMs);
  const zoned = readZoned(date, time, fraction, zone);
  if (!local || !zoned) return null;
  return widest(zoned, /^z$/i.test(zone) ? local : zoned, lengthMs);
}

/** From the earlier reading to the end of the later one. */
function widest(at: Date, other: Date, lengthMs: number): FilterBound {
  const [earliest, latest] = at < other ? [at, other] : [other, at];
  return { at, earliest, latest: new Date(latest.getTime() + lengthMs) };
}

function readLocal(hub: Zone, date: string, time: string, fraction: string): Date | null {
  const local = instantOf(hub, date, time);
  return local && new Date(local.getTime() + Math.floor(Number(`0${fraction}`) * 1000));
}

/** A `+` that was not encoded arrives as a space. */
function readZoned(date: string, time: string, fraction: string, zone: string): Date | null {
  const parsed = new Date(`${date}T${time}${fraction}${zone.replace(' ', '+').toUpperCase()}`);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}
