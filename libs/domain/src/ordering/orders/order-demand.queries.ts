import { Injectable } from '@nestjs/common';
import { Clock, type Point, type Scope, Database, ExpiringCache, statement } from '../../base/index.js';

/** About 550 m from south to north. */
const CELL_DEGREES = 0.005;
const RECENT_MS = 60 * 60_000;
const MOST_CELLS = 200;
const KEPT_MS = 15_000;
/** Answers kept: one for each hub and set of vehicle types. */
const MOST_KEPT = 2_000;

/** Pickups of one square of the map: how many wait for a courier, and how many came within the last hour. */
interface DemandCell extends Point {
  readonly waiting: number;
  readonly recent: number;
}

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

/** Where a hub's orders are, without telling whose they are. */
@Injectable()
export class OrderDemand {
  private readonly recent: ExpiringCache<string, readonly DemandCell[]>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.recent = new ExpiringCache(clock, (key: string) => this.read(key), KEPT_MS, MOST_KEPT);
  }

  /**
   * The squares with most waiting orders first, of orders that these vehicle types may carry; the same answer for
   * fifteen seconds.
   */
  async cells({ hubId }: Scope, vehicleTypeIds: readonly number[]): Promise<readonly DemandCell[]> {
    return await this.recent.get([hubId, ...[...vehicleTypeIds].sort((a, b) => a - b)].join());
  }

  private read(key: string): Promise<readonly DemandCell[]> {
    const [hubId, ...vehicleTypeIds] = key.split(',').map(Number);
    const since = new Date(this.clock.millis() - RECENT_MS);
    return this.db.query<DemandCell>(DEMAND, [hubId, since, CELL_DEGREES, MOST_CELLS, vehicleTypeIds]);
  }
}
