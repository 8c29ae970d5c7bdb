import { useSyncExternalStore } from 'react';
import { locale } from './words.js';

/** The clock of the web apps; nothing else in them reads the time. */
export function now(): number {
  return Date.now();
}

const TICK_MS = 5_000;
const listeners = new Set<() => void>();
let current = now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

setInterval(() => {
  current = now();
  for (const listener of listeners) listener();
}, TICK_MS);

/** The current time, renewed every few seconds and shared by all components. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}

let zone = 'America/Sao_Paulo';

/** Sets the hub's time zone, in which all dates are shown, wherever the operator is. */
export function setZone(timezone: string): void {
  zone = timezone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
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
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(instant));
}

/** The instant of a local time of the hub, `2026-03-31T09:30`. */
export function instantOf(local: string): string {
  const wall = Date.parse(`${local}:00Z`);
  const ahead = (instant: number) => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(new Date(instant));
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant;
  };
  // The offset is computed twice, as it may change between the first guess and the result.
  return new Date(wall - ahead(wall - ahead(wall))).toISOString();
}

/** An instant as text; without the date when it is today. */
export function moment(instant: string | number): string {
  const same = day(instant) === day(now());
  return same ? clock(instant) : format('moment', { ...DAY, ...CLOCK }).format(new Date(instant));
}

export function minutesBetween(from: string | number, to: string | number): number {
  return Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
}

/** A duration short enough for a table row: `8 min`, `1 h 05`, `3 d`. */
export function span(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 48 * 60) return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`;
  return `${Math.floor(whole / 1_440)} d`;
}
