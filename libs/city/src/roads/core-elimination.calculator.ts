import { arcsBy } from './adjacency.rules.js';
import type { ContractionGraph } from './contraction-graph.store.js';
import { Dissection } from './dissection.calculator.js';
import { wholeNumbers } from './numbers.store.js';

/** Coordinates of states in units of 1e-7 degrees. */
export interface StatePlaces {
  readonly east: Int32Array;
  readonly north: Int32Array;
}

const PROGRESS_EVERY = 256;

/**
 * Orders what is left of a graph when each further contraction has become expensive, and finds its arcs
 * upwards without any search for ways around (customizable contraction hierarchies: Dibbelt, Strasser, Wagner
 * 2014): whatever the weights, states get arcs to all states above that could need one; triangles lower their
 * weights; last, arcs that are no shortest way are left out.
 */
export class CoreElimination {
  /** States in the order of their elimination; everywhere else here a state is its place in it. */
  readonly order: Int32Array;
  readonly starts: Uint32Array;
  readonly ends: Int32Array;
  readonly out: Float64Array;
  readonly in: Float64Array;
  readonly outMiddles: Int32Array;
  readonly inMiddles: Int32Array;
  /** The arc to each state from the one that is looked at; -1: none. */
  private readonly arcTo: Int32Array;

  /** @param ranks of the states contracted before; the others, -1 there, get the ranks after them. */
  constructor(
    private readonly rest: ContractionGraph,
    places: StatePlaces,
    ranks: Int32Array,
    onProgress: (share: number) => void,
  ) {
    const states = Int32Array.from(ranks.keys()).filter((state) => ranks[state] === -1);
    const first = ranks.length - states.length;
    this.order = this.orderOf(states, places, ranks);
    this.order.forEach((state, i) => (ranks[state] = first + i));
    this.arcTo = new Int32Array(states.length).fill(-1);
    ({ starts: this.starts, ends: this.ends } = this.fill(ranks, first));
    const arcs = this.ends.length;
    this.out = new Float64Array(arcs).fill(Infinity);
    this.in = new Float64Array(arcs).fill(Infinity);
    this.outMiddles = new Int32Array(arcs);
    this.inMiddles = new Int32Array(arcs);
    this.enterWeights(ranks, first);
    this.lowerByTriangles(first, onProgress);
    this.dropRedundantArcs();
  }

