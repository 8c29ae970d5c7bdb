import { fromLocal } from '../hubs/index.js';
import { DomainError } from '../shared/index.js';

/** An instant, or a day (`2026-03-31`) in the hub's zone. */
type ReportBound = Date | string;

export interface ReportRange {
  readonly from: ReportBound;
  /** An instant is exclusive, a day counts whole. */
  readonly to: ReportBound;
}

export interface Span {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** The instants of a range of days. @throws invalid_value (no day, nothing between them, or more than a year) */
export function spanOf(timezone: string, { from, to }: ReportRange): Span {
  const midnight = (day: string, field: string): Date => {
    const instant = fromLocal(timezone, day, '00:00');
    if (!instant) throw new DomainError('invalid_value', { field });
    return instant;
  };
  const span = {
    from: typeof from === 'string' ? midnight(from, 'from') : from,
    to: typeof to === 'string' ? midnight(dayAfter(to), 'to') : to,
  };
  const days = (span.to.getTime() - span.from.getTime()) / DAY_MS;
  // A day more: a year with a change of clocks is an hour longer.
  if (!(days > 0 && days < MAX_DAYS + 1)) throw new DomainError('invalid_value', { field: 'to' });
  return span;
}

/** What is no day stays as it is, for the check that follows. */
function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  return Number.isNaN(next.getTime()) ? day : next.toISOString().slice(0, 10);
}
