import { Injectable } from '@nestjs/common';
import { Hubs, localDay, localInstant } from '../../company/index.js';
import { FAILURE_WAITS, isLateAt } from '../../ordering/index.js';
import { Clock, Database, requireHubScope, type Scope, statement } from '../../base/index.js';

/**
 * Orders that came in during a stretch of a day. `late`: past what was promised, delivered or not. `inCents`:
 * completed orders and charges for lateness. $1 hub, $2 from, $3 until (exclusive): late or not by then.
 */
const DAY = statement(
  'reports.today_day',
  `select count(*)::int as orders, count(*) filter (where o.delivered_at < $3)::int as delivered,
          count(*) filter (where o.delivered_at < $3
            and o.delivered_at <= coalesce(o.deliver_by, o.delivered_at))::int as "onTime",
          count(*) filter (where ${isLateAt('$3')} and o.deliver_by < $3)::int as late,
          count(*) filter (where o.cancelled_at < $3)::int as cancelled,
          coalesce(sum(o.total_cents + o.late_charge_cents)
           filter (where o.status = 'completed' and o.finished_at < $3), 0)::bigint as "inCents",
          coalesce(sum(o.courier_pay_cents) filter (where o.status = 'completed' and o.finished_at < $3), 0)::bigint as "outCents"
     from orders o
    where o.hub_id = $1 and o.deleted_at is null and o.created_at >= $2 and o.created_at < $3`,
);

const NOW = statement(
  'reports.today_now',
  `with open as materialized (
     select o.courier_id, o.status from orders o
      where o.hub_id = $1 and o.status <> all (array['completed', 'cancelled']) and o.deleted_at is null
   ), shift as materialized (
     select p.active_orders from courier_presence p where p.hub_id = $1 and p.online and p.employable
   )
   select (select count(*)::int from open where courier_id is null and status = any ('{preparing,pending}')) as waiting,
          (select count(*)::int from open where courier_id is not null) as underway,
          (select count(*)::int from shift) as "couriersOnShift",
          (select count(*)::int from shift where active_orders > 0) as "couriersCarrying"`,
);

const DECISIONS = statement(
  'reports.today_decisions',
  `select (select count(*)::int from order_searches s join orders o on o.id = s.order_id
            where s.hub_id = $1 and s.outcome = 'not_served' and s.settled_at is null and o.deleted_at is null
              and (o.status = 'pending' or (o.status = 'cancelled' and o.cancel_reason = 'not_served'))) as unserved,
          (select count(*)::int from orders o where o.hub_id = $1 and ${FAILURE_WAITS}) as failed,
          (select count(*)::int from claims c where c.hub_id = $1 and c.state = 'open') as claims,
          (select count(*)::int from contests c where c.hub_id = $1 and c.state = 'open') as contests,
          (select count(*)::int from alerts a where a.hub_id = $1 and a.closed_at is null) as alerts,
          (select count(*)::int from ledger_transactions t
            where t.hub_id = $1 and t.kind = 'withdrawal' and t.status = 'pending') as withdrawals,
          (select count(*)::int from couriers c where c.hub_id = $1 and c.registration = 'awaiting_approval') as applications,
          (select count(*)::int from delivery_requests d where d.hub_id = $1 and d.status = 'received') as requests,
          (select count(*)::int from recipient_requests r where r.hub_id = $1 and r.state = 'open') as "recipientRequests"`,
);

const WEEK_MS = 7 * 86_400_000;

/** A hub's day so far, beside the same stretch a week ago. */
@Injectable()
export class TodayQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
  ) {}

  /** @throws forbidden */
  async of(scope: Scope) {
    requireHubScope(scope);
    const { hubId } = scope;
    const { timezone } = await this.hubs.get(hubId);
    const at = this.clock.now();
    const midnight = localInstant(timezone, localDay(timezone, at), '00:00', 'day');
    const before = (instant: Date) => new Date(instant.getTime() - WEEK_MS);
    const { reads } = this.db;
    return {
      at,
      today: await reads.one(DAY, [hubId, midnight, new Date(at.getTime() + 1)]),
      lastWeek: await reads.one(DAY, [hubId, before(midnight), before(at)]),
      now: await reads.one(NOW, [hubId]),
      decisions: await this.decisions(scope),
    };
  }

  /** @throws forbidden */
  decisions(scope: Scope) {
    requireHubScope(scope);
    return this.db.reads.one(DECISIONS, [scope.hubId]);
  }
}
