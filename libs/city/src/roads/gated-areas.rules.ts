import type { ProfileRules, RoadNetwork } from './road.types.js';

/** Opens gates that are an area's only way in, for those who begin or end there; other gates stay barred. */
export function closeGatedAreas(
  network: RoadNetwork,
  rules: Pick<ProfileRules, 'durations' | 'endOnly' | 'barred'>,
  gates: readonly number[],
): void {
  if (gates.length === 0) return;
  const { durations, endOnly, barred } = rules;
  const areas = new Areas(network.junctionLongitudes.length);
  const isOpen = (segment: number) => durations[2 * segment]! + durations[2 * segment + 1]! > 0;
  const { from, to } = network;
  from.forEach((a, segment) => {
    const b = to[segment]!;
    if (isOpen(segment) && barred[a] === 0 && barred[b] === 0) areas.join(a, b);
  });
  const town = areas.largest();
  const gated = new Set(gates);
  const inside = (junction: number) => barred[junction] === 0 && areas.rootOf(junction) !== town;
  const behindGates = new Set<number>();
  const opened = new Set<number>();
  const visitGates = (visit: (gate: number, other: number, segment: number) => void) =>
    from.forEach((a, segment) => {
      if (!isOpen(segment)) return;
      if (gated.has(a)) visit(a, to[segment]!, segment);
      if (gated.has(to[segment]!)) visit(to[segment]!, a, segment);
    });
  visitGates((gate, other, segment) => {
    // A road from gate to gate is an area of its own.
    if (!inside(other) && !gated.has(other)) return;
    opened.add(gate);
    endOnly[segment] = 1;
    if (inside(other)) behindGates.add(areas.rootOf(other));
  });
  from.forEach((a, segment) => {
    const open = gated.has(a) ? to[segment]! : a;
    if (inside(open) && behindGates.has(areas.rootOf(open))) endOnly[segment] = 1;
  });
  for (const gate of opened) barred[gate] = 0;
}

/** Junctions that are joined by roads (union-find). */
class Areas {
  private readonly parents: Int32Array;
  private readonly sizes: Int32Array;

  constructor(junctions: number) {
    this.parents = Int32Array.from({ length: junctions }, (_, i) => i);
    this.sizes = new Int32Array(junctions).fill(1);
  }

  rootOf(junction: number): number {
    const { parents } = this;
    let at = junction;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  }

  join(a: number, b: number): void {
    const [rootA, rootB] = [this.rootOf(a), this.rootOf(b)];
    if (rootA === rootB) return;
    const [small, large] = this.sizes[rootA]! < this.sizes[rootB]! ? [rootA, rootB] : [rootB, rootA];
    this.parents[small] = large;
    this.sizes[large] = this.sizes[large]! + this.sizes[small]!;
  }

  largest(): number {
    let best = 0;
    this.sizes.forEach((size, junction) => {
      if (this.parents[junction] === junction && size > this.sizes[best]!) best = junction;
    });
    return best;
  }
}
