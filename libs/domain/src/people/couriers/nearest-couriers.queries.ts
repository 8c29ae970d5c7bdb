import { Injectable } from '@nestjs/common';
import { Database, type Point, type Queryable, type RowOf, statement } from '../../base/index.js';

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Outside these limits there is no bound: the date line is near, or degrees of longitude are too short. */
const MAX_LATITUDE = 60;
const MAX_LONGITUDE = 170;
const MAX_DEGREES = 1;
/** Margin for chords of a degree being shorter than arcs (1.3e-5) and for rounding. */
const SLACK = 0.9999;

/**
 * Lower bound in metres of the distance to any place that is `degrees` (hypotenuse of both coordinates) or
 * more away. All degrees of latitude have the same length; within `degrees` of the latitude, a degree of
 * longitude is at least as long as at the far end. 0: no bound is known.
 */
export function minimumMetres({ latitude, longitude }: Point, degrees: number): number {
  if (Math.abs(latitude) > MAX_LATITUDE || Math.abs(longitude) > MAX_LONGITUDE) return 0;
  const far = Math.min(degrees, MAX_DEGREES);
  return EARTH_RADIUS_M * far * RADIANS * Math.sqrt(shortening(latitude, far)) * SLACK;
}

/** How many rows to fetch by degrees so that the nearest `limit` by metres are almost always among them. */
function candidatesByDegrees(limit: number, { latitude }: Point): number {
  return limit / Math.max(0.1, shortening(Math.min(89, Math.abs(latitude)), 0)) + 4;
}

function shortening(latitude: number, within: number): number {
  return Math.cos(latitude * RADIANS) * Math.cos((Math.abs(latitude) + within) * RADIANS);
}

export interface NearestOptions {
  readonly limit: number;
  /** Any of these; absent: every vehicle type. */
  readonly vehicleTypeIds?: readonly number[];
  readonly radiusM?: number;
  readonly freshSince?: Date;
  readonly excludeIds?: readonly number[];
  /** No active orders, or fewer than this and only combinable ones. Absent: any load. */
  readonly maxOrders?: number;
}

export type NearCourier = RowOf<typeof NEAREST, 'courierId' | 'distanceM' | keyof Point>;

const ELIGIBLE = `
  hub_id = $1::bigint and online and employable
  and ($4::integer[] is null or vehicle_type_ids && $4::integer[])
  and ($6::timestamptz is null or last_seen_at >= $6::timestamptz)
  and courier_id <> all ($7::bigint[])
  and ($8::integer is null or active_orders = 0 or (exclusive_orders = 0 and active_orders < $8::integer))`;

/** The exact search by the SQL function, when the first by degrees are not provably the first by metres. */
const NEAREST = statement(
  'couriers.couriers_nearest',
  `select courier_id as "courierId", latitude, longitude, distance_m as "distanceM"
     from couriers_nearest($1, point($3, $2), $4, $5, $6, $7, $8, $9)`,
);

/** Literal limits of the statements by degrees: with a parameter PostgreSQL plans at each call. */
const FETCHES = ['8', '16', '32', '64'] as const;

/** The conditions are in a CASE, which PostgreSQL does not estimate: the plan does not depend on options. */
const firstByDegrees = (count: (typeof FETCHES)[number]) =>
  statement(
    `couriers.by_degrees_${count}`,
    `select courier_id as "courierId", position[1] as latitude, position[0] as longitude,
            great_circle_m(point($3, $2), position) as "distanceM", position <-> point($3, $2) as degrees
       from courier_presence
      where hub_id = $1::bigint and online and employable and position is not null
        and case when ($4::integer[] is null or vehicle_type_ids && $4::integer[])
                  and ($5::timestamptz is null or last_seen_at >= $5::timestamptz)
                  and courier_id <> all ($6::bigint[])
                  and ($7::integer is null or active_orders = 0
                       or (exclusive_orders = 0 and active_orders < $7::integer)) then true else false end
      order by position <-> point($3, $2) limit ${count}`,
  );
const FIRST_BY_DEGREES = FETCHES.map((count) => [Number(count), firstByDegrees(count)] as const);

/** For a few named couriers, without the index on positions. `distanceM` null: no position was ever sent. */
const AMONG = statement(
  'couriers.couriers_nearest_among',
  `select courier_id as "courierId",
          case when position is not null then great_circle_m(point($3, $2), position) end as "distanceM"
     from courier_presence
    where ${ELIGIBLE} and courier_id = any($9::bigint[])
    order by 2 nulls last, courier_id
    limit $5`,
);

/** Seven decimals, about 1 cm. Numbers near the smallest float make PostgreSQL's point index underflow. */
export function toCentimetres({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e7) / 1e7, longitude: Math.round(longitude * 1e7) / 1e7 };
}

/** The nearest couriers, exactly as if all were measured, in a time that does not grow with their number. */
@Injectable()
export class NearestCouriers {
  constructor(private readonly db: Database) {}

  async find(hubId: number, from: Point, options: NearestOptions, on: Queryable = this.db) {
    return (
      (await this.findByDegrees(hubId, toCentimetres(from), options, on)) ??
      (await on.query<NearCourier, keyof NearCourier>(NEAREST, [
        ...searchParams(hubId, from, options),
        options.radiusM ?? null,
      ]))
    );
  }

  /**
   * The index orders by degrees, not by metres, so more rows than wanted are fetched in its order. null: a
   * row that was not fetched could be nearer than the last of the result.
   */
  private async findByDegrees(hubId: number, from: Point, options: NearestOptions, on: Queryable) {
    const { limit, radiusM = Infinity } = options;
    const wanted = candidatesByDegrees(limit, from);
    const search = FIRST_BY_DEGREES.find(([count]) => count >= wanted);
    if (search === undefined) return null;
    const [count, sql] = search;
    const params = searchParams(hubId, from, options);
    params.splice(LIMIT_AT, 1);
    const fetched = await on.query<NearCourier & { readonly degrees: number }, keyof NearCourier>(
      sql,
      params,
    );
    const within = fetched.filter(({ distanceM }) => distanceM <= radiusM).sort(byMetres);
    const last = fetched.at(-1);
    if (last && fetched.length === count) {
      const farthest = Math.min(radiusM, within[limit - 1]?.distanceM ?? Infinity);
      if (farthest + TIE_M >= minimumMetres(from, last.degrees)) return null;
    }
    return within.slice(0, limit).map(({ degrees: _, ...courier }) => courier);
  }

  /** Which of these couriers fit, nearest first, at any distance. */
  async among(
    courierIds: readonly number[],
    hubId: number,
    from: Point,
    options: Omit<NearestOptions, 'radiusM'>,
    on: Queryable = this.db,
  ): Promise<{ readonly courierId: number; readonly distanceM: number | null }[]> {
    return await on.query(AMONG, [...searchParams(hubId, from, options), courierIds]);
  }
}

/** Distances equal to the micrometre are ordered by id. */
const TIE_M = 1e-6;
const micrometres = ({ distanceM }: NearCourier) => Math.round(distanceM * 1e6);

function byMetres(a: NearCourier, b: NearCourier): number {
  return micrometres(a) - micrometres(b) || a.courierId - b.courierId;
}

const LIMIT_AT = 4;

function searchParams(hubId: number, place: Point, options: NearestOptions): unknown[] {
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
