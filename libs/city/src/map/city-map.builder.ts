import { setImmediate } from 'node:timers/promises';
import { seaShapes } from './sea.calculator.js';
import { MapArchiveWriter, OSM_ATTRIBUTION } from './map-archive.store.js';
import {
  ALWAYS,
  type MapShape,
  mercatorX,
  mercatorY,
  type ShapeKind,
  type Vertices,
} from './map-shape.types.js';
import { joinLines, type Line, weighVertices } from './ring-joining.calculator.js';
import { type Look, lookOf, placeLook } from './osm-look.rules.js';
import { MAX_ZOOM, tilesOf } from './tile-pyramid.builder.js';
import type { NodeCoordinates } from '../osm/node-coordinates.store.js';
import { DEGREE, type OsmMember, type OsmTags, type OsmVisitor } from '../osm/osm.types.js';

/** Tiles between two looks at the clock and the signal. */
const TILES_PER_STEP = 32;
const AREA_RELATIONS = /^(multipolygon|boundary)$/;

interface MapWriting {
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
  readonly attribution?: string | undefined;
  readonly onProgress?: ((tiles: number) => void) | undefined;
}

/** The coordinates of nodes are kept by the reader. */
export class CityMapBuilder implements OsmVisitor {
  private readonly shapes: MapShape[] = [];
  /** Ways that may be parts of an area: the borders of large things have their tags in a relation. */
  private readonly borders = new Map<number, readonly number[]>();
  private readonly coast: Line[] = [];

  constructor(private readonly nodes: NodeCoordinates) {}

  /** How many tiles there are where something is in each. */
  get tilesAtMost(): number {
    const { west, south, east, north } = this.nodes.bounds();
    const across = (mercatorX(east * DEGREE) - mercatorX(west * DEGREE)) * 2 ** MAX_ZOOM + 1;
    const down = (mercatorY(south * DEGREE) - mercatorY(north * DEGREE)) * 2 ** MAX_ZOOM + 1;
    // Each zoom has a quarter of the tiles of the next.
    return Math.max(1, Math.round((across * down * 4) / 3));
  }

  node(_id: number, longitude7: number, latitude7: number, tags: OsmTags): void {
    const look = tags.size === 0 ? null : placeLook(tags);
    if (look) this.add(look, 'point', [Float64Array.of(mercatorX(longitude7), mercatorY(latitude7), ALWAYS)]);
  }

  way(id: number, nodeIds: readonly number[], tags: OsmTags): void {
    if (tags.get('natural') === 'coastline') this.coast.push(nodeIds);
    const look = tags.size === 0 ? null : lookOf(tags);
    if (mayBeBorder(look)) this.borders.set(id, nodeIds);
    if (look?.area === false) this.add(look, 'line', this.linesOf(nodeIds));
    else if (look && isRing(nodeIds)) this.addArea(look, [nodeIds], [], tags.get('name'));
  }

  relation(_id: number, members: readonly OsmMember[], tags: OsmTags): void {
    if (!AREA_RELATIONS.test(tags.get('type') ?? '')) return;
    const look = lookOf(tags);
    if (look?.area !== true) return;
    const ways = (inner: boolean) =>
      members
        .filter(({ kind, role }) => kind === 'way' && (role === 'inner') === inner)
        .map(({ id }) => this.borders.get(id))
        .filter((way) => way !== undefined);
    this.addArea(look, joinLines(ways(false)).rings, joinLines(ways(true)).rings, tags.get('name'));
  }

  async write({ path, signal, attribution = OSM_ATTRIBUTION, onProgress }: MapWriting): Promise<number> {
    const coast = joinLines(this.coast, true);
    const bounds = this.nodes.bounds();
    const lines = [...coast.open, ...coast.rings].flatMap((line) => this.linesOf(line));
    const sea = seaShapes(lines, bounds);
    this.borders.clear();
    const archive = await MapArchiveWriter.begin(path);
    let tiles = 0;
    try {
      for (const tile of tilesOf([...sea, ...this.shapes])) {
        await archive.add(tile);
        if (++tiles % TILES_PER_STEP !== 0) continue;
        signal?.throwIfAborted();
        onProgress?.(tiles);
        await setImmediate();
      }
      await archive.end(bounds, attribution);
    } finally {
      await archive.close();
    }
    return tiles;
  }

  private addArea(
    look: Look,
    outer: readonly Line[],
    inner: readonly Line[],
    name: string | undefined,
  ): void {
    const outside = outer.flatMap((ring) => this.ringOf(ring, true));
    const holes = inner.flatMap((ring) => this.ringOf(ring, false));
    if (outside.length === 0) return;
    this.add(look, 'area', [...outside, ...holes]);
    const [first] = outside;
    if (name === undefined || look.layer === 'buildings' || !first) return;
    this.add({ ...look, facts: { ...look.facts, name }, minZoom: 13 }, 'point', [middleOf(first)]);
  }

  private add({ layer, facts, minZoom }: Look, kind: ShapeKind, parts: readonly Vertices[]): void {
    if (kind !== 'point') parts.forEach(weighVertices);
    if (parts.length > 0) this.shapes.push({ layer, kind, facts, minZoom, parts });
  }

  /** The parts of a way whose nodes are in the file: bounds cut others off. */
  private linesOf(nodeIds: Line): Vertices[] {
    const lines: Vertices[] = [];
    let line: number[] = [];
    const end = () => {
      if (line.length > 3) lines.push(Float64Array.from(line));
      line = [];
    };
    for (const id of nodeIds) {
      const at = this.nodes.indexOf(id);
      if (at < 0) end();
      else line.push(mercatorX(this.nodes.longitude7(at)), mercatorY(this.nodes.latitude7(at)), ALWAYS);
    }
    end();
    return lines;
  }

  /** Without the nodes that are not in the file, turned as the format wants it. */
  private ringOf(nodeIds: Line, outer: boolean): Vertices[] {
    const ring = this.linesOf(nodeIds).flatMap((line) => [...line]);
    if (ring.length < 9) return [];
    if (ring[0] !== ring.at(-3) || ring[1] !== ring.at(-2)) ring.push(ring[0]!, ring[1]!, ALWAYS);
    const clockwise = twiceArea(ring) > 0;
    return [clockwise === outer ? Float64Array.from(ring) : turned(ring)];
  }
}

const mayBeBorder = (look: Look | null) => look?.layer !== 'roads' && look?.layer !== 'buildings';

function isRing(nodeIds: Line): boolean {
  return nodeIds.length > 3 && nodeIds[0] === nodeIds.at(-1);
}

/** Twice the area of a ring with y downwards: positive if it runs clockwise on the screen. */
function twiceArea(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i + 5 < ring.length; i += 3) twice += ring[i]! * ring[i + 4]! - ring[i + 3]! * ring[i + 1]!;
  return twice;
}

function turned(ring: readonly number[]): Vertices {
  const back = new Float64Array(ring.length);
  for (let i = 0; i < ring.length; i += 3) back.set(ring.slice(i, i + 3), ring.length - 3 - i);
  return back;
}

/** The middle of the box round a ring: where its name stands. */
function middleOf(ring: Vertices): Vertices {
  const xs = ring.filter((_, i) => i % 3 === 0);
  const ys = ring.filter((_, i) => i % 3 === 1);
  const middle = (values: Float64Array) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return Float64Array.of(middle(xs), middle(ys), ALWAYS);
}
