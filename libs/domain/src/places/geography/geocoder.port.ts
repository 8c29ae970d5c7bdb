import type { Point } from '../../base/index.js';

const PARTS = ['street', 'number', 'district', 'city', 'state', 'postalCode'] as const;
export const ADDRESS_FIELDS = ['address', ...PARTS] as const;

/** null: not known. */
export type AddressParts = Readonly<Record<(typeof PARTS)[number], string | null>>;

/** An address as people write it: one line, or parts, or both. */
export type AddressText = Readonly<Partial<Record<(typeof ADDRESS_FIELDS)[number], string | null>>>;

/** How exactly the point is known: the house itself, its place along the street, or only the street. */
export type GeocodePrecision = 'house' | 'stretch' | 'street';

export interface GeocodedAddress extends Point, AddressParts {
  readonly precision: GeocodePrecision;
}

export abstract class Geocoder {
  /** null: unknown, or in another city or state than it says. @throws external_service_unavailable */
  abstract geocode(hubId: number, address: AddressText): Promise<GeocodedAddress | null>;
}

/** An address service (Nominatim). Throws when it is down or its answer cannot be read. */
export abstract class ExternalGeocoder {
  abstract find(address: AddressText): Promise<GeocodedAddress | null>;
}
