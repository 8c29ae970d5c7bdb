import type { Answer } from '../../base/api/client.js';
import type { MapBox, MapPoint } from '../../base/map-point.js';
import { numeral } from '../../base/money.js';

/**
 * A closed line whose first corner is not repeated at the end. In a polygon every ring after the first is a
 * hole.
 */
export interface Ring {
  readonly polygon: number;
  readonly hole: boolean;
  readonly corners: readonly MapPoint[];
}

export type Shape = readonly Ring[];

export type AreaGeometry = Answer<'/api/admin/service-areas/{id}'>['geojson'];

export const FIRST_RING: Ring = { polygon: 0, hole: false, corners: [] };

/** A longer border is edited as text only: a detailed one has thousands of corners. */
export const MAX_HANDLES = 300;

export function shapeOf(geometry: AreaGeometry): Shape {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings, polygon) =>
    rings.map((positions, index) => ({
      polygon,
      hole: index > 0,
      corners: positions.slice(0, -1).map(([longitude, latitude]) => ({ latitude, longitude })),
    })),
  );
}

export function geometryOf(shape: Shape): AreaGeometry {
  const numbers = [...new Set(shape.map(({ polygon }) => polygon))];
  const polygons = numbers.map((number) => {
    const rings = shape.filter(({ polygon }) => polygon === number);
    const sorted = [...rings.filter(({ hole }) => !hole), ...rings.filter(({ hole }) => hole)];
    // GeoJSON repeats the first corner at the end.
    return sorted.map(({ corners }) =>
      [...corners, ...corners.slice(0, 1)].map(({ longitude, latitude }): [number, number] => [
        longitude,
        latitude,
      ]),
    );
  });
  const [first] = polygons;
  return polygons.length === 1 && first
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** Whether the shape is complete, so that it can be saved. */
export function isWhole(shape: Shape): boolean {
  const isPoint = ({ latitude, longitude }: MapPoint) => Number.isFinite(latitude + longitude);
  return shape.length > 0 && shape.every(({ corners }) => corners.length >= 3 && corners.every(isPoint));
}

/** Kilometres that a corner may be outside of the city; the server refuses those beyond it, too. */
const REACH_KM = 50;

/**
 * The first corner that no delivery from the city reaches, with its line in the list of corners; null: none,
 * or no city.
 */
export function farCorner(shape: Shape, city: MapBox | null) {
  if (city === null) return null;
  for (const { corners } of shape)
    for (const [index, { latitude, longitude }] of corners.entries()) {
      const along = Math.max(city.south - latitude, latitude - city.north, 0);
      const across = Math.max(city.west - longitude, longitude - city.east, 0);
      const far = Math.hypot(along, across * Math.cos((latitude * Math.PI) / 180)) * KM_PER_DEGREE;
      if (far > REACH_KM) return { line: index + 1, kilometres: Math.round(far) };
    }
  return null;
}

export function middleOf({ south, west, north, east }: MapBox): MapPoint {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** Six decimals, eleven centimetres. */
export function rounded({ latitude, longitude }: MapPoint): MapPoint {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Inserted into the nearest side, so that clicks around a place draw a border. */
export function withCorner(corners: readonly MapPoint[], corner: MapPoint): MapPoint[] {
  if (corners.length < 3) return [...corners, corner];
  let nearest = 0;
  let least = Infinity;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const far = distanceToSide(corner, from, to);
    // When two sides meet in the nearest corner, the later one is taken: the person continues the line.
    if (far <= least * (1 + 1e-6)) [nearest, least] = [index, far];
  });
  return [...corners.slice(0, nearest + 1), corner, ...corners.slice(nearest + 1)];
}

function distanceToSide(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const [px, py] = [(point.longitude - from.longitude) * shrink, point.latitude - from.latitude];
  const [sx, sy] = [(to.longitude - from.longitude) * shrink, to.latitude - from.latitude];
  const length = sx * sx + sy * sy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, (px * sx + py * sy) / length));
  return Math.hypot(px - part * sx, py - part * sy);
}

const MAX_COMPARED = 600;

/** False for very long borders, which are not checked. */
export function crossesItself(corners: readonly MapPoint[]): boolean {
  const count = corners.length;
  if (count > MAX_COMPARED) return false;
  const cornerAt = (index: number) => corners[index % count] ?? { latitude: 0, longitude: 0 };
  for (let a = 0; a < count; a++)
    for (let b = a + 2; b < count; b++) {
      if (a === 0 && b === count - 1) continue;
      if (sidesCross(cornerAt(a), cornerAt(a + 1), cornerAt(b), cornerAt(b + 1))) return true;
    }
  return false;
}

function sidesCross(a: MapPoint, b: MapPoint, c: MapPoint, d: MapPoint): boolean {
  const turn = (p: MapPoint, q: MapPoint, r: MapPoint) =>
    Math.sign(
      (q.longitude - p.longitude) * (r.latitude - p.latitude) -
        (q.latitude - p.latitude) * (r.longitude - p.longitude),
    );
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

const KM_PER_DEGREE = 111.32;

/** Square kilometres, without holes. */
export function sizeOf(shape: Shape): number {
  return shape.reduce((sum, { hole, corners }) => sum + (hole ? -1 : 1) * ringSize(corners), 0);
}

function ringSize(corners: readonly MapPoint[]): number {
  const shrink = Math.cos(((corners[0]?.latitude ?? 0) * Math.PI) / 180);
  let twice = 0;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    twice += from.longitude * to.latitude - to.longitude * from.latitude;
  });
  return (Math.abs(twice) / 2) * KM_PER_DEGREE * KM_PER_DEGREE * shrink;
}

/** One corner a line: `-22.905600, -47.060800`. */
export function textOf(corners: readonly MapPoint[]): string {
  return corners.map(({ latitude, longitude }) => `${String(latitude)}, ${String(longitude)}`).join('\n');
}

/** `fault`: the first line that is no corner, from 1; null: every line is one. */
export function cornersOf(text: string) {
  const corners: MapPoint[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(line);
    const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
    if (!match || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return { corners, fault: index + 1 };
    corners.push({ latitude, longitude });
  }
  return { corners, fault: null };
}

/** A GeoJSON geometry, or a Feature (or the first of a collection) with one; null: not an area. */
export function shapeOfText(text: string): Shape | null {
  try {
    return shapeOfAny(JSON.parse(text));
  } catch {
    // The pasted text is not JSON; the caller reports it.
    return null;
  }
}

function shapeOfAny(value: unknown): Shape | null {
  const { type, geometry, features, coordinates } = (value ?? {}) as Record<string, unknown>;
  if (type === 'FeatureCollection' && Array.isArray(features)) return shapeOfAny(features[0]);
  if (type === 'Feature') return shapeOfAny(geometry);
  if ((type !== 'Polygon' && type !== 'MultiPolygon') || !Array.isArray(coordinates)) return null;
  const shape = shapeOf({ type, coordinates });
  return isWhole(shape) ? shape : null;
}

export function kilometres(shape: Shape): string {
  return numeral(sizeOf(shape), { maximumFractionDigits: 1 });
}
