import { Injectable } from '@nestjs/common';
import { Catalog, type VehicleType, extraPromiseMinutes, Hubs } from '../../company/index.js';
import { Merchants, PreparationTimes } from '../../people/index.js';
import { OrderCreation, type OrderQuote } from '../../ordering/index.js';
import { DomainError, isDomainError, type Scope } from '../../base/index.js';
import type {
  DeliveryPromise,
  DeliveryTerms,
  VehicleAvailability,
  VehiclePreference,
} from './delivery-request.entity.js';
import { VehicleAvailabilityQueries, type WantedVehicles } from './vehicle-availability.queries.js';

const MINUTE_MS = 60_000;
/** How much later than estimated a delivery may be when the caller set no limit. */
const SLACK_MINUTES = 15;

export type Assessment = Awaited<ReturnType<RequestAssessment['assess']>>;

type AssessedTerms = Pick<
  DeliveryTerms,
  | 'pickup'
  | 'dropoff'
  | 'vehicle'
  | 'package'
  | 'needsReturn'
  | 'deliveryLimitMinutes'
  | 'preparationStartsAt'
>;

/** Assesses a delivery request: vehicle, price and promise. Changes nothing. */
@Injectable()
export class RequestAssessment {
  constructor(
    private readonly catalog: Catalog,
    private readonly creation: OrderCreation,
    private readonly fleet: VehicleAvailabilityQueries,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly preparation: PreparationTimes,
  ) {}

  /**
   * @throws vehicle_type_not_found · package_over_limits · package_dimensions_required · outside_service_area
   * · address_not_found · tariff_not_found · external_service_unavailable
   */
  async assess(scope: Scope, merchantId: number, terms: AssessedTerms, askedAt: Date) {
    const fitting = await this.fitting(scope.hubId, terms.vehicle);
    const { quote, vehicle } = await this.quote(scope, merchantId, terms, fitting);
    const wanted = wantedOf(fitting, terms.vehicle);
    const fleet = await this.fleet.current(scope.hubId, wanted);
    const approach = await this.fleet.approach(scope.hubId, quote.pickup, wanted, fleet);
    const { settings } = await this.hubs.get(scope.hubId);
    const slack = SLACK_MINUTES + extraPromiseMinutes(settings, askedAt);
    const preparation = await this.preparationMinutes(scope, merchantId, terms, askedAt);
    const pickupMinutes = Math.max(approach.minutes, preparation);
    return {
      quote,
      vehicle,
      /** Every vehicle type of the hub that the request allows, the chosen one first. */
      fitting: [vehicle, ...fitting.filter((type) => type !== vehicle)],
      price: {
        totalCents: quote.totalCents,
        currency: 'BRL' as const,
        pricingList: quote.price.pricingList,
        aboveListBp: Math.max(0, quote.price.surgeBp - 10_000),
      },
      availability: fleet,
      approach,
      promise: promiseOf(quote, pickupMinutes, askedAt, terms.deliveryLimitMinutes, slack),
    };
  }

  /** Minutes from the request until the goods are ready; 0 where unknown. */
  private async preparationMinutes(
    scope: Scope,
    merchantId: number,
    { preparationStartsAt = null }: AssessedTerms,
    askedAt: Date,
  ): Promise<number> {
    const merchant = await this.merchants.orderingCached(scope, merchantId);
    const { timezone } = await this.hubs.get(scope.hubId);
    const startsAt = preparationStartsAt === null ? askedAt : new Date(preparationStartsAt);
    const readyAt = (await this.preparation.readyAt(merchant, timezone, startsAt)) ?? startsAt;
    return Math.ceil((readyAt.getTime() - askedAt.getTime()) / MINUTE_MS);
  }

  /** Facts for a rejection because no vehicle is available. */
  async availabilityFor(hubId: number, wish: VehiclePreference): Promise<VehicleAvailability> {
    const kinds = kindsOf(wish);
    const types = (await this.catalog.vehicleTypes(hubId)).filter(({ kind }) => kinds.includes(kind));
    return this.fleet.current(hubId, wantedOf(types, wish));
  }

  private async fitting(hubId: number, wish: VehiclePreference): Promise<VehicleType[]> {
    const types = await this.catalog.vehicleTypes(hubId);
    const fitting = kindsOf(wish).flatMap((kind) => types.filter((type) => type.kind === kind));
    if (fitting.length > 0) return fitting;
    const kinds = types.map(({ kind }) => kind);
    throw new DomainError('vehicle_type_not_found', { field: 'vehicle.type', kinds });
  }

  private async quote(
    scope: Scope,
    merchantId: number,
    terms: AssessedTerms,
    fitting: readonly VehicleType[],
  ) {
    let refusal: unknown;
    for (const vehicle of fitting) {
      try {
        const quote = await this.creation.quote(scope, {
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
        const isTooLarge = isDomainError(error, 'package_over_limits');
        if (!isTooLarge && !isDomainError(error, 'package_dimensions_required')) throw error;
        refusal ??= error;
      }
    }
    throw refusal;
  }
}

function kindsOf(wish: VehiclePreference): VehicleType['kind'][] {
  return [...new Set(wish.options.map(({ kind }) => kind))];
}

function wantedOf(types: readonly VehicleType[], wish: VehiclePreference): WantedVehicles {
  return { kinds: kindsOf(wish), vehicleTypeIds: types.map(({ id }) => id) };
}

function promiseOf(
  quote: OrderQuote,
  pickup: number,
  askedAt: Date,
  limitMinutes: number | null,
  slackMinutes: number,
): DeliveryPromise {
  const after = (minutes: number) => new Date(askedAt.getTime() + minutes * MINUTE_MS).toISOString();
  const deliver = pickup + Math.ceil(quote.durationS / 60);
  return {
    askedAt: askedAt.toISOString(),
    pickupAt: after(pickup),
    deliverAt: after(deliver),
    deliverBy: after(limitMinutes ?? deliver + slackMinutes),
  };
}
