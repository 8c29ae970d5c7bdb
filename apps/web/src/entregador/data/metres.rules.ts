import type { MapPoint } from '../../base/map-point.js';

const EARTH_M = 6_371_000;

export function metresBetween(from: MapPoint, to: MapPoint): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const x = rad(to.longitude - from.longitude) * Math.cos(rad((from.latitude + to.latitude) / 2));
  const y = rad(to.latitude - from.latitude);
  return Math.hypot(x, y) * EARTH_M;
}
