import { counts, meters7, wholeNumbers, wideNumbers } from './numbers.store.js';
import { closeGatedAreas } from './gated-areas.rules.js';
import { leavingEdges } from './adjacency.rules.js';
import { restrictionsOf, type TurnRestriction, TurnBanFinder } from './turn-ban.rules.js';
import { isRoad, nodeBars, wayUse } from './road-way.rules.js';
import { type ProfileRules, ROAD_PROFILES, type RoadNetwork, type RoadProfile } from './road.types.js';
import type { NodeCoordinates } from '../osm/node-coordinates.store.js';
import type { OsmMember, OsmTags, OsmVisitor } from '../osm/osm.types.js';

export interface BuiltRoads {
  readonly network: RoadNetwork;
  readonly rules: Readonly<Record<RoadProfile, ProfileRules>>;
}

const SIGNAL_CENTISECONDS = 600;
const CENTISECONDS_PER_DECIMETER_AT_1_KMH = 36;

/** The coordinates of nodes are kept by the reader. */
export class RoadNetworkBuilder implements OsmVisitor {
  private readonly barriers = new Map<number, OsmTags>();
  private readonly signals = new Set<number>();
  /** The nodes of road i are those from `starts[i]` to `starts[i + 1]`. */
  private readonly starts = counts();
  private readonly nodeIds = wideNumbers();
  private readonly wayIds = wideNumbers();
  private readonly tags: OsmTags[] = [];
  private readonly restrictions: TurnRestriction[] = [];
  private readonly kinds = new Map<string, OsmTags>();

  constructor(private readonly nodes: NodeCoordinates) {}

  node(id: number, _longitude7: number, _latitude7: number, tags: OsmTags): void {
    if (tags.has('barrier')) this.barriers.set(id, tags);
    if (tags.get('highway') === 'traffic_signals') this.signals.add(id);
  }

  way(id: number, nodeIds: readonly number[], tags: OsmTags): void {
    if (!isRoad(tags)) return;
    this.starts.push(this.nodeIds.length);
    this.wayIds.push(id);
    this.tags.push(this.kindOf(tags));
    for (const node of nodeIds) this.nodeIds.push(node);
  }

  relation(_id: number, members: readonly OsmMember[], tags: OsmTags): void {
    this.restrictions.push(...restrictionsOf(members, tags));
  }

  build(): BuiltRoads {
    this.starts.push(this.nodeIds.length);
    const nodeIndexes = Int32Array.from(this.nodeIds.packed(), (id) => this.nodes.indexOf(id));
    const drawing = new NetworkDrawing(this.nodes, this.junctionsOf(nodeIndexes));
    for (let way = 0; way < this.wayIds.length; way++)
      drawing.addWay(way, nodeIndexes.subarray(this.starts.at(way), this.starts.at(way + 1)));
    const network = drawing.network();
    const finder = new TurnBanFinder(network, leavingEdges(network), this.segmentsByWay(drawing));
    const rules = Object.fromEntries(
      ROAD_PROFILES.map((profile) => [profile, this.rulesOf(profile, network, drawing, finder)]),
    );
    return { network, rules: rules as Record<RoadProfile, ProfileRules> };
  }

  /** Tags that say something about roads, shared by all ways that have the same. */
  private kindOf(tags: OsmTags): OsmTags {
    const relevant = [...tags].filter(([key]) => !DESCRIPTIVE.test(key));
    const key = JSON.stringify(relevant);
    const known = this.kinds.get(key);
    if (known) return known;
    const kind = new Map(relevant);
    this.kinds.set(key, kind);
    return kind;
  }

  /** For each node, by its index, whether ways meet, end or are barred there. */
  private junctionsOf(nodeIndexes: Int32Array): Uint8Array {
    const uses = new Uint8Array(this.nodes.size);
    const use = (nodeIndex: number, times: number) => {
      if (nodeIndex >= 0) uses[nodeIndex] = Math.min(2, uses[nodeIndex]! + times);
    };
    for (let way = 0; way < this.wayIds.length; way++) {
      const [from, to] = [this.starts.at(way), this.starts.at(way + 1)];
      for (let i = from; i < to; i++) {
        // A way ends where the next of its nodes lies outside the file.
        const ends = i === from || i === to - 1 || nodeIndexes[i - 1]! < 0 || nodeIndexes[i + 1]! < 0;
        use(nodeIndexes[i]!, ends ? 2 : 1);
      }
    }
    for (const id of this.barriers.keys()) {
      const nodeIndex = this.nodes.indexOf(id);
      if (uses[nodeIndex]! > 0) use(nodeIndex, 2);
    }
    return uses;
  }

  /** The segments of each way that a turn restriction names, in the direction of the way. */
  private segmentsByWay(drawing: NetworkDrawing): Map<number, number[]> {
    const named = new Map<number, number[]>();
    for (const { from, to, viaWays } of this.restrictions)
      for (const way of [from, to, ...viaWays]) named.set(way, []);
    const { segmentWays } = drawing;
    for (let segment = 0; segment < segmentWays.length; segment++)
      named.get(this.wayIds.at(segmentWays.at(segment)))?.push(segment);
    return named;
  }

