import { Injectable } from '@nestjs/common';
import { type Dispatch, Hubs } from '../../company/index.js';
import { CourierVisits } from '../../ordering/index.js';
import { POSITION_FRESH_MS } from '../../people/index.js';
import {
  Clock,
  Database,
  ExpiringCache,
  type Point,
  pointOf,
  type RowOf,
  statement,
} from '../../base/index.js';
import { type NumberedPlace, PlaceNumbers, PlanTooSlow } from '../planning/index.js';
import { HubPlanner, PICKUP, PLACES, PlanningBase } from '../passes/index.js';
import { TURN } from '../queue/index.js';
import {
  projectArrivals,
  type ProjectedCourier,
  type ProjectedOrder,
  type Projection,
} from './projection.calculator.js';

/** Boards of many operators ask for the same at the same time. */
const CACHE_MS = 10_000;
const MAX_ORDERS = 3_000;
const MAX_COURIERS = 3_000;

/** Orders that wait for a courier, in the sequence in which searches and plans take them. */
const WAITING = statement(
  'projections.projected_orders',
  `select o.id, ${PICKUP} as pickup, o.ready_at as "readyAt", o.duration_s as "durationS",
          o.acceptable_vehicle_type_ids as "vehicleTypeIds", ${PLACES('true')} as drops
     from orders o left join order_searches s on s.order_id = o.id and s.ended_at is null
    where o.hub_id = $1 and o.status = any ('{preparing,pending}') and o.status <> all (array['completed', 'cancelled'])
      and o.deleted_at is null
    order by ${TURN}, o.id limit ${String(MAX_ORDERS)}`,
);

/** Couriers who may take orders or carry one, at their last position. */
const COURIERS = statement(
  'projections.projected_couriers',
  `with carriers as materialized (
     select distinct o.courier_id from orders o
      where o.hub_id = $1 and o.status = any ('{accepted,arrived_pickup_location,collected,delivered}')
        and o.status <> all (array['completed', 'cancelled']) and o.deleted_at is null and o.courier_id is not null
   )
   select p.courier_id as id, p.vehicle_type_ids as "vehicleTypeIds", p.active_orders > 0 as carries,
          jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0]) as position
     from courier_presence p
    where p.hub_id = $1 and p.online and p.employable and p.position is not null and p.last_seen_at >= $2
      and p.courier_id not in (select courier_id from carriers)
    union all
   select p.courier_id, p.vehicle_type_ids, true,
          jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0])
     from carriers c join courier_presence p using (courier_id) where p.position is not null
    order by 1 limit ${String(MAX_COURIERS)}`,
);

const READY = statement(
  'projections.projected_ready',
  `select o.id, o.ready_at as "readyAt" from orders o
    where o.hub_id = $1 and o.status = any ('{accepted,arrived_pickup_location}')
      and o.status <> all (array['completed', 'cancelled']) and o.deleted_at is null and o.ready_at > $2`,
);

/** Arrivals of orders on offer, as the pass decided: it plans them again only once the offer is answered. */
const OFFERED = statement(
  'projections.projected_offers',
  `select d.order_id as "orderId", max(d.deliver_at) as "deliverAt"
     from dispatch_decisions d
     join order_offers f on f.order_id = d.order_id and f.courier_id = d.courier_id and f.attempt = d.attempt
    where d.hub_id = $1 and d.decided_at > $2 and d.kind = 'offer' and f.status = 'open'
    group by d.order_id`,
);

/** No offer is open for longer. */
const OFFERS_MS = 15 * 60_000;

type CourierRow = RowOf<typeof COURIERS> & { readonly position: Point };

