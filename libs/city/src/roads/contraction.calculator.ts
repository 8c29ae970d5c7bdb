import { ContractionGraph } from './contraction-graph.store.js';
import { CoreElimination, type StatePlaces } from './core-elimination.calculator.js';
import { hierarchyOf } from './hierarchy.builder.js';
import type { Hierarchy } from './road.types.js';
import { ImportanceHeap } from './importance-heap.store.js';
import { StateHeap } from './state-heap.store.js';
import type { ProfileGraph } from './turn-states.calculator.js';

/** Links looked at in one search for a way around; ending early only leaves a needless shortcut. */
const WITNESS_LINKS = 1_500;
/** The same where shortcuts are only counted. */
const TRIAL_LINKS = 400;
/** A state with more arcs is among the last, and each trial of it is dear: its arcs alone decide. */
const DENSE = 32;
/** Neighbours of a state, on the average, from which on the rest is eliminated as a core. */
const CORE_NEIGHBOURS = 7;
/** A graph of fewer states is contracted to the last one, without a core. */
const NO_CORE_BELOW = 500;
const PROGRESS_EVERY = 4_096;
/** Share of the progress for sparse nodes; the core takes the rest. */
const SPARSE_SHARE = 0.6;
/** Marks a state that was not tried: each of its neighbours may need shortcuts. */
const ALL = -1;

interface Contracted {
  readonly hierarchy: Hierarchy;
  /** Junctions contracted one after the other; the core is left out. */
  readonly junctions: Int32Array;
}

interface ContractionOptions {
  /** Junctions in the order of another profile: finding an order is most of the work, and they are alike. */
  readonly order?: Int32Array | null;
  readonly onProgress?: (share: number) => void;
}

/**
 * Contracts a graph (Geisberger, Sanders, Schultes, Delling 2008): takes its states out one after the other,
 * the least important first, and adds a shortcut wherever a shortest way went through the state taken out.
 * Every shortest way of the graph then leads upwards and down again in the order of contraction. What is left
 * when each state has many neighbours is ordered by nested dissection.
 */
export function contract(
  graph: ProfileGraph,
  places: StatePlaces,
  { order = null, onProgress = () => undefined }: ContractionOptions = {},
): Contracted {
  const contraction = new Contraction(graph);
  const sparse = contraction.run(order && statesInOrder(order, graph), onProgress);
  const core = new CoreElimination(contraction.rest, places, contraction.ranks, (share) =>
    onProgress(SPARSE_SHARE + (1 - SPARSE_SHARE) * share),
  );
  const hierarchy = hierarchyOf(contraction.rest, core, contraction.ranks, sparse);
  return { hierarchy, junctions: sparse.map((state) => graph.junctions[state]!) };
}

function statesInOrder(order: Int32Array, { junctions, states }: ProfileGraph): Int32Array {
  const turns = new Int32Array(states).fill(-1);
  // The last state of a junction counts.
  order.forEach((junction, turn) => (turns[junction] = turn));
  const keys = new Float64Array(states);
  let size = 0;
  junctions.forEach((junction, state) => {
    if (turns[junction]! >= 0) keys[size++] = turns[junction]! * states + state;
  });
  return Int32Array.from(keys.subarray(0, size).sort(), (key) => key % states);
}

class Contraction {
  readonly rest: ContractionGraph;
  /** Rank of each state; -1: not contracted. */
  readonly ranks: Int32Array;
  private readonly states: number;
  private readonly levels: Int32Array;
  private readonly queue: ImportanceHeap;
  private readonly witness: StateHeap;
  /** How light a way around must be, by where it leads; -1: nobody asks, or there is one. */
  private readonly limits: Float64Array;
  private asked = 0;
  private farthest = 0;
  private added = 0;
  private addedHops = 0;
  /** A bit for each link of the state tried last whose neighbour needs shortcuts. */
  private needed = ALL;

  constructor({ states, tails, heads, weights, edges }: ProfileGraph) {
    this.states = states;
    this.rest = new ContractionGraph(states, tails.length);
    tails.forEach((tail, arc) => {
      const head = heads[arc]!;
      if (tail !== head) this.rest.add(tail, head, weights[arc]!, -1 - edges[arc]!, 1);
    });
    this.levels = new Int32Array(states);
    this.ranks = new Int32Array(states).fill(-1);
    this.limits = new Float64Array(states).fill(-1);
    this.witness = new StateHeap(states);
    this.queue = new ImportanceHeap(states);
  }

