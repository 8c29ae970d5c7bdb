import type { Point } from '#domain';
import type { Tags, WrittenElement, WrittenNode, WrittenRelation, WrittenWay } from './osm-element.types.js';

/** Metres along and across the even grid, before it is bent. */
export interface Spot {
  readonly east: number;
  readonly north: number;
}

/** The same spot is the same node, so that streets meet. */
export class CityDrawing {
  private readonly nodes = new Map<string, WrittenNode>();
  private readonly ways: WrittenWay[] = [];
  private readonly relations: WrittenRelation[] = [];

  constructor(private readonly placeOf: (eastM: number, northM: number) => Point) {}

  elements(): WrittenElement[] {
    return [...this.nodes.values(), ...this.ways, ...this.relations];
  }

  /** @returns the id of the way. */
  line(spots: readonly Spot[], tags: Tags): number {
    const nodeIds = spots.map((spot) => this.node(spot));
    return this.ways.push({ kind: 'way', id: this.ways.length + 1, nodeIds, tags });
  }

  area(spots: readonly Spot[], tags: Tags): void {
    this.line([...spots, spots[0]!], tags);
  }

  relation(members: WrittenRelation['members'], tags: Tags): void {
    this.relations.push({ kind: 'relation', id: this.relations.length + 1, members, tags });
  }

  mark({ east, north }: Spot, tags: Tags): void {
    this.newNode(`mark ${this.nodes.size}`, east, north, tags);
  }

  /** The node at a spot; one that is not there yet gets the tags. */
  node({ east, north }: Spot, tags?: Tags): number {
    const key = `${Math.round(east)} ${Math.round(north)}`;
    return this.nodes.get(key)?.id ?? this.newNode(key, east, north, tags);
  }

  private newNode(key: string, east: number, north: number, tags?: Tags): number {
    const id = this.nodes.size + 1;
    this.nodes.set(key, { kind: 'node', id, ...this.placeOf(east, north), ...(tags && { tags }) });
    return id;
  }
}

/** Numbers from one to another, both included where the step leads there. */
export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** The same number from 0 to 1 for the same place. */
export function noise(x: number, y: number): number {
  const hash = Math.imul(Math.round(x) * 374_761 + Math.round(y) * 668_265, 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