/** When each open order of a hub will be delivered, which `isLate` compares with the promise. */
@Injectable()
export class OrderProjections {
  private readonly hubs: ExpiringCache<number, Projection>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly visits: CourierVisits,
    private readonly base: PlanningBase,
    private readonly settings: Hubs,
    private readonly planner: HubPlanner,
  ) {
    this.hubs = new ExpiringCache(clock, (hubId) => this.read(hubId), CACHE_MS, 1_000);
  }

  /** By order. Scheduled orders and those that are not paid are left out. */
  async of(hubId: number): Promise<ReadonlyMap<number, Date>> {
    return (await this.hubs.get(hubId)).arrivals;
  }

  /** When a courier will be free for each waiting order, by order. */
  async taken(hubId: number): Promise<ReadonlyMap<number, Date>> {
    return (await this.hubs.get(hubId)).taken;
  }

  private async read(hubId: number): Promise<Projection> {
    const now = this.clock.now();
    const seenSince = new Date(now.getTime() - POSITION_FRESH_MS);
    const orders = await this.db.reads.query<ProjectedOrder<Point>>(WAITING, [hubId]);
    const rows = await this.db.reads.query<CourierRow>(COURIERS, [hubId, seenSince]);
    const carriers = rows.filter(({ carries }) => carries).map(({ id }) => id);
    const plans = await this.visits.ofMany(carriers, this.db.reads);
    const ready = await this.db.reads.query(READY, [hubId, now]);
    const readyAt = new Map(ready.map((row) => [row.id, row.readyAt]));
    const { types } = await this.base.of(hubId);
    const visitsOf = ({ id }: CourierRow) => plans.get(id)?.visits ?? [];
    const numbers = new PlaceNumbers([
      ...orders.flatMap(({ pickup, drops }) => [pickup, ...drops]),
      ...rows.flatMap((row) => visitsOf(row).flatMap((visit) => pointOf(visit.place) ?? [])),
    ]);
    const couriers = rows.map((row): ProjectedCourier<NumberedPlace> => {
      const kind = types.find(({ id }) => row.vehicleTypeIds.includes(id))?.kind ?? 'motorbike';
      const visits = visitsOf(row).map((visit) => {
        const place = pointOf(visit.place);
        const { orderId, goal } = visit;
        return { orderId, goal, place: place && numbers.stop(place), readyAt: readyAt.get(orderId) ?? null };
      });
      const { vehicleTypeIds } = row;
      return { kind, vehicleTypeIds, visits, position: numbers.start(row.position, kind) };
    });
    const waiting = orders.map((order) => ({
      ...order,
      pickup: numbers.stop(order.pickup),
      drops: order.drops.map((drop) => numbers.stop(drop)),
    }));
    const tables = await this.base.ways(hubId, numbers);
    const { arrivals, taken } = projectArrivals(couriers, waiting, now, (from, to, kind) =>
      numbers.seconds(tables, from, to, kind),
    );
    await this.planInto(arrivals, hubId, orders);
    return { arrivals, taken };
  }

  /** In a hub that plans, the pass says when an order comes; one without a courier stays as estimated. */
  private async planInto(
    arrivals: Map<number, Date>,
    hubId: number,
    waiting: readonly ProjectedOrder<Point>[],
  ): Promise<void> {
    const { dispatch } = (await this.settings.get(hubId)).settings;
    if (dispatch.strategy !== 'planned' || waiting.length === 0) return;
    const since = new Date(this.clock.millis() - OFFERS_MS);
    const offered = await this.db.reads.query(OFFERED, [hubId, since]);
    const planned = new Map(offered.map(({ orderId, deliverAt }) => [orderId, deliverAt]));
    for (const { deliveries } of await this.tripsOf(hubId, dispatch))
      for (const { orderId, at } of deliveries) planned.set(orderId, new Date(at * 1_000));
    for (const { id } of waiting) {
      const at = planned.get(id);
      if (at) arrivals.set(id, at);
    }
  }

  /** None where the plan takes too long. */
  private async tripsOf(hubId: number, dispatch: Dispatch) {
    try {
      return await this.planner.planAhead(hubId, dispatch);
    } catch (error) {
      if (error instanceof PlanTooSlow) return [];
      throw error;
    }
  }
}
