import type { ContractionGraph } from './contraction-graph.store.js';
import type { CoreElimination } from './core-elimination.calculator.js';
import type { Hierarchy, UpwardArcs } from './hierarchy.types.js';
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
  const upwards = (way: 'out' | 'in'): UpwardArcs => {
    const arcs = new Arcs(ranks.length);
    const middles = way === 'out' ? rest.outMiddle : rest.inMiddle;
    for (const state of sparse) {
      for (let link = rest.first[state]!; link >= 0; link = rest.next[link]!) {
        const middle = middles[link]!;
        arcs.push(ranks[rest.to[link]!]!, rest[way][link]!, middle < 0 ? middle : ranks[middle]!);
      }
      arcs.endState();
    }
    const coreMiddles = way === 'out' ? core.outMiddles : core.inMiddles;
    for (let i = 0; i < core.order.length; i++) {
      for (let arc = core.starts[i]!; arc < core.starts[i + 1]!; arc++)
        arcs.push(sparse.length + core.ends[arc]!, core[way][arc]!, coreMiddles[arc]!);
      arcs.endState();
    }
    return arcs.packed();
  };
  return { ranks, out: upwards('out'), in: upwards('in') };
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
