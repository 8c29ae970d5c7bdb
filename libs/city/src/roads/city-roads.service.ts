import { HierarchySearch, type Seed } from './hierarchy-search.calculator.js';
import {
  centisecondsOf,
  decimetersOf,
  headOf,
  type PreparedProfile,
  type PreparedRoads,
  type RoadPoint,
  type RoadProfile,
  tailOf,
  weightOf,
} from './road.types.js';
import { RoadLine } from './road-line.builder.js';
import { type RoadSpot, SegmentGrid } from './segment-grid.store.js';

/** A point farther from any road than this is not in the city. */
const SNAP_LIMIT_M = 1_000;
/** A point nearer than this to the line of a street lies on it, on neither side. */
const SIDE_FROM_M = 6;
const SIDED = 2;

/** Metres and seconds. */
interface RoadLeg {
  readonly distance: number;
  readonly duration: number;
}

export interface RoadRoute {
  readonly legs: readonly RoadLeg[];
  readonly spots: readonly RoadSpot[];
  /** Longitude and latitude by turns, units of 1e-7 degrees. */
  readonly line: readonly number[];
}

/** Row by row; Infinity: there is no way. */
export interface RoadTable {
  readonly durations: Float64Array<ArrayBuffer>;
  /** null: they were not asked for. */
  readonly distances: Float64Array<ArrayBuffer> | null;
}

export interface TableQuestion {
  readonly sources: readonly RoadPoint[];
  readonly destinations: readonly RoadPoint[];
  readonly profile: RoadProfile;
  readonly withDistances: boolean;
}

interface PlacedSpot extends RoadSpot {
  readonly onItsSide: boolean;
}

interface End {
  readonly spot: PlacedSpot;
  readonly seeds: readonly Seed[];
  /** The edge that each seed begins or ends on. */
  readonly edges: readonly number[];
}

/** Routes, tables and nearest roads of a prepared city. One search at a time: searches share buffers. */
export class CityRoads {
  private readonly grid: SegmentGrid;
  private readonly searches = new Map<RoadProfile, HierarchySearch>();

  constructor(private readonly roads: PreparedRoads) {
    this.grid = new SegmentGrid(roads.network);
  }

  /** The nearest place of a road that the profile may use; null: the city does not reach there. */
  nearest(point: RoadPoint, profile: RoadProfile, limitM = SNAP_LIMIT_M): RoadSpot | null {
    const { usable } = this.roads.profiles[profile];
    return this.grid.nearest(point, limitM, (segment) => usable[segment]! > 0);
  }

  /** null: a point lies outside, or there is no way. */
  route(points: readonly RoadPoint[], profile: RoadProfile): RoadRoute | null {
    const spots = points.flatMap((point) => this.placed(point, profile) ?? []);
    if (spots.length < points.length) return null;
    const legs: RoadLeg[] = [];
    const line = new RoadLine(this.roads.network);
    for (const [i, to] of spots.entries()) {
      const from = spots[i - 1];
      if (from === undefined) continue;
      const weight = this.leg(from, to, profile, line);
      if (weight === null) return null;
      legs.push({ distance: decimetersOf(weight) / 10, duration: centisecondsOf(weight) / 100 });
    }
    return { legs, spots, line: line.numbers };
  }

  /** Rows and columns of points outside the city have no way. */
  table({ sources, destinations, profile, withDistances }: TableQuestion): RoadTable {
    const prepared = this.roads.profiles[profile];
    // Most points are among both.
    const spots = new Map<RoadPoint, PlacedSpot | null>();
    for (const point of [...sources, ...destinations])
      if (!spots.has(point)) spots.set(point, this.placed(point, profile));
    const endsOf = (points: readonly RoadPoint[], of: (spot: PlacedSpot) => End) =>
      points.map((point) => {
        const spot = spots.get(point);
        return spot ? of(spot) : null;
      });
    const starts = endsOf(sources, (spot) => this.start(spot, prepared));
    const goals = endsOf(destinations, (spot) => this.goal(spot, prepared));
    const weights = this.search(profile).table(
      starts.map((start) => start?.seeds ?? []),
      goals.map((goal) => goal?.seeds ?? []),
    );
    const columns = columnsBySegment(goals);
    starts.forEach((start, row) => {
      for (const column of (start && columns.get(start.spot.segment)) ?? []) {
        const goal = goals[column];
        const direct = start && goal && this.direct(start.spot, goal.spot, prepared);
        const at = row * goals.length + column;
        if (direct && direct.weight < weights[at]!) weights[at] = direct.weight;
      }
    });
    const distances = withDistances
      ? weights.map((weight) => (weight === Infinity ? Infinity : decimetersOf(weight) / 10))
      : null;
    // In place: a table of planning has hundreds of thousands.
    for (let i = 0; i < weights.length; i++) weights[i] = centisecondsOf(weights[i]!) / 100;
    return { durations: weights, distances };
  }

