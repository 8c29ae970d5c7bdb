import { type Adjacency, edgesLeaving, leavingEdges } from './adjacency.rules.js';
import { wholeNumbers, wideNumbers } from './numbers.store.js';
import { headOf, type ProfileRules, type RoadNetwork, weightOf } from './road.types.js';

/**
 * What one profile may do, as a plain graph in which every path is allowed. Its nodes are states: state j <
 * junctions is "at junction j, free to go on"; further states remember the edges that begin a banned turn, or
 * that the traveller is on roads for those who begin or end there.
 */
export interface ProfileGraph {
  readonly states: number;
  readonly junctions: Int32Array;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  readonly weights: Float64Array;
  readonly edges: Int32Array;
  /** Pairs of edge and state after it, for ways beginning on it; where that is not its head's free one. */
  readonly startStates: Int32Array;
  /** Pairs of an edge and a further state out of which it may be taken. */
  readonly furtherTails: Int32Array;
}

/** Where a traveller is: before the first road that is open to all, on those, or after the last of them. */
const BEGINNING = 0;
const THROUGH = 1;
const ENDING = 2;
type Layer = typeof BEGINNING | typeof THROUGH | typeof ENDING;

interface State {
  readonly junction: number;
  readonly layer: Layer;
  /** The edges taken that begin a ban. */
  readonly taken: readonly number[];
}

export function profileGraph(network: RoadNetwork, rules: ProfileRules): ProfileGraph {
  return new TurnStates(network, rules).graph();
}

class TurnStates {
  private readonly leaving: Adjacency;
  private readonly further: State[] = [];
  private readonly known = new Map<string, number>();
  private readonly beginnings = new Set<string>();
  private readonly banned = new Set<string>();
  /** Edges that are the first of a ban: all others lead to a state that remembers nothing. */
  private readonly firsts = new Set<number>();
  private readonly tails = wholeNumbers();
  private readonly heads = wholeNumbers();
  private readonly weights = wideNumbers();
  private readonly edges = wholeNumbers();
  private readonly startStates = wholeNumbers();
  private readonly furtherTails = wholeNumbers();

  constructor(
    private readonly network: RoadNetwork,
    private readonly rules: ProfileRules,
  ) {
    this.leaving = leavingEdges(network);
    for (const ban of rules.bans) {
      this.banned.add(ban.join());
      this.firsts.add(ban[0]!);
      for (let length = 1; length < ban.length; length++) this.beginnings.add(ban.slice(0, length).join());
    }
  }

  graph(): ProfileGraph {
    const junctions = this.network.junctionLongitudes.length;
    for (let junction = 0; junction < junctions; junction++)
      this.follow(junction, { junction, layer: THROUGH, taken: [] });
    this.findStartStates();
    // The list grows as states are followed.
    for (let i = 0; i < this.further.length; i++) this.follow(junctions + i, this.further[i]!);
    return {
      states: junctions + this.further.length,
      junctions: Int32Array.from({ length: junctions + this.further.length }, (_, state) =>
        state < junctions ? state : this.further[state - junctions]!.junction,
      ),
      tails: this.tails.packed(),
      heads: this.heads.packed(),
      weights: this.weights.packed(),
      edges: this.edges.packed(),
      startStates: this.startStates.packed(),
      furtherTails: this.furtherTails.packed(),
    };
  }

  private follow(id: number, state: State): void {
    const { durations, barred } = this.rules;
    if (barred[state.junction] === 1) return;
    for (const edge of edgesLeaving(this.leaving, state.junction)) {
      const duration = durations[edge]!;
      if (duration === 0) continue;
      const next = this.after(state, edge);
      if (next < 0) continue;
      this.tails.push(id);
      this.heads.push(next);
      this.weights.push(weightOf(duration, this.network.lengths[edge >> 1]!));
      this.edges.push(edge);
      if (id < this.network.junctionLongitudes.length) continue;
      this.furtherTails.push(edge);
      this.furtherTails.push(id);
    }
  }

  private findStartStates(): void {
    const { durations, endOnly } = this.rules;
    for (let edge = 0; edge < durations.length; edge++) {
      if (durations[edge] === 0) continue;
      const layer = endOnly[edge >> 1] ? BEGINNING : THROUGH;
      const state = this.after({ junction: -1, layer, taken: [] }, edge);
      if (state === headOf(this.network, edge)) continue;
      this.startStates.push(edge);
      this.startStates.push(state);
    }
  }

  /** The state after an edge; -1: it is not allowed. */
  private after({ layer, taken }: State, edge: number): number {
    const next = layerAfter(layer, this.rules.endOnly[edge >> 1] === 1);
    if (next === null) return -1;
    const junction = headOf(this.network, edge);
    if (taken.length === 0 && !this.firsts.has(edge))
      return next === THROUGH ? junction : this.stateOf({ junction, layer: next, taken });
    const remembered = this.remembered([...taken, edge]);
    if (remembered === null) return -1;
    if (next === THROUGH && remembered.length === 0) return junction;
    return this.stateOf({ junction, layer: next, taken: remembered });
  }

  /** The longest end of the edges taken that begins a ban; null: an end of them is a ban. */
  private remembered(path: readonly number[]): readonly number[] | null {
    let longest: readonly number[] = [];
    for (let from = path.length - 1; from >= 0; from--) {
      const end = path.slice(from);
      const key = end.join();
      if (this.banned.has(key)) return null;
      if (this.beginnings.has(key)) longest = end;
    }
    return longest;
  }

  private stateOf(state: State): number {
    const key = `${state.junction}/${state.layer}/${state.taken.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.further.push(state);
    const id = this.network.junctionLongitudes.length + this.further.length - 1;
    this.known.set(key, id);
    return id;
  }
}

/** null: a way that left roads open to all may not return to them. */
function layerAfter(layer: Layer, endOnly: boolean): Layer | null {
  if (!endOnly) return layer === ENDING ? null : THROUGH;
  return layer === BEGINNING ? BEGINNING : ENDING;
}
