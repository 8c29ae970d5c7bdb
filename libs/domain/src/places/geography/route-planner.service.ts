import { hourOfWeek, type Hubs, type HubSettings, WAY_ORDERS } from '../../company/index.js';
import type { Clock, Point, VehicleKind } from '../../base/index.js';
import { areaOf, type LearnedSpeeds, type SpeedModel } from '../speeds/index.js';
import { ResilientRoutes } from './resilient-routes.provider.js';
import {
  type ComparedRoutes,
  type PlannedRoute,
  type RoadNetworks,
  routeOf,
  straightLine,
  straightRoute,
  straightSeconds,
  type TravelTimes,
  type WaySource,
  type WholeSeconds,
} from './route-planner.port.js';

type Asked = Exclude<WaySource, 'straight_line'>;

/**
 * Distance, time and line by road. A hub's settings name the networks, which are asked in turn: one that is
 * away, slow or finds no way is passed over, and the straight line is the last. Every answer names its
 * source. No settings are read where there is no network.
 */
export class RoutePlanner {
  private readonly networks = new Map<Asked, ResilientRoutes>();

  constructor(
    private readonly hubs: Pick<Hubs, 'get'>,
    networks: RoadNetworks | undefined,
    private readonly speeds: Pick<LearnedSpeeds, 'of'>,
    private readonly clock: Clock,
  ) {
    const { server, roads } = networks?.bySource ?? {};
    if (server) this.networks.set('server', new ResilientRoutes(server, clock));
    if (roads) this.networks.set('roads', new ResilientRoutes(roads, clock));
  }

  /** With what the hub's own deliveries have taught about the time. */
  async plan(hubId: number, points: readonly Point[], vehicle: VehicleKind): Promise<PlannedRoute> {
    const route = await this.routeBy(await this.asked(hubId, wayOrder), points, vehicle);
    const taught = await this.taught(hubId, route.source, vehicle);
    if (taught === null) return route;
    const legs = route.legs.map((leg, i) => {
      const from = points[i];
      return from ? { ...leg, durationS: Math.round(leg.durationS * taught(from)) } : leg;
    });
    return { ...routeOf(legs), source: route.source };
  }

  /** What a leg begun at the instant was expected to take, by the roads and by what deliveries taught. */
  async estimate(hubId: number, [from, to]: readonly [Point, Point], vehicle: VehicleKind, at: Date) {
    const asked = await this.asked(hubId, wayOrder);
    const { source, durationS } = await this.routeBy(asked, [from, to], vehicle);
    const { timezone } = await this.hubs.get(hubId);
    const [area, hour] = [areaOf(from), hourOfWeek(timezone, at)];
    const factor = (await this.speeds.of(hubId)).factor(source, vehicle, area, hour);
    return { source, area, hour, estimatedS: durationS, learnedS: Math.round(durationS * factor) };
  }

  /** The way that a price stands on: what the hub has chosen, and no time that was learned. */
  async priced(hubId: number, points: readonly Point[], vehicle: VehicleKind): Promise<PlannedRoute> {
    return this.routeBy(await this.asked(hubId, pricedOrder), points, vehicle);
  }

  /** What a hub chooses from for its prices. */
  async compared(hubId: number, points: readonly Point[], vehicle: VehicleKind): Promise<ComparedRoutes> {
    const route = await this.plan(hubId, points, vehicle);
    const straight = straightRoute(points, vehicle);
    return { straight, byRoad: route.source === 'straight_line' ? null : route };
  }

  /** As `plan`, for many ways at once; null: no road is known and nothing learned, all ways are straight. */
  async times(
    hubId: number,
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleKind,
  ): Promise<WholeSeconds | null> {
    for (const [source, network] of await this.asked(hubId, wayOrder)) {
      const times = await network.times(sources, destinations, vehicle);
      if (!times?.some(Number.isFinite)) continue;
      const taught = await this.taught(hubId, source, vehicle);
      return filled(times, sources, destinations, vehicle, taught ?? (() => 1));
    }
    const taught = await this.taught(hubId, 'straight_line', vehicle);
    if (taught === null) return null;
    const unknown = new Float64Array(sources.length * destinations.length).fill(Infinity);
    return filled(unknown, sources, destinations, vehicle, taught);
  }

  /** The points at which the way bends, the given points included; straight lines in between. */
  async line(hubId: number, points: readonly Point[], vehicle: VehicleKind): Promise<readonly Point[]> {
    for (const [, network] of await this.asked(hubId, wayOrder)) {
      const line = await network.line(points, vehicle);
      if (line) return line;
    }
    return straightLine(points);
  }

  /** What times from a place are multiplied by now; null: nothing was learned. */
  private async taught(
    hubId: number,
    source: WaySource,
    vehicle: VehicleKind,
  ): Promise<((from: Point) => number) | null> {
    const model: SpeedModel = await this.speeds.of(hubId);
    if (!model.knows(source, vehicle)) return null;
    const { timezone } = await this.hubs.get(hubId);
    const hour = hourOfWeek(timezone, this.clock.now());
    return (from) => model.factor(source, vehicle, areaOf(from), hour);
  }

  /** The networks that are there, as the hub asks them. The hub is not read where there is none. */
  private async asked(
    hubId: number,
    orderOf: (settings: HubSettings) => readonly Asked[],
  ): Promise<readonly (readonly [Asked, ResilientRoutes])[]> {
    const there = [...this.networks].filter(([, { isAvailable }]) => isAvailable);
    if (there.length === 0) return [];
    const order = orderOf((await this.hubs.get(hubId)).settings);
    return order.flatMap((wanted) => there.filter(([source]) => source === wanted));
  }

  private async routeBy(
    asked: readonly (readonly [Asked, ResilientRoutes])[],
    points: readonly Point[],
    vehicle: VehicleKind,
  ): Promise<PlannedRoute> {
    for (const [source, network] of asked) {
      const route = await network.plan(points, vehicle);
      if (route) return { ...route, source };
    }
    return { ...straightRoute(points, vehicle), source: 'straight_line' };
  }
}

const MAX_SECONDS = 2 ** 16 - 1;

const wayOrder = ({ ways }: HubSettings): readonly Asked[] => WAY_ORDERS[ways];

/** A hub that has not chosen and has imported no city of its own: by road of a server, else straight. */
function pricedOrder({ ways, priceDistances }: HubSettings): readonly Asked[] {
  if (priceDistances === 'straight_line') return [];
  const order: readonly Asked[] = WAY_ORDERS[ways];
  return priceDistances === 'roads' ? order : order.filter((source) => source === 'server');
}

/** Whole seconds, as taught. A place off the network is as far as it is straight; others keep their ways. */
function filled(
  times: TravelTimes,
  sources: readonly Point[],
  destinations: readonly Point[],
  vehicle: VehicleKind,
  taught: (from: Point) => number,
): WholeSeconds {
  const whole = new Uint16Array(times.length);
  let at = 0;
  for (const from of sources) {
    const factor = taught(from);
    for (const to of destinations) {
      const seconds = times[at] ?? Infinity;
      const known = seconds < Infinity ? seconds : straightSeconds(from, to, vehicle);
      whole[at++] = Math.min(MAX_SECONDS, Math.round(known * factor));
    }
  }
  return whole;
}
