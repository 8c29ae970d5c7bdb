/** States by importance, the least first. */
export class ImportanceHeap {
  private readonly keys: Float64Array;
  private readonly heap: Int32Array;
  private size = 0;

  constructor(states: number) {
    this.keys = new Float64Array(states);
    this.heap = new Int32Array(states);
  }

  get leastKey(): number {
    return this.size === 0 ? Infinity : this.keys[this.heap[0]!]!;
  }

  /** Enters a state that is not in it. */
  put(state: number, key: number): void {
    const { keys, heap } = this;
    keys[state] = key;
    let at = this.size++;
    for (let above = (at - 1) >> 1; at > 0 && keys[heap[above]!]! > key; above = (at - 1) >> 1) {
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = state;
  }

  take(): number {
    const { keys, heap } = this;
    const least = heap[0]!;
    const last = heap[--this.size]!;
    let at = 0;
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      const right = child + 1;
      if (right < this.size && keys[heap[right]!]! < keys[heap[child]!]!) child = right;
      if (keys[heap[child]!]! >= keys[last]!) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return least;
  }
}
