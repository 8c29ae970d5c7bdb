import { Injectable } from '@nestjs/common';
import { Catalog, Hubs, surgeAt, toLocal } from '../../company/index.js';
import { type Leg, RoutePlanner, type VehicleClass, type WaySource } from '../../places/index.js';
import { type Point, type Scope, BoundedCache } from '../../base/index.js';
import { calculatePrice } from './price.calculator.js';
import { type LocalMoment, localMoment, type Tariff, type TariffCriteria } from './tariff.entity.js';
import { Tariffs } from './tariffs.service.js';

export interface PriceRequest extends TariffCriteria {
  readonly pickup: Point;
  /** In the order of the visits. */
  readonly stops: readonly Point[];
  /** Further stops whose addresses are not known yet: charged as stops, without distance. */
  readonly openStops?: number;
  readonly needsReturn: boolean;
}

/** Time zones of all hubs together. */
const MAX_ZONES = 1_000;

const NO_LEG: Leg = { distanceM: 0, durationS: 0 };

/** Computes prices for quotes and orders, so that the same input costs the same. With warm caches no query is sent. */
@Injectable()
export class Pricing {
  /** The last minute formatted for each time zone: formatting it again would cost every quote 3 µs. */
  private readonly moments = new BoundedCache<string, { minute: number; moment: LocalMoment }>(MAX_ZONES);

  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly tariffs: Tariffs,
    private readonly routes: RoutePlanner,
  ) {}

  /** Null share or promise: the hub's settings decide. @throws vehicle_type_not_found · tariff_not_found */
  async quote({ hubId }: Scope, request: PriceRequest) {
    const { kind } = await this.catalog.vehicleType(hubId, request.vehicleTypeId);
    const tariff = await this.tariffs.choose(hubId, request);
    const { input, durationS, distanceSource } = await this.planned(hubId, request, tariff, kind);
    const { distanceM, returnDistanceM } = input;
    const { courierShareBp, terms } = tariff;
    const promiseMinutes = terms.promiseMinutes ?? null;
    const way = { distanceM, durationS, returnDistanceM, distanceSource };
    return { breakdown: calculatePrice(input), ...way, courierShareBp, promiseMinutes };
  }

  /** The input of a price, its way, and what else the hub could choose. @throws vehicle_type_not_found */
  async inputOf(scope: Scope, request: PriceRequest, tariff: Pick<Tariff, 'name' | 'terms'>) {
    const { kind } = await this.catalog.vehicleType(scope.hubId, request.vehicleTypeId);
    const { pickup, stops, needsReturn } = request;
    const round = needsReturn ? [pickup, ...stops, pickup] : [pickup, ...stops];
    const way = await this.routes.line(scope.hubId, round, kind);
    const choice = await this.routes.compared(scope.hubId, round, kind);
    return { ...(await this.planned(scope.hubId, request, tariff, kind)), way, choice };
  }

  private async planned(
    hubId: number,
    request: PriceRequest,
    tariff: Pick<Tariff, 'name' | 'terms'>,
    vehicle: VehicleClass,
  ) {
    const { settings, timezone } = await this.hubs.get(hubId);
    const { out, back, source } = await this.planRoutes(hubId, request, vehicle);
    const input = {
      tariff,
      surgeBp: surgeAt(settings, request.at),
      distanceM: out.distanceM,
      returnDistanceM: back.distanceM,
      stops: request.stops.length + (request.openStops ?? 0),
      moment: this.momentIn(timezone, request.at),
    };
    return { input, durationS: out.durationS, distanceSource: source };
  }

  private momentIn(timezone: string, at: Date): LocalMoment {
    const minute = Math.floor(at.getTime() / 60_000);
    const last = this.moments.get(timezone);
    if (last?.minute === minute) return last.moment;
    const moment = localMoment(toLocal(timezone, at));
    this.moments.set(timezone, { minute, moment });
    return moment;
  }

  /** One request to the route planner: with return, the way back is the last leg. */
  private async planRoutes(
    hubId: number,
    request: PriceRequest,
    vehicle: VehicleClass,
  ): Promise<{ out: Leg; back: Leg; source: WaySource }> {
    const { pickup, stops, needsReturn } = request;
    if (stops.length === 0) return { out: NO_LEG, back: NO_LEG, source: 'straight_line' };
    const round = needsReturn ? [pickup, ...stops, pickup] : [pickup, ...stops];
    const route = await this.routes.priced(hubId, round, vehicle);
    const back = needsReturn ? (route.legs.at(-1) ?? NO_LEG) : NO_LEG;
    const out = { distanceM: route.distanceM - back.distanceM, durationS: route.durationS - back.durationS };
    return { out, back, source: route.source };
  }
}
