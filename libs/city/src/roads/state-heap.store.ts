import { larger } from '../osm/node-coordinates.store.js';

/** The nearest first (a heap of four children). Cleared between searches in the time of what was reached. */
export class StateHeap {
  readonly distances: Float64Array;
  /** The state from which a state was reached, and over which arc: as `reach` was told. */
  readonly parents: Int32Array;
  readonly parentArcs: Int32Array;
  private readonly heapIndexes: Int32Array;
  private heap = new Int32Array(1 << 10);
  private reached = new Int32Array(1 << 10);
  private size = 0;
  private reachedCount = 0;

  constructor(states: number) {
    this.distances = new Float64Array(states).fill(Infinity);
    this.parents = new Int32Array(states);
    this.parentArcs = new Int32Array(states);
    this.heapIndexes = new Int32Array(states).fill(-1);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** Distance of the nearest state; Infinity: none is left. */
  get least(): number {
    return this.size === 0 ? Infinity : this.distances[this.heap[0]!]!;
  }

  clear(): void {
    for (let i = 0; i < this.reachedCount; i++) {
      const state = this.reached[i]!;
      this.distances[state] = Infinity;
      this.heapIndexes[state] = -1;
    }
    this.reachedCount = 0;
    this.size = 0;
  }

  /** Enters a state or brings it nearer. */
  reach(state: number, distance: number, parent: number, parentArc: number): void {
    const known = this.distances[state]!;
    if (known <= distance) return;
    this.distances[state] = distance;
    this.parents[state] = parent;
    this.parentArcs[state] = parentArc;
    if (known === Infinity) {
      if (this.reachedCount === this.reached.length) this.reached = larger(this.reached);
      this.reached[this.reachedCount++] = state;
      if (this.size === this.heap.length) this.heap = larger(this.heap);
      this.rise(this.size++, state, distance);
    } else this.rise(this.heapIndexes[state]!, state, distance);
  }

  take(): number {
    const { heap } = this;
    const nearest = heap[0]!;
    this.size--;
    if (this.size > 0) this.sink(heap[this.size]!);
    return nearest;
  }

  private rise(from: number, state: number, distance: number): void {
    const { heap, distances, heapIndexes } = this;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 2;
      const other = heap[above]!;
      if (distances[other]! <= distance) break;
      heap[at] = other;
      heapIndexes[other] = at;
      at = above;
    }
    heap[at] = state;
    heapIndexes[state] = at;
  }

  private sink(state: number): void {
    const { heap, distances, heapIndexes, size } = this;
    const distance = distances[state]!;
    let at = 0;
    for (;;) {
      const first = 4 * at + 1;
      if (first >= size) break;
      let best = first;
      let bestDistance = distances[heap[first]!]!;
      const end = Math.min(first + 4, size);
      for (let child = first + 1; child < end; child++) {
        const childDistance = distances[heap[child]!]!;
        if (childDistance >= bestDistance) continue;
        best = child;
        bestDistance = childDistance;
      }
      if (bestDistance >= distance) break;
      const other = heap[best]!;
      heap[at] = other;
      heapIndexes[other] = at;
      at = best;
    }
    heap[at] = state;
    heapIndexes[state] = at;
  }
}
