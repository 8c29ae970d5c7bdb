import { type NamedPlace, nearestPlace, type Spot, streetsOfName } from './street-pieces.calculator.js';
import type { NodeCoordinates } from '../osm/node-coordinates.store.js';
import { DEGREE, type OsmTags, type OsmVisitor } from '../osm/osm.types.js';
import { TOWN_RANKS } from '../osm/town-bounds.parser.js';

export interface CityHouse extends Spot {
  readonly number: number;
  readonly postalCode: string | null;
}

export interface CityStreet {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly district: string;
  readonly city: string;
  /** A point on it, near its middle. */
  readonly middle: Spot;
  /** Its unbroken lines, in degrees. */
  readonly lines: readonly (readonly Spot[])[];
  readonly houses: readonly CityHouse[];
}

const OTHER_NAMES = ['alt_name', 'old_name', 'official_name', 'loc_name', 'short_name', 'name:pt'];
const STREETS =
  /^(motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street|pedestrian|road|service|track|footway|path|steps)(_link)?$/;
const DISTRICTS = /^(suburb|neighbourhood|quarter|hamlet)$/;

/** The reader keeps the nodes' coordinates. */
export class StreetCollection implements OsmVisitor {
  private readonly pieces = new Map<string, { lines: Spot[][]; others: Set<string> }>();
  private readonly houses = new Map<string, (CityHouse & { readonly district: string })[]>();
  private readonly towns: NamedPlace[] = [];
  private readonly districts: NamedPlace[] = [];

  constructor(private readonly nodes: NodeCoordinates) {}

  node(_id: number, longitude7: number, latitude7: number, tags: OsmTags): void {
    if (tags.size === 0) return;
    const spot = { latitude: latitude7 / DEGREE, longitude: longitude7 / DEGREE };
    const place = tags.get('place') ?? '';
    const name = tags.get('name') ?? '';
    const rank = TOWN_RANKS.get(place);
    if (name !== '' && rank !== undefined) this.towns.push({ ...spot, name, rank });
    if (name !== '' && DISTRICTS.test(place)) this.districts.push({ ...spot, name, rank: 1 });
    this.addHouses(spot, tags);
  }

  way(_id: number, nodeIds: readonly number[], tags: OsmTags): void {
    const name = tags.get('name')?.trim() ?? '';
    if (name !== '' && STREETS.test(tags.get('highway') ?? '')) this.addPiece(name, nodeIds, tags);
    if (!tags.has('addr:housenumber')) return;
    const [first] = this.spotsOf(nodeIds);
    if (first) this.addHouses(first, tags);
  }

  /** @param city The municipality where no place of the file tells it. */
  *found(city: string): Generator<CityStreet> {
    for (const [name, { lines, others }] of this.pieces)
      for (const street of streetsOfName(lines, this.houses.get(name) ?? []))
        yield {
          ...street,
          name,
          otherNames: [...others],
          district: street.district ?? nearestPlace(this.districts, street.middle, DISTRICT_DEGREES) ?? '',
          city: nearestPlace(this.towns, street.middle, TOWN_DEGREES) ?? city,
        };
  }

  private addPiece(name: string, nodeIds: readonly number[], tags: OsmTags): void {
    const piece = this.pieces.get(name) ?? { lines: [], others: new Set<string>() };
    this.pieces.set(name, piece);
    const line = this.spotsOf(nodeIds);
    if (line.length > 1) piece.lines.push(line);
    for (const other of OTHER_NAMES.flatMap((key) => tags.get(key)?.split(';') ?? []).map((text) =>
      text.trim(),
    ))
      if (other !== '' && other !== name) piece.others.add(other);
  }

  private addHouses(spot: Spot, tags: OsmTags): void {
    const street = tags.get('addr:street')?.trim() ?? '';
    if (street === '') return;
    const known = this.houses.get(street) ?? [];
    this.houses.set(street, known);
    const district = tags.get('addr:suburb') ?? tags.get('addr:neighbourhood') ?? '';
    const postalCode = postalCodeOf(tags.get('addr:postcode') ?? '');
    for (const number of numbersOf(tags.get('addr:housenumber') ?? ''))
      known.push({ ...spot, number, postalCode, district });
  }

  private spotsOf(nodeIds: readonly number[]): Spot[] {
    return nodeIds.flatMap((id) => {
      const at = this.nodes.indexOf(id);
      if (at < 0) return [];
      return [{ latitude: this.nodes.latitude7(at) / DEGREE, longitude: this.nodes.longitude7(at) / DEGREE }];
    });
  }
}

/** A district's name holds for about 1.5 km round its point; a town's for 30 km. */
const DISTRICT_DEGREES = 0.015;
const TOWN_DEGREES = 0.3;

/** `120`, `120-B`, `120;122`: the first digits of each part. */
function numbersOf(text: string): number[] {
  return text
    .split(/[;,]/)
    .map((part) => Number(/\d{1,6}/.exec(part)?.[0] ?? 0))
    .filter((number) => number > 0);
}

function postalCodeOf(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length === 8 ? digits : null;
}
