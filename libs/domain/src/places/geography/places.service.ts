import { Injectable } from '@nestjs/common';
import { DomainError, isDomainError, isPoint, type Point, BoundedCache } from '../../base/index.js';
import { KnownAddresses } from './known-addresses.service.js';
import { missingParts } from './address.parser.js';
import { Gazetteer } from './gazetteer.service.js';
import {
  ADDRESS_FIELDS,
  type AddressParts,
  type AddressText,
  Geocoder,
  type GeocodePrecision,
} from './geocoder.port.js';
import { hubAddressKey } from './resilient-routes.provider.js';
import { ServiceAreas } from './service-areas.service.js';

/** A place as callers give it: coordinates, text, or both. Coordinates take precedence. */
interface PlaceText extends AddressText {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

interface PlaceConstraint {
  /** Path of the address in the command, for errors: `stops.0.address`. */
  readonly field: string;
  /** The merchant's own area; null: any of the hub. */
  readonly areaId: number | null;
}

/** The point, and the parts of the address that geocoding or the caller's line of text tells. */
export interface LocatedPlace extends Point {
  readonly parts: AddressParts;
  /** `point`: the caller's own coordinates. */
  readonly precision: GeocodePrecision | 'point';
}

/** Parsed addresses in memory: most addresses are quoted first, then ordered, and pickups come again. */
const PARSED_ADDRESSES = 5_000;

@Injectable()
export class Places {
  private readonly parsed = new BoundedCache<string, AddressParts>(PARSED_ADDRESSES);

  constructor(
    private readonly geocoder: Geocoder,
    private readonly areas: ServiceAreas,
    private readonly memory: KnownAddresses,
    private readonly gazetteer: Gazetteer,
  ) {}

  /**
   * @throws required_value · invalid_value (coordinates) · address_not_found (`found`: the nearest street)
   * · outside_service_area · external_service_unavailable, all with `field`
   */
  async locate(hubId: number, words: PlaceText, { field, areaId }: PlaceConstraint): Promise<LocatedPlace> {
    const given = givenPoint(words, field);
    const key = hubAddressKey(hubId, words);
    const parts = () => this.parsed.getOrCompute(key, () => missingParts(words));
    const place = given
      ? { ...given, precision: 'point' as const, parts: parts() }
      : await this.find(hubId, words, field);
    if (!(await this.areas.covers(hubId, place, areaId)))
      throw new DomainError('outside_service_area', { field });
    // Only coordinates sent by a caller and inside the service area are learned, never a geocoder's result.
    if (given) this.memory.learn(hubId, words, given, key);
    return place;
  }

  private async find(hubId: number, words: PlaceText, field: string): Promise<LocatedPlace> {
    if (!ADDRESS_FIELDS.some((name) => words[name]?.trim()))
      throw new DomainError('required_value', { field });
    const found = await this.geocoder.geocode(hubId, words).catch((error: unknown) => {
      if (!isDomainError(error, 'external_service_unavailable')) throw error;
      throw new DomainError('external_service_unavailable', { ...error.facts, field }, { cause: error });
    });
    if (!found)
      throw new DomainError('address_not_found', {
        field,
        found: await this.gazetteer.streetMeant(hubId, words),
      });
    const { latitude, longitude, precision } = found;
    return { latitude, longitude, precision, parts: found };
  }
}

function givenPoint({ latitude = null, longitude = null }: PlaceText, field: string): Point | null {
  if (latitude === null || longitude === null) return null;
  if (!isPoint(latitude, longitude)) {
    throw new DomainError('invalid_value', { field: field.replace(/address$/, 'latitude') });
  }
  return { latitude, longitude };
}
