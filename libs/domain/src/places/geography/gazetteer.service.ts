import { Injectable } from '@nestjs/common';
import { CHANGED, Clock, Database, ExpiringCache, type Point, type RowOf } from '../../base/index.js';
import { addressLine } from './address-line.rules.js';
import { type ParsedAddress, parseAddress } from './address.parser.js';
import {
  CITIES,
  ADDRESSES_BY_NUMBER,
  STREETS_BY_NAME,
  STREETS_BY_NAMES,
  STREETS_OF_NAMES,
} from './gazetteer.statements.js';
import { type AddressText, type GeocodedAddress, type GeocodePrecision, Geocoder } from './geocoder.port.js';
import { hubAddressKey } from './resilient-routes.provider.js';
import type { FoundHouse } from './same-street.rules.js';
import { AnswerCache } from './circuit-breaker.policy.js';
import { HubStreetNames } from './street-names.store.js';
import {
  nearestNames,
  type RankedStreet,
  rankStreets,
  type StreetCandidate,
} from './street-ranking.rules.js';

const ANSWER_LIMITS = { ttlMs: 60_000, maxEntries: 20_000 };
const CITIES_TTL_MS = 60_000;
/** Streets of similar names that are compared word by word. */
const MAX_ALIKE = 60;
/** Bonus by how exactly the number is known: of two streets of one name, the one with that house is meant. */
const NUMBER_BONUS: Record<GeocodePrecision, number> = { house: 0.12, stretch: 0.1, street: 0 };

/** No house of a street has a number so far beyond the last one that is known: not all of them are. */
const FAR_TIMES = 5;
const FAR_NUMBERS = 2_000;

type Ends = `${'from' | 'to'}${'Latitude' | 'Longitude'}`;

interface NumberRow extends Omit<RowOf<typeof ADDRESSES_BY_NUMBER, 'streetId' | Ends>, 'below' | 'above'> {
  /** The nearest known houses on the same side, where the house itself is not known. */
  readonly below: FoundHouse | null;
  readonly above: FoundHouse | null;
}

type LocatedNumber = Pick<GeocodedAddress, 'latitude' | 'longitude' | 'precision' | 'postalCode'>;

/** The built-in geocoder: streets in PostgreSQL, found exactly when spelled well and by likeness when not. */
@Injectable()
export class Gazetteer extends Geocoder {
  private readonly answers: AnswerCache<string, GeocodedAddress | null>;
  private readonly cities: ExpiringCache<number, string[]>;
  private readonly names: HubStreetNames;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    super();
    this.answers = new AnswerCache(clock, ANSWER_LIMITS);
    const readCities = async (hubId: number) => (await db.query(CITIES, [hubId])).map(({ city }) => city);
    this.cities = new ExpiringCache(clock, readCities, CITIES_TTL_MS);
    this.names = new HubStreetNames(db, clock);
    db.changes.on(CHANGED.streets, () => this.clearCache());
  }

  geocode(hubId: number, address: AddressText): Promise<GeocodedAddress | null> {
    return this.answers.load(hubAddressKey(hubId, address), () => this.find(hubId, address));
  }

  /** Empties the cache after an import: an address that was not found before may be known now. */
  clearCache(): void {
    this.answers.clear();
    this.cities.clear();
  }

  /** Streets that the address may mean, best first, whatever the house number. */
  async similarStreets(hubId: number, parsed: ParsedAddress): Promise<RankedStreet[]> {
    const cities = await this.cities.get(hubId);
    const key = parsed.street.words.join(' ');
    if (key === '' && parsed.postalCode === null) return [];
    const named = await this.db.query<StreetCandidate, 'postalCodeHit'>(STREETS_BY_NAME, [
      hubId,
      key,
      parsed.postalCode,
    ]);
    const exact = rankStreets(parsed, named, cities);
    if (key === '' || exact.some(({ street }) => street.nameKey === key && street.source === 'imported'))
      return exact;
    const alike = await this.alike(hubId, parsed.street.words);
    const known = new Set(named.map(({ id }) => id));
    return rankStreets(parsed, [...named, ...alike.filter(({ id }) => !known.has(id))], cities);
  }

  async streetsBeginning(hubId: number, { street }: ParsedAddress, most: number): Promise<StreetCandidate[]> {
    const names = (await this.names.of(hubId)).beginning(street.words.join(' '), most);
    return names.length === 0 ? [] : this.db.query(STREETS_OF_NAMES, [hubId, names, most]);
  }

  /** What to suggest where nothing fits. */
  async nearestStreets(hubId: number, parsed: ParsedAddress, most: number): Promise<RankedStreet[]> {
    return nearestNames(parsed, await this.alike(hubId, parsed.street.words), most);
  }

  /** The streets of the same name for each of many addresses, with one query. */
  async streetsNamed(hubId: number, addresses: readonly ParsedAddress[]): Promise<StreetCandidate[][]> {
    const cities = await this.cities.get(hubId);
    const keys = [...new Set(addresses.map(({ street }) => street.words.join(' ')))];
    const rows = await this.db.query(STREETS_BY_NAMES, [hubId, keys]);
    return addresses.map((parsed) => {
      const named = rows.filter(({ nameKey }) => nameKey === parsed.street.words.join(' '));
      return rankStreets(parsed, named, cities).map(({ street }) => street);
    });
  }

  /** The street nearest to an address that was not found, wherever it is; null: none has such a name. */
  async streetMeant(hubId: number, address: AddressText): Promise<string | null> {
    const { street, ...parsed } = parseAddress(address);
    const anywhere = { ...parsed, street, city: null, state: null, hints: [] };
    const [nearest] = street.words.length === 0 ? [] : await this.similarStreets(hubId, anywhere);
    return nearest ? addressLine({ ...nearest.street, street: nearest.street.name, number: null }) : null;
  }

  private async alike(hubId: number, words: readonly string[]): Promise<StreetCandidate[]> {
    if (words.length === 0) return [];
    const names = (await this.names.of(hubId)).nearest(words, MAX_ALIKE);
    return this.db.query(STREETS_OF_NAMES, [hubId, names, MAX_ALIKE]);
  }

  private async find(hubId: number, address: AddressText): Promise<GeocodedAddress | null> {
    const parsed = parseAddress(address);
    const ranked = await this.similarStreets(hubId, parsed);
    if (ranked.length === 0) return null;
    const ids = ranked.map(({ street }) => street.id);
    const houses = await this.db.query<NumberRow, keyof NumberRow>(ADDRESSES_BY_NUMBER, [
      hubId,
      ids,
      parsed.number ?? 0,
    ]);
    const byStreet = new Map(houses.map((house) => [house.streetId, house]));
    const found = this.best(parsed, ranked, byStreet);
    return found && answer(parsed, found.street, found.spot);
  }

  /** The street and house that fit best; a CEP of several streets alone says none of them. */
  private best(
    parsed: ParsedAddress,
    ranked: readonly RankedStreet[],
    byStreet: ReadonlyMap<number, NumberRow>,
  ): { street: StreetCandidate; spot: LocatedNumber } | null {
    const spots = ranked
      .filter(({ street }) => !isBeyond(street, byStreet.get(street.id), parsed.number))
      .map(({ street, score }) => {
        const spot = locateOn(street, byStreet.get(street.id), parsed.number);
        return { street, spot, score: score + NUMBER_BONUS[spot.precision] };
      });
    const nameless = parsed.street.words.length === 0 && spots.length > 1;
    const [first, ...others] = nameless ? spots.filter(({ spot }) => spot.precision === 'house') : spots;
    if (!first || (nameless && others.length > 0)) return null;
    return others.reduce((best, next) => (next.score > best.score ? next : best), first);
  }
}

