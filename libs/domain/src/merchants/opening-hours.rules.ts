import { fromLocal, toLocal } from '../hubs/index.js';
import { DomainError } from '../shared/index.js';

/** One span of a weekday in the hub's local time; 0 is Sunday. A `to` before `from` is of the next day. */
export interface OpeningSpan {
  readonly weekday: number;
  /** `08:00` */
  readonly from: string;
  /** `22:30`, at most `24:00`; after 18:00, `02:00` is two in the morning. */
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
      from === to,
  );
  if (wrong || (spans ?? []).length > MAX_SPANS)
    throw new DomainError('invalid_value', { field: 'openingHours' });
}

function endsNextDay({ from, to }: OpeningSpan): boolean {
  return to < from;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Whether a span of the day before still runs. */
function inNightBefore(spans: readonly OpeningSpan[], local: string): boolean {
  const yesterday = (weekdayOf(local.slice(0, 10)) + 6) % 7;
  const clock = local.slice(11, 16);
  return spans.some((span) => span.weekday === yesterday && endsNextDay(span) && clock < span.to);
}

/** When a merchant is open next: the given instant while it is open, or without opening hours. */
export function nextOpening(spans: readonly OpeningSpan[] | null, timezone: string, at: Date): Date {
  if (spans === null || spans.length === 0 || inNightBefore(spans, toLocal(timezone, at))) return at;
  for (let ahead = 0; ahead <= 7; ahead++) {
    const local = toLocal(timezone, new Date(at.getTime() + ahead * DAY_MS));
    const day = local.slice(0, 10);
    const clock = ahead === 0 ? local.slice(11, 16) : '';
    const today = spans
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    const next = today.find((span) => endsNextDay(span) || clock < span.to);
    if (next && next.from <= clock) return at;
    if (next) return fromLocal(timezone, day, next.from) ?? at;
  }
  return at;
}
