import { Injectable } from '@nestjs/common';
import { fromLocal, Hubs, localDay } from '../../company/index.js';
import { Clock, Database, type Scope, statement } from '../../base/index.js';
import { spenderOf } from './spending-limit.rules.js';

/** Orders that were placed while nothing limited their spender; as each carries what it counts, none counts twice. */
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
