import { Injectable } from '@nestjs/common';
import { Catalog, type VehicleType, type Hub, rushAt } from '../../company/index.js';
import { type LocatedPlace, Places, ServiceAreas } from '../../places/index.js';
import { Merchants, type Merchant } from '../../people/index.js';
import { Pricing } from '../pricing/index.js';
import { cents, Clock, DomainError, type Point, type Scope } from '../../base/index.js';
import { strictestAge } from './delivery-proof.rules.js';
import { requireQuoted } from './held-quote.rules.js';
import type {
  CreateOrderCommand,
  HeldQuote,
  OrderQuote,
  PackageDimensions,
  QuoteCommand,
} from './order.types.js';
import { NO_PLACE, PLACE_TEXT_NAMES, type Place, type PlaceInput } from './stop.types.js';

/** Places and price for quotes and for new orders: one code for both, so they cannot differ. */
@Injectable()
export class OrderQuoting {
  constructor(
    private readonly catalog: Catalog,
    private readonly locations: Places,
    private readonly pricing: Pricing,
    private readonly merchants: Merchants,
    private readonly clock: Clock,
    private readonly areas: ServiceAreas,
  ) {}

  /**
   * @throws vehicle_type_not_found · category_not_found · merchant_not_found · required_value · invalid_value
   * · package_dimensions_required · package_over_limits · address_not_found · outside_service_area
   * · tariff_not_found · external_service_unavailable
   */
  async quote(scope: Scope, command: QuoteCommand, known?: Merchant): Promise<OrderQuote> {
    const { shopId, vehicleTypeId, places } = await this.resolved(scope, command, known);
    const { categoryId, merchantId, needsReturn, at = this.clock.now() } = command;
    const { pickup, stops, found } = places;
    const asked = { vehicleTypeId, categoryId, merchantId, shopId, pickup, stops, needsReturn, at };
    const priced = await this.pricing.quote(scope, asked);
    const { breakdown, courierShareBp, promiseMinutes, distanceSource } = priced;
    const { distanceM, returnDistanceM, durationS } = priced;
    const price = {
      ...breakdown,
      distanceSource,
      ...(courierShareBp !== null && { courierShareBp }),
      ...(promiseMinutes !== null && { promiseMinutes }),
    };
    const totalCents = cents(breakdown.totalCents);
    return { price, totalCents, distanceM, returnDistanceM, durationS, pickup, stops, found, vehicleTypeId };
  }

  /**
   * As `quote`, at the price of a quote that was held: neither tariffs nor ways are asked for.
   * @throws as `quote`, without tariff_not_found · quote_expired · quote_differs
   */
  async held(
    scope: Scope,
    command: QuoteCommand & Pick<CreateOrderCommand, 'askedAt'> & { readonly scheduledFor: Date | null },
    held: HeldQuote,
    known?: Merchant,
  ): Promise<OrderQuote> {
    const { vehicleTypeId, places } = await this.resolved(scope, command, known);
    const { merchantId, categoryId, needsReturn } = command;
    const scheduledFor = command.scheduledFor?.getTime() ?? null;
    const asked = { hubId: scope.hubId, merchantId, categoryId, needsReturn, scheduledFor };
    requireQuoted(held, { ...asked, vehicleTypeId, ...places }, command.askedAt ?? this.clock.now());
    const { price, totalCents, distanceM, returnDistanceM, durationS } = held;
    return { price, totalCents, distanceM, returnDistanceM, durationS, ...places, vehicleTypeId };
  }

  /** A rush takes no new orders from some areas; those taken may still be edited. @throws area_paused */
  async requireOpen({ id, settings }: Hub, pickup: Point, at = this.clock.now()): Promise<void> {
    const rush = rushAt(settings, at);
    if (rush === null) return;
    const paused = rush.pausedEverywhere || (await this.areas.liesIn(id, pickup, rush.pausedAreaIds));
    if (paused) throw new DomainError('area_paused', { field: 'pickup.address', until: rush.until });
  }

  /** Geocodes if needed. @throws address_not_found · outside_service_area · required_value · invalid_value */
  async locate(scope: Scope, input: PlaceInput, field: string, areaId: number | null) {
    return fillGaps(placeOf(input), await this.locations.locate(scope.hubId, input, { field, areaId }));
  }

  /**
   * The vehicle type of a courier call, whose price is computed once its addresses are known; a call that no
   * tariff could price is refused now, as its quote would be.
   * @throws vehicle_type_not_found · category_not_found · tariff_not_found
   */
  async priceableVehicleType(
    scope: Scope,
    { vehicleTypeId, categoryId, openStops = 0, needsReturn, scheduledFor }: CreateOrderCommand,
    merchant: Merchant | null,
    pickup: Point,
  ): Promise<number> {
    const { id } = await this.vehicleType(scope.hubId, { vehicleTypeId, categoryId });
    await this.pricing.quote(scope, {
      vehicleTypeId: id,
      categoryId,
      merchantId: merchant?.id ?? null,
      shopId: merchant?.ownerId ?? null,
      pickup,
      stops: [],
      openStops,
      needsReturn,
      at: scheduledFor ?? this.clock.now(),
    });
    return id;
  }

