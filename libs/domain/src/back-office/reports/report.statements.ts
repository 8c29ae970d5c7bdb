import { statement } from '../../base/index.js';
import { isLateAt } from '../../ordering/index.js';

const ORDER_COLUMNS = `o.id, o.public_id as "publicId", o.created_at as "createdAt", o.status, o.merchant_id as "merchantId",
          m.name as merchant, o.courier_id as "courierId", c.name as courier,
          jsonb_array_length(o.stops) as stops,
          jsonb_array_length(jsonb_path_query_array(o.stops, '$[*] ? (@.status == "failed")')) as failed,
          o.distance_m as "distanceM", o.payment_method as "paymentMethod", o.total_cents as "totalCents",
          o.late_charge_cents as "lateChargeCents", o.courier_pay_cents as "courierPayCents",
          o.finished_at as "finishedAt", o.cancelled_at as "cancelledAt",
          o.cancel_reason as "cancelReason", o.deliver_by as "deliverBy", o.delivered_at as "deliveredAt",
          case when ${isLateAt('$6')}
               then floor(extract(epoch from coalesce(o.delivered_at, $6) - o.deliver_by) / 60)::int end as "lateMinutes"`;

/** $1 hub; $2 instant, $4 order to go on after; $3 to (exclusive); $6 the instant for undelivered ones. */
const listBy = (instant: string, which = '') =>
  `select ${ORDER_COLUMNS}
     from orders o join merchants m on m.id = o.merchant_id left join couriers c on c.id = o.courier_id
    where o.hub_id = $1 and o.deleted_at is null ${which} and (${instant}, o.id) > ($2, $4)
    and ${instant} < $3 order by ${instant}, o.id limit $5`;
export const ORDERS = statement('reports.report_orders', listBy('o.created_at'));
/** Orders behind `REVENUE`, as they were completed. */
export const COMPLETED_ORDERS = statement(
  'reports.report_completed_orders',
  listBy('o.finished_at', `and o.status = 'completed'`),
);

/** Completed orders by merchant and day in zone $4. $1 hub, $2 from, $3 to (exclusive), as below. */
export const REVENUE = statement(
  'reports.report_revenue',
  `select to_char(o.finished_at at time zone $4, 'YYYY-MM-DD') as day, o.merchant_id as "merchantId", m.name as merchant,
          count(*) as orders, sum(o.total_cents)::bigint as "totalCents",
          sum(o.late_charge_cents)::bigint as "lateChargeCents", sum(o.courier_pay_cents)::bigint as "courierPayCents",
          sum(o.total_cents + o.late_charge_cents - o.courier_pay_cents)::bigint as "marginCents"
     from orders o join merchants m on m.id = o.merchant_id
    where o.hub_id = $1 and o.deleted_at is null and o.status = 'completed' and o.finished_at >= $2 and o.finished_at < $3
    group by 1, 2, 3 order by 1, 2`,
);

/** Computed from the ledger, so that it agrees with the wallets. */
export const COURIER_PAYOUTS = statement(
  'reports.report_courier_payouts',
  `select a.holder_id as "courierId", c.name as courier,
          count(*) filter (where t.kind = 'order_earning') as orders,
          coalesce(sum(t.amount) filter (where t.kind = 'order_earning'), 0)::bigint as "earnedCents",
          coalesce(sum(t.amount) filter (where t.kind = 'withdrawal' and t.status = 'completed'), 0)::bigint as "paidOutCents",
          coalesce(sum(t.amount) filter (where t.kind = 'withdrawal' and t.status = 'pending'), 0)::bigint as "awaitingCents",
          a.balance as "balanceCents"
     from ledger_accounts a
     join ledger_transactions t on t.account_id = a.id and t.created_at >= $2 and t.created_at < $3
     join couriers c on c.id = a.holder_id
    where a.hub_id = $1 and a.role = 'courier'
    group by a.id, c.name order by a.holder_id`,
);

