import { Injectable } from '@nestjs/common';
import { fromLocal, type Hub, Hubs, localDay } from '../../company/index.js';
import { type Cents, Clock, Database, type Scope, statement } from '../../base/index.js';
import type { Merchant } from '../../people/index.js';

/** A spender on one day of the hub: a row of `spending_days`. */
interface SpendersDay {
  readonly spender: string;
  /** `2026-11-27` */
  readonly day: string;
}

export interface SpendingLimit extends SpendersDay {
  readonly limitCents: number;
}

/** What an order counted against a limit as it was placed, and gives back if it is cancelled. */
export interface CountedSpending extends SpendersDay {
  readonly cents: Cents;
}

/** The app's limit, where one places the order, else the sub-user's. A courier call counts nothing yet. */
export function spendingLimitOf(
  { appId, appDayLimitCents }: Scope,
  { id, ownerId, dayLimitCents }: Pick<Merchant, 'id' | 'ownerId' | 'dayLimitCents'>,
  { timezone }: Hub,
  now: Date,
): SpendingLimit | null {
  const ofUser = ownerId === null ? null : dayLimitCents;
  const limitCents = appId === undefined ? ofUser : (appDayLimitCents ?? null);
  if (limitCents === null) return null;
  return { spender: spenderOf(id, appId ?? null), day: localDay(timezone, now), limitCents };
}

/** The app that orders for the merchant, else the merchant, as `spending_days` names them. */
function spenderOf(merchantId: number, appId: number | null): string {
  return appId === null ? `m:${String(merchantId)}` : `a:${String(appId)}/${String(merchantId)}`;
}

/** Null: the order counts nothing. */
export function countedSpending(limit: SpendingLimit | null, cents: Cents): CountedSpending | null {
  return limit === null || cents <= 0 ? null : { spender: limit.spender, day: limit.day, cents };
}

const LIMIT_REACHED = 'SL001';

export function isSpendingLimitReached(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === LIMIT_REACHED;
}

/** Orders placed while nothing limited their spender; as each carries what it counts, none counts twice. */
const COUNT = statement(
  'orders.spending_count',
  `with counted as (
     update orders set counted_spending = jsonb_build_object('spender', $3::text, 'day', $4::text, 'cents', total_cents)
      where hub_id = $1 and merchant_id = $2 and app_id is not distinct from $5::bigint and created_at >= $6
        and deleted_at is null and kind = 'delivery' and status <> 'cancelled' and total_cents > 0
        and counted_spending is null
     returning total_cents
   )
   insert into spending_days as s (hub_id, spender, day, spent_cents)
   select $1, $3, $4::date, sum(total_cents) from counted having count(*) > 0
   on conflict (hub_id, spender, day) do update set spent_cents = s.spent_cents + excluded.spent_cents`,
);

/** What sub-users and apps with a limit ordered for on a day of the hub. */
@Injectable()
export class SpendingDays {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
  ) {}

  /** After a limit was set: what the merchant, or the app for it, ordered today counts against it. */
  async countToday({ hubId }: Scope, merchantId: number, appId: number | null): Promise<void> {
    const { timezone } = await this.hubs.get(hubId);
    const day = localDay(timezone, this.clock.now());
    const from = fromLocal(timezone, day, '00:00');
    await this.db.execute(COUNT, [hubId, merchantId, spenderOf(merchantId, appId), day, appId, from]);
  }
}
