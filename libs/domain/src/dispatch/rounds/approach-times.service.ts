import { Injectable } from '@nestjs/common';
import { Catalog, Hubs, type Reach, reachM } from '../../company/index.js';
import { NearestCouriers, POSITION_FRESH_MS } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import { Clock, Database, statement } from '../../base/index.js';
import { type Search, SEARCH_COLUMNS } from '../searches/index.js';

const DUE = statement(
  'rounds.searches_due_of_hubs',
  `select ${SEARCH_COLUMNS} from order_searches
    where ended_at is null and next_step_at <= $2 and hub_id = any($1::bigint[]) order by next_step_at limit $3`,
);

/** Maximum of couriers, the nearest within reach, that are compared by their minutes. */
export const MAX_WEIGHED = 40;

/** Seconds by road to the pickup, by courier. */
export type OrderApproach = ReadonlyMap<number, number>;
/** By order. */
export type Approaches = ReadonlyMap<number, OrderApproach>;

/** Travel times of couriers to pickups, for hubs that search by minutes. Asks no service in a transaction. */
@Injectable()
export class ApproachTimes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly nearest: NearestCouriers,
    private readonly routes: RoutePlanner,
  ) {}

  /** Times for the due searches of those hubs that search by minutes. Leaves all hubs in the cache. */
  async ofDue(hubIds: readonly number[], by: Date, limit: number): Promise<Approaches> {
    const reaches = new Map<number, Reach>();
    for (const hubId of hubIds) {
      const { strategy, reach } = (await this.hubs.get(hubId)).settings.dispatch;
      if (reach !== null && strategy !== 'planned') reaches.set(hubId, reach);
    }
    if (reaches.size === 0) return new Map();
    const found = new Map<number, OrderApproach>();
    for (const search of await this.db.query<Search, 'latitude' | 'longitude'>(DUE, [
      [...reaches.keys()],
      by,
      limit,
    ])) {
      const reach = reaches.get(search.hubId);
      if (reach) found.set(search.orderId, await this.of(search, reach));
    }
    return found;
  }

  /** By courier. Empty where nobody knows a road. */
  async of(search: Search, reach: Reach): Promise<OrderApproach> {
    const { hubId, vehicleTypeIds } = search;
    const couriers = await this.nearest.find(hubId, search, {
      limit: MAX_WEIGHED,
      vehicleTypeIds,
      radiusM: reachM(reach),
      freshSince: new Date(this.clock.millis() - POSITION_FRESH_MS),
    });
    const types = await this.catalog.vehicleTypes(hubId);
    const kind = types.find(({ id }) => vehicleTypeIds.includes(id))?.kind ?? 'motorbike';
    const times = couriers.length > 0 ? await this.routes.times(hubId, couriers, [search], kind) : null;
    return new Map(times ? couriers.map(({ courierId }, i) => [courierId, times[i] ?? Infinity]) : []);
  }
}
