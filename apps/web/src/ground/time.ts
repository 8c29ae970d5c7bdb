import { useSyncExternalStore } from 'react';
import { language } from './language.js';

/** The only place of the web apps that asks what time it is. */
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

/** The time, some seconds exact, the same for everybody who shows it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}

let zone = 'America/Sao_Paulo';

/** Dates are shown in the zone of the hub, wherever the operator sits. */
export function setZone(timezone: string): void {
  zone = timezone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = language() === 'pt' ? 'pt-BR' : 'en-GB';
  const id = `${key} ${locale} ${zone}`;
  const known = formats.get(id) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
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

/** `2026-03-31`, as the hub's calendar has it. */
export function calendarDay(instant: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(instant));
}

/** The instant of a time on the hub's clocks, `2026-03-31T09:30`. */
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
  // Asked twice, because the clocks may change between the guess and the time.
  return new Date(wall - ahead(wall - ahead(wall))).toISOString();
}

/** The time alone when it is of today. */
export function moment(instant: string | number): string {
  const same = day(instant) === day(now());
  return same ? clock(instant) : format('moment', { ...DAY, ...CLOCK }).format(new Date(instant));
}

export function minutesBetween(from: string | number, to: string | number): number {
  return Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
}

/** `8 min`, `1 h 05`, `3 d`: short enough for a row. */
export function span(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 48 * 60) return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`;
  return `${Math.floor(whole / 1_440)} d`;
}
