import type { CensusAddress } from './census-line.parser.js';
import { boxAround, type FoundHouse, type FoundStreet, streetsAmong } from './same-street.rules.js';
import { streetName } from './street-name.parser.js';

const INITIAL_CAPACITY = 1 << 16;
const MICRO = 1e6;
/** House numbers are metres: a stretch of a street, told by its first and last house, is about this long. */
const STRETCH_NUMBERS = 200;

type CityName = Pick<FoundStreet, 'city' | 'state'>;

interface StoredAddress extends Omit<CensusAddress, 'street' | 'district'> {
  readonly district: number;
}

/** The addresses of a census in a few bytes each: a city's million fits beside everything else. */
export class CensusAddresses {
  private readonly streets = new Numbered();
  private readonly districts = new Numbered();
  private readonly columns = {
    street: new Int32Array(INITIAL_CAPACITY),
    number: new Int32Array(INITIAL_CAPACITY),
    postalCode: new Int32Array(INITIAL_CAPACITY),
    district: new Int32Array(INITIAL_CAPACITY),
    latitude: new Int32Array(INITIAL_CAPACITY),
    longitude: new Int32Array(INITIAL_CAPACITY),
    atDoor: new Int32Array(INITIAL_CAPACITY),
  };
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(address: CensusAddress): void {
    if (this.count === this.columns.street.length) this.grow();
    const { columns, count } = this;
    columns.street[count] = this.streets.of(address.street);
    columns.number[count] = address.number;
    columns.postalCode[count] = address.postalCode;
    columns.district[count] = this.districts.of(address.district);
    columns.latitude[count] = Math.round(address.latitude * MICRO);
    columns.longitude[count] = Math.round(address.longitude * MICRO);
    columns.atDoor[count] = address.atDoor ? 1 : 0;
    this.count++;
  }

  /** How many spellings of names there are, about as many as streets. */
  get names(): number {
    return this.streets.texts.length;
  }

  /** Streets with their houses, those of one name together; made one by one, so that they need no room. */
  *found(place: CityName): Generator<FoundStreet> {
    const { texts, nameOf } = this.byName();
    const { street, number, atDoor } = this.columns;
    const name = (at: number) => valueAt(nameOf, valueAt(street, at));
    const order = Uint32Array.from({ length: this.count }, (_, at) => at).sort(
      (a, b) =>
        name(a) - name(b) ||
        valueAt(number, a) - valueAt(number, b) ||
        valueAt(atDoor, b) - valueAt(atDoor, a),
    );
    for (let from = 0; from < order.length;) {
      const own = name(valueAt(order, from));
      let to = from;
      while (to < order.length && name(valueAt(order, to)) === own) to++;
      const doors = Array.from(order.subarray(from, to), (at) => this.door(at));
      yield* this.streetsOf(displayName(texts[own] ?? ''), doors, place);
      from = to;
    }
  }

  /** Streets by the name that spellings have in common: `R DR JOSE` and `RUA DOUTOR JOSE` are one. */
  private byName(): { texts: string[]; nameOf: Int32Array } {
    const texts: string[] = [];
    const known = new Map<string, number>();
    const nameOf = Int32Array.from(this.streets.texts, (text) => {
      const { type, words } = streetName(text);
      const key = [type ?? '', ...words].join(' ');
      const at = known.get(key) ?? texts.push(text) - 1;
      known.set(key, at);
      return at;
    });
    return { texts, nameOf };
  }

  private *streetsOf(name: string, doors: readonly StoredAddress[], place: CityName): Generator<FoundStreet> {
    const byDistrict = new Map<string, StoredAddress[]>();
    for (const street of streetsAmong(doors)) {
      const district = displayName(this.districts.texts[mostOf(street.map((door) => door.district))] ?? '');
      const known = byDistrict.get(district);
      if (known) for (const door of street) known.push(door);
      else byDistrict.set(district, street);
    }
    for (const [district, all] of byDistrict) yield foundStreet({ name, district, ...place }, all);
  }

  private door(at: number): StoredAddress {
    const { columns } = this;
    return {
      number: valueAt(columns.number, at),
      postalCode: valueAt(columns.postalCode, at),
      district: valueAt(columns.district, at),
      latitude: valueAt(columns.latitude, at) / MICRO,
      longitude: valueAt(columns.longitude, at) / MICRO,
      atDoor: valueAt(columns.atDoor, at) === 1,
    };
  }

  private grow(): void {
    for (const [name, values] of Object.entries(this.columns)) {
      const larger = new Int32Array(values.length * 2);
      larger.set(values);
      this.columns[name as keyof typeof this.columns] = larger;
    }
  }
}

function valueAt(column: Int32Array | Uint32Array, at: number): number {
  return column[at] ?? 0;
}

/** Texts by the order in which they came first. */
class Numbered {
  readonly texts: string[] = [];
  private readonly known = new Map<string, number>();

  of(text: string): number {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

function mostOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

const SMALL_WORDS = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** The census writes capitals only. */
function displayName(text: string): string {
  const words = text.toLowerCase().split(/\s+/);
  return words
    .map((word, at) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

function foundStreet(
  names: Pick<FoundStreet, 'name' | 'district' | 'city' | 'state'>,
  doors: readonly StoredAddress[],
): FoundStreet {
  const sorted = [...doors].sort((a, b) => a.number - b.number || Number(b.atDoor) - Number(a.atDoor));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('A street without addresses cannot be imported');
  const houses: FoundHouse[] = [];
  for (const { number, postalCode, latitude, longitude, atDoor } of sorted)
    if (number > 0 && atDoor && houses.at(-1)?.number !== number)
      houses.push({ number, postalCode: postalCodeText(postalCode), latitude, longitude });
  return {
    ...names,
    otherNames: [],
    latitude: middle.latitude,
    longitude: middle.longitude,
    box: boxAround(doors),
    houses,
    stretches: stretchesOf(houses, sorted),
  };
}

function postalCodeText(code: number): string | null {
  return code === 0 ? null : String(code).padStart(8, '0');
}

/** Runs of houses of one side and one CEP. Without numbers there is one for each CEP. */
function stretchesOf(
  houses: readonly FoundHouse[],
  doors: readonly StoredAddress[],
): FoundStreet['stretches'] {
  const stretches = new Map<string, { first: FoundHouse; last: FoundHouse }>();
  for (const house of houses) {
    const run = Math.floor(house.number / STRETCH_NUMBERS);
    const key = `${house.postalCode ?? ''} ${house.number % 2} ${run}`;
    const known = stretches.get(key);
    if (known) known.last = house;
    else stretches.set(key, { first: house, last: house });
  }
  if (stretches.size === 0) {
    const [first] = doors;
    if (!first) return [];
    const house = { ...first, number: 0, postalCode: postalCodeText(first.postalCode) };
    stretches.set('', { first: house, last: house });
  }
  return [...stretches.values()].map(({ first, last }) => ({
    postalCode: first.postalCode,
    side: first.number === 0 ? 'both' : first.number % 2 === 0 ? 'even' : 'odd',
    numberFrom: first.number,
    numberTo: last.number,
    fromLatitude: first.latitude,
    fromLongitude: first.longitude,
    toLatitude: last.latitude,
    toLongitude: last.longitude,
  }));
}
