import { type RoadNetwork, tailOf } from './road.types.js';

/** The arcs of state s, by their number in the graph, are `arcs` from `starts[s]` to `starts[s + 1]`. */
export interface Adjacency {
  readonly starts: Uint32Array;
  readonly arcs: Uint32Array;
}

export function arcsBy(ends: Int32Array, states: number): Adjacency {
  const starts = new Uint32Array(states + 1);
  for (const state of ends) starts[state + 1] = starts[state + 1]! + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i]! + starts[i - 1]!;
  const arcs = new Uint32Array(ends.length);
  const next = starts.slice();
  ends.forEach((state, arc) => {
    const at = next[state]!;
    arcs[at] = arc;
    next[state] = at + 1;
  });
  return { starts, arcs };
}

export function leavingEdges(network: RoadNetwork): Adjacency {
  const edges = { length: 2 * network.from.length };
  const tails = Int32Array.from(edges, (_, edge) => tailOf(network, edge));
  return arcsBy(tails, network.junctionLongitudes.length);
}

export function edgesLeaving({ starts, arcs }: Adjacency, junction: number): Uint32Array {
  return arcs.subarray(starts[junction], starts[junction + 1]);
}
