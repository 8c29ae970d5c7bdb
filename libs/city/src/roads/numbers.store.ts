import { larger, type NumberArray } from '../osm/node-coordinates.store.js';

const INITIAL_CAPACITY = 1 << 12;

class Numbers<T extends NumberArray> {
  length = 0;
  private values: T;

  constructor(make: new (length: number) => T) {
    this.values = new make(INITIAL_CAPACITY);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = larger(this.values);
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index]!;
  }

  packed(): T {
    return this.values.slice(0, this.length) as T;
  }
}

export const wholeNumbers = () => new Numbers(Int32Array);
export const counts = () => new Numbers(Uint32Array);
export const wideNumbers = () => new Numbers(Float64Array);

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS7 = Math.PI / 180 / 1e7;
/** Metres of 1e-7 degrees along a meridian. */
export const METERS7 = EARTH_RADIUS_M * RADIANS7;

export const narrowingAt = (latitude7: number) => Math.cos(latitude7 * RADIANS7);

/** Great-circle distance of two points in units of 1e-7 degrees. */
export function meters7(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): number {
  const north = Math.sin(((latitudeB - latitudeA) * RADIANS7) / 2);
  const east = Math.sin(((longitudeB - longitudeA) * RADIANS7) / 2);
  const half = north * north + narrowingAt(latitudeA) * narrowingAt(latitudeB) * east * east;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}
