import { Injectable } from '@nestjs/common';
import { NearestCouriers, POSITION_FRESH_MS } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import { Clock, type Point, type VehicleKind, Database, ExpiringCache, statement } from '../../base/index.js';
import type { VehicleAvailability } from './delivery-request.entity.js';

const MINUTE_MS = 60_000;
/** Assumed time from the end of one delivery to the next pickup. */
const BETWEEN_ORDERS_MINUTES = 10;
/** Assumed time until a courier is free when none is online. */
const NO_COURIER_MINUTES = 15;

const FREE_BY_KIND = statement(
  'delivery-requests.fleet_free_by_kind',
  `select t.kind, count(distinct p.courier_id)::int as free
     from courier_presence p join vehicle_types t on t.id = any(p.vehicle_type_ids) and t.hub_id = p.hub_id
    where p.hub_id = $1 and p.online and p.employable and p.active_orders = 0 and p.last_seen_at >= $2
    group by t.kind`,
);

/** When the first busy courier is done: the route's duration from collection, or acceptance and 10 min. */
const NEXT_FREE = statement(
  'delivery-requests.fleet_next_free',
  `select min(coalesce(o.collected_at, o.accepted_at + interval '10 minutes') + o.duration_s * interval '1 second') as at
     from courier_presence p join orders o on o.courier_id = p.courier_id
    where p.hub_id = $1 and p.online and p.employable and p.vehicle_type_ids && $3::integer[]
      and p.last_seen_at >= $2 and o.status = any('{accepted,arrived_pickup_location,collected,delivered}')`,
);

export interface WantedVehicles {
  readonly kinds: readonly VehicleKind[];
  readonly vehicleTypeIds: readonly number[];
}

/** Counts are cached, because counting all couriers of a hub is too slow for every request. */
const COUNT_TTL_MS = 2_000;

type ByKind = VehicleAvailability['byKind'];

/** Free vehicles of online couriers. Counts are up to 2 s old; the nearest courier is always queried. */
@Injectable()
export class VehicleAvailabilityQueries {
  private readonly free: ExpiringCache<number, ByKind>;
  private readonly nextFree: ExpiringCache<string, Date | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly nearest: NearestCouriers,
    private readonly routes: RoutePlanner,
  ) {
    this.free = new ExpiringCache(clock, (hubId) => this.countFree(hubId), COUNT_TTL_MS);
    this.nextFree = new ExpiringCache(clock, (key) => this.findNextFree(key), COUNT_TTL_MS);
  }

  async current(hubId: number, wanted: WantedVehicles): Promise<VehicleAvailability> {
    const byKind = await this.free.get(hubId);
    const available = wanted.kinds.reduce((total, kind) => total + (byKind[kind] ?? 0), 0);
    if (available > 0) return { available, byKind, nextInMinutes: 0 };
    const at = await this.nextFree.get([hubId, ...wanted.vehicleTypeIds].join());
    const minutes = at && Math.max(1, Math.ceil((at.getTime() - this.clock.millis()) / MINUTE_MS));
    return { available, byKind, nextInMinutes: minutes ?? NO_COURIER_MINUTES };
  }

  /** How long the nearest free courier needs to the pickup. Not `measured`: none is free, an assumption. */
  async approach(hubId: number, pickup: Point, wanted: WantedVehicles, fleet: VehicleAvailability) {
    const [courier] = await this.nearest.find(hubId, pickup, {
      limit: 1,
      vehicleTypeIds: wanted.vehicleTypeIds,
      freshSince: this.freshSince(),
      maxOrders: 1,
    });
    if (courier) {
      const { durationS } = await this.routes.plan(hubId, [courier, pickup], wanted.kinds[0] ?? 'motorbike');
      return { minutes: Math.ceil(durationS / 60), measured: true };
    }
    return { minutes: fleet.nextInMinutes + BETWEEN_ORDERS_MINUTES, measured: false };
  }

  private async countFree(hubId: number): Promise<ByKind> {
    const rows = await this.db.query(FREE_BY_KIND, [hubId, this.freshSince()]);
    return Object.fromEntries(rows.map(({ kind, free }) => [kind, free]));
  }

  /** `key`: the hub and the vehicle types. */
  private async findNextFree(key: string): Promise<Date | null> {
    const [hubId, ...vehicleTypeIds] = key.split(',').map(Number);
    const row = await this.db.first(NEXT_FREE, [hubId, this.freshSince(), vehicleTypeIds]);
    return row?.at ?? null;
  }

  private freshSince(): Date {
    return new Date(this.clock.millis() - POSITION_FRESH_MS);
  }
}
