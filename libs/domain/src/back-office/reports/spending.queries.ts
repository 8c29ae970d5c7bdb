import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Database, readableMerchants, type Scope, statement } from '../../base/index.js';
import { type ReportPeriod, periodOf } from './report-period.rules.js';

/** `day`: of the hub's zone. `spentCents`: orders that were not cancelled, and charges for lateness. */
const BY_DAY = statement(
  'reports.spending_by_day',
  `select to_char(o.created_at at time zone $5, 'YYYY-MM-DD') as day, count(*)::int as orders,
          count(*) filter (where o.status = 'completed')::int as delivered,
          count(*) filter (where o.status = 'cancelled')::int as cancelled,
          sum(o.late_charge_cents + case when o.status = 'cancelled' then 0 else o.total_cents end)::bigint as "spentCents"
     from orders o
    where o.hub_id = $1 and o.merchant_id = any($2::bigint[]) and o.deleted_at is null
      and o.created_at >= $3 and o.created_at < $4
    group by 1 order by 1`,
);

@Injectable()
export class Spending {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
  ) {}

  /** Sums up the merchants that the caller may read; days without orders are absent. @throws invalid_value */
  async byDay(scope: Scope, asked: ReportPeriod) {
    const { timezone } = await this.hubs.get(scope.hubId);
    const { from, to } = periodOf(timezone, asked);
    const merchants = readableMerchants(scope) ?? [];
    return this.db.query(BY_DAY, [scope.hubId, merchants, from, to, timezone]);
  }
}
