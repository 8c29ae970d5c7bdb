import {
  NodeCoordinates,
  type BuiltRoads,
  type ProfileGraph,
  type ProfileRules,
  type RoadNetwork,
  RoadNetworkBuilder,
} from '#city/testing';
import { gridCity, type GridCityOptions } from '../../tools/city/grid-city.builder.js';
import type { WrittenElement } from '../../tools/city/osm-element.types.js';
/** The roads of elements as written, without a file. */
export function roadsOf(elements: Iterable<WrittenElement>): BuiltRoads {
  const nodes = new NodeCoordinates();
  const builder = new RoadNetworkBuilder(nodes);
  for (const element of elements) {
    const tags = new Map(Object.entries(element.tags ?? {}));
    if (element.kind === 'node') {
      nodes.add(element.id, Math.round(element.longitude * 1e7), Math.round(element.latitude * 1e7));
      builder.node(element.id, 0, 0, tags);
    } else if (element.kind === 'way') builder.way(element.id, element.nodeIds, tags);
    else builder.relation(element.id, element.members, tags);
  }
  return builder.build();
}

export const gridRoads = (options: GridCityOptions) => roadsOf(gridCity(options));

/** Weights from a state to all others, by a search without any preparation. */
export function plainDistances(graph: ProfileGraph, from: number): Float64Array {
  const leaving = Array.from({ length: graph.states }, (): number[] => []);
  graph.tails.forEach((tail, arc) => leaving[tail]!.push(arc));
  const distances = new Float64Array(graph.states).fill(Infinity);
  distances[from] = 0;
  const queue = new PlainQueue<number>();
  queue.push(0, from);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [distance, state] = next;
    if (distance > distances[state]!) continue;
    for (const arc of leaving[state]!) {
      const reached = distance + graph.weights[arc]!;
      const head = graph.heads[arc]!;
      if (reached >= distances[head]!) continue;
      distances[head] = reached;
      queue.push(reached, head);
    }
  }
  return distances;
}

/**
 * The weight of the way from the beginning of one edge to the end of another, by the rules as written: it
 * remembers the edges driven and looks at every ban, and knows nothing of states.
 */
export function ruledWeights(network: RoadNetwork, rules: ProfileRules, from: number): Map<number, number> {
  const memory = Math.max(1, ...rules.bans.map(({ length }) => length - 1));
  const bans = new Set(rules.bans.map((ban) => ban.join()));
  const isBanned = (path: readonly number[]) => path.some((_, i) => bans.has(path.slice(i).join()));
  const leaving = edgesByTail(network, rules);
  const weight = (edge: number) => rules.durations[edge]! * 2 ** 25 + network.lengths[edge >> 1]!;
  const phaseAfter = (phase: number, edge: number) => {
    if (rules.endOnly[edge >> 1] === 0) return phase === 2 ? null : 1;
    return phase === 0 ? 0 : 2;
  };
  const best = new Map<number, number>();
  const done = new Set<string>();
  const queue = new PlainQueue<{ path: number[]; phase: number }>();
  queue.push(weight(from), { path: [from], phase: phaseAfter(0, from) ?? 0 });
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [reached, { path, phase }] = next;
    const key = `${phase}:${path.join()}`;
    if (done.has(key)) continue;
    done.add(key);
    const last = path.at(-1)!;
    if (!best.has(last)) best.set(last, reached);
    const junction = (last & 1 ? network.from : network.to)[last >> 1]!;
    for (const edge of leaving.get(junction) ?? []) {
      const longer = [...path, edge];
      const after = phaseAfter(phase, edge);
      if (after === null || isBanned(longer)) continue;
      queue.push(reached + weight(edge), { path: longer.slice(-memory), phase: after });
    }
  }
  return best;
}

function edgesByTail(network: RoadNetwork, rules: ProfileRules): Map<number, number[]> {
  const leaving = new Map<number, number[]>();
  rules.durations.forEach((duration, edge) => {
    const tail = (edge & 1 ? network.to : network.from)[edge >> 1]!;
    if (duration > 0 && rules.barred[tail] === 0) leaving.set(tail, [...(leaving.get(tail) ?? []), edge]);
  });
  return leaving;
}

class PlainQueue<T> {
  private readonly heap: [number, T][] = [];

  push(key: number, value: T): void {
    const { heap } = this;
    let at = heap.push([key, value]) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (heap[above]![0] <= key) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = [key, value];
  }

  pop(): [number, T] | undefined {
    const { heap } = this;
    const [top, last] = [heap[0], heap.pop()];
    if (heap.length === 0 || !last) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]![0] < heap[child]![0]) child++;
      if (heap[child]![0] >= last[0]) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return top;
  }
}
