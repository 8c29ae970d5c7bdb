import { fromLocal } from '../../company/index.js';
import { DomainError } from '../../base/index.js';

/** An instant, or a day (`2026-03-31`) in the hub's zone. */
type ReportBound = Date | string;

/** A period as people ask for it. */
export interface ReportPeriod {
  readonly from: ReportBound;
  /** An instant is exclusive; a day is included. */
  readonly to: ReportBound;
}

export interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** The instants of a period that was asked for by days. @throws invalid_value (not a day, empty, or longer than a year) */
export function periodOf(timezone: string, { from, to }: ReportPeriod): Period {
  const midnight = (day: string, field: string): Date => {
    const instant = fromLocal(timezone, day, '00:00');
    if (!instant) throw new DomainError('invalid_value', { field });
    return instant;
  };
  const period = {
    from: typeof from === 'string' ? midnight(from, 'from') : from,
    to: typeof to === 'string' ? midnight(dayAfter(to), 'to') : to,
  };
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS;
  // One day of tolerance: a year may be an hour longer when clocks change.
  if (!(days > 0 && days < MAX_DAYS + 1)) throw new DomainError('invalid_value', { field: 'to' });
  return period;
}

/** Text that is not a day is returned unchanged, for the check that follows. */
function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  return Number.isNaN(next.getTime()) ? day : next.toISOString().slice(0, 10);
}
