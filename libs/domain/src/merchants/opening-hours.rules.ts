import { fromLocal, toLocal } from '../hubs/index.js';
import { DomainError } from '../shared/index.js';

/** One span of a weekday in the hub's local time; 0 is Sunday. A night over midnight is two spans. */
export interface OpeningSpan {
  readonly weekday: number;
  /** `08:00` */
  readonly from: string;
  /** `22:30`, at most `24:00`. */
  readonly to: string;
}

const DAY_MS = 86_400_000;
const MAX_SPANS = 21;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @throws invalid_value (field openingHours) */
export function checkOpeningHours(spans: readonly OpeningSpan[] | null): void {
  const wrong = (spans ?? []).some(
    ({ weekday, from, to }) =>
      !(Number.isInteger(weekday) && weekday >= 0 && weekday <= 6) ||
      !CLOCK.test(from) ||
      !(CLOCK.test(to) || to === '24:00') ||
      from >= to,
  );
  if (wrong || (spans ?? []).length > MAX_SPANS)
    throw new DomainError('invalid_value', { field: 'openingHours' });
}

/** When a merchant is open next: the given instant while it is open, or without opening hours. */
export function nextOpening(spans: readonly OpeningSpan[] | null, timezone: string, at: Date): Date {
  if (spans === null || spans.length === 0) return at;
  for (let ahead = 0; ahead <= 7; ahead++) {
    const local = toLocal(timezone, new Date(at.getTime() + ahead * DAY_MS));
    const day = local.slice(0, 10);
    const clock = ahead === 0 ? local.slice(11, 16) : '';
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const today = spans.filter((span) => span.weekday === weekday).sort((a, b) => (a.from < b.from ? -1 : 1));
    const next = today.find(({ to }) => clock < to);
    if (next && next.from <= clock) return at;
    if (next) return fromLocal(timezone, day, next.from) ?? at;
  }
  return at;
}
