import { DEGREE, type OsmBounds } from './osm.types.js';

const INITIAL_CAPACITY = 1 << 16;

/** 16 bytes a node. Ids ascend in every usual file; if not, they are sorted before the first search. */
export class NodeCoordinates {
  private ids = new Float64Array(INITIAL_CAPACITY);
  private longitudes = new Int32Array(INITIAL_CAPACITY);
  private latitudes = new Int32Array(INITIAL_CAPACITY);
  private count = 0;
  private ascending = true;

  get size(): number {
    return this.count;
  }

  add(id: number, longitude7: number, latitude7: number): void {
    if (this.count === this.ids.length) {
      this.ids = larger(this.ids);
      this.longitudes = larger(this.longitudes);
      this.latitudes = larger(this.latitudes);
    }
    if (this.count > 0 && id <= this.ids[this.count - 1]!) this.ascending = false;
    this.ids[this.count] = id;
    this.longitudes[this.count] = longitude7;
    this.latitudes[this.count] = latitude7;
    this.count++;
  }

  /** The index of the node, for `longitude7` and `latitude7`; -1: it is unknown. */
  indexOf(id: number): number {
    if (!this.ascending) this.sort();
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  longitude7(index: number): number {
    return this.longitudes[index]!;
  }

  latitude7(index: number): number {
    return this.latitudes[index]!;
  }

  bounds(): OsmBounds {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < this.count; at++) {
      const [longitude, latitude] = [this.longitude7(at) / DEGREE, this.latitude7(at) / DEGREE];
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
    return { west, south, east, north };
  }

  private sort(): void {
    const { ids, longitudes, latitudes, count } = this;
    const order = Uint32Array.from({ length: count }, (_, i) => i).sort((a, b) => ids[a]! - ids[b]!);
    this.ids = Float64Array.from(order, (from) => ids[from]!);
    this.longitudes = Int32Array.from(order, (from) => longitudes[from]!);
    this.latitudes = Int32Array.from(order, (from) => latitudes[from]!);
    this.ascending = true;
  }
}

export type NumberArray = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

export function larger<T extends NumberArray>(values: T, times = 2): T {
  const grown = new (values.constructor as new (length: number) => T)(Math.ceil(values.length * times));
  grown.set(values);
  return grown;
}
