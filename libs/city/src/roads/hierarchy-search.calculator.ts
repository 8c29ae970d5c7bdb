import type { Hierarchy, UpwardArcs } from './road.types.js';
import { counts, wholeNumbers, wideNumbers } from './numbers.store.js';
import { StateHeap } from './state-heap.store.js';

/** A state where a search begins, with the weight of the way there. */
export interface Seed {
  readonly rank: number;
  readonly weight: number;
}

interface FoundWay {
  readonly weight: number;
  /** Which of the seeds it begins and ends with. */
  readonly source: number;
  readonly target: number;
  /** The edges in between, in order. */
  readonly edges: readonly number[];
}

export class HierarchySearch {
  private readonly waiting: number[] = [];
  private readonly forward: StateHeap;
  private readonly backward: StateHeap;
  /** Index by state at which the entries of a table's targets begin; 0 between tables. */
  private readonly bucketStarts: Int32Array;

  constructor(private readonly hierarchy: Hierarchy) {
    const { length: states } = hierarchy.ranks;
    this.forward = new StateHeap(states);
    this.backward = new StateHeap(states);
    this.bucketStarts = new Int32Array(states + 1);
  }

  /** The lightest way from one of the sources to one of the targets; null: none is below the limit. */
  way(sources: readonly Seed[], targets: readonly Seed[], limit = Infinity): FoundWay | null {
    const { forward, backward } = this;
    enter(forward, sources);
    enter(backward, targets);
    let best = limit;
    let meeting = -1;
    for (;;) {
      const ahead = forward.least <= backward.least;
      const [near, far] = ahead ? [forward, backward] : [backward, forward];
      if (near.least >= best) break;
      const state = this.settle(near, ahead);
      const whole = near.distances[state]! + far.distances[state]!;
      if (whole >= best) continue;
      best = whole;
      meeting = state;
    }
    return meeting < 0 ? null : this.wayOver(meeting, best);
  }

  /** Weights from each source to each target, row by row; Infinity: there is no way. */
  table(
    sources: readonly (readonly Seed[])[],
    targets: readonly (readonly Seed[])[],
  ): Float64Array<ArrayBuffer> {
    const buckets = new Buckets(this.bucketStarts);
    targets.forEach((seeds, target) =>
      this.visitUpwards(this.backward, seeds, false, (state, weight) => buckets.add(state, target, weight)),
    );
    buckets.sort();
    const weights = new Float64Array(sources.length * targets.length).fill(Infinity);
    sources.forEach((seeds, source) => {
      const row = weights.subarray(source * targets.length, (source + 1) * targets.length);
      this.visitUpwards(this.forward, seeds, true, (state, weight) => buckets.lower(row, state, weight));
    });
    buckets.clear();
    return weights;
  }

  private visitUpwards(
    heap: StateHeap,
    seeds: readonly Seed[],
    ahead: boolean,
    visit: (state: number, weight: number) => void,
  ): void {
    enter(heap, seeds);
    while (!heap.isEmpty) {
      const state = this.settle(heap, ahead);
      if (this.wasStalled) continue;
      visit(state, heap.distances[state]!);
    }
  }

  private wasStalled = false;

  /** Not from a state reached faster by one above it: no shortest way leads over it (stall on demand). */
  private settle(heap: StateHeap, ahead: boolean): number {
    const { hierarchy } = this;
    const [along, against] = ahead ? [hierarchy.out, hierarchy.in] : [hierarchy.in, hierarchy.out];
    const state = heap.take();
    const { distances } = heap;
    const distance = distances[state]!;
    this.wasStalled = false;
    for (let arc = against.starts[state]!, end = against.starts[state + 1]!; arc < end; arc++)
      if (distances[against.ends[arc]!]! + against.weights[arc]! < distance) {
        this.wasStalled = true;
        return state;
      }
    for (let arc = along.starts[state]!, end = along.starts[state + 1]!; arc < end; arc++)
      heap.reach(along.ends[arc]!, distance + along.weights[arc]!, state, arc);
    return state;
  }

