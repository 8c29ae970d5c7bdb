import { ContractionGraph } from './contraction-graph.store.js';
import type { Hierarchy } from './hierarchy.types.js';
import { StateHeap } from './state-heap.store.js';
import type { ProfileGraph } from './turn-states.calculator.js';

/** Links looked at in one search for a way around; a search that ends early only leaves a needless shortcut. */
const WITNESS_LINKS = 1_500;
/** A state with more arcs is among the last, and each trial of it is dear: its arcs alone decide. */
const DENSE = 32;
const PROGRESS_EVERY = 4_096;

/**
 * Contracts a graph (Geisberger, Sanders, Schultes, Delling 2008): takes its states out one after the other, the least
 * important first, and adds a shortcut wherever a shortest way went through the state taken out. Every shortest way of
 * the graph then leads upwards and down again in the order of contraction.
 */
export function contract(graph: ProfileGraph, onProgress?: (share: number) => void): Hierarchy {
  const contraction = new Contraction(graph);
  contraction.run(onProgress);
  return contraction.hierarchy();
}

class Contraction {
  private readonly rest: ContractionGraph;
  private readonly states: number;
  private readonly levels: Int32Array;
  /** Rank of each state; -1: not contracted. */
  private readonly ranks: Int32Array;
  private readonly queue: StateHeapByImportance;
  private readonly witness: StateHeap;
  private added = 0;
  private addedHops = 0;

  constructor(graph: ProfileGraph) {
    const { states, tails, heads, weights, edges } = graph;
    this.states = states;
    this.rest = new ContractionGraph(states, tails.length);
    tails.forEach((tail, arc) => {
      const head = heads[arc]!;
      if (tail !== head) this.rest.add(tail, head, weights[arc]!, -1 - edges[arc]!, 1);
    });
    this.levels = new Int32Array(states);
    this.ranks = new Int32Array(states).fill(-1);
    this.witness = new StateHeap(states);
    this.queue = new StateHeapByImportance(states);
    for (let state = 0; state < states; state++) this.queue.put(state, this.importance(state));
  }

  run(onProgress: ((share: number) => void) | undefined): void {
    const { rest, levels } = this;
    for (let rank = 0; rank < this.states; rank++) {
      const state = this.takeLeast();
      this.visitShortcuts(state, true);
      this.ranks[state] = rank;
      rest.detach(state);
      const level = levels[state]! + 1;
      for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
        const neighbour = rest.to[link]!;
        if (levels[neighbour]! < level) levels[neighbour] = level;
      }
      if (rank % PROGRESS_EVERY === 0) onProgress?.(rank / this.states);
    }
  }

  /** Importance grows as neighbours go, so it is found anew only for a state whose turn seems to have come. */
  private takeLeast(): number {
    const { queue } = this;
    for (;;) {
      const state = queue.take();
      const importance = this.importance(state);
      if (importance <= queue.leastKey) return state;
      queue.put(state, importance);
    }
  }

  /** Of each state its links to states contracted after it, by rank. */
  hierarchy(): Hierarchy {
    const { rest, ranks, states } = this;
    const byRank = new Int32Array(states);
    ranks.forEach((rank, state) => (byRank[rank] = state));
    const arcsOf = (weights: Float64Array, middles: Int32Array) => {
      const starts = new Uint32Array(states + 1);
      for (let rank = 0; rank < states; rank++) {
        let count = starts[rank]!;
        for (let link = rest.first[byRank[rank]!]!; link >= 0; link = rest.next[link]!)
          if (weights[link]! < Infinity) count++;
        starts[rank + 1] = count;
      }
      const arcs = starts[states]!;
      const found = {
        starts,
        ends: new Int32Array(arcs),
        weights: new Float64Array(arcs),
        middles: new Int32Array(arcs),
      };
      let at = 0;
      for (let rank = 0; rank < states; rank++)
        for (let link = rest.first[byRank[rank]!]!; link >= 0; link = rest.next[link]!) {
          if (weights[link] === Infinity) continue;
          const middle = middles[link]!;
          found.ends[at] = ranks[rest.to[link]!]!;
          found.weights[at] = weights[link]!;
          found.middles[at++] = middle < 0 ? middle : ranks[middle]!;
        }
      return found;
    };
    return { ranks, out: arcsOf(rest.out, rest.outMiddle), in: arcsOf(rest.in, rest.inMiddle) };
  }

  /** States are contracted where few shortcuts replace many arcs, and evenly over the city. */
  private importance(state: number): number {
    const { rest } = this;
    let removed = 0;
    let removedHops = 0;
    for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
      if (rest.out[link]! < Infinity) {
        removed++;
        removedHops += rest.outHops[link]!;
      }
      if (rest.in[link]! < Infinity) {
        removed++;
        removedHops += rest.inHops[link]!;
      }
    }
    if (removed === 0) return this.levels[state]!;
    if (removed > DENSE) return this.levels[state]! + removed;
    this.visitShortcuts(state, false);
    return this.levels[state]! + this.added / removed + this.addedHops / removedHops;
  }

  /** Counts the shortcuts that contracting the state needs, or adds them. */
  private visitShortcuts(state: number, adds: boolean): void {
    const { rest } = this;
    this.added = 0;
    this.addedHops = 0;
    for (let entry = rest.first[state]!; entry >= 0; entry = rest.next[entry]!) {
      const weightIn = rest.in[entry]!;
      if (weightIn === Infinity) continue;
      const tail = rest.to[entry]!;
      const farthest = this.farthestExit(state, entry);
      if (farthest === 0) continue;
      this.searchAround(tail, state, weightIn + farthest);
      for (let exit = rest.first[state]!; exit >= 0; exit = rest.next[exit]!) {
        const weight = weightIn + rest.out[exit]!;
        const head = rest.to[exit]!;
        if (exit === entry || this.witness.distances[head]! <= weight) continue;
        const hops = rest.inHops[entry]! + rest.outHops[exit]!;
        this.added++;
        this.addedHops += hops;
        if (adds) rest.add(tail, head, weight, state, hops);
      }
    }
  }

  private farthestExit(state: number, entry: number): number {
    const { rest } = this;
    let farthest = 0;
    for (let exit = rest.first[state]!; exit >= 0; exit = rest.next[exit]!)
      if (exit !== entry && rest.out[exit]! < Infinity) farthest = Math.max(farthest, rest.out[exit]!);
    return farthest;
  }

  /** Distances from a state without passing another, as far as the limits let it see. */
  private searchAround(from: number, without: number, limit: number): void {
    const { witness, rest } = this;
    witness.clear();
    witness.reach(from, 0, -1, -1);
    let links = 0;
    while (links < WITNESS_LINKS && witness.least <= limit) {
      const state = witness.take();
      const distance = witness.distances[state]!;
      for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
        links++;
        const reached = distance + rest.out[link]!;
        const to = rest.to[link]!;
        if (reached <= limit && to !== without) witness.reach(to, reached, -1, -1);
      }
    }
  }
}

/** A heap whose keys rise and fall. */
class StateHeapByImportance {
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
