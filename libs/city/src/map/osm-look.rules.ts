import type { ShapeFacts } from './map-shape.types.js';
import type { OsmTags } from '../osm/osm.types.js';

/** How something is drawn, in the layers and kinds of the Protomaps schema. */
export interface Look {
  readonly layer: 'landuse' | 'water' | 'buildings' | 'roads' | 'places';
  readonly facts: ShapeFacts;
  readonly minZoom: number;
  /** A closed line is an area. */
  readonly area: boolean;
}

const ROADS: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  motorway: ['highway', 8],
  motorway_link: ['highway', 11],
  trunk: ['highway', 8],
  trunk_link: ['highway', 11],
  primary: ['major_road', 9],
  primary_link: ['major_road', 12],
  secondary: ['major_road', 10],
  secondary_link: ['major_road', 12],
  tertiary: ['minor_road', 11],
  tertiary_link: ['minor_road', 12],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  service: ['other', 13],
  pedestrian: ['path', 13],
  footway: ['path', 14],
  path: ['path', 14],
  cycleway: ['path', 14],
  steps: ['path', 14],
  bridleway: ['path', 14],
  track: ['path', 13],
};
const RAILS = /^(rail|light_rail|subway|tram|narrow_gauge|monorail)$/;
const PLACES: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  city: ['locality', 8],
  town: ['locality', 9],
  village: ['locality', 11],
  hamlet: ['locality', 12],
  suburb: ['neighbourhood', 11],
  quarter: ['neighbourhood', 12],
  neighbourhood: ['neighbourhood', 13],
};
const LEISURE = /^(park|garden|pitch|golf_course|nature_reserve|playground|recreation_ground)$/;
const LAND_USE =
  /^(grass|forest|recreation_ground|cemetery|village_green|meadow|farmland|orchard|allotments)$/;
const NATURAL = /^(wood|scrub|grassland|heath)$/;
const WATERWAYS: Readonly<Record<string, number>> = { river: 9, canal: 11, stream: 13 };
const LAKE = { layer: 'water', facts: { kind: 'water' }, minZoom: 8, area: true } as const;

/** Look of a way, or of an area of several ways; null: it is not drawn. */
export function lookOf(tags: OsmTags): Look | null {
  return roadLook(tags) ?? waterLook(tags) ?? greenLook(tags) ?? buildingLook(tags);
}

function roadLook(tags: OsmTags): Look | null {
  const road = ROADS[tags.get('highway') ?? ''];
  const area = tags.get('area') === 'yes';
  if (road && !area) {
    const [kind, minZoom] = road;
    return { layer: 'roads', facts: withName({ kind }, tags), minZoom, area: false };
  }
  const isRail = RAILS.test(tags.get('railway') ?? '') && tags.get('tunnel') !== 'yes';
  return isRail ? { layer: 'roads', facts: { kind: 'rail' }, minZoom: 10, area: false } : null;
}

function waterLook(tags: OsmTags): Look | null {
  const waterway = tags.get('waterway') ?? '';
  if (tags.get('natural') === 'water' || waterway === 'riverbank') return LAKE;
  if (/^(reservoir|basin)$/.test(tags.get('landuse') ?? '')) return LAKE;
  const minZoom = WATERWAYS[waterway];
  if (minZoom === undefined || tags.get('tunnel') !== undefined) return null;
  return { layer: 'water', facts: withName({ kind: waterway }, tags), minZoom, area: false };
}

function greenLook(tags: OsmTags): Look | null {
  const found =
    kindAmong(LEISURE, tags.get('leisure')) ??
    kindAmong(LAND_USE, tags.get('landuse')) ??
    kindAmong(NATURAL, tags.get('natural'));
  return found === null ? null : { layer: 'landuse', facts: { kind: found }, minZoom: 9, area: true };
}

function buildingLook(tags: OsmTags): Look | null {
  const building = tags.get('building') ?? 'no';
  if (building === 'no') return null;
  return { layer: 'buildings', facts: { kind: 'building' }, minZoom: 14, area: true };
}

/** A place that has a name; null: the node is none. */
export function placeLook(tags: OsmTags): Look | null {
  const place = PLACES[tags.get('place') ?? ''];
  const name = tags.get('name');
  if (!place || name === undefined) return null;
  const [kind, minZoom] = place;
  return { layer: 'places', facts: { kind, name }, minZoom, area: false };
}

function kindAmong(kinds: RegExp, kind: string | undefined): string | null {
  return kind !== undefined && kinds.test(kind) ? kind : null;
}

function withName(facts: ShapeFacts, tags: OsmTags): ShapeFacts {
  const name = tags.get('name');
  return name === undefined ? facts : { ...facts, name };
}