  private orderOf(states: Int32Array, { east, north }: StatePlaces, ranks: Int32Array): Int32Array {
    const { rest } = this;
    const indexes = new Int32Array(ranks.length);
    states.forEach((state, i) => (indexes[state] = i));
    const starts = new Uint32Array(states.length + 1);
    const ends = wholeNumbers();
    states.forEach((state, i) => {
      for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!)
        ends.push(indexes[rest.to[link]!]!);
      starts[i + 1] = ends.length;
    });
    const at = (values: Int32Array) => states.map((state) => values[state]!);
    const { order } = new Dissection({ starts, ends: ends.packed() }, at(east), at(north));
    return order.map((i) => states[i]!);
  }

  /** The states above that each one is joined to once all below it are gone. */
  private fill(ranks: Int32Array, first: number): { starts: Uint32Array; ends: Int32Array } {
    const { rest, order } = this;
    const states = order.length;
    const starts = new Uint32Array(states + 1);
    const ends = wholeNumbers();
    const seenBy = new Int32Array(states).fill(-1);
    const children: number[][] = Array.from({ length: states }, () => []);
    for (let state = 0; state < states; state++) {
      const above: number[] = [];
      const add = (other: number) => {
        if (other <= state || seenBy[other] === state) return;
        seenBy[other] = state;
        above.push(other);
      };
      for (let link = rest.first[order[state]!]!; link >= 0; link = rest.next[link]!)
        add(ranks[rest.to[link]!]! - first);
      for (const child of children[state]!)
        for (let arc = starts[child]!; arc < starts[child + 1]!; arc++) add(ends.at(arc));
      for (const other of Int32Array.from(above).sort()) ends.push(other);
      starts[state + 1] = ends.length;
      if (above.length > 0) children[ends.at(starts[state]!)]!.push(state);
    }
    return { starts, ends: ends.packed() };
  }

  private enterWeights(ranks: Int32Array, first: number): void {
    const { rest, arcTo } = this;
    const rankOf = (middle: number) => (middle < 0 ? middle : ranks[middle]!);
    this.order.forEach((state, i) => {
      this.mark(i);
      for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
        const arc = arcTo[ranks[rest.to[link]!]! - first]!;
        if (arc < 0) continue;
        this.out[arc] = rest.out[link]!;
        this.in[arc] = rest.in[link]!;
        this.outMiddles[arc] = rankOf(rest.outMiddle[link]!);
        this.inMiddles[arc] = rankOf(rest.inMiddle[link]!);
      }
      this.unmark(i);
    });
  }

  /** Each arc becomes as light as the ways by way of states below it. */
  private lowerByTriangles(first: number, onProgress: (share: number) => void): void {
    const { starts, ends, out, in: into, outMiddles, inMiddles, arcTo } = this;
    const below = arcsBy(ends, this.order.length);
    const tails = this.tails();
    for (let state = 0; state < this.order.length; state++) {
      if (state % PROGRESS_EVERY === 0) onProgress(state / this.order.length);
      this.mark(state);
      for (let i = below.starts[state]!; i < below.starts[state + 1]!; i++) {
        const arc = below.arcs[i]!;
        const tail = tails[arc]!;
        const [up, down] = [out[arc]!, into[arc]!];
        for (let next = arc + 1; next < starts[tail + 1]!; next++) {
          const across = arcTo[ends[next]!]!;
          const there = down + out[next]!;
          if (there < out[across]!) {
            out[across] = there;
            outMiddles[across] = first + tail;
          }
          const back = up + into[next]!;
          if (back < into[across]!) {
            into[across] = back;
            inMiddles[across] = first + tail;
          }
        }
      }
      this.unmark(state);
    }
  }

  private tails(): Int32Array {
    const tails = new Int32Array(this.ends.length);
    this.order.forEach((_, state) => tails.fill(state, this.starts[state], this.starts[state + 1]));
    return tails;
  }

  /** From above to below: an arc that is longer than the way over a third state is on no shortest way. */
  private dropRedundantArcs(): void {
    const { starts, ends, out, in: into, arcTo } = this;
    const [needlessOut, needlessIn] = [new Uint8Array(ends.length), new Uint8Array(ends.length)];
    const lower = (weights: Float64Array, arc: number, weight: number, needless: Uint8Array) => {
      if (weight >= weights[arc]!) return;
      weights[arc] = weight;
      needless[arc] = 1;
    };
    for (let state = this.order.length - 1; state >= 0; state--) {
      this.mark(state);
      for (let arc = starts[state]!; arc < starts[state + 1]!; arc++) {
        const middle = ends[arc]!;
        for (let next = starts[middle]!; next < starts[middle + 1]!; next++) {
          const far = arcTo[ends[next]!]!;
          if (far < 0) continue;
          lower(out, far, out[arc]! + out[next]!, needlessOut);
          lower(into, far, into[arc]! + into[next]!, needlessIn);
          lower(out, arc, out[far]! + into[next]!, needlessOut);
          lower(into, arc, into[far]! + out[next]!, needlessIn);
        }
      }
      this.unmark(state);
    }
    needlessOut.forEach((needless, arc) => needless && (out[arc] = Infinity));
    needlessIn.forEach((needless, arc) => needless && (into[arc] = Infinity));
  }

  private mark(state: number): void {
    for (let arc = this.starts[state]!; arc < this.starts[state + 1]!; arc++)
      this.arcTo[this.ends[arc]!] = arc;
  }

  private unmark(state: number): void {
    for (let arc = this.starts[state]!; arc < this.starts[state + 1]!; arc++)
      this.arcTo[this.ends[arc]!] = -1;
  }
}
