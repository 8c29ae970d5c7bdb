import type { RoadNetwork } from './road.types.js';

/** The arcs of state s, by their number in the graph, are `arcs` from `starts[s]` to `starts[s + 1]`. */
export interface Adjacency {
  readonly starts: Uint32Array;
  readonly arcs: Uint32Array;
}

/** Arcs by one of their ends. */
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

/** The edges that leave junction j are `edges` from `starts[j]` to `starts[j + 1]`. */
export interface LeavingEdges {
  readonly starts: Uint32Array;
  readonly edges: Uint32Array;
}

export function leavingEdges({ from, to, junctionLongitudes }: RoadNetwork): LeavingEdges {
  const starts = new Uint32Array(junctionLongitudes.length + 1);
  for (const ends of [from, to])
    for (const junction of ends) starts[junction + 1] = starts[junction + 1]! + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i]! + starts[i - 1]!;
  const edges = new Uint32Array(2 * from.length);
  const next = starts.slice();
  const enter = (junction: number, edge: number) => {
    const at = next[junction]!;
    edges[at] = edge;
    next[junction] = at + 1;
  };
  for (let segment = 0; segment < from.length; segment++) {
    enter(from[segment]!, 2 * segment);
    enter(to[segment]!, 2 * segment + 1);
  }
  return { starts, edges };
}

export function edgesLeaving({ starts, edges }: LeavingEdges, junction: number): Uint32Array {
  return edges.subarray(starts[junction], starts[junction + 1]);
}
