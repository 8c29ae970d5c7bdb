import type { Point } from '../../base/index.js';

/** An address as people write it: one line, or parts, or both. */
export interface AddressText {
  readonly address?: string | null;
  readonly street?: string | null;
  readonly number?: string | null;
  readonly district?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postalCode?: string | null;
}

/** How exactly the point is known: the house itself, its place along the street, or only the street. */
export type GeocodePrecision = 'house' | 'stretch' | 'street';

export interface GeocodedAddress extends Point {
  readonly precision: GeocodePrecision;
  readonly street: string | null;
  readonly number: string | null;
  readonly district: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
}

/** Finds the coordinates of an address. */
export abstract class Geocoder {
  /**
   * null: the address is unknown, or lies in another city or state than the text says. Errors:
   * `external_service_unavailable` when a configured service is down.
   */
  abstract geocode(hubId: number, address: AddressText): Promise<GeocodedAddress | null>;
}

/** An address service reached over the network (Nominatim). Throws when it is down or its answer cannot be read. */
export abstract class ExternalGeocoder {
  abstract find(address: AddressText): Promise<GeocodedAddress | null>;
}
