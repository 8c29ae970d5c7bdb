import { type Adjacency, arcsBy } from './adjacency.rules.js';
import { headOf, type ProfileRules, type RoadNetwork } from './road.types.js';
import type { ProfileGraph } from './turn-states.calculator.js';

/** A network part with fewer states than this share of the largest is an island nobody is sent to. */
const ISLAND_SHARE = 0.05;

/**
 * Not 0 for each segment that reaches the town and is reached from it. Points are placed on those only: else
 * a yard drawn without a way out would have no way to anywhere. 2: it is wide, and either side has a way.
 */
export function usableSegments(network: RoadNetwork, rules: ProfileRules, graph: ProfileGraph): Uint8Array {
  const out = arcsBy(graph.tails, graph.states);
  const into = arcsBy(graph.heads, graph.states);
  const town = largeParts(graph, out);
  const reached = spread(town, out, graph.heads);
  const leading = spread(town, into, graph.tails);
  const usable = new Uint8Array(network.lengths.length);
  const arrives = new Uint8Array(2 * network.lengths.length);
  graph.tails.forEach((tail, arc) => {
    if (reached[tail] === 1) arrives[graph.edges[arc]!] = 1;
  });
  const startStates = new Map<number, number>();
  for (let i = 0; i < graph.startStates.length; i += 2)
    startStates.set(graph.startStates[i]!, graph.startStates[i + 1]!);
  const departs = (edge: number) =>
    rules.durations[edge]! > 0 && leading[startStates.get(edge) ?? headOf(network, edge)] === 1;
  for (let segment = 0; segment < usable.length; segment++) {
    const [there, back] = [2 * segment, 2 * segment + 1];
    // How many of its directions lead there, and how many lead away.
    const arriving = arrives[there]! + arrives[back]!;
    const departing = Number(departs(there)) + Number(departs(back));
    if (arriving > 0 && departing > 0) usable[segment] = 1;
    if (arriving + departing === 4 && rules.sided[segment] === 1) usable[segment] = 2;
  }
  return usable;
}

/** The states that can be reached from those marked. */
function spread(marked: Uint8Array, { starts, arcs }: Adjacency, ends: Int32Array): Uint8Array {
  const reached = marked.slice();
  const stack = [...reached.keys()].filter((state) => reached[state] === 1);
  for (let state = stack.pop(); state !== undefined; state = stack.pop())
    for (let i = starts[state]!; i < starts[state + 1]!; i++) {
      const next = ends[arcs[i]!]!;
      if (reached[next] === 1) continue;
      reached[next] = 1;
      stack.push(next);
    }
  return reached;
}

/** 1 for each state of a large strongly connected part (Tarjan 1972, without recursion). */
function largeParts({ states, heads }: ProfileGraph, out: Adjacency): Uint8Array {
  const parts = strongParts(states, heads, out);
  const sizes = new Map<number, number>();
  for (const part of parts) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  let largest = 0;
  for (const size of sizes.values()) largest = Math.max(largest, size);
  return Uint8Array.from(parts, (part) => (sizes.get(part)! >= Math.max(2, ISLAND_SHARE * largest) ? 1 : 0));
}

function strongParts(states: number, heads: Int32Array, { starts, arcs }: Adjacency): Int32Array {
  const order = new Int32Array(states);
  const low = new Int32Array(states);
  const parts = new Int32Array(states).fill(-1);
  const next = starts.slice();
  const open: number[] = [];
  const path: number[] = [];
  let visited = 0;
  const enter = (state: number) => {
    order[state] = low[state] = ++visited;
    open.push(state);
    path.push(state);
  };
  const leave = (state: number) => {
    path.pop();
    const above = path.at(-1);
    if (above !== undefined) low[above] = Math.min(low[above]!, low[state]!);
    if (low[state] !== order[state]) return;
    for (let member = open.pop()!; ; member = open.pop()!) {
      parts[member] = state;
      if (member === state) return;
    }
  };
  for (let root = 0; root < states; root++) {
    if (order[root]! > 0) continue;
    enter(root);
    for (let state = path.at(-1); state !== undefined; state = path.at(-1)) {
      const index = next[state]!;
      if (index === starts[state + 1]!) {
        leave(state);
        continue;
      }
      next[state] = index + 1;
      const head = heads[arcs[index]!]!;
      if (order[head] === 0) enter(head);
      else if (parts[head]! < 0) low[state] = Math.min(low[state]!, order[head]!);
    }
  }
  return parts;
}
