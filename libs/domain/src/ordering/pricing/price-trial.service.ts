import { Injectable } from '@nestjs/common';
import { type AddressText, Places } from '../../places/index.js';
import { Merchants } from '../../people/index.js';
import { Clock, DomainError, type MaybePoint, type Point, type Scope } from '../../base/index.js';
import { explainPrice } from './price-explanation.rules.js';
import { type PriceRequest, Pricing } from './pricing.service.js';
import { Tariffs } from './tariffs.service.js';
import { type TariffTerms, tariffTermsSchema } from './tariff.entity.js';

type TrialPlace = AddressText & Partial<MaybePoint>;

interface PriceTrial extends Omit<PriceRequest, 'pickup' | 'stops' | 'at' | 'openStops' | 'shopId'> {
  readonly pickup: TrialPlace;
  readonly stops: readonly TrialPlace[];
  readonly at?: Date | undefined;
  /** Unsaved terms, or a tariff that need not apply. Without both: the tariff that an order would get. */
  readonly terms?: unknown;
  readonly tariffId?: number | undefined;
}

/** Prices a trial on real addresses as an order would be, line by line. Writes nothing. */
@Injectable()
export class PriceTrials {
  constructor(
    private readonly pricing: Pricing,
    private readonly tariffs: Tariffs,
    private readonly merchants: Merchants,
    private readonly locations: Places,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws vehicle_type_not_found · tariff_not_found · merchant_not_found · required_value · invalid_value ·
   * address_not_found · outside_service_area · external_service_unavailable
   */
  async explain(scope: Scope, trial: PriceTrial) {
    const at = trial.at ?? this.clock.now();
    const merchant =
      trial.merchantId === null ? null : await this.merchants.orderingCached(scope, trial.merchantId);
    const { pickup, stops } = await this.located(scope, trial, merchant?.serviceAreaId ?? null);
    const request = { ...trial, shopId: merchant?.ownerId ?? null, pickup, stops, at };
    const tariff = await this.tariffOf(scope, trial, request);
    const { input, durationS, distanceSource, way, choice } = await this.pricing.inputOf(
      scope,
      request,
      tariff,
    );
    const lines = explainPrice(input);
    return {
      totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
      lines,
      tariff: { id: tariff.id, name: tariff.name },
      distanceM: input.distanceM,
      distanceSource,
      /** The whole way, with the return, by either choice of a hub; null: nobody knows these roads. */
      distances: { straightM: choice.straight.distanceM, roadsM: choice.byRoad?.distanceM ?? null },
      returnDistanceM: input.returnDistanceM,
      durationS,
      at,
      pickup,
      stops,
      way,
    };
  }

  private async tariffOf(scope: Scope, trial: PriceTrial, request: PriceRequest) {
    if (trial.terms !== undefined) return { id: null, name: '', terms: draftTerms(trial.terms) };
    if (trial.tariffId !== undefined) return this.tariffs.byId(scope, trial.tariffId);
    return this.tariffs.choose(scope.hubId, request);
  }

  /** Locates the places as for an order of the merchant: within its service area. */
  private async located(scope: Scope, trial: PriceTrial, areaId: number | null) {
    if (trial.stops.length === 0) throw new DomainError('required_value', { field: 'stops' });
    const locate = async (place: TrialPlace, field: string): Promise<Point> => {
      const { latitude, longitude } = await this.locations.locate(scope.hubId, place, { field, areaId });
      return { latitude, longitude };
    };
    const pickup = await locate(trial.pickup, 'pickup.address');
    const stops: Point[] = [];
    for (const [i, stop] of trial.stops.entries())
      stops.push(await locate(stop, `stops.${String(i)}.address`));
    return { pickup, stops };
  }
}

function draftTerms(terms: unknown): TariffTerms {
  const read = tariffTermsSchema.safeParse(terms);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path ?? [];
  throw new DomainError('invalid_value', { field: ['terms', ...path].join('.') });
}
