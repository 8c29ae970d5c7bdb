import { Injectable } from '@nestjs/common';
import { Catalog, type VehicleType } from '../catalog/index.js';
import { OrderPlacement, type OrderQuote } from '../orders/index.js';
import { DomainError, isDomainError, type Scope } from '../shared/index.js';
import type {
  DeliveryPromise,
  DeliveryTerms,
  FleetNow,
  PriceNow,
  VehicleWish,
} from './delivery-request.types.js';
import { Fleet, type Approach, type WantedVehicles } from './fleet.js';

const MINUTE_MS = 60_000;
/** How much later than estimated a delivery may be when the caller set no limit. */
const SLACK_MINUTES = 15;

/** What the hub could offer at this moment. */
export interface Assessment {
  readonly quote: OrderQuote;
  readonly vehicle: VehicleType;
  /** Every vehicle type of the hub that the wish allows, the chosen one first. */
  readonly fitting: readonly VehicleType[];
  readonly price: PriceNow;
  readonly fleet: FleetNow;
  readonly approach: Approach;
  readonly promise: DeliveryPromise;
}

export type AskedTerms = Pick<
  DeliveryTerms,
  'pickup' | 'dropoff' | 'vehicle' | 'package' | 'needsReturn' | 'deliveryLimitMinutes'
>;

/** Price, times and vehicles for a delivery that does not exist yet. Changes nothing. */
@Injectable()
export class RequestAssessment {
  constructor(
    private readonly catalog: Catalog,
    private readonly placement: OrderPlacement,
    private readonly fleet: Fleet,
  ) {}

  /**
   * @throws vehicle_type_not_found · package_over_limits · package_dimensions_required · outside_service_area ·
   * address_not_found · tariff_not_found · external_service_unavailable
   */
  async assess(scope: Scope, merchantId: number, terms: AskedTerms, askedAt: Date): Promise<Assessment> {
    const fitting = await this.fitting(scope.hubId, terms.vehicle);
    const { quote, vehicle } = await this.quote(scope, merchantId, terms, fitting);
    const wanted = wantedOf(fitting, terms.vehicle);
    const fleet = await this.fleet.now(scope.hubId, wanted);
    const approach = await this.fleet.approach(scope.hubId, quote.pickup, wanted, fleet);
    return {
      quote,
      vehicle,
      fitting: [vehicle, ...fitting.filter((type) => type !== vehicle)],
      price: priceOf(quote),
      fleet,
      approach,
      promise: promiseOf(quote, approach, askedAt, terms.deliveryLimitMinutes),
    };
  }

  /** Free vehicles whatever was wanted: what a refusal for want of a vehicle tells. */
  async fleetFor(hubId: number, wish: VehicleWish): Promise<FleetNow> {
    const types = await this.catalog.vehicleTypes(hubId);
    return this.fleet.now(
      hubId,
      wantedOf(
        types.filter((type) => kindsOf(wish).includes(type.kind)),
        wish,
      ),
    );
  }

  private async fitting(hubId: number, wish: VehicleWish): Promise<VehicleType[]> {
    const types = await this.catalog.vehicleTypes(hubId);
    const fitting = kindsOf(wish).flatMap((kind) => types.filter((type) => type.kind === kind));
    if (fitting.length === 0) throw new DomainError('vehicle_type_not_found', { field: 'vehicle.type' });
    return fitting;
  }

  /** The first vehicle that takes the package. */
  private async quote(
    scope: Scope,
    merchantId: number,
    terms: AskedTerms,
    fitting: readonly VehicleType[],
  ): Promise<{ quote: OrderQuote; vehicle: VehicleType }> {
    let refusal: unknown;
    for (const vehicle of fitting) {
      try {
        const quote = await this.placement.quote(scope, {
          vehicleTypeId: vehicle.id,
          categoryId: null,
          merchantId,
          pickup: terms.pickup,
          stops: [terms.dropoff],
          package: terms.package,
          needsReturn: terms.needsReturn,
        });
        return { quote, vehicle };
      } catch (error) {
        if (
          !isDomainError(error, 'package_over_limits') &&
          !isDomainError(error, 'package_dimensions_required')
        )
          throw error;
        refusal ??= error;
      }
    }
    throw refusal;
  }
}

export function kindsOf(wish: VehicleWish): VehicleType['kind'][] {
  return [...new Set(wish.options.map(({ kind }) => kind))];
}

function wantedOf(types: readonly VehicleType[], wish: VehicleWish): WantedVehicles {
  return { kinds: kindsOf(wish), vehicleTypeIds: types.map(({ id }) => id) };
}

function priceOf({ totalCents, price }: OrderQuote): PriceNow {
  return {
    totalCents,
    currency: 'BRL',
    pricingList: price.pricingList,
    aboveListBp: Math.max(0, price.surgeBp - 10_000),
  };
}

function promiseOf(
  quote: OrderQuote,
  approach: Approach,
  askedAt: Date,
  limitMinutes: number | null,
): DeliveryPromise {
  const after = (minutes: number) => new Date(askedAt.getTime() + minutes * MINUTE_MS).toISOString();
  const pickup = approach.minutes;
  const deliver = pickup + Math.ceil(quote.durationS / 60);
  return {
    askedAt: askedAt.toISOString(),
    pickupAt: after(pickup),
    deliverAt: after(deliver),
    deliverBy: after(limitMinutes ?? deliver + SLACK_MINUTES),
  };
}
