import { Injectable } from '@nestjs/common';
import { CourierEvents, CourierPresenceStore } from '../../people/index.js';
import {
  Clock,
  DomainError,
  type Point,
  type RowOf,
  type Scope,
  Database,
  statement,
  type Reads,
} from '../../base/index.js';
import { visitSequence, type VisitedOrder, type Visit } from './visit-sequence.rules.js';

/** A courier's orders in progress, those that ended last, and what is to be done in which sequence. */
export interface VisitPlan {
  readonly orders: readonly VisitedOrder[];
  readonly visits: readonly Visit[];
}

/** The orders that ended last are among the newest of a courier. */
const NEWEST_ORDERS = 20;
const LAST_ENDED = 5;
const ENDED_MS = 2 * 3_600_000;

const COLUMNS = `o.id, o.courier_id, o.status, o.pickup, o.stops, o.needs_return, o.cancel_on_return, o.accepted_at,
  o.arrived_pickup_at, o.collected_at, o.finished_at, o.last_sequence`;

const ROUTES = statement(
  'orders.courier_routes',
  `select o.id, o.courier_id as "courierId", o.status, o.pickup, o.stops, o.needs_return as "needsReturn",
          o.cancel_on_return as "cancelOnReturn", o.accepted_at as "acceptedAt", o.arrived_pickup_at as "arrivedPickupAt",
          o.collected_at as "collectedAt", o.finished_at as "finishedAt",
          o.last_sequence as "lastSequence", p.chosen_visits as chosen,
          case when p.position is not null
               then jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0]) end as at
     from courier_presence p cross join lateral (
       (select ${COLUMNS} from orders o
         where o.hub_id = p.hub_id and o.courier_id = p.courier_id and o.deleted_at is null
           and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered'))
       union all
       (select * from (select ${COLUMNS} from orders o
                        where o.courier_id = p.courier_id order by o.id desc limit ${String(NEWEST_ORDERS)}) o
         where o.status = 'completed' and o.finished_at > $2 order by o.finished_at desc limit ${String(LAST_ENDED)})) o
    where p.courier_id = any($1::bigint[])
    order by p.courier_id, o.accepted_at, o.id`,
);

type Route = RowOf<typeof ROUTES> & { readonly at: Point | null };

@Injectable()
export class CourierVisits {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly presence: CourierPresenceStore,
    private readonly events: CourierEvents,
  ) {}

  async of(courierId: number, on: Reads = this.db): Promise<VisitPlan> {
    return (await this.ofMany([courierId], on)).get(courierId) ?? { orders: [], visits: [] };
  }

  /** By courier; couriers without orders are left out. */
  async ofMany(courierIds: readonly number[], on: Reads = this.db): Promise<Map<number, VisitPlan>> {
    const rows = await on.query<Route>(ROUTES, [courierIds, new Date(this.clock.millis() - ENDED_MS)]);
    const plans = Array.from(new Set(rows.map((row) => row.courierId)), (courierId) => {
      const orders = rows.filter((row) => row.courierId === courierId);
      const { chosen = null, at = null } = orders[0] ?? {};
      const visits = visitSequence({ orders, chosen: chosen ?? [], position: at });
      return [courierId, { orders, visits }] as const;
    });
    return new Map(plans);
  }

  /** The courier's own sequence: keys of visits, of which those that are open count. @throws forbidden */
  async choose({ hubId, actor }: Scope, keys: readonly string[]): Promise<VisitPlan> {
    const courierId = actor.id;
    if (courierId === null || actor.kind !== 'courier') throw new DomainError('forbidden');
    await this.db.transaction(async (tx) => {
      await this.presence.chooseVisits(tx, hubId, courierId, keys);
      await this.events.append(tx, 'courier.visits_chosen', [courierId]);
    });
    return await this.of(courierId);
  }
}
