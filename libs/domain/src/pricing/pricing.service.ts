import { Injectable } from '@nestjs/common';
import { Catalog } from '../catalog/index.js';
import { type Leg, RoutePlanner, type VehicleClass } from '../geography/index.js';
import { Hubs, toLocal } from '../hubs/index.js';
import { atOnce, type Point, type Scope, type Soon } from '../shared/index.js';
import { calculatePrice, type PriceBreakdown } from './price.calculator.js';
import { type LocalMoment, localMoment } from './tariff.hours.js';
import { Tariffs } from './tariffs.service.js';

export interface PriceRequest {
  readonly vehicleTypeId: number;
  readonly categoryId: number | null;
  /** null: a merchant that does not exist yet. */
  readonly merchantId: number | null;
  readonly pickup: Point;
  /** In the order they are driven. */
  readonly stops: readonly Point[];
  /** Further stops whose addresses are not known yet: charged as stops, without distance. */
  readonly openStops?: number;
  readonly needsReturn: boolean;
  /** Decides tariff and factors: when the ride is to begin. */
  readonly at: Date;
}

export interface PricedRoute {
  readonly breakdown: PriceBreakdown;
  /** Pickup to last stop. */
  readonly distanceM: number;
  /** Last stop back to the pickup; 0 without return. */
  readonly returnDistanceM: number;
  /** Pickup to last stop. */
  readonly durationS: number;
  /** The courier's part of the price when the tariff has one of its own. */
  readonly courierShareBp: number | null;
}

const NO_WAY: Leg = { distanceM: 0, durationS: 0 };

/** The one way to a price: quotes and orders come here, so the same input costs the same. No query once warm. */
@Injectable()
export class Pricing {
  /** The last minute asked for in each zone: formatting it anew would cost every quote 3 µs. */
  private readonly moments = new Map<string, { minute: number; moment: LocalMoment }>();

  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly tariffs: Tariffs,
    private readonly routes: RoutePlanner,
  ) {}

  /** Errors: `vehicle_type_not_found`, `tariff_not_found`. */
  async quote(scope: Scope, request: PriceRequest): Promise<PricedRoute> {
    const hub = await this.hubs.get(scope.hubId);
    const { kind } = await this.catalog.vehicleType(scope.hubId, request.vehicleTypeId);
    const tariff = await this.tariffs.choose(scope.hubId, request);
    const { out, back } = await this.drive(request, kind);
    const breakdown = calculatePrice({
      tariff,
      surgeBp: hub.settings.surgeBp,
      distanceM: out.distanceM,
      returnDistanceM: back.distanceM,
      stops: request.stops.length + (request.openStops ?? 0),
      moment: this.momentIn(hub.timezone, request.at),
    });
    const { distanceM, durationS } = out;
    const { courierShareBp } = tariff;
    return { breakdown, distanceM, durationS, returnDistanceM: back.distanceM, courierShareBp };
  }

  private momentIn(timezone: string, at: Date): LocalMoment {
    const minute = Math.floor(at.getTime() / 60_000);
    const last = this.moments.get(timezone);
    if (last?.minute === minute) return last.moment;
    const moment = localMoment(toLocal(timezone, at));
    this.moments.set(timezone, { minute, moment });
    return moment;
  }

  /** One question to the planner: with return the way back is the last leg of the round. */
  private drive(request: PriceRequest, vehicle: VehicleClass): Soon<{ out: Leg; back: Leg }> {
    const { pickup, stops, needsReturn } = request;
    if (stops.length === 0) return { out: NO_WAY, back: NO_WAY };
    const round = needsReturn ? [pickup, ...stops, pickup] : [pickup, ...stops];
    return atOnce(this.routes.plan(round, vehicle), (route) => {
      const back = needsReturn ? (route.legs.at(-1) ?? NO_WAY) : NO_WAY;
      const out = {
        distanceM: route.distanceM - back.distanceM,
        durationS: route.durationS - back.durationS,
      };
      return { out, back };
    });
  }
}
