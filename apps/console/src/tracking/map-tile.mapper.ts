import { type DrawnLines, baseMapDrawing, type NamedLines, type DrawnSpot } from './map-drawing.page.js';

/** A tile is 512 pixels wide. Its units are half a pixel, so that whole ones are exact enough. */
export const TILE_UNITS = 1024;
const UNITS_PER_PIXEL = 2;
/** Tiles of other web maps are half as large: theirs of the next zoom show as much. */
const NEXT = 1;
/** Beyond the tile, so that lines have no ends at its edges. */
const MARGIN = 32;
const TEXT_PX = 13;
const MAX_NAMES = 24;

const GREEN =
  /park|garden|wood|forest|grass|nature|cemetery|pitch|golf|meadow|scrub|farmland|zoo|green|recreation/;
const PATH = /path|footway|pedestrian|track|steps|cycleway/;
const RAIL = /rail|transit/;
const PLACE = /locality|city|town|village|neighbourhood|suburb|quarter|macrohood|district/;
/** From the least to the most important. Widths in pixels at zoom 16; the first zooms of street and name. */
const STREETS = [
  { kinds: /other|service/, width: 2.5, from: 14, named: 17 },
  { kinds: /minor|residential|tertiary/, width: 5, from: 12, named: 15 },
  { kinds: /major|primary|secondary/, width: 7, from: 9, named: 13.5 },
  { kinds: /highway|motorway|trunk/, width: 9, from: 5, named: 12.5 },
] as const;

/** By the schemas of Protomaps (which ours is) and of OpenMapTiles. */
const LAYERS = {
  green: ['landuse', 'landcover', 'park', 'natural'],
  water: ['water'],
  building: ['building', 'buildings'],
  roads: ['roads', 'transportation', 'transit', 'transportation_name'],
  places: ['places', 'place'],
  sights: ['landuse', 'park', 'pois', 'water', 'water_name'],
} as const;

export interface MapFeature {
  readonly layer: string;
  readonly kind: string;
  readonly name: string;
  /** 1: points, 2: lines, 3: areas. */
  readonly type: 0 | 1 | 2 | 3;
  readonly parts: readonly (readonly DrawnSpot[])[];
}

/** Features of some layers, of a type, of some kinds. */
type Select = (layers: keyof typeof LAYERS, type: MapFeature['type'], kinds?: RegExp) => MapFeature[];

export function tileDrawing(features: readonly MapFeature[], tileZoom: number): Promise<string> {
  const zoom = tileZoom + NEXT;
  const seen = features.map((feature) => ({ ...feature, parts: feature.parts.filter(touchesTile) }));
  const of: Select = (layers, type, kinds = /(?:)/) => {
    const names: readonly string[] = LAYERS[layers];
    return seen.filter((one) => one.type === type && names.includes(one.layer) && kinds.test(one.kind));
  };
  const streets = STREETS.filter(({ named }) => zoom >= named).map(({ kinds }) => of('roads', 2, kinds));
  const places = [...(zoom < 12 ? [] : of('places', 1, PLACE)), ...(zoom < 15 ? [] : of('sights', 1))];
  return baseMapDrawing({
    width: TILE_UNITS,
    height: TILE_UNITS,
    decimals: 0,
    areas: {
      green: partsOf(of('green', 3, GREEN)),
      water: partsOf(of('water', 3)),
      building: zoom < 15 ? [] : partsOf(of('building', 3)),
    },
    lines: linesOf(of, zoom),
    edge: zoom < 12 ? 0 : 1.5 * UNITS_PER_PIXEL,
    streets: streets.reverse().flat().flatMap(namedLines),
    places: places.flatMap(placed),
    text: TEXT_PX * UNITS_PER_PIXEL,
    maxNames: MAX_NAMES,
  });
}

function linesOf(of: Select, zoom: number): DrawnLines[] {
  const width = (most: number) => UNITS_PER_PIXEL * most * Math.min(2.2, 2 ** ((zoom - 16) / 1.6));
  const drawn = (kind: DrawnLines['kind'], found: readonly MapFeature[], wide: number): DrawnLines => ({
    kind,
    lines: partsOf(found),
    width: wide,
  });
  return [
    drawn('water', of('water', 2), width(4)),
    ...(zoom < 15 ? [] : [drawn('path', of('roads', 2, PATH), width(1.6))]),
    ...STREETS.filter(({ from }) => zoom >= from).map(({ kinds, width: most }) =>
      drawn('street', of('roads', 2, kinds), Math.max(0.7 * UNITS_PER_PIXEL, width(most))),
    ),
    ...(zoom < 11 ? [] : [drawn('rail', of('roads', 2, RAIL), 1.2 * UNITS_PER_PIXEL)]),
  ];
}

function partsOf(found: readonly MapFeature[]) {
  return found.flatMap(({ parts }) => parts);
}

function namedLines({ name, parts: lines }: MapFeature): NamedLines[] {
  return name === '' ? [] : [{ name, lines }];
}

function placed({ name, parts }: MapFeature): (DrawnSpot & { readonly name: string })[] {
  const spot = parts[0]?.[0];
  return name === '' || !spot ? [] : [{ name, ...spot }];
}

function touchesTile(part: readonly DrawnSpot[]): boolean {
  const [first, last] = [-MARGIN, TILE_UNITS + MARGIN];
  return (['x', 'y'] as const).every(
    (axis) => part.some((spot) => spot[axis] >= first) && part.some((spot) => spot[axis] <= last),
  );
}
