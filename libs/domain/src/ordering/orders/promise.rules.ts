import { extraPromiseMinutes, type HubSettings } from '../../company/index.js';
import type { OrderRecord } from './order.entity.js';
import type { OrderStatus } from './order-status.rules.js';
import type { OrderPrice } from './order.types.js';

const MINUTE_MS = 60_000;

type Promising = Pick<HubSettings, 'rush' | 'dispatch'>;
type Priced = Pick<OrderPrice, 'promiseMinutes'>;

export function promiseMinutes(settings: Promising, at: Date, tariff: Priced = {}): number {
  return (tariff.promiseMinutes ?? settings.dispatch.promiseMinutes) + extraPromiseMinutes(settings, at);
}

/** What the hub promises where nobody else did: counted from now, or from when the order is wanted. */
export function hubPromise(
  settings: Promising,
  now: Date,
  scheduledFor: Date | null,
  tariff: Priced = {},
): Date {
  return promisedAfter(promiseMinutes(settings, startOf(now, scheduledFor), tariff), now, scheduledFor);
}

/** The end of so many minutes from now, or from when the order is wanted. */
export function promisedAfter(minutes: number, now: Date, scheduledFor: Date | null): Date {
  return new Date(startOf(now, scheduledFor).getTime() + minutes * MINUTE_MS);
}

function startOf(now: Date, scheduledFor: Date | null): Date {
  return scheduledFor !== null && scheduledFor > now ? scheduledFor : now;
}

type Promised = Pick<OrderRecord, 'status' | 'deliverBy' | 'deliveredAt' | 'cancelledAt'>;

/** All stops have ended. */
const TRIED: readonly OrderStatus[] = ['delivered', 'completed'];

/**
 * The one rule of lateness: whether an order is late against what was promised, or will be by `expectedAt`
 * (absent: nobody can say). Nobody is late for an order that was cancelled, of which nothing was delivered in
 * the end, or to which nothing is promised yet. Reports ask the same in SQL (`isLateAt`).
 */
export function isLate(order: Promised, now: Date, expectedAt: Date | null = null): boolean {
  const { status, deliverBy, deliveredAt, cancelledAt } = order;
  if (deliverBy === null || cancelledAt !== null) return false;
  if (deliveredAt !== null) return deliveredAt > deliverBy;
  return !TRIED.includes(status) && (now > deliverBy || (expectedAt !== null && expectedAt > deliverBy));
}

/** As `isLate` of order `o` at a parameter's instant: delivered after the promise, or still on its way. */
export function isLateAt(instant: string): string {
  return `(o.cancelled_at is null and coalesce(o.delivered_at,
      case when o.status not in ('delivered', 'completed') then ${instant}::timestamptz end) > o.deliver_by)`;
}