  private rulesOf(
    profile: RoadProfile,
    network: RoadNetwork,
    drawing: NetworkDrawing,
    finder: TurnBanFinder,
  ): ProfileRules {
    const uses = new Map([...this.kinds.values()].map((kind) => [kind, wayUse(kind, profile)]));
    const segments = network.lengths.length;
    const durations = new Uint32Array(2 * segments);
    const endOnly = new Uint8Array(segments);
    const sided = new Uint8Array(segments);
    const signals = new Set([...this.signals].map((id) => drawing.junctionOf(this.nodes.indexOf(id))));
    for (let segment = 0; segment < segments; segment++) {
      const use = uses.get(this.tags[drawing.segmentWays.at(segment)]!);
      if (!use) continue;
      endOnly[segment] = use.endOnly ? 1 : 0;
      sided[segment] = use.sided ? 1 : 0;
      const wait = (junction: number) => (signals.has(junction) ? SIGNAL_CENTISECONDS : 0);
      const length = network.lengths[segment]!;
      durations[2 * segment] = durationOf(length, use.forward, wait(network.to[segment]!));
      durations[2 * segment + 1] = durationOf(length, use.backward, wait(network.from[segment]!));
    }
    const { barred, gates } = this.barriersOf(profile, network, drawing);
    closeGatedAreas(network, { durations, endOnly, barred }, gates);
    const restrictions = this.restrictions.filter(({ profiles }) => profiles.includes(profile));
    const nodeJunction = (id: number) => drawing.junctionOf(this.nodes.indexOf(id));
    return { durations, endOnly, sided, barred, bans: finder.bans(restrictions, nodeJunction, durations) };
  }

  private barriersOf(profile: RoadProfile, network: RoadNetwork, drawing: NetworkDrawing) {
    const barred = new Uint8Array(network.junctionLongitudes.length);
    const gates: number[] = [];
    for (const [id, tags] of this.barriers) {
      const junction = drawing.junctionOf(this.nodes.indexOf(id));
      const bars = nodeBars(tags, profile);
      if (junction < 0 || bars === 'no') continue;
      barred[junction] = 1;
      if (bars === 'gate') gates.push(junction);
    }
    return { barred, gates };
  }
}

/** Keys that say nothing about who may go how. */
const DESCRIPTIVE =
  /^(name|alt_name|old_name|short_name|loc_name|ref|source|note|addr|int_|created_by|IBGE|lanes:|turn|lit|is_in|postal_code|layer|width|wikidata|wikipedia)/;

/** Centiseconds that a segment takes; at least one, because zero means closed. */
function durationOf(decimeters: number, kmh: number, waiting: number): number {
  if (kmh === 0) return 0;
  return Math.max(1, Math.round((decimeters * CENTISECONDS_PER_DECIMETER_AT_1_KMH) / kmh)) + waiting;
}

/** Cuts ways at junctions into segments. */
class NetworkDrawing {
  readonly segmentWays = counts();
  private readonly junctions: Int32Array;
  private readonly longitudes = wholeNumbers();
  private readonly latitudes = wholeNumbers();
  private readonly from = wholeNumbers();
  private readonly to = wholeNumbers();
  private readonly lengths = counts();
  private readonly shapeStarts = counts();
  private readonly shapeLongitudes = wholeNumbers();
  private readonly shapeLatitudes = wholeNumbers();

  constructor(
    private readonly nodes: NodeCoordinates,
    private readonly uses: Uint8Array,
  ) {
    this.junctions = new Int32Array(nodes.size).fill(-1);
  }

  junctionOf(nodeIndex: number): number {
    return nodeIndex < 0 ? -1 : this.junctions[nodeIndex]!;
  }

  addWay(way: number, nodeIndexes: Int32Array): void {
    let start = -1;
    nodeIndexes.forEach((nodeIndex, i) => {
      if (nodeIndex < 0) start = -1;
      else if (this.uses[nodeIndex]! > 1) {
        if (start >= 0) this.addSegment(way, nodeIndexes.subarray(start, i + 1));
        start = i;
      }
    });
  }

  network(): RoadNetwork {
    this.shapeStarts.push(this.shapeLongitudes.length);
    return {
      junctionLongitudes: this.longitudes.packed(),
      junctionLatitudes: this.latitudes.packed(),
      from: this.from.packed(),
      to: this.to.packed(),
      lengths: this.lengths.packed(),
      shapeStarts: this.shapeStarts.packed(),
      shapeLongitudes: this.shapeLongitudes.packed(),
      shapeLatitudes: this.shapeLatitudes.packed(),
    };
  }

  private addSegment(way: number, nodeIndexes: Int32Array): void {
    let meters = 0;
    const { nodes } = this;
    this.shapeStarts.push(this.shapeLongitudes.length);
    nodeIndexes.forEach((nodeIndex, i) => {
      const [longitude, latitude] = [nodes.longitude7(nodeIndex), nodes.latitude7(nodeIndex)];
      const before = nodeIndexes[i - 1];
      if (before === undefined) return;
      meters += meters7(nodes.longitude7(before), nodes.latitude7(before), longitude, latitude);
      if (i === nodeIndexes.length - 1) return;
      this.shapeLongitudes.push(longitude);
      this.shapeLatitudes.push(latitude);
    });
    this.segmentWays.push(way);
    this.from.push(this.junctionAt(nodeIndexes[0]!));
    this.to.push(this.junctionAt(nodeIndexes.at(-1)!));
    this.lengths.push(Math.max(1, Math.round(meters * 10)));
  }

  private junctionAt(nodeIndex: number): number {
    const known = this.junctions[nodeIndex]!;
    if (known >= 0) return known;
    this.longitudes.push(this.nodes.longitude7(nodeIndex));
    this.latitudes.push(this.nodes.latitude7(nodeIndex));
    return (this.junctions[nodeIndex] = this.longitudes.length - 1);
  }
}
