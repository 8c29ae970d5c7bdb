import {
  type AddressText,
  fold,
  type GeocodedAddress,
  ExternalGeocoder,
  parseAddress,
  stateCode,
} from '#domain';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { JsonClient } from './json-client.js';

const CANDIDATES = 5;

const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit);

const place = z.object({
  lat: degrees(90),
  lon: degrees(180),
  address: z
    .object({
      road: z.string(),
      pedestrian: z.string(),
      house_number: z.string(),
      suburb: z.string(),
      neighbourhood: z.string(),
      city: z.string(),
      town: z.string(),
      village: z.string(),
      municipality: z.string(),
      state: z.string(),
      'ISO3166-2-lvl4': z.string(),
      postcode: z.string(),
    })
    .partial(),
});
const answer = z.array(place);

type Found = z.infer<typeof place>;

export class NominatimClient extends ExternalGeocoder {
  private readonly log = new Logger(NominatimClient.name);
  private readonly client: JsonClient;

  constructor(options: { readonly url: string; readonly limitMs?: number }) {
    super();
    this.client = new JsonClient(options.url, options.limitMs);
  }

  async find(address: AddressText): Promise<GeocodedAddress | null> {
    const query = queryOf(address);
    if (query === null) return null;
    const found = (await this.search(query)).map(readPlace);
    const meant = parseAddress(address);
    const city = meant.city === null ? null : fold(meant.city);
    return (
      found.find(
        (it) =>
          // A result without a street is no address.
          it.street !== null &&
          (meant.state === null || it.state === null || it.state === meant.state) &&
          (city === null || it.city === null || fold(it.city) === city || fold(it.district ?? '') === city),
      ) ?? null
    );
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private async search(query: URLSearchParams): Promise<Found[]> {
    try {
      const { status, body } = await this.client.get(`/search?${query.toString()}`);
      if (status !== 200) throw new Error(`status ${String(status)}`);
      return answer.parse(body);
    } catch (error) {
      // Logged without the query, which is a person's address.
      const why = error instanceof z.ZodError ? 'not its format' : String(error);
      this.log.warn(`The address service does not answer: ${why}`);
      throw error;
    }
  }
}

/** The query by parts when the caller has them, else by the line; null: there is nothing to search for. */
function queryOf(address: AddressText): URLSearchParams | null {
  const query = new URLSearchParams({
    format: 'jsonv2',
    addressdetails: '1',
    countrycodes: 'br',
    limit: String(CANDIDATES),
  });
  const street = [address.number, address.street].filter(Boolean).join(' ');
  if (address.street && address.city) {
    const parts = { street, city: address.city, state: address.state, postalcode: address.postalCode };
    for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
    return query;
  }
  const line = address.address?.trim()
    ? address.address.trim()
    : [street, address.district, address.city, address.state, address.postalCode].filter(Boolean).join(', ');
  if (line === '') return null;
  query.set('q', line);
  return query;
}

function readPlace({ lat, lon, address }: Found): GeocodedAddress {
  return {
    latitude: lat,
    longitude: lon,
    precision: address.house_number === undefined ? 'street' : 'house',
    street: address.road ?? address.pedestrian ?? null,
    number: address.house_number ?? null,
    district: address.suburb ?? address.neighbourhood ?? null,
    city: cityOf(address),
    state: stateOf(address),
    postalCode: address.postcode?.replace(/\D/g, '') ?? null,
  };
}

function stateOf(address: Found['address']): string | null {
  return stateCode(address['ISO3166-2-lvl4'] ?? '') ?? stateCode(address.state ?? '');
}

function cityOf(address: Found['address']): string | null {
  return address.city ?? address.town ?? address.village ?? address.municipality ?? null;
}
