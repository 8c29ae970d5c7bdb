import { dayAfter, localInstant } from '../../company/index.js';
import { DomainError } from '../../base/index.js';

type Bounds<Bound> = Readonly<Record<'from' | 'to', Bound>>;

/** Instants, or days (`2026-03-31`) in the hub's zone. As `to`, an instant is excluded, a day included. */
export type ReportPeriod = Bounds<Date | string>;

/** `to` is exclusive. */
export type Period = Bounds<Date>;

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** @throws invalid_value (not a day, empty, or longer than a year) */
export function periodOf(timezone: string, { from, to }: ReportPeriod): Period {
  const period = {
    from: typeof from === 'string' ? localInstant(timezone, from, '00:00', 'from') : from,
    to: typeof to === 'string' ? localInstant(timezone, dayAfter(to), '00:00', 'to') : to,
  };
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS;
  // One day of tolerance: a year may be an hour longer when clocks change.
  if (!(days > 0 && days < MAX_DAYS + 1)) throw new DomainError('invalid_value', { field: 'to' });
  return period;
}
