import { observable, useValue } from './observable.js';

/** The clock of the web apps; nothing else in them reads the time. */
export function now(): number {
  return Date.now();
}

const TICK_MS = 5_000;
const current = observable(now());

const ticking: unknown = setInterval(() => current.set(now()), TICK_MS);
// Node, in which specs run, would not end while it ticks.
(ticking as { unref?(): void }).unref?.();

/** The current time, renewed every few seconds. */
export function useNow(): number {
  return useValue(current);
}

let zone = 'America/Sao_Paulo';

export function hubZone(): string {
  return zone;
}

/** Sets the hub's time zone, in which all dates are shown, wherever the operator is. */
export function setZone(timezone: string): void {
  zone = timezone;
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