/** A hub's own word for a reason stands in the note, and counts as a reason here. */
export const CANCELLATIONS = statement(
  'reports.report_cancellations',
  `select case when h.settings -> 'cancelReasons' ? o.cancel_note then o.cancel_note else o.cancel_reason end as reason,
          count(*) as orders, count(o.courier_id) as "withCourier", sum(o.total_cents)::bigint as "totalCents"
     from orders o join hubs h on h.id = o.hub_id
    where o.hub_id = $1 and o.deleted_at is null and o.status = 'cancelled' and o.cancelled_at >= $2 and o.cancelled_at < $3
    group by 1 order by 2 desc, 1`,
);

/** How long orders stayed in each state: from the timeline entry into it to the next entry out of it. */
export const STATE_TIMES = statement(
  'reports.report_state_times',
  `with moves as (
     select e.order_id, e.sequence, e.at,
            case e.type when 'order.payment_awaited' then 'waiting' when 'order.scheduled' then 'scheduled'
              when 'order.preparing' then 'preparing' when 'order.searching' then 'pending'
              when 'order.accepted' then 'accepted' when 'order.arrived_at_pickup' then 'arrived_pickup_location'
              when 'order.collected' then 'collected' when 'order.delivered' then 'delivered'
              when 'order.completed' then 'completed' when 'order.cancelled' then 'cancelled' end as state
       from order_events e join orders o on o.id = e.order_id
      where o.hub_id = $1 and o.deleted_at is null and o.created_at >= $2 and o.created_at < $3
   ), spans as (
     select state, extract(epoch from lead(at) over (partition by order_id order by sequence) - at)::float8
       as seconds from moves where state is not null
   )
   select state, count(*) as times, round(avg(seconds))::bigint as "averageSeconds",
          round(percentile_cont(0.5) within group (order by seconds))::bigint as "medianSeconds",
          round(percentile_cont(0.95) within group (order by seconds))::bigint as "p95Seconds"
     from spans where seconds is not null
    group by state
    order by array_position(array['waiting','scheduled','preparing','pending','accepted','arrived_pickup_location',
                                  'collected','delivered'], state)`,
);

/** The day of an order is in the zone $4; its state is that until $5. */
export const DAYS = statement(
  'reports.report_days',
  `select to_char(o.created_at at time zone $4, 'YYYY-MM-DD') as day, count(*)::int as created,
          count(*) filter (where o.status = 'completed')::int as completed,
          count(*) filter (where o.status = 'cancelled')::int as cancelled,
          count(*) filter (where ${isLateAt('$5')})::int as late,
          coalesce(sum(o.total_cents) filter (where o.status = 'completed'), 0)::bigint as "totalCents"
     from orders o
    where o.hub_id = $1 and o.deleted_at is null and o.created_at >= $2 and o.created_at < $3
    group by 1 order by 1`,
);

/** How far estimates were off, by roads and as learned. Days are those of the handover in the zone $4. */
export const ETA = statement(
  'reports.report_eta',
  `select to_char(l.ended_at at time zone $4, 'YYYY-MM-DD') as day, count(*)::int as legs,
          round(percentile_cont(0.5) within group (order by abs(l.ridden_s - l.estimated_s)))::int as "medianBeforeSeconds",
          round(percentile_cont(0.5) within group (order by abs(l.ridden_s - l.learned_s)))::int as "medianAfterSeconds",
          round(percentile_cont(0.9) within group (order by abs(l.ridden_s - l.estimated_s)))::int as "p90BeforeSeconds",
          round(percentile_cont(0.9) within group (order by abs(l.ridden_s - l.learned_s)))::int as "p90AfterSeconds"
     from ridden_legs l
    where l.hub_id = $1 and l.ended_at >= $2 and l.ended_at < $3 and l.state = 'learned'
    group by 1 order by 1`,
);

