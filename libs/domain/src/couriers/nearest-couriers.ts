import { Injectable } from '@nestjs/common';
import { Database, statement, type Point, type Queryable } from '../shared/index.js';

export interface NearestOptions {
  readonly limit: number;
  /** Any of these; absent: every vehicle type. */
  readonly vehicleTypeIds?: readonly number[];
  readonly radiusM?: number;
  /** Positions older than this do not count. */
  readonly freshSince?: Date;
  readonly excludeIds?: readonly number[];
  /** Carries nothing, or fewer than this and only orders that tolerate company. Absent: however much. */
  readonly maxOrders?: number;
}

export interface NearCourier {
  readonly courierId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly distanceM: number;
}

const FITTING = `
  hub_id = $1::bigint and online and employable
  and ($4::integer[] is null or vehicle_type_ids && $4::integer[])
  and ($6::timestamptz is null or last_seen_at >= $6::timestamptz)
  and courier_id <> all ($7::bigint[])
  and ($8::integer is null or active_orders = 0 or (exclusive_orders = 0 and active_orders < $8::integer))`;

const NEAREST = statement(
  'couriers_nearest',
  `select courier_id as "courierId", latitude, longitude, distance_m as "distanceM"
     from couriers_nearest($1, point($3, $2), $4, $5, $6, $7, $8, $9)`,
);

/** No index by place is needed for a few that are named. `distanceM` is null of whoever never sent a position. */
const AMONG = statement(
  'couriers_nearest_among',
  `select courier_id as "courierId",
          case when position is not null then great_circle_m(point($3, $2), position) end as "distanceM"
     from courier_presence
    where ${FITTING} and courier_id = any($9::bigint[])
    order by 2 nulls last, courier_id
    limit $5`,
);

/** Seven decimals. Finer ones mean nothing, and numbers near the smallest float make the index fail (underflow). */
export function toCentimetres({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e7) / 1e7, longitude: Math.round(longitude * 1e7) / 1e7 };
}

/** Who is closest, exactly as measuring everyone would say, at a price that does not grow with their number. */
@Injectable()
export class NearestCouriers {
  constructor(private readonly db: Database) {}

  async find(
    hubId: number,
    from: Point,
    options: NearestOptions,
    on: Queryable = this.db,
  ): Promise<NearCourier[]> {
    return await on.query<NearCourier>(NEAREST, [...fitting(hubId, from, options), options.radiusM ?? null]);
  }

  /** Which of these fit, nearest first; how far away does not matter. */
  async among(
    courierIds: readonly number[],
    hubId: number,
    from: Point,
    options: Omit<NearestOptions, 'radiusM'>,
    on: Queryable = this.db,
  ): Promise<{ readonly courierId: number; readonly distanceM: number | null }[]> {
    return await on.query(AMONG, [...fitting(hubId, from, options), courierIds]);
  }
}

function fitting(hubId: number, place: Point, options: NearestOptions): unknown[] {
  const from = toCentimetres(place);
  return [
    hubId,
    from.latitude,
    from.longitude,
    options.vehicleTypeIds ?? null,
    options.limit,
    options.freshSince ?? null,
    options.excludeIds ?? [],
    options.maxOrders ?? null,
  ];
}
