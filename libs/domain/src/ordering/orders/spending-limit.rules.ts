import type { Hub } from '../../company/index.js';
import type { Merchant } from '../../people/index.js';
import type { Scope } from '../../base/index.js';

/** What one spender may order for in a day of the hub. */
export interface SpendingLimit {
  readonly spender: string;
  readonly limitCents: number;
  readonly timezone: string;
}

/**
 * The limit that an order counts against: the app's, where one places it, else the sub-user's. Orders count as they are placed,
 * also if they are cancelled later; a courier call has no price yet and counts nothing.
 */
export function spendingLimitOf(
  { appId, appDayLimitCents }: Scope,
  { id, ownerId, dayLimitCents }: Pick<Merchant, 'id' | 'ownerId' | 'dayLimitCents'>,
  { timezone }: Hub,
): SpendingLimit | null {
  if (appId !== undefined)
    return appDayLimitCents === undefined
      ? null
      : { spender: `a:${String(appId)}/${String(id)}`, limitCents: appDayLimitCents, timezone };
  if (ownerId === null || dayLimitCents === null) return null;
  return { spender: `m:${String(id)}`, limitCents: dayLimitCents, timezone };
}

const LIMIT_REACHED = 'SL001';

export function isSpendingLimitReached(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === LIMIT_REACHED;
}