const CLAIMED = `left join (select order_id, count(*) as claims from claims where hub_id = $1 group by 1) k on k.order_id = o.id`;
const CLAIMED_PERCENT = `round(100.0 * coalesce(sum(k.claims), 0) / count(*), 1)::float8 as "claimsPercent"`;

/** Deliveries until $4. Minutes are from acceptance to the last stop. */
export const COURIER_RANKING = statement(
  'reports.report_courier_ranking',
  `select o.courier_id as "courierId", c.name as courier,
          count(*) filter (where o.delivered_at is not null)::int as orders,
          count(*) filter (where o.status in ('delivered', 'completed') and o.delivered_at is null)::int as failed,
          count(*) filter (where ${isLateAt('$4')})::int as late,
          round(avg(extract(epoch from o.delivered_at - o.accepted_at)) / 60, 1)::float8 as "averageMinutes",
          coalesce(sum(o.distance_m) filter (where o.delivered_at is not null), 0)::bigint as "distanceM",
          coalesce(sum(o.courier_pay_cents) filter (where o.status = 'completed'), 0)::bigint as "earnedCents",
          count(*) filter (where o.status = 'cancelled')::int as cancelled,
          round(avg((select avg((s #>> '{rating,stars}')::int) from jsonb_array_elements(o.stops) s)), 2)
            ::float8 as "averageStars", coalesce(sum(k.claims), 0)::int as claims, ${CLAIMED_PERCENT}
     from orders o join couriers c on c.id = o.courier_id ${CLAIMED}
    where o.hub_id = $1 and o.deleted_at is null and o.created_at >= $2 and o.created_at < $3
    group by 1, 2 order by 3 desc, 1`,
);

/** Orders until $4. Minutes are from the order to the last stop; waits from the courier's arrival. */
export const MERCHANT_RANKING = statement(
  'reports.report_merchant_ranking',
  `select o.merchant_id as "merchantId", m.name as merchant, count(*)::int as orders,
          count(*) filter (where o.status = 'cancelled')::int as cancelled,
          count(*) filter (where ${isLateAt('$4')})::int as late,
          coalesce(sum(o.total_cents) filter (where o.status = 'completed'), 0)::bigint as "totalCents",
          round(avg(extract(epoch from o.delivered_at - o.created_at)) / 60, 1)::float8 as "averageMinutes",
          round(avg(extract(epoch from o.collected_at - o.arrived_pickup_at)) / 60, 1)::float8
            as "averageWaitMinutes",
          coalesce(sum(k.claims), 0)::int as claims, ${CLAIMED_PERCENT}
     from orders o join merchants m on m.id = o.merchant_id ${CLAIMED}
    where o.hub_id = $1 and o.deleted_at is null and o.created_at >= $2 and o.created_at < $3
    group by 1, 2 order by 3 desc, 1`,
);

/** Stops that ended in a district until $4, with the claims about each. */
export const AREA_RANKING = statement(
  'reports.report_area_ranking',
  `select s ->> 'district' as district, s ->> 'city' as city, count(*)::int as deliveries,
          count(*) filter (where s ->> 'status' = 'failed')::int as failed,
          count(*) filter (where ${isLateAt('$4')})::int as late,
          coalesce(sum(k.claims), 0)::int as claims, ${CLAIMED_PERCENT}
     from orders o cross join lateral jsonb_array_elements(o.stops) s
     left join (select order_id, stop, count(*) as claims from claims where hub_id = $1 group by 1, 2) k
            on k.order_id = o.id and k.stop = (s ->> 'ordinal')::int
    where o.hub_id = $1 and o.deleted_at is null and o.created_at >= $2 and o.created_at < $3
      and s ->> 'status' in ('delivered', 'failed')
    group by 1, 2 order by 3 desc, 1, 2`,
);