function answer(parsed: ParsedAddress, street: StreetCandidate, spot: LocatedNumber): GeocodedAddress {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    ...spot,
    street: street.name,
    number: parsed.number === null ? null : String(parsed.number),
    district: orNull(street.district),
    city: orNull(street.city),
    state: orNull(street.state),
    postalCode: spot.postalCode ?? parsed.postalCode,
  };
}

/** What an order taught of a street is too little to say where its numbers end. */
function isBeyond({ source }: StreetCandidate, house: NumberRow | undefined, number: number | null): boolean {
  if (!house || number === null || source !== 'imported' || house.above) return false;
  const last = Math.max(house.numberTo ?? 0, house.below?.number ?? 0);
  return last > 0 && house.houseLatitude === null && number > FAR_TIMES * last + FAR_NUMBERS;
}

function locateOn(
  street: StreetCandidate,
  house: NumberRow | undefined,
  number: number | null,
): LocatedNumber {
  const { latitude, longitude } = street;
  const middle: LocatedNumber = {
    latitude,
    longitude,
    precision: 'street',
    postalCode: house?.postalCode ?? null,
  };
  if (!house || number === null) return middle;
  return exactAddress(house) ?? betweenNeighbours(house, number) ?? interpolated(house, number) ?? middle;
}

/** In proportion to the number, unless a file's stretch is closer; beyond the last house, that house. */
function betweenNeighbours(house: NumberRow, number: number): LocatedNumber | null {
  const { below, above, numberTo } = house;
  const stretch = stretchWith(house, number);
  if (below && above) {
    const span = above.number - below.number;
    if (stretch !== null && stretch < span) return null;
    const part = (number - below.number) / span;
    const postalCode = (part < 0.5 ? below : above).postalCode ?? house.postalCode;
    return { ...pointBetween(below, above, part), precision: 'stretch', postalCode };
  }
  return stretch === null && (numberTo ?? 0) === 0 ? lastHouse(house) : null;
}

function lastHouse({ below, above, postalCode }: NumberRow): LocatedNumber | null {
  const last = below ?? above;
  if (!last) return null;
  const { latitude, longitude } = last;
  return { latitude, longitude, precision: 'street', postalCode: last.postalCode ?? postalCode };
}

function pointBetween(from: Point, to: Point, part: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  };
}

/** How many numbers the stretch has that holds this one; null: none holds it. */
function stretchWith({ numberFrom, numberTo }: NumberRow, number: number): number | null {
  if (numberFrom === null || numberTo === null || number < numberFrom || number > numberTo) return null;
  return numberTo - numberFrom;
}

function exactAddress(house: NumberRow): LocatedNumber | null {
  const { houseLatitude: latitude, houseLongitude: longitude } = house;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, precision: 'house', postalCode: house.housePostalCode ?? house.postalCode };
}

/** In proportion to the number between the ends of the stretch; a number beyond them gets the end. */
function interpolated(house: NumberRow, number: number): LocatedNumber | null {
  const { numberFrom, numberTo, postalCode } = house;
  // A stretch without numbers tells no place along it.
  if (numberFrom === null || numberTo === null || numberTo === 0) return null;
  const numbers = numberTo - numberFrom;
  const part = numbers === 0 ? 0 : Math.min(1, Math.max(0, (number - numberFrom) / numbers));
  const from = { latitude: house.fromLatitude, longitude: house.fromLongitude };
  const to = { latitude: house.toLatitude, longitude: house.toLongitude };
  const precision = stretchWith(house, number) === null ? 'street' : 'stretch';
  return { ...pointBetween(from, to, part), precision, postalCode };
}
