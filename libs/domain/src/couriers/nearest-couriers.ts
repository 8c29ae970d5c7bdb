import { Injectable } from '@nestjs/common';
import { Database, statement, type Point, type Queryable, type Statement } from '../shared/index.js';
import { enoughByDegrees, leastMetres } from './nearest-bound.js';

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

/** The exact search in two steps, wherever the first by degrees do not prove themselves to be the first by metres. */
const NEAREST = statement(
  'couriers_nearest',
  `select courier_id as "courierId", latitude, longitude, distance_m as "distanceM"
     from couriers_nearest($1, point($3, $2), $4, $5, $6, $7, $8, $9)`,
);

/** How many by degrees are asked for: written into the statement, for with a parameter it is planned at each call. */
const FETCHES = [8, 16, 32, 64];

/** As a case PostgreSQL cannot estimate it, which would have it plan for each set of options anew. */
const firstByDegrees = (count: number) =>
  statement(
    `couriers_by_degrees_${String(count)}`,
    `select courier_id as "courierId", position[1] as latitude, position[0] as longitude,
            great_circle_m(point($3, $2), position) as "distanceM", position <-> point($3, $2) as degrees
       from courier_presence
      where hub_id = $1::bigint and online and employable and position is not null
        and case when ($4::integer[] is null or vehicle_type_ids && $4::integer[])
                  and ($5::timestamptz is null or last_seen_at >= $5::timestamptz)
                  and courier_id <> all ($6::bigint[])
                  and ($7::integer is null or active_orders = 0
                       or (exclusive_orders = 0 and active_orders < $7::integer)) then true else false end
      order by position <-> point($3, $2) limit ${String(count)}`,
  );
const FIRST_BY_DEGREES = FETCHES.map((count) => [count, firstByDegrees(count)] as const);

interface ByDegrees extends NearCourier {
  readonly degrees: number;
}

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
    return (
      (await this.proven(hubId, toCentimetres(from), options, on)) ??
      (await on.query<NearCourier>(NEAREST, [...fitting(hubId, from, options), options.radiusM ?? null]))
    );
  }

  /**
   * The index orders by degrees, not metres. Some more than wanted are fetched in its order; when whoever was not
   * fetched cannot be as near as the last of those wanted, that was the whole search. null: it was not.
   */
  private async proven(
    hubId: number,
    from: Point,
    options: NearestOptions,
    on: Queryable,
  ): Promise<NearCourier[] | null> {
    const { limit, radiusM = Infinity } = options;
    const search = searchFor(enoughByDegrees(limit, from));
    if (search === undefined) return null;
    const [count, sql] = search;
    const params = fitting(hubId, from, options);
    params.splice(LIMIT_AT, 1);
    const fetched = await on.query<ByDegrees>(sql, params);
    const within = fetched.filter(({ distanceM }) => distanceM <= radiusM).sort(byMetres);
    const last = fetched.at(-1);
    if (last && fetched.length === count) {
      const farthest = Math.min(radiusM, within[limit - 1]?.distanceM ?? Infinity);
      if (farthest + TIE_M >= leastMetres(from, last.degrees)) return null;
    }
    return within.slice(0, limit).map(({ degrees: _, ...courier }) => courier);
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

function searchFor(wanted: number): readonly [number, Statement] | undefined {
  return FIRST_BY_DEGREES.find(([count]) => count >= wanted);
}

/** Equal to the micrometre is equal, and goes by id. */
const TIE_M = 1e-6;
const micrometres = ({ distanceM }: NearCourier) => Math.round(distanceM * 1e6);

function byMetres(a: NearCourier, b: NearCourier): number {
  return micrometres(a) - micrometres(b) || a.courierId - b.courierId;
}

const LIMIT_AT = 4;

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
