import type { ContractionGraph } from './contraction-graph.store.js';
import type { CoreElimination } from './core-elimination.calculator.js';
import type { Hierarchy, UpwardArcs } from './road.types.js';
import { wholeNumbers, wideNumbers } from './numbers.store.js';

/**
 * What a search needs of a contracted graph: of each state its arcs to states of higher rank.
 * @param sparse the states that were contracted, in their order; the core has the ranks after them.
 */
export function hierarchyOf(
  rest: ContractionGraph,
  core: CoreElimination,
  ranks: Int32Array,
  sparse: Int32Array,
): Hierarchy {
  const [out, into] = [new Arcs(ranks.length), new Arcs(ranks.length)];
  const rankOf = (middle: number) => (middle < 0 ? middle : ranks[middle]!);
  // Both ways in one walk: links lie all over the memory.
  for (const state of sparse) {
    for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
      const end = ranks[rest.to[link]!]!;
      out.push(end, rest.out[link]!, rankOf(rest.outMiddle[link]!));
      into.push(end, rest.in[link]!, rankOf(rest.inMiddle[link]!));
    }
    out.endState();
    into.endState();
  }
  for (let i = 0; i < core.order.length; i++) {
    for (let arc = core.starts[i]!; arc < core.starts[i + 1]!; arc++) {
      const end = sparse.length + core.ends[arc]!;
      out.push(end, core.out[arc]!, core.outMiddles[arc]!);
      into.push(end, core.in[arc]!, core.inMiddles[arc]!);
    }
    out.endState();
    into.endState();
  }
  return { ranks, out: out.packed(), in: into.packed() };
}

class Arcs {
  private readonly starts: Uint32Array;
  private readonly ends = wholeNumbers();
  private readonly weights = wideNumbers();
  private readonly middles = wholeNumbers();
  private state = 0;

  constructor(states: number) {
    this.starts = new Uint32Array(states + 1);
  }

  push(end: number, weight: number, middle: number): void {
    if (weight === Infinity) return;
    this.ends.push(end);
    this.weights.push(weight);
    this.middles.push(middle);
  }

  endState(): void {
    this.starts[++this.state] = this.ends.length;
  }

  packed(): UpwardArcs {
    const { starts, ends, weights, middles } = this;
    return { starts, ends: ends.packed(), weights: weights.packed(), middles: middles.packed() };
  }
}
