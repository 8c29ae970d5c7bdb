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
