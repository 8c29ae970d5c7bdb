import { Injectable } from '@nestjs/common';
import { Catalog, Hubs, surgeAt, wallClock } from '../../company/index.js';
import { type Leg, RoutePlanner } from '../../places/index.js';
import type { Point, Scope, VehicleKind } from '../../base/index.js';
import { calculatePrice } from './price.calculator.js';
import { localMoment, type Tariff, type TariffCriteria } from './tariff.entity.js';
import { Tariffs } from './tariffs.service.js';

export interface PriceRequest extends TariffCriteria {
  readonly pickup: Point;
  /** In the order of the visits. */
  readonly stops: readonly Point[];
  /** Further stops whose addresses are not known yet: charged as stops, without distance. */
  readonly openStops?: number;
  readonly needsReturn: boolean;
}

const NO_LEG: Leg = { distanceM: 0, durationS: 0 };
const NO_WAY = { ...NO_LEG, legs: [] as Leg[], source: 'straight_line' as const };

/** Prices for quotes and orders: the same input costs the same. With warm caches no query is sent. */
@Injectable()
export class Pricing {
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
    const round = roundOf(request);
    const way = await this.routes.line(scope.hubId, round, kind);
    const choice = await this.routes.compared(scope.hubId, round, kind);
    return { ...(await this.planned(scope.hubId, request, tariff, kind)), way, choice };
  }

  private async planned(
    hubId: number,
    request: PriceRequest,
    tariff: Pick<Tariff, 'name' | 'terms'>,
    vehicle: VehicleKind,
  ) {
    const { stops, openStops = 0, needsReturn, at } = request;
    const { settings, timezone } = await this.hubs.get(hubId);
    // One request to the route planner: with return, the way back is the last leg.
    const route = stops.length === 0 ? NO_WAY : await this.routes.priced(hubId, roundOf(request), vehicle);
    const back = (needsReturn ? route.legs.at(-1) : null) ?? NO_LEG;
    const input = {
      tariff,
      surgeBp: surgeAt(settings, at),
      distanceM: route.distanceM - back.distanceM,
      returnDistanceM: back.distanceM,
      stops: stops.length + openStops,
      moment: localMoment(wallClock(timezone, at)),
    };
    return { input, durationS: route.durationS - back.durationS, distanceSource: route.source };
  }
}

function roundOf({ pickup, stops, needsReturn }: PriceRequest): Point[] {
  return [pickup, ...stops, ...(needsReturn ? [pickup] : [])];
}
