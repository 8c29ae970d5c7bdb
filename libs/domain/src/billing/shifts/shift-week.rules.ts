import { fromLocal } from '../../company/index.js';
import { DomainError } from '../../base/index.js';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Seven days from that one. @throws invalid_value (`week`) */
export function weekOf(timezone: string, week: string): [from: Date, to: Date] {
  const from = localInstant(timezone, week, '00:00', 'week');
  return [from, localInstant(timezone, dayAfter(week, WEEK_DAYS), '00:00', 'week')];
}

/** @throws invalid_value (`field`) */
export function localInstant(timezone: string, day: string, time: string, field: string): Date {
  const instant = fromLocal(timezone, day, time);
  if (instant === null) throw new DomainError('invalid_value', { field });
  return instant;
}

export function dayAfter(day: string, days: number): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) throw new DomainError('invalid_value', { field: 'days' });
  return new Date(at + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
