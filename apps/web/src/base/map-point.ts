import type { Answer } from './api/client.js';

/** A file apart from `map.ts`, so that rules about points load without a browser. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export function pointOf(place: { latitude: number | null; longitude: number | null }): MapPoint | null {
  const { latitude, longitude } = place;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const EARTH_M = 6_371_000;

export function metresBetween(from: MapPoint, to: MapPoint): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const x = rad(to.longitude - from.longitude) * Math.cos(rad((from.latitude + to.latitude) / 2));
  const y = rad(to.latitude - from.latitude);
  return Math.hypot(x, y) * EARTH_M;
}

/** The background of a map: tiles, an archive of the region, or the streets of the gazetteer. */
export interface MapSource {
  background(): Promise<Answer<'/api/admin/map'>>;
  streets(box: MapBox): Promise<readonly { readonly lines: readonly (readonly MapPoint[])[] }[]>;
}

/** A place on a map, shown by a letter. */
export interface WayMark {
  readonly place: MapPoint;
  readonly kind: 'map-stop' | 'map-courier' | 'map-courier free';
  readonly letter: string;
}

/** Marks of the pickup, of the numbered stops, and of the courier's last position. */
export function orderMarks(places: readonly MapPoint[], courier: MapPoint | null = null): WayMark[] {
  const stops = places.map((place, index): WayMark => ({
    place,
    kind: 'map-stop',
    letter: index === 0 ? '●' : String(index),
  }));
  return courier ? [...stops, { place: courier, kind: 'map-courier', letter: '' }] : stops;
}
