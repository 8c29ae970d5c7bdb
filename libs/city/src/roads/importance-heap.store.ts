/** States by importance, the least first, whose keys rise and fall. */
export class ImportanceHeap {
  private readonly keys: Float64Array;
  private readonly heapIndexes: Int32Array;
  private readonly heap: Int32Array;
  private size = 0;

  constructor(states: number) {
    this.keys = new Float64Array(states);
    this.heapIndexes = new Int32Array(states).fill(-1);
    this.heap = new Int32Array(states);
  }

  get leastKey(): number {
    return this.size === 0 ? Infinity : this.keys[this.heap[0]!]!;
  }

  put(state: number, key: number): void {
    this.keys[state] = key;
    let at = this.heapIndexes[state]!;
    if (at < 0) at = this.size++;
    this.sink(this.rise(at, state), state);
  }

  take(): number {
    const least = this.heap[0]!;
    const last = this.heap[--this.size]!;
    this.heapIndexes[least] = -1;
    if (this.size > 0) this.sink(0, last);
    return least;
  }

  private rise(from: number, state: number): number {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.heap[above]!;
      if (this.keys[other]! <= this.keys[state]!) break;
      this.set(at, other);
      at = above;
    }
    this.set(at, state);
    return at;
  }

  private sink(from: number, state: number): void {
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      const right = child + 1;
      if (right < this.size && this.keys[this.heap[right]!]! < this.keys[this.heap[child]!]!) child = right;
      const other = this.heap[child]!;
      if (this.keys[other]! >= this.keys[state]!) break;
      this.set(at, other);
      at = child;
    }
    this.set(at, state);
  }

  private set(at: number, state: number): void {
    this.heap[at] = state;
    this.heapIndexes[state] = at;
  }
}
