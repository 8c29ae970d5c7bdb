import { Injectable } from '@nestjs/common';
import { atOnce, DomainError, isDomainError, isPoint, type Point, type Soon } from '../shared/index.js';
import { AddressMemory } from './address.memory.js';
import { type AddressText, type GeocodedAddress, Geocoder } from './geocoder.js';
import { ServiceAreas } from './service-areas.js';

/** A place as callers give it: coordinates, words, or both. Coordinates win. */
export interface PlaceWords extends AddressText {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

export interface PlaceDemand {
  /** Path of the address in the command, for what is wrong with it: `stops.0.address`. */
  readonly field: string;
  /** The merchant's own area; null: any of the hub. */
  readonly areaId: number | null;
}

/** The point, and what geocoding learned on the way when it was needed. */
export type LocatedPlace = Point & Partial<GeocodedAddress>;

/** Where a place is, provided the hub delivers there. */
@Injectable()
export class Places {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly areas: ServiceAreas,
    private readonly memory: AddressMemory,
  ) {}

  /**
   * Errors, all with `field`: `required_value`, `invalid_value` (coordinates), `address_not_found`,
   * `outside_service_area`, `external_service_unavailable`.
   */
  locate(hubId: number, words: PlaceWords, demand: PlaceDemand): Soon<LocatedPlace> {
    const given = givenPoint(words, demand.field);
    if (given === null)
      return this.find(hubId, words, demand.field).then((found) => this.covered(hubId, found, demand));
    return atOnce(this.covered(hubId, given, demand), (place) => {
      // Only what a caller knew and the area confirmed: a guess of our own must not come back as knowledge.
      this.memory.remember(hubId, words, given);
      return place;
    });
  }

  private covered(hubId: number, place: LocatedPlace, { field, areaId }: PlaceDemand): Soon<LocatedPlace> {
    return atOnce(this.areas.covers(hubId, place, areaId), (covered) => {
      if (!covered) throw new DomainError('outside_service_area', { field });
      return place;
    });
  }

  private async find(hubId: number, words: PlaceWords, field: string): Promise<LocatedPlace> {
    if (!saysSomething(words)) throw new DomainError('required_value', { field });
    const found = await this.geocoder.geocode(hubId, words).catch((error: unknown) => {
      if (!isDomainError(error, 'external_service_unavailable')) throw error;
      throw new DomainError('external_service_unavailable', { ...error.facts, field }, { cause: error });
    });
    if (!found) throw new DomainError('address_not_found', { field });
    return found;
  }
}

function givenPoint({ latitude = null, longitude = null }: PlaceWords, field: string): Point | null {
  if (latitude === null || longitude === null) return null;
  if (!isPoint(latitude, longitude)) {
    throw new DomainError('invalid_value', { field: field.replace(/address$/, 'latitude') });
  }
  return { latitude, longitude };
}

function saysSomething({ address, street, number, district, city, state, postalCode }: PlaceWords): boolean {
  return [address, street, number, district, city, state, postalCode].some(
    (text) => (text ?? '').trim() !== '',
  );
}
