/** Nodes beside each other, both ways; those of node n are from `starts[n]` to `starts[n + 1]`. */
interface Neighbours {
  readonly starts: Uint32Array;
  readonly ends: Int32Array;
}

/** A part of fewer nodes is not cut any more. */
const MIN_NODES = 6;
/** No side of a cut has less than this share of the nodes. */
const BALANCE = 0.3;
/** Above the index of a node in the number by which it is sorted. */
const INDEXES = 2 ** 22;
/** As shares of east and north. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const NOWHERE = 0;
const LEFT = 1;
const RIGHT = 2;

/**
 * The order of nested dissection (George 1973): a straight cut parts the nodes in two halves where the fewest
 * ways cross it, the nodes at the cut come last, and the halves are parted in their turn. It needs no
 * important roads, so it is what orders an even grid.
 */
export class Dissection {
  readonly order: Int32Array;
  private at = 0;
  private readonly parts: Int32Array;
  private nextPart = 1;
  private readonly sides: Uint8Array;

  constructor(
    private readonly neighbours: Neighbours,
    private readonly east: Int32Array,
    private readonly north: Int32Array,
  ) {
    const nodes = east.length;
    this.order = new Int32Array(nodes);
    this.parts = new Int32Array(nodes);
    this.sides = new Uint8Array(nodes);
    this.divide(Int32Array.from({ length: nodes }, (_, node) => node));
  }

  private divide(nodes: Int32Array): void {
    if (nodes.length <= MIN_NODES) {
      for (const node of nodes) this.order[this.at++] = node;
      return;
    }
    const part = this.nextPart++;
    for (const node of nodes) this.parts[node] = part;
    this.cut(nodes, part);
    const border = this.borderOf(nodes, part);
    for (const node of border) this.sides[node] = NOWHERE;
    const left = nodes.filter((node) => this.sides[node] === LEFT);
    const right = nodes.filter((node) => this.sides[node] === RIGHT);
    // Borders of earlier cuts have no part that is still divided.
    for (const node of border) this.parts[node] = 0;
    this.divide(left);
    this.divide(right);
    for (const node of border) this.order[this.at++] = node;
  }

  /** Gives each node its side of the cut that the fewest ways cross. */
  private cut(nodes: Int32Array, part: number): void {
    let best = { crossing: Infinity, sorted: nodes, size: 0 };
    for (const [x, y] of DIRECTIONS) {
      const sorted = this.sortedAlong(nodes, x, y);
      const { crossing, size } = this.fewestCrossings(sorted, part);
      if (crossing < best.crossing) best = { crossing, sorted, size };
    }
    best.sorted.forEach((node, i) => (this.sides[node] = i < best.size ? LEFT : RIGHT));
  }

  private sortedAlong(nodes: Int32Array, x: number, y: number): Int32Array {
    const keyOf = (node: number) => x * this.east[node]! + y * this.north[node]!;
    let least = Infinity;
    for (const node of nodes) least = Math.min(least, keyOf(node));
    // Numbers are sorted faster than by a comparison of nodes.
    const keys = Float64Array.from(nodes, (node, i) => (keyOf(node) - least) * INDEXES + i).sort();
    return Int32Array.from(keys, (key) => nodes[key % INDEXES]!);
  }

  /** Moves node after node to the left and counts the ways between both sides. */
  private fewestCrossings(sorted: Int32Array, part: number): { crossing: number; size: number } {
    const { starts, ends } = this.neighbours;
    for (const node of sorted) this.sides[node] = RIGHT;
    const [from, to] = [Math.floor(sorted.length * BALANCE), Math.ceil(sorted.length * (1 - BALANCE))];
    let [crossing, least, size] = [0, Infinity, 0];
    for (let i = 0; i < to; i++) {
      const node = sorted[i]!;
      this.sides[node] = LEFT;
      for (let at = starts[node]!; at < starts[node + 1]!; at++) {
        const other = ends[at]!;
        if (this.parts[other] === part) crossing += this.sides[other] === LEFT ? -1 : 1;
      }
      if (i + 1 < from || crossing >= least) continue;
      [least, size] = [crossing, i + 1];
    }
    return { crossing: least, size };
  }

  /** The fewest nodes in which every way over the cut ends: a cover by way of a matching (König 1931). */
  private borderOf(nodes: Int32Array, part: number): number[] {
    const across = new Map<number, number[]>();
    for (const node of nodes) {
      if (this.sides[node] !== LEFT) continue;
      const others = this.acrossFrom(node, part);
      if (others.length > 0) across.set(node, others);
    }
    const matching = new Map<number, number>();
    for (const node of across.keys()) augment(node, across, matching, new Set());
    const matched = new Set(matching.values());
    const [lefts, rights] = [new Set<number>(), new Set<number>()];
    const open = [...across.keys()].filter((node) => !matched.has(node));
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (lefts.has(node)) continue;
      lefts.add(node);
      for (const other of across.get(node) ?? []) {
        rights.add(other);
        const back = matching.get(other);
        if (back !== undefined) open.push(back);
      }
    }
    return [...[...across.keys()].filter((node) => !lefts.has(node)), ...rights];
  }

  private acrossFrom(node: number, part: number): number[] {
    const { starts, ends } = this.neighbours;
    const others: number[] = [];
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const other = ends[at]!;
      if (this.parts[other] === part && this.sides[other] === RIGHT) others.push(other);
    }
    return others;
  }
}

/** Finds the node a partner on the other side by giving others new ones; `matching` is by the other side. */
function augment(
  node: number,
  across: ReadonlyMap<number, readonly number[]>,
  matching: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const other of across.get(node) ?? []) {
    if (tried.has(other)) continue;
    tried.add(other);
    const holder = matching.get(other);
    if (holder !== undefined && !augment(holder, across, matching, tried)) continue;
    matching.set(other, node);
    return true;
  }
  return false;
}
