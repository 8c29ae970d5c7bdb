import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  ExpiringCache,
  type Point,
  type RowOf,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import type { Order } from './order.entity.js';

/** About 550 m from south to north. */
const CELL_DEGREES = 0.005;
const RECENT_MS = 60 * 60_000;
const MAX_CELLS = 200;
const CACHE_MS = 15_000;
/** Answers kept: one for each hub and set of vehicle types. */
const MAX_KEPT = 2_000;

/** Orders that one of these vehicle types may carry, as searches choose couriers. */
const CARRIED = `(vehicle_type_id || acceptable_vehicle_type_ids) && $5::bigint[]`;

const DEMAND = statement(
  'orders.demand',
  `with pickups as (
     select pickup, 1 as waiting from orders
      where hub_id = $1 and status in ('preparing', 'pending') and deleted_at is null and ${CARRIED}
     union all
     select pickup, 0 from orders
      where hub_id = $1 and created_at > $2 and status not in ('preparing', 'pending')
        and deleted_at is null and ${CARRIED}
   ), cells as (
     select round((pickup ->> 'latitude')::float8 / $3) * $3 as latitude,
            round((pickup ->> 'longitude')::float8 / $3) * $3 as longitude, waiting
       from pickups where pickup ->> 'latitude' is not null
   )
   select latitude, longitude, sum(waiting)::int as waiting, count(*)::int as recent from cells
    group by latitude, longitude order by sum(waiting) desc, count(*) desc, latitude, longitude limit $4`,
);

/** Pickups of one square of the map: how many wait for a courier, and how many came within the last hour. */
type DemandCell = RowOf<typeof DEMAND, keyof Point>;

/** Where a hub's orders are, without telling whose they are. */
@Injectable()
export class OrderDemand {
  private readonly recent: ExpiringCache<string, readonly DemandCell[]>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.recent = new ExpiringCache(clock, (key: string) => this.read(key), CACHE_MS, MAX_KEPT);
  }

  /** Squares with most waiting orders first, for these vehicle types; the same for fifteen seconds. */
  async cells({ hubId }: Scope, vehicleTypeIds: readonly number[]): Promise<readonly DemandCell[]> {
    return await this.recent.get([hubId, ...[...vehicleTypeIds].sort((a, b) => a - b)].join());
  }

  private read(key: string): Promise<readonly DemandCell[]> {
    const [hubId, ...vehicleTypeIds] = key.split(',').map(Number);
    const since = new Date(this.clock.millis() - RECENT_MS);
    const values = [hubId, since, CELL_DEGREES, MAX_CELLS, vehicleTypeIds];
    return this.db.query<DemandCell, keyof Point>(DEMAND, values);
  }
}

/** Orders of a courier that may have ended while another is carried. */
const RECENT = 60;

const WORKED_SINCE = statement(
  'orders.worked_since',
  `select greatest(
            min(accepted_at) filter (where status not in ('completed', 'cancelled')),
            max(coalesce(delivered_at, finished_at, cancelled_at))
             filter (where collected_at is not null and status in ('completed', 'cancelled'))) as since
     from (select accepted_at, delivered_at, finished_at, cancelled_at, collected_at, status
             from orders where courier_id = $1 order by id desc limit ${String(RECENT)}) o`,
);

/**
 * Time of an order that counts for an hour's floor: since its courier's last one ended, or the first of those
 * now carried was accepted. So each minute with orders counts once, however many. null: no floor asks for it.
 */
export async function workedSince(
  tx: Transaction,
  { courierId, collectedAt, payTerms }: Order,
): Promise<Date | null> {
  if (courierId === null || collectedAt === null || !payTerms?.rules?.floorHourCents) return null;
  return (await tx.first(WORKED_SINCE, [courierId]))?.since ?? null;
}
