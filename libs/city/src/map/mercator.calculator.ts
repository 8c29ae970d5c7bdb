import { DEGREE } from '../osm/index.js';

/** From the west, 0 to 1. */
export function mercatorX(longitude7: number): number {
  return longitude7 / DEGREE / 360 + 0.5;
}

/** From the north, 0 to 1. */
export function mercatorY(latitude7: number): number {
  const sin = Math.sin((latitude7 / DEGREE / 180) * Math.PI);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