  private wayOver(meeting: number, weight: number): FoundWay {
    const { forward, backward } = this;
    const edges: number[] = [];
    const up: number[] = [];
    let state = meeting;
    for (; forward.parents[state]! >= 0; state = forward.parents[state]!) up.push(state);
    const source = forward.parentArcs[state]!;
    for (let head = up.pop(); head !== undefined; head = up.pop())
      this.unpack(forward.parents[head]!, forward.parentArcs[head]!, true, edges);
    state = meeting;
    for (; backward.parents[state]! >= 0; state = backward.parents[state]!)
      this.unpack(backward.parents[state]!, backward.parentArcs[state]!, false, edges);
    return { weight, source, target: backward.parentArcs[state]!, edges };
  }

  /**
   * The roads that a shortcut stands for. Its arcs wait as three numbers each, the next one to go on top: a
   * long way has thousands.
   * @param lower the end of lower rank, whose arc it is.
   */
  private unpack(lower: number, arc: number, ahead: boolean, edges: number[]): void {
    const { out, in: into } = this.hierarchy;
    const { waiting } = this;
    const push = (tail: number, head: number, middle: number) => waiting.push(head, tail, middle);
    if (ahead) push(lower, out.ends[arc]!, out.middles[arc]!);
    else push(into.ends[arc]!, lower, into.middles[arc]!);
    while (waiting.length > 0) {
      const middle = waiting.pop()!;
      const tail = waiting.pop()!;
      const head = waiting.pop()!;
      if (middle < 0) {
        edges.push(-1 - middle);
        continue;
      }
      push(middle, head, out.middles[arcTo(out, middle, head)]!);
      push(tail, middle, into.middles[arcTo(into, middle, tail)]!);
    }
  }
}

function enter(heap: StateHeap, seeds: readonly Seed[]): void {
  heap.clear();
  seeds.forEach(({ rank, weight }, seed) => heap.reach(rank, weight, -1, seed));
}

function arcTo({ starts, ends }: UpwardArcs, from: number, to: number): number {
  for (let arc = starts[from]!; arc < starts[from + 1]!; arc++) if (ends[arc] === to) return arc;
  throw new Error(`No arc between ${from} and ${to}: the hierarchy is damaged`);
}

/** What the searches from the targets of a table left at the states that they came over. */
class Buckets {
  private readonly states = wholeNumbers();
  private readonly targets = wholeNumbers();
  private readonly weights = wideNumbers();
  private readonly touched = counts();
  private sortedTargets = new Int32Array();
  private sortedWeights = new Float64Array();

  /** @param begins buffers for all states, zeros, given back as zeros. */
  constructor(private readonly begins: Int32Array) {}

  add(state: number, target: number, weight: number): void {
    this.states.push(state);
    this.targets.push(target);
    this.weights.push(weight);
    if (this.begins[state] === 0) this.touched.push(state);
    this.begins[state] = this.begins[state]! + 1;
  }

  /** Brings the entries of each state together. A count of them stands before them. */
  sort(): void {
    const { begins, states, touched } = this;
    const all = states.length + touched.length;
    this.sortedTargets = new Int32Array(all);
    this.sortedWeights = new Float64Array(all);
    let at = 0;
    for (let i = 0; i < touched.length; i++) {
      const state = touched.at(i);
      const count = begins[state]!;
      this.sortedTargets[at] = count;
      // One past the count, so that it is never zero.
      begins[state] = at + 1;
      at += count + 1;
    }
    // While it is filled, a beginning moves on; afterwards it is set back.
    for (let i = 0; i < states.length; i++) {
      const state = states.at(i);
      const index = begins[state]!;
      this.sortedTargets[index] = this.targets.at(i);
      this.sortedWeights[index] = this.weights.at(i);
      begins[state] = index + 1;
    }
    for (let i = 0, from = 1; i < touched.length; i++) {
      begins[touched.at(i)] = from;
      from += this.sortedTargets[from - 1]! + 1;
    }
  }

  lower(row: Float64Array, state: number, weight: number): void {
    const from = this.begins[state]!;
    if (from === 0) return;
    const { sortedTargets, sortedWeights } = this;
    for (let i = from, end = from + sortedTargets[from - 1]!; i < end; i++) {
      const whole = weight + sortedWeights[i]!;
      const target = sortedTargets[i]!;
      if (whole < row[target]!) row[target] = whole;
    }
  }

  clear(): void {
    for (let i = 0; i < this.touched.length; i++) this.begins[this.touched.at(i)] = 0;
  }
}
