import { Injectable } from '@nestjs/common';
import { Database, DomainError, type Point, type Scope } from '../../base/index.js';
import { addressLine } from './address-line.rules.js';
import { parseAddress } from './address.parser.js';
import { Gazetteer } from './gazetteer.service.js';
import { STREETS_BY_CITY } from './gazetteer.statements.js';
import { Geocoder, type GeocodePrecision } from './geocoder.port.js';
import { ServiceAreas } from './service-areas.service.js';

const MAX_CITIES = 100;
const MAX_SUGGESTED = 5;

interface SuggestedAddress extends Point {
  readonly address: string;
  readonly precision: GeocodePrecision;
}

@Injectable()
export class AddressLookup {
  constructor(
    private readonly db: Database,
    private readonly gazetteer: Gazetteer,
    private readonly geocoder: Geocoder,
    private readonly areas: ServiceAreas,
  ) {}

  /** Cities with their number of streets, and of those from files (`imported`), the largest first. */
  cities({ hubId }: Scope) {
    return this.db.query(STREETS_BY_CITY, [hubId, MAX_CITIES]);
  }

  /** Geocodes as for an order, else nearest streets. @throws required_value · external_service_unavailable */
  async tryWords({ hubId }: Scope, words: string) {
    const address = words.trim();
    if (address === '') throw new DomainError('required_value', { field: 'q' });
    const found = await this.geocoder.geocode(hubId, { address });
    const parsed = parseAddress({ address });
    const similar = await this.gazetteer.similarStreets(hubId, parsed);
    const helpless = found === null && similar.length === 0;
    const ranked = helpless ? await this.gazetteer.nearestStreets(hubId, parsed, MAX_SUGGESTED) : similar;
    return {
      found,
      covered: found && (await this.areas.covers(hubId, found)),
      streets: ranked.map(({ street, score }) => {
        return { ...street, street: street.name, score: Math.round(score * 1_000) / 1_000 };
      }),
    };
  }

  /** What an order would get, then similar streets, then beginnings. @throws external_service_unavailable */
  async suggest({ hubId }: Scope, words: string): Promise<SuggestedAddress[]> {
    const parsed = parseAddress({ address: words });
    const found = await this.geocoder.geocode(hubId, { address: words });
    const ranked = await this.gazetteer.similarStreets(hubId, parsed);
    const number = parsed.number === null ? null : String(parsed.number);
    const unfinished = await this.gazetteer.streetsBeginning(hubId, parsed, MAX_SUGGESTED);
    const streets = [...ranked.map(({ street }) => street), ...unfinished].map((street) => ({
      ...street,
      street: street.name,
      number,
      precision: 'street' as const,
    }));
    const suggested: SuggestedAddress[] = [];
    for (const each of found ? [found, ...streets] : streets) {
      const { latitude, longitude, precision } = each;
      const address = addressLine(each);
      const isNew = address !== '' && suggested.every((other) => other.address !== address);
      if (isNew && (await this.areas.covers(hubId, each)))
        suggested.push({ address, latitude, longitude, precision });
      if (suggested.length === MAX_SUGGESTED) break;
    }
    return suggested;
  }
}
