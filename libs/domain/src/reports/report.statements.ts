import { statement } from '../shared/index.js';

/** $1 hub, $2 and $4 the instant and the order to go on after, $3 to (exclusive). */
export const ORDERS = statement(
  'report_orders',
  `select o.id, o.public_id as "publicId", o.created_at as "createdAt", o.status, o.merchant_id as "merchantId",
          m.name as merchant, o.courier_id as "courierId", c.name as courier,
          jsonb_array_length(o.stops) as stops, o.distance_m as "distanceM", o.payment_method as "paymentMethod",
          o.total_cents as "totalCents", o.late_charge_cents as "lateChargeCents",
          o.courier_pay_cents as "courierPayCents", o.finished_at as "finishedAt", o.cancelled_at as "cancelledAt",
          o.cancel_reason as "cancelReason"
     from orders o join merchants m on m.id = o.merchant_id left join couriers c on c.id = o.courier_id
    where o.hub_id = $1 and o.deleted_at is null and (o.created_at, o.id) > ($2, $4) and o.created_at < $3
    order by o.created_at, o.id limit $5`,
);

/** $1 hub, $2 from, $3 to (exclusive); so are the others. By day of the hub's own calendar ($4 is its zone) and merchant, for what was completed. */
export const REVENUE = statement(
  'report_revenue',
  `select to_char(o.finished_at at time zone $4, 'YYYY-MM-DD') as day, o.merchant_id as "merchantId", m.name as merchant,
          count(*) as orders, sum(o.total_cents)::bigint as "totalCents",
          sum(o.late_charge_cents)::bigint as "lateChargeCents", sum(o.courier_pay_cents)::bigint as "courierPayCents",
          sum(o.total_cents + o.late_charge_cents - o.courier_pay_cents)::bigint as "marginCents"
     from orders o join merchants m on m.id = o.merchant_id
    where o.hub_id = $1 and o.deleted_at is null and o.status = 'completed' and o.finished_at >= $2 and o.finished_at < $3
    group by 1, 2, 3 order by 1, 2`,
);

/** Out of the books, so that it agrees with the wallets. */
export const COURIER_PAYOUTS = statement(
  'report_courier_payouts',
  `select a.holder_id as "courierId", c.name as courier,
          count(*) filter (where t.kind = 'repasse_pedido') as orders,
          coalesce(sum(t.amount) filter (where t.kind = 'repasse_pedido'), 0)::bigint as "earnedCents",
          coalesce(sum(t.amount) filter (where t.kind = 'saque' and t.status = 'concluido'), 0)::bigint as "paidOutCents",
          coalesce(sum(t.amount) filter (where t.kind = 'saque' and t.status = 'aguardando'), 0)::bigint as "awaitingCents",
          a.balance as "balanceCents"
     from ledger_accounts a
     join ledger_transactions t on t.account_id = a.id and t.created_at >= $2 and t.created_at < $3
     join couriers c on c.id = a.holder_id
    where a.hub_id = $1 and a.role = 'courier'
    group by a.id, c.name order by a.holder_id`,
);

export const CANCELLATIONS = statement(
  'report_cancellations',
  `select o.cancel_reason as reason, count(*) as orders, count(o.courier_id) as "withCourier",
          sum(o.total_cents)::bigint as "totalCents"
     from orders o
    where o.hub_id = $1 and o.deleted_at is null and o.status = 'cancelled' and o.cancelled_at >= $2 and o.cancelled_at < $3
    group by 1 order by 2 desc, 1`,
);

/** How long orders stayed in each state: from the entry that led into it to the next that led out of it. */
export const STATE_TIMES = statement(
  'report_state_times',
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
     select state, extract(epoch from lead(at) over (partition by order_id order by sequence) - at)::float8 as seconds
       from moves where state is not null
   )
   select state, count(*) as times, round(avg(seconds))::bigint as "averageSeconds",
          round(percentile_cont(0.5) within group (order by seconds))::bigint as "medianSeconds",
          round(percentile_cont(0.95) within group (order by seconds))::bigint as "p95Seconds"
     from spans where seconds is not null
    group by state
    order by array_position(array['waiting','scheduled','preparing','pending','accepted','arrived_pickup_location',
                                  'collected','delivered'], state)`,
);
