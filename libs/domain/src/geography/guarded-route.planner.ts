import type { Clock, Point } from '../shared/index.js';
import { Circuit } from './circuit.js';
import { RecentAnswers } from './recent-answers.js';
import type { OutsideRoutes, Route, RouteTable, VehicleClass } from './route.planner.js';
import { RoutePlanner } from './route.planner.js';

const REMEMBERED_ROUTES = { ttlMs: 10 * 60_000, maxEntries: 20_000 };
/** Tables are asked with courier positions, which seldom repeat. */
const REMEMBERED_TABLES = { ttlMs: 20_000, maxEntries: 500 };
/** Each is a hundred points or so. */
const REMEMBERED_LINES = { ttlMs: 10 * 60_000, maxEntries: 1_000 };

/** Five decimals are about a metre: the same door gives the same key. */
const keyOf = (points: readonly Point[]) =>
  points.map((p) => `${p.latitude.toFixed(5)},${p.longitude.toFixed(5)}`).join(';');

/**
 * The outside road network while it answers, the built-in estimate when it fails, is slow, or knows no way.
 * An estimate is not remembered, so the road's answer returns with the service.
 */
export class GuardedRoutePlanner extends RoutePlanner {
  private readonly circuit: Circuit;
  private readonly routes: RecentAnswers<string, Route>;
  private readonly tables: RecentAnswers<string, RouteTable>;
  private readonly lines: RecentAnswers<string, readonly Point[]>;

  constructor(
    private readonly outside: OutsideRoutes,
    private readonly builtIn: RoutePlanner,
    clock: Clock,
  ) {
    super();
    this.circuit = new Circuit(clock);
    this.routes = new RecentAnswers(clock, REMEMBERED_ROUTES);
    this.tables = new RecentAnswers(clock, REMEMBERED_TABLES);
    this.lines = new RecentAnswers(clock, REMEMBERED_LINES);
  }

  async plan(points: readonly Point[], vehicle: VehicleClass): Promise<Route> {
    const ask = () => this.outside.plan(points, vehicle);
    const found = await this.ask(this.routes, `${vehicle}:${keyOf(points)}`, ask);
    return found ?? this.builtIn.plan(points, vehicle);
  }

  async table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable> {
    const ask = () => this.outside.table(sources, destinations, vehicle);
    const key = `${vehicle}:${keyOf(sources)}>${keyOf(destinations)}`;
    const found = await this.ask(this.tables, key, ask);
    return found ?? this.builtIn.table(sources, destinations, vehicle);
  }

  async line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[]> {
    const ask = () => this.outside.line(points, vehicle);
    const found = await this.ask(this.lines, `${vehicle}:${keyOf(points)}`, ask);
    return found ?? this.builtIn.line(points, vehicle);
  }

  private async ask<T>(
    answers: RecentAnswers<string, T>,
    key: string,
    call: () => Promise<T | null>,
  ): Promise<T | null> {
    try {
      return await answers.load(key, async () => {
        const answer = await this.circuit.call(call);
        if (answer === null) throw new NoWayError();
        return answer;
      });
    } catch {
      // Slow, dead, garbage or no way between the points: the caller's estimate stands in. Adapters log why.
      return null;
    }
  }
}

/** Not a failure of the service; thrown past the cache so that it is not kept. */
class NoWayError extends Error {
  override readonly name = 'NoWayError';
}
