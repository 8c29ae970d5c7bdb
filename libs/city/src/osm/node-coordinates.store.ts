const FIRST_ROOM = 1 << 16;

/**
 * Coordinates of nodes by their id, 16 bytes a node. Ids come in ascending order in every usual file; if they do not,
 * they are sorted before the first search.
 */
export class NodeCoordinates {
  private ids = new Float64Array(FIRST_ROOM);
  private longitudes = new Int32Array(FIRST_ROOM);
  private latitudes = new Int32Array(FIRST_ROOM);
  private count = 0;
  private ascending = true;

  get size(): number {
    return this.count;
  }

  add(id: number, longitude7: number, latitude7: number): void {
    if (this.count === this.ids.length) this.grow();
    if (this.count > 0 && id <= this.idAt(this.count - 1)) this.ascending = false;
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
      const found = this.idAt(middle);
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

  private idAt(index: number): number {
    return this.ids[index]!;
  }

  private grow(): void {
    const ids = new Float64Array(this.ids.length * 2);
    ids.set(this.ids);
    this.ids = ids;
    this.longitudes = doubled(this.longitudes);
    this.latitudes = doubled(this.latitudes);
  }

  private sort(): void {
    const { ids, longitudes, latitudes, count } = this;
    const order = Uint32Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => this.idAt(a) - this.idAt(b),
    );
    this.ids = Float64Array.from(order, (from) => ids[from]!);
    this.longitudes = Int32Array.from(order, (from) => longitudes[from]!);
    this.latitudes = Int32Array.from(order, (from) => latitudes[from]!);
    this.ascending = true;
    // Room for the next node.
    if (count === this.ids.length) this.grow();
  }
}

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}
