import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import Pbf from 'pbf';
import { MAX_ZOOM, type MapTile, MIN_ZOOM } from './tile-pyramid.builder.js';
import { DEGREE, type OsmBounds } from '../osm/osm.types.js';

const MAP_VERSION = 1;
/** Attribution that a drawn map has to show. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors';

const HEADER_BYTES = 127;
/** Readers ask for so many bytes first: the header and the root directory. */
const FIRST_BYTES = 16_384;
const GZIP = 2;
const VECTOR = 1;
const MIN_LEAF = 4_096;
const LAYERS = ['earth', 'landuse', 'water', 'buildings', 'roads', 'places'];

interface Kept {
  readonly offset: number;
  readonly length: number;
}

interface Entry extends Kept {
  readonly id: number;
  run: number;
}

/** Tiles are numbered zoom after zoom, along a Hilbert curve. */
function tileNumber(zoom: number, column: number, row: number): number {
  let [x, y] = [column, row];
  let number = (4 ** zoom - 1) / 3;
  for (let side = 2 ** zoom / 2; side >= 1; side /= 2) {
    const [right, below] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
    number += side * side * ((3 * right) ^ below);
    if (below === 1) continue;
    if (right === 1) [x, y] = [side - 1 - x, side - 1 - y];
    [x, y] = [y, x];
  }
  return number;
}

/** Writes PMTiles, version 3. Tiles wait in a file, each content once, until their order is known. */
export class MapArchiveWriter {
  private readonly tiles: { readonly id: number; readonly kept: Kept }[] = [];
  private readonly contents = new Map<string, Kept>();
  private waitingBytes = 0;

  private constructor(
    private readonly path: string,
    private readonly waiting: FileHandle,
  ) {}

  static async begin(path: string): Promise<MapArchiveWriter> {
    return new MapArchiveWriter(path, await open(scratchOf(path), 'w+'));
  }

  async add({ zoom, x, y, content }: MapTile): Promise<void> {
    const packed = gzipSync(content);
    const hash = createHash('sha256').update(packed).digest('base64');
    let kept = this.contents.get(hash);
    if (!kept) {
      kept = { offset: this.waitingBytes, length: packed.length };
      this.contents.set(hash, kept);
      this.waitingBytes += packed.length;
      await this.waiting.write(packed, 0, packed.length, kept.offset);
    }
    this.tiles.push({ id: tileNumber(zoom, x, y), kept });
  }

  async end(bounds: OsmBounds, attribution: string): Promise<void> {
    this.tiles.sort((a, b) => a.id - b.id);
    const { entries, order } = this.clustered();
    const { root, leaves } = directories(entries);
    const checksum = createHash('sha256');
    for (const kept of order) checksum.update(await this.content(kept));
    const metadata = gzipSync(
      JSON.stringify({
        attribution,
        version: MAP_VERSION,
        checksum: checksum.digest('hex'),
        type: 'baselayer',
        vector_layers: LAYERS.map((id) => ({ id, fields: {} })),
      }),
    );
    const header = headerOf(
      [root.length, metadata.length, leaves.length, this.waitingBytes],
      [this.tiles.length, entries.length, this.contents.size],
      bounds,
    );
    const file = await open(this.path, 'w');
    try {
      for (const piece of [header, root, metadata, leaves]) await file.write(piece);
      for (const kept of order) await file.write(await this.content(kept));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async close(): Promise<void> {
    await this.waiting.close();
    await rm(scratchOf(this.path));
  }

  private async content({ offset, length }: Kept): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    await this.waiting.read(bytes, 0, length, offset);
    return bytes;
  }

  /** Entries in the order of their numbers, and contents in the order in which entries first name them. */
  private clustered(): { entries: Entry[]; order: Kept[] } {
    const offsets = new Map<Kept, number>();
    const entries: Entry[] = [];
    let end = 0;
    for (const { id, kept } of this.tiles) {
      const known = offsets.get(kept);
      const offset = known ?? end;
      if (known === undefined) {
        offsets.set(kept, end);
        end += kept.length;
      }
      const last = entries.at(-1);
      if (last && last.offset === offset && last.id + last.run === id) last.run++;
      else entries.push({ id, offset, length: kept.length, run: 1 });
    }
    return { entries, order: [...offsets.keys()] };
  }
}

const scratchOf = (path: string) => `${path}.scratch`;

/** The root directory, and those that it leads to where it would be too large itself. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const alone = directory(entries);
  if (alone.length <= FIRST_BYTES - HEADER_BYTES) return { root: alone, leaves: Buffer.alloc(0) };
  for (let size = MIN_LEAF; ; size *= 2) {
    const leaves: Buffer[] = [];
    const root: Entry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const leaf = directory(entries.slice(from, from + size));
      root.push({ id: entries[from]!.id, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const packed = directory(root);
    if (packed.length <= FIRST_BYTES - HEADER_BYTES) return { root: packed, leaves: Buffer.concat(leaves) };
  }
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes = new Pbf();
  bytes.writeVarint(entries.length);
  entries.forEach(({ id }, at) => bytes.writeVarint(id - (entries[at - 1]?.id ?? 0)));
  for (const { run } of entries) bytes.writeVarint(run);
  for (const { length } of entries) bytes.writeVarint(length);
  entries.forEach(({ offset }, at) => {
    const before = entries[at - 1];
    bytes.writeVarint(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return gzipSync(bytes.finish());
}

/** @param lengths Of root directory, metadata, leaf directories and tiles. */
function headerOf(lengths: readonly number[], counts: readonly number[], bounds: OsmBounds): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let [at, offset] = [8, HEADER_BYTES];
  const long = (value: number) => {
    header.writeBigUInt64LE(BigInt(value), at);
    at += 8;
  };
  for (const length of lengths) {
    long(offset);
    long(length);
    offset += length;
  }
  counts.forEach(long);
  for (const byte of [1, GZIP, GZIP, VECTOR, MIN_ZOOM, MAX_ZOOM]) header.writeUInt8(byte, at++);
  const { west, south, east, north } = bounds;
  const degrees = (value: number) => {
    header.writeInt32LE(Math.round(value * DEGREE), at);
    at += 4;
  };
  [west, south, east, north].forEach(degrees);
  header.writeUInt8(Math.floor((MIN_ZOOM + MAX_ZOOM) / 2), at++);
  degrees((west + east) / 2);
  degrees((south + north) / 2);
  return header;
}
