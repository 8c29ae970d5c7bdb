import { type Hub, localDay } from '../../company/index.js';
import type { Merchant } from '../../people/index.js';
import type { Cents, Scope } from '../../base/index.js';

/** A spender on one day of the hub: a row of `spending_days`. */
interface SpendersDay {
  readonly spender: string;
  /** `2026-11-27` */
  readonly day: string;
}

/** What one spender may order for in a day of the hub. */
export interface SpendingLimit extends SpendersDay {
  readonly limitCents: number;
}

/** What an order counted against a limit as it was placed, and gives back if it is cancelled. */
export interface CountedSpending extends SpendersDay {
  readonly cents: Cents;
}

/**
 * The limit that an order counts against on the day it is placed: the app's, where one places it, else the sub-user's. A courier
 * call has no price yet and counts nothing.
 */
export function spendingLimitOf(
  { appId, appDayLimitCents }: Scope,
  { id, ownerId, dayLimitCents }: Pick<Merchant, 'id' | 'ownerId' | 'dayLimitCents'>,
  { timezone }: Hub,
  now: Date,
): SpendingLimit | null {
  const on = (spender: string, limitCents: number) => ({
    ...{ spender, day: localDay(timezone, now), limitCents },
  });
  if (appId !== undefined)
    return appDayLimitCents === undefined ? null : on(spenderOf(id, appId), appDayLimitCents);
  if (ownerId === null || dayLimitCents === null) return null;
  return on(spenderOf(id, null), dayLimitCents);
}

/** The app that orders for the merchant, else the merchant, as `spending_days` names them. */
export function spenderOf(merchantId: number, appId: number | null): string {
  return appId === null ? `m:${String(merchantId)}` : `a:${String(appId)}/${String(merchantId)}`;
}

/** null: it counts nothing. */
export function countedSpending(limit: SpendingLimit | null, cents: Cents): CountedSpending | null {
  return limit === null || cents <= 0 ? null : { spender: limit.spender, day: limit.day, cents };
}

const LIMIT_REACHED = 'SL001';

export function isSpendingLimitReached(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === LIMIT_REACHED;
}
