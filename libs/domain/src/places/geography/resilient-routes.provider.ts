import type { Clock, MaybePromise, Point } from '../../base/index.js';
import { CircuitBreaker } from './circuit-breaker.policy.js';
import { AnswerCache } from './answer.cache.js';
import {
  type ExternalRoutes,
  type PlannedRoute,
  type PriceDistances,
  type RouteTable,
  type VehicleClass,
  RoutePlanner,
} from './route-planner.port.js';

const ROUTE_LIMITS = { ttlMs: 10 * 60_000, maxEntries: 20_000 };
/** Cache of tables: courier positions seldom repeat. */
const TABLE_LIMITS = { ttlMs: 20_000, maxEntries: 500 };
/** Cache of lines, of about a hundred points each. */
const LINE_LIMITS = { ttlMs: 10 * 60_000, maxEntries: 1_000 };

/** Five decimals are about a metre: the same door gives the same key. */
const keyOf = (points: readonly Point[]) =>
  points.map((p) => `${p.latitude.toFixed(5)},${p.longitude.toFixed(5)}`).join(';');

/**
 * The road network while it answers; the built-in estimate when it fails, is slow, or finds no way. An
 * estimate is not cached, so roads are used again as soon as the service is back.
 */
export class ResilientRoutePlanner extends RoutePlanner {
  private readonly circuit: CircuitBreaker;
  private readonly routes: AnswerCache<string, PlannedRoute>;
  private readonly tables: AnswerCache<string, RouteTable>;
  private readonly lines: AnswerCache<string, readonly Point[]>;

  constructor(
    private readonly external: ExternalRoutes,
    private readonly builtIn: RoutePlanner,
    clock: Clock,
  ) {
    super();
    this.circuit = new CircuitBreaker(clock);
    this.routes = new AnswerCache(clock, ROUTE_LIMITS);
    this.tables = new AnswerCache(clock, TABLE_LIMITS);
    this.lines = new AnswerCache(clock, LINE_LIMITS);
  }

  /** At once where there are no roads to ask. */
  plan(points: readonly Point[], vehicle: VehicleClass): MaybePromise<PlannedRoute> {
    return this.external.isThere ? this.byRoad(points, vehicle) : this.builtIn.plan(points, vehicle);
  }

  override priced(
    points: readonly Point[],
    vehicle: VehicleClass,
    chosen: PriceDistances,
  ): MaybePromise<PlannedRoute> {
    const byRoads = chosen === null ? this.external.pricesUnchosen : chosen === 'roads';
    return byRoads ? this.plan(points, vehicle) : this.builtIn.plan(points, vehicle);
  }

  async table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable> {
    const ask = () => this.external.table(sources, destinations, vehicle);
    const key = `${vehicle}:${keyOf(sources)}>${keyOf(destinations)}`;
    const found = await this.ask(this.tables, key, ask);
    return found ?? this.builtIn.table(sources, destinations, vehicle);
  }

  async line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[]> {
    const ask = () => this.external.line(points, vehicle);
    const found = await this.ask(this.lines, `${vehicle}:${keyOf(points)}`, ask);
    return found ?? this.builtIn.line(points, vehicle);
  }

  private async byRoad(points: readonly Point[], vehicle: VehicleClass): Promise<PlannedRoute> {
    const ask = () => this.external.plan(points, vehicle);
    const found = await this.ask(this.routes, `${vehicle}:${keyOf(points)}`, ask);
    return found ?? this.builtIn.plan(points, vehicle);
  }

  private async ask<T>(
    answers: AnswerCache<string, T>,
    key: string,
    call: () => Promise<T | null>,
  ): Promise<T | null> {
    if (!this.external.isThere) return null;
    try {
      return await answers.load(key, async () => {
        const answer = await this.circuit.call(call);
        if (answer === null) throw new NoRouteError();
        return answer;
      });
    } catch {
      // The caller uses the estimate; the adapter has logged why.
      return null;
    }
  }
}

/** No way was found, which is no failure of the service. Thrown through the cache so that it is not cached. */
class NoRouteError extends Error {
  override readonly name = 'NoWayError';
}