  private placed(point: RoadPoint, profile: RoadProfile): PlacedSpot | null {
    const spot = this.nearest(point, profile);
    if (spot === null) return null;
    const isWide = this.roads.profiles[profile].usable[spot.segment] === SIDED;
    return { ...spot, onItsSide: spot.meters >= SIDE_FROM_M && (isWide || point.curb === true) };
  }

  private search(profile: RoadProfile): HierarchySearch {
    const known = this.searches.get(profile);
    if (known) return known;
    const search = new HierarchySearch(this.roads.profiles[profile].hierarchy);
    this.searches.set(profile, search);
    return search;
  }

  /** The weight of the way from one spot to the next, whose line is added; null: there is none. */
  private leg(from: PlacedSpot, to: PlacedSpot, profile: RoadProfile, line: RoadLine): number | null {
    const prepared = this.roads.profiles[profile];
    const [start, goal] = [this.start(from, prepared), this.goal(to, prepared)];
    const direct = this.direct(from, to, prepared);
    const way = this.search(profile).way(start.seeds, goal.seeds, direct?.weight);
    if (way) {
      line.addPart(start.edges[way.source]!, from, null);
      for (const edge of way.edges) line.addEdge(edge);
      line.addPart(goal.edges[way.target]!, null, to);
    } else if (direct) line.addPart(direct.edge, from, to);
    else return null;
    return way?.weight ?? direct?.weight ?? null;
  }

  private start(spot: PlacedSpot, { durations, startStates, hierarchy }: PreparedProfile): End {
    const edges = edgesAt(spot, durations);
    const seeds = edges.map((edge) => ({
      rank: hierarchy.ranks[valuesOf(startStates, edge)[0] ?? headOf(this.roads.network, edge)]!,
      weight: this.part(edge, shareLeft(edge, spot), durations),
    }));
    return { spot, seeds, edges };
  }

  private goal(spot: PlacedSpot, { durations, barred, furtherTails, hierarchy }: PreparedProfile): End {
    const edges: number[] = [];
    const seeds: Seed[] = [];
    for (const edge of edgesAt(spot, durations)) {
      const tail = tailOf(this.roads.network, edge);
      const weight = this.part(edge, 1 - shareLeft(edge, spot), durations);
      for (const state of [...(barred[tail] === 1 ? [] : [tail]), ...valuesOf(furtherTails, edge)]) {
        seeds.push({ rank: hierarchy.ranks[state]!, weight });
        edges.push(edge);
      }
    }
    return { spot, seeds, edges };
  }

  private direct(from: PlacedSpot, to: PlacedSpot, { durations }: PreparedProfile) {
    if (from.segment !== to.segment) return null;
    const stopped = edgesAt(to, durations);
    const allowed = edgesAt(from, durations).filter((edge) => stopped.includes(edge));
    const edge = allowed.find(
      (one) => to.share === from.share || (one & 1) === (to.share > from.share ? 0 : 1),
    );
    if (edge === undefined) return null;
    return { weight: this.part(edge, Math.abs(to.share - from.share), durations), edge };
  }

  private part(edge: number, share: number, durations: Uint32Array): number {
    const length = this.roads.network.lengths[edge >> 1]!;
    return weightOf(Math.round(durations[edge]! * share), Math.round(length * share));
  }
}

/** Ways along one segment are the exception: not every pair is looked at for one. */
function columnsBySegment(goals: readonly (End | null)[]): ReadonlyMap<number, readonly number[]> {
  const columns = new Map<number, number[]>();
  for (const [column, goal] of goals.entries()) {
    if (goal === null) continue;
    const { segment } = goal.spot;
    columns.set(segment, [...(columns.get(segment) ?? []), column]);
  }
  return columns;
}

/** The edges on which somebody begins or ends at a spot; its own side leads past itin right-hand traffic. */
function edgesAt({ segment, side, onItsSide }: PlacedSpot, durations: Uint32Array): number[] {
  const open = [2 * segment, 2 * segment + 1].filter((edge) => durations[edge]! > 0);
  return onItsSide && open.length === 2 ? [2 * segment + (side === 'right' ? 0 : 1)] : open;
}

const shareLeft = (edge: number, { share }: RoadSpot) => (edge & 1 ? share : 1 - share);

/** The second numbers of the pairs whose first is the edge; pairs ascend. */
function valuesOf(pairs: Int32Array, edge: number): number[] {
  let [low, high] = [0, pairs.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pairs[2 * middle]! < edge) low = middle + 1;
    else high = middle;
  }
  const values: number[] = [];
  for (; pairs[2 * low] === edge; low++) values.push(pairs[2 * low + 1]!);
  return values;
}