  /** The strictest of hub, merchant, and the order's category or else all of the merchant. null: no age. */
  async usualAge(
    { id: hubId, settings }: Hub,
    merchant: Pick<Merchant, 'minimumAge' | 'categoryIds'> | null,
    categoryId: number | null,
  ): Promise<number | null> {
    const ids = categoryId === null ? (merchant?.categoryIds ?? []) : [categoryId];
    const categories = ids.length === 0 ? [] : await this.catalog.allCategories(hubId);
    const named = categories.filter(({ id }) => ids.includes(id)).map(({ minimumAge }) => minimumAge);
    return strictestAge(settings.minimumAge, merchant?.minimumAge, ...named);
  }

  /** The hub's first vehicle type if the caller names none. The category is only checked: it must exist. */
  private async vehicleType(
    hubId: number,
    { vehicleTypeId, categoryId }: Pick<QuoteCommand, 'vehicleTypeId' | 'categoryId'>,
  ): Promise<VehicleType> {
    const type =
      vehicleTypeId === null
        ? (await this.catalog.vehicleTypes(hubId))[0]
        : await this.catalog.vehicleType(hubId, vehicleTypeId);
    if (!type) throw new DomainError('vehicle_type_not_found', { field: 'vehicleTypeId' });
    if (categoryId !== null) await this.catalog.category(hubId, categoryId);
    return type;
  }

  /** `known`: one inserted by the caller's own transaction is not visible to other connections. */
  private async resolved(scope: Scope, command: QuoteCommand, known?: Merchant) {
    const { merchantId, pickup, stops } = command;
    const type = await this.vehicleType(scope.hubId, command);
    checkPackage(type, command.package ?? null);
    if (stops.length === 0) throw new DomainError('required_value', { field: 'stops' });
    const merchant =
      known ?? (merchantId === null ? null : await this.merchants.orderingCached(scope, merchantId));
    const areaId = merchant?.serviceAreaId ?? null;
    // One after the other, so that the first address that is refused is the one the error names.
    const locate = (input: PlaceInput, field: string) =>
      this.locations.locate(scope.hubId, input, { field, areaId });
    const from = await locate(pickup, 'pickup.address');
    const to: LocatedPlace[] = [];
    for (const [i, stop] of stops.entries()) to.push(await locate(stop, `stops.${String(i)}.address`));
    const places = {
      pickup: fillGaps(placeOf(pickup), from),
      stops: stops.map((stop, i) => fillGaps(placeOf(stop), to[i] ?? from)),
      found: { pickup: from, stops: to },
    };
    return { vehicleTypeId: type.id, shopId: merchant?.ownerId ?? null, places };
  }
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** The caller's words, blanks as absent. */
export function placeOf(input: PlaceInput): Place {
  const { latitude = null, longitude = null } = input;
  const place = {
    ...NO_PLACE,
    externalId: trimmed(input.externalId),
    address: addressLine(input),
    latitude,
    longitude,
  };
  for (const name of PLACE_TEXT_NAMES) place[name] = trimmed(input[name]);
  return place;
}

function addressLine(input: PlaceInput): string {
  if (input.address?.trim()) return input.address.trim();
  const house = [input.street, input.number].filter(Boolean).join(', ');
  return [house, input.district, [input.city, input.state].filter(Boolean).join(' - ')]
    .filter(Boolean)
    .join(', ');
}

/**
 * What geocoding learned fills the gaps of a place that was just made; the caller's own words stay. A copy
 * with these keys in addition (`{ ...place, street }`) cost a quote 4 µs.
 */
function fillGaps(place: Place, { latitude, longitude, parts }: LocatedPlace): Place & Point {
  place.street ??= parts.street;
  place.number ??= parts.number;
  place.district ??= parts.district;
  place.city ??= parts.city;
  place.state ??= parts.state;
  place.postalCode ??= parts.postalCode;
  return Object.assign(place, { latitude, longitude });
}

type LimitName = 'maxWeightKg' | 'maxHeightCm' | 'maxWidthCm' | 'maxLengthCm';

const DIMENSIONS: readonly [keyof PackageDimensions, LimitName][] = [
  ['weightKg', 'maxWeightKg'],
  ['heightCm', 'maxHeightCm'],
  ['widthCm', 'maxWidthCm'],
  ['lengthCm', 'maxLengthCm'],
];

function checkPackage(
  type: Pick<VehicleType, LimitName | 'dimensionsRequired' | 'limitsEnforced'>,
  size: PackageDimensions | null,
): void {
  for (const [dimension, limitName] of DIMENSIONS) {
    const value = size?.[dimension] ?? null;
    const field = `package.${dimension}`;
    if (value === null && type.dimensionsRequired)
      throw new DomainError('package_dimensions_required', { field });
    const limit = type[limitName];
    if (value !== null && limit !== null && type.limitsEnforced && value > limit) {
      throw new DomainError('package_over_limits', { field, limit });
    }
  }
}
