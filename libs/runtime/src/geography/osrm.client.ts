import {
  drivingSeconds,
  type Leg,
  ExternalRoutes,
  type Point,
  type Route,
  routeOf,
  type TravelTimes,
  type VehicleKind,
} from '#domain';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { JsonClient, LIMIT_MS } from './json-client.js';

interface OsrmOptions {
  readonly url: string;
  /** Server with a bicycle profile; null: bicycles take the other server's routes at their own speed. */
  readonly bicycleUrl: string | null;
  readonly limitMs?: number;
}

/** Limit of public OSRM servers. */
const MAX_POINTS = 100;
/** Rows and columns of one request for a table. */
const BLOCK = MAX_POINTS / 2;
const MAX_REQUESTS = 8;

const leg = z.object({ distance: z.number().min(0), duration: z.number().min(0) });
const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ legs: z.array(leg) })).min(1),
});
/** GeoJSON: longitude first. */
const lineAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(z.object({ geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }) }))
    .min(1),
});
const cells = z.array(z.array(z.number().min(0).nullable()));
const tableAnswer = z.object({ code: z.literal('Ok'), distances: cells, durations: cells });
const noRouteAnswer = z.object({ code: z.enum(['NoRoute', 'NoSegment', 'NoTable', 'TooBig']) });

export class OsrmClient extends ExternalRoutes {
  private readonly log = new Logger(OsrmClient.name);
  private readonly roads: JsonClient;
  private readonly cycleways: JsonClient | null;
  private readonly limitMs: number;

  constructor({ url, bicycleUrl, limitMs }: OsrmOptions) {
    super();
    this.limitMs = limitMs ?? LIMIT_MS;
    this.roads = new JsonClient(url, limitMs);
    this.cycleways = bicycleUrl === null ? null : new JsonClient(bicycleUrl, limitMs);
  }

  async plan(points: readonly Point[], vehicle: VehicleKind): Promise<Route | null> {
    if (points.length < 2 || points.length > MAX_POINTS) return null;
    const path = `/route/v1/${profileOf(vehicle)}/${coordinates(points)}?overview=false&steps=false`;
    const answer = await this.query(vehicle, path, routeAnswer);
    const legs = answer?.routes[0]?.legs;
    if (!legs) return null;
    if (legs.length !== points.length - 1) throw unexpected('as many legs as were asked for');
    return routeOf(legs.map(({ distance, duration }) => this.leg(distance, duration, vehicle)));
  }

  /** Asked in blocks that any server takes, a few at a time, with one time limit for all of them. */
  async times(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleKind,
  ): Promise<TravelTimes | null> {
    const times = new Float64Array(sources.length * destinations.length);
    const blocks: [row: number, column: number][] = [];
    for (let row = 0; row < sources.length; row += BLOCK)
      for (let column = 0; column < destinations.length; column += BLOCK) blocks.push([row, column]);
    const signal = AbortSignal.timeout(this.limitMs);
    const next = async (): Promise<void> => {
      for (let block = blocks.pop(); block; block = blocks.pop()) {
        const [row, column] = block;
        const rows = sources.slice(row, row + BLOCK);
        const columns = destinations.slice(column, column + BLOCK);
        const cells = await this.block(rows, columns, vehicle, signal);
        cells.forEach((line, i) =>
          line.forEach((seconds, j) => {
            times[(row + i) * destinations.length + column + j] = seconds;
          }),
        );
      }
    };
    await Promise.all(Array.from({ length: MAX_REQUESTS }, next));
    return times;
  }

  async line(points: readonly Point[], vehicle: VehicleKind): Promise<readonly Point[] | null> {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 2 || points.length > MAX_POINTS) return null;
    const shape = 'overview=simplified&geometries=geojson&steps=false';
    const path = `/route/v1/${profileOf(vehicle)}/${coordinates(points)}?${shape}`;
    const answer = await this.query(vehicle, path, lineAnswer);
    const road = answer?.routes[0]?.geometry.coordinates;
    // The line by road begins and ends on the road, so the given points are added.
    return road ? [first, ...road.map(([longitude, latitude]) => ({ latitude, longitude })), last] : null;
  }

  async close(): Promise<void> {
    await Promise.all([this.roads.close(), this.cycleways?.close()]);
  }

  /** Row by row; Infinity where there is no way, everywhere when no point lies on its roads. */
  private async block(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleKind,
    signal: AbortSignal,
  ): Promise<number[][]> {
    const all = [...sources, ...destinations];
    const indexes = all.map((_, i) => i);
    const from = indexes.slice(0, sources.length).join(';');
    const to = indexes.slice(sources.length).join(';');
    const query = `sources=${from}&destinations=${to}&annotations=distance,duration`;
    const path = `/table/v1/${profileOf(vehicle)}/${coordinates(all)}?${query}`;
    const answer = await this.query(vehicle, path, tableAnswer, signal);
    return sources.map((_, i) =>
      destinations.map((_to, j) => {
        if (answer === null) return Infinity;
        const [distance, duration] = [answer.distances[i]?.[j], answer.durations[i]?.[j]];
        if (distance === undefined || duration === undefined) throw unexpected('a whole table');
        if (distance === null || duration === null) return Infinity;
        return this.leg(distance, duration, vehicle).durationS;
      }),
    );
  }

  private leg(distance: number, duration: number, vehicle: VehicleKind): Leg {
    const distanceM = Math.round(distance);
    const ownSpeed = vehicle === 'bicycle' && this.cycleways === null;
    return {
      distanceM,
      durationS: ownSpeed ? drivingSeconds(distanceM, vehicle) : Math.round(duration),
    };
  }

  private async query<T>(
    vehicle: VehicleKind,
    path: string,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
  ): Promise<T | null> {
    const client = vehicle === 'bicycle' ? (this.cycleways ?? this.roads) : this.roads;
    try {
      const { body } = await client.get(path, signal);
      if (noRouteAnswer.safeParse(body).success) return null;
      return schema.parse(body);
    } catch (error) {
      // Logged without the path, which holds coordinates of people.
      this.log.warn(
        `OSRM does not answer: ${error instanceof z.ZodError ? 'not its format' : String(error)}`,
      );
      throw error;
    }
  }
}

const unexpected = (missing: string) => new Error(`OSRM did not answer with ${missing}`);
const profileOf = (vehicle: VehicleKind) => (vehicle === 'bicycle' ? 'cycling' : 'driving');

/** Six decimals, longitude first. */
function coordinates(points: readonly Point[]): string {
  return points.map((p) => `${p.longitude.toFixed(6)},${p.latitude.toFixed(6)}`).join(';');
}
