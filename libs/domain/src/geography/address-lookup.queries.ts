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
  /** Of these, from files; the others were learned from orders. */
  readonly imported: number;
}

/** A street of the gazetteer that the words may mean. */
interface LikelyStreet {
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 1 is the same name. */
  readonly score: number;
}

interface AddressTrial {
  /** What an order with these words would get; null: it would be refused. */
  readonly found: GeocodedAddress | null;
  /** Whether the hub delivers there; null where nothing was found. */
  readonly covered: boolean | null;
  readonly streets: readonly LikelyStreet[];
}

/** What a hub's operators ask about its addresses. */
@Injectable()
export class AddressLookup {
  constructor(
    private readonly db: Database,
    private readonly gazetteer: Gazetteer,
    private readonly geocoder: Geocoder,
    private readonly areas: ServiceAreas,
  ) {}

  /** Cities with the streets that are known of them, the largest first. */
  cities({ hubId }: Scope): Promise<KnownCity[]> {
    return this.db.query<KnownCity>(STREETS_BY_CITY, [hubId, MAX_CITIES]);
  }

  /** Tries words as an order's address. @throws required_value · external_service_unavailable */
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
