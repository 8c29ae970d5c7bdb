import { fromLocal, toLocal, type Hub } from '#domain';

type Zone = Pick<Hub, 'timezone'>;

/** `YYYY-MM-DD HH:MM:SS` in the hub's local time; null until it happens. */
export function localDateTime(hub: Zone, at: Date | null): string | null {
  return at && toLocal(hub.timezone, at);
}

/** `DD/MM/YYYY` and `HH:MM:SS`, as the scheduled list has them. */
export function localDateAndTime(hub: Zone, at: Date): { date: string; time: string } {
  const [date = '', time = ''] = toLocal(hub.timezone, at).split(' ');
  return { date: date.split('-').reverse().join('/'), time };
}

const BRAZILIAN_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** `data` (YYYY-MM-DD or DD/MM/YYYY) and `hora` (HH:MM or HH:MM:SS); null when they are no such time. */
export function instantOf(hub: Zone, date: string, time: string): Date | null {
  const isoDate = date.replace(BRAZILIAN_DATE, '$3-$2-$1');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || !/^\d{2}:\d{2}(:\d{2})?$/.test(time)) return null;
  return fromLocal(hub.timezone, isoDate, time);
}

const FILTER = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,6})?)?(Z|[+\- ]\d{2}:?\d{2})?$/i;

/** ISO-8601: with an offset (or Z) an instant, without one the hub's local time; null when it is neither. */
export function filterInstant(hub: Zone, text: string): Date | null {
  const [, date = '', time = '00:00', fraction = '', zone] = FILTER.exec(text) ?? [];
  if (zone === undefined) {
    const local = instantOf(hub, date, time);
    return local && new Date(local.getTime() + Math.floor(Number(`0${fraction}`) * 1000));
  }
  // A `+` that was not encoded arrives as a space.
  const offset = zone.replace(' ', '+').toUpperCase();
  const parsed = new Date(`${date}T${time}${fraction}${offset}`);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}