  /** Until the states left have many neighbours each, or the order ends. @returns those contracted. */
  run(order: Int32Array | null, onProgress: (share: number) => void): Int32Array {
    const contracted = new Int32Array(order?.length ?? this.states);
    if (!order)
      for (let state = 0; state < this.states; state++) this.queue.put(state, this.importance(state));
    let rank = 0;
    for (; rank < contracted.length && !this.isDense(this.states - rank); rank++) {
      const state = order ? order[rank]! : this.takeLeast();
      this.visitShortcuts(state, true);
      contracted[rank] = state;
      this.ranks[state] = rank;
      this.rest.detach(state);
      this.raiseNeighbours(state);
      if (rank % PROGRESS_EVERY === 0) onProgress((SPARSE_SHARE * rank) / this.states);
    }
    return contracted.slice(0, rank);
  }

  private isDense(left: number): boolean {
    return left > NO_CORE_BELOW && this.rest.links > CORE_NEIGHBOURS * left;
  }

  private raiseNeighbours(state: number): void {
    const { rest, levels } = this;
    const level = levels[state]! + 1;
    for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
      const neighbour = rest.to[link]!;
      if (levels[neighbour]! < level) levels[neighbour] = level;
    }
  }

  /** Importance grows as neighbours go, so it is found anew for a state whose turn seems to have come. */
  private takeLeast(): number {
    const { queue } = this;
    for (;;) {
      const state = queue.take();
      const importance = this.importance(state);
      if (importance <= queue.leastKey) return state;
      queue.put(state, importance);
    }
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
    this.needed = ALL;
    if (removed === 0) return this.levels[state]!;
    if (removed > DENSE) return this.levels[state]! + removed;
    this.visitShortcuts(state, false);
    return this.levels[state]! + this.added / removed + this.addedHops / removedHops;
  }

  /** Counts the shortcuts contracting the state needs, or adds them, without those found needless before. */
  private visitShortcuts(state: number, adds: boolean): void {
    const { rest, needed } = this;
    this.added = 0;
    this.addedHops = 0;
    if (!adds) this.needed = 0;
    for (let entry = rest.first[state]!, bit = 1; entry >= 0; entry = rest.next[entry]!, bit <<= 1) {
      if (adds && needed !== ALL && (needed & bit) === 0) continue;
      if (!this.askForExits(state, entry)) continue;
      this.searchAround(rest.to[entry]!, state, adds ? WITNESS_LINKS : TRIAL_LINKS);
      if (this.visitExits(state, entry, adds) && !adds) this.needed |= bit;
    }
  }

  /** Whether shortcuts are needed to exits to which there is no way around. */
  private visitExits(state: number, entry: number, adds: boolean): boolean {
    const { rest, limits } = this;
    const before = this.added;
    for (let exit = rest.first[state]!; exit >= 0; exit = rest.next[exit]!) {
      const head = rest.to[exit]!;
      const weight = limits[head]!;
      if (weight < 0) continue;
      limits[head] = -1;
      const hops = rest.inHops[entry]! + rest.outHops[exit]!;
      this.added++;
      this.addedHops += hops;
      if (adds) rest.add(rest.to[entry]!, head, weight, state, hops);
    }
    return this.added > before;
  }

  /** False: nothing leads on from there. */
  private askForExits(state: number, entry: number): boolean {
    const { rest, limits } = this;
    this.asked = 0;
    this.farthest = 0;
    if (rest.in[entry] === Infinity) return false;
    for (let exit = rest.first[state]!; exit >= 0; exit = rest.next[exit]!) {
      if (exit === entry || rest.out[exit] === Infinity) continue;
      const whole = rest.in[entry]! + rest.out[exit]!;
      limits[rest.to[exit]!] = whole;
      if (whole > this.farthest) this.farthest = whole;
      this.asked++;
    }
    return this.asked > 0;
  }

  /** Finds ways from a state without passing another, as far as the limits let it see. */
  private searchAround(from: number, without: number, maxLinks: number): void {
    const { witness, limits, farthest } = this;
    const { first, next, out, to: ends } = this.rest;
    witness.clear();
    witness.reach(from, 0, -1, -1);
    let links = 0;
    while (this.asked > 0 && links < maxLinks && witness.least <= farthest) {
      const state = witness.take();
      const distance = witness.distances[state]!;
      for (let link = first[state]!; link >= 0; link = next[link]!) {
        links++;
        const reached = distance + out[link]!;
        const to = ends[link]!;
        if (reached > farthest || to === without) continue;
        witness.reach(to, reached, -1, -1);
        if (reached > limits[to]!) continue;
        limits[to] = -1;
        this.asked--;
      }
    }
  }
}
