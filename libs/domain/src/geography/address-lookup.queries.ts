import { Injectable } from '@nestjs/common';
import { DomainError, type Scope } from '../shared/index.js';
import { Database } from '../storage/index.js';
import { parseAddress } from './address.parser.js';
import { Gazetteer } from './gazetteer.service.js';
import { STREETS_BY_CITY } from './gazetteer.statements.js';
import { type GeocodedAddress, Geocoder } from './geocoder.port.js';
import { ServiceAreas } from './service-areas.service.js';

const MAX_CITIES = 100;

interface KnownCity {
  readonly city: string;
  readonly state: string;
  readonly streets: number;
  /** Streets from files; the others came with orders. */
  readonly imported: number;
}

/** A street of the gazetteer that the text may mean. */
interface LikelyStreet {
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Similarity; 1: the same name. */
  readonly score: number;
}

interface AddressTrial {
  /** The address that an order with this text would get; null: the order would be refused. */
  readonly found: GeocodedAddress | null;
  /** Whether the hub delivers to the found address; null: nothing was found. */
  readonly covered: boolean | null;
  readonly streets: readonly LikelyStreet[];
}

/** Queries about a hub's gazetteer, for operators. */
@Injectable()
export class AddressLookup {
  constructor(
    private readonly db: Database,
    private readonly gazetteer: Gazetteer,
    private readonly geocoder: Geocoder,
    private readonly areas: ServiceAreas,
  ) {}

  /** Cities with their number of streets, the largest first. */
  cities({ hubId }: Scope): Promise<KnownCity[]> {
    return this.db.query<KnownCity>(STREETS_BY_CITY, [hubId, MAX_CITIES]);
  }

  /** Geocodes a text as for an order. @throws required_value · external_service_unavailable */
  async tryWords({ hubId }: Scope, words: string): Promise<AddressTrial> {
    const address = words.trim();
    if (address === '') throw new DomainError('required_value', { field: 'q' });
    const found = await this.geocoder.geocode(hubId, { address });
    const ranked = await this.gazetteer.similarStreets(hubId, parseAddress({ address }));
    return {
      found,
      covered: found && (await this.areas.covers(hubId, found)),
      streets: ranked.map(({ street: { name, district, city, state, latitude, longitude }, score }) => ({
        street: name,
        district,
        city,
        state,
        latitude,
        longitude,
        score: Math.round(score * 1_000) / 1_000,
      })),
    };
  }
}