/** Closing: both sides of each movement by account and kind; sum zero. $1 hub, $2 from, $3 to (exclusive) */
export const CLOSING = statement(
  'reports.report_closing',
  `with sides as (
     select a.role as account, t.kind, count(*) as movements,
            coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as came,
            coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as went
       from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id where t.hub_id = $1 and t.created_at >= $2
      and t.created_at < $3 group by 1, 2
   )
   select account, kind, movements, came as "inCents", went as "outCents", came - went as "netCents" from (
     select * from sides union all select 'total', '', coalesce(sum(movements), 0)::bigint,
            coalesce(sum(came), 0)::bigint, coalesce(sum(went), 0)::bigint from sides) s
    order by account = 'total', account, kind`,
);

const MOVED = (kinds: string, sign = '') =>
  `coalesce(sum(${sign}m.cents) filter (where m.within and ${kinds}), 0)::bigint`;
const OPENING = 'a.balance - coalesce(sum(m.cents), 0)';
const CLOSING_BALANCE = 'a.balance - coalesce(sum(m.cents) filter (where not m.within), 0)';
const PER_ACCOUNT = (role: string, columns: string) => `
  select a.holder_id, ${columns}
    from ledger_accounts a left join moved m on m.account_id = a.id
   where a.hub_id = $1 and a.role = '${role}' group by a.id`;

/**
 * Closing of each courier: what was owed before, earned, topped up, taken, paid, and is owed after; the same
 * of collected cash. Opening and movements add up to the closing, whatever kinds of movements there are.
 */
export const COURIER_CLOSING = statement(
  'reports.report_courier_closing',
  `with moved as (
     select t.account_id, t.kind, t.operation, t.created_at < $3 as within,
            sum(case t.operation when 'credit' then t.amount else -t.amount end) as cents
       from ledger_transactions t where t.hub_id = $1 and t.created_at >= $2 group by 1, 2, 3, 4
   ), wallets as (${PER_ACCOUNT(
     'courier',
     `(${OPENING})::bigint as opening, ${MOVED(`m.kind = 'order_earning'`)} as earned,
      ${MOVED(`m.kind = 'guarantee_top_up'`)} as topped,
      ${MOVED(`m.operation = 'credit' and m.kind not in ('order_earning', 'guarantee_top_up')`)} as added,
      ${MOVED(`m.operation = 'debit' and m.kind <> 'withdrawal'`, '-')} as taken,
      ${MOVED(`m.kind = 'withdrawal'`, '-')} as withdrawn, (${CLOSING_BALANCE})::bigint as closing`,
   )}), cash as (${PER_ACCOUNT(
     'courier_cash',
     `(-(${OPENING}))::bigint as opening, ${MOVED(`m.kind = 'cash_collected'`, '-')} as collected,
      ${MOVED(`m.kind in ('cash_handed_in', 'cash_hand_in_reversed')`)} as handed,
      ${MOVED(`m.kind in ('cash_difference', 'cash_difference_reversed')`)} as missing,
      (-(${CLOSING_BALANCE}))::bigint as closing`,
   )})
   select c.id as "courierId", c.name as courier, coalesce(w.opening, 0) as "openingCents",
          coalesce(w.earned, 0) as "earnedCents", coalesce(w.topped, 0) as "toppedUpCents",
          coalesce(w.added, 0) as "addedCents", coalesce(w.taken, 0) as "takenCents",
          coalesce(w.withdrawn, 0) as "withdrawnCents", coalesce(w.closing, 0) as "closingCents",
          coalesce(k.opening, 0) as "cashOpeningCents", coalesce(k.collected, 0) as "collectedCents",
          coalesce(k.handed, 0) as "handedInCents", coalesce(k.missing, 0) as "missingCents",
          coalesce(k.closing, 0) as "cashClosingCents"
     from couriers c left join wallets w on w.holder_id = c.id left join cash k on k.holder_id = c.id
    where c.hub_id = $1 and (w.holder_id is not null or k.holder_id is not null)
    order by c.name, c.id`,
);
