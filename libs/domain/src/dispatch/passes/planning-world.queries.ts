import { Injectable } from '@nestjs/common';
import { POSITION_FRESH_MS } from '../../people/index.js';
import { Clock, Database, statement } from '../../base/index.js';
import {
  type CarriedRow,
  type CourierRow,
  DEFAULT_PLAN_SETTINGS,
  type OpenOrderRow,
  SILENCE,
  type WorldRows,
} from '../planning/index.js';
import { COURIER_FACTS, COURIERS_WHO, CouriersOut, excluding } from '../searches/index.js';
import { ShiftRoster, TURN } from '../queue/index.js';

/** More than a pass plans of one region, so that an order waiting there does not keep other regions out. */
const MAX_ORDERS = 2_000;
const MAX_COURIERS = 3_000;
const MAX_CARRIED = 12_000;

/** When order `o` counts as placed; a scheduled one at its search, from which what is promised counts. */
export const PLACED_AT = 'greatest(o.created_at, o.search_at)';

export const PLACES = (condition: string) => `coalesce((
  select jsonb_agg(jsonb_build_object('latitude', t.s -> 'latitude', 'longitude', t.s -> 'longitude') order by t.n)
    from jsonb_array_elements(o.stops) with ordinality as t(s, n)
   where t.s ->> 'latitude' is not null and ${condition}), '[]')`;

export const PICKUP = `jsonb_build_object('latitude', o.pickup -> 'latitude', 'longitude', o.pickup -> 'longitude')`;

export const WEIGHT = `(o.package ->> 'weightKg')::float8 as "weightKg"`;

/** Orders that are ready soon come first, in turn. One is not offered again to couriers who declined it. */
const openOrders = (name: 'planning_orders' | 'planning_all_orders', condition: string) =>
  statement(
    `passes.${name}`,
    `select o.id, s.attempt, o.merchant_id as "merchantId", ${PLACED_AT} as "placedAt", o.ready_at as "readyAt",
          o.deliver_by as "deliverBy", s.vehicle_type_ids as "vehicleTypeIds", s.combinable, ${WEIGHT},
          s.collects_cash as "collectsCash",
          jsonb_build_object('latitude', s.pickup[1], 'longitude', s.pickup[0]) as pickup, ${PLACES('true')} as drops,
          s.excluded_courier_ids || ${COURIERS_WHO('declined')} as "excludedCourierIds",
          ${COURIERS_WHO('expired', 'and f.ended_at > $2')} as "unansweredBy"
     from order_searches s join orders o on o.id = s.order_id
    where s.hub_id = $1 and s.ended_at is null and ${condition} and s.deadline_at > $3 and o.status = 'pending'
      and not exists (select from order_offers f
                       where f.order_id = s.order_id and f.attempt = s.attempt and f.status = 'open')
    order by coalesce(o.ready_at > $4, false), ${TURN}, o.id limit ${String(MAX_ORDERS)}`,
  );

const ORDERS = openOrders('planning_orders', 's.planned');
/** Also those that the hub's own strategy searches for. */
const ALL_ORDERS = openOrders('planning_all_orders', 'true');

/** Couriers on shift as passes weigh them. $1 hub, $2 since when a position is fresh, $3 an hour ago. */
export const COURIERS_ON_SHIFT = (condition = '') =>
  `select ${COURIER_FACTS}, coalesce(d.orders, 0)::int as "recentOrders", p.shift_ends_at as "shiftEndsAt"
     from courier_presence p
     left join (select courier_id, count(*) as orders from dispatch_decisions
                 where hub_id = $1 and decided_at > $3 group by courier_id) d using (courier_id), ${SILENCE}
    where p.hub_id = $1 and p.online and p.employable ${condition}
    order by p.last_seen_at desc, p.courier_id limit ${String(MAX_COURIERS)}`;

/** A courier with an open offer is planned again once it is answered. */
const COURIERS = statement(
  'passes.planning_couriers',
  COURIERS_ON_SHIFT(`and p.position is not null and p.last_seen_at >= $2
      and not exists (select from order_offers f where f.courier_id = p.courier_id
                         and f.status = 'open' and f.changed_at > $3)`),
);

const CARRIED = statement(
  'passes.planning_carried',
  `select o.id, o.courier_id as "courierId", o.merchant_id as "merchantId", o.ready_at as "readyAt",
          o.deliver_by as "deliverBy", ${WEIGHT},
          (select d.latest_at from dispatch_decisions d
            where d.order_id = o.id and d.courier_id = o.courier_id
            order by d.id desc limit 1) as "latestAt",
          case when o.collected_at is null then ${PICKUP} end as pickup,
          case when o.needs_return then ${PICKUP} end as "returnTo",
          ${PLACES(`t.s ->> 'status' = 'pending' and o.cancel_on_return is null`)} as drops
     from orders o
    where o.hub_id = $1 and o.status = any ('{accepted,arrived_pickup_location,collected,delivered}')
      and o.status <> all (array['completed', 'cancelled']) and o.deleted_at is null and o.courier_id is not null
    order by o.courier_id, o.accepted_at, o.id limit ${String(MAX_CARRIED)}`,
);

const HOUR_MS = 3_600_000;
const HORIZON_MS = DEFAULT_PLAN_SETTINGS.horizon * 1_000;

@Injectable()
export class PlanningWorldQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly out: CouriersOut,
    private readonly shifts: ShiftRoster,
  ) {}

  read(hubId: number): Promise<WorldRows> {
    return this.readOpen(ORDERS, hubId);
  }

  /** The state as if the hub planned, whatever its strategy. */
  readAsPlanned(hubId: number): Promise<WorldRows> {
    return this.readOpen(ALL_ORDERS, hubId);
  }

  carried(hubId: number): Promise<CarriedRow[]> {
    return this.db.query<CarriedRow, 'deliverBy'>(CARRIED, [hubId]);
  }

  private async readOpen(which: typeof ORDERS, hubId: number): Promise<WorldRows> {
    const before = (ms: number) => new Date(this.clock.millis() - ms);
    const [orders, couriers, carried] = await Promise.all([
      this.db.query<OpenOrderRow, 'deliverBy'>(which, [
        hubId,
        before(HORIZON_MS),
        this.clock.now(),
        before(-HORIZON_MS),
      ]),
      this.db.query<CourierRow>(COURIERS, [hubId, before(POSITION_FRESH_MS), before(HOUR_MS)]),
      this.carried(hubId),
    ]);
    const out = await this.out.whoIsOut(hubId, orders);
    const asked = orders.map(async (order) => ({
      ...excluding(order, out),
      onShift: (await this.shifts.wantedAt(hubId, order.pickup)).map(({ courierId }) => courierId),
    }));
    return { orders: await Promise.all(asked), couriers, carried };
  }
}
