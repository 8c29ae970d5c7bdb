import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip, inflate } from 'node:zlib';
import {
  brokenOsmFile,
  DEGREE,
  OsmFileError,
  type OsmReading,
  type OsmVisitor,
  truncatedOsmFile,
} from './osm.types.js';
import { OsmXmlParser } from './osm-xml.parser.js';
import { promisify } from 'node:util';
import { OsmBlock } from './osm-block.parser.js';
import { readMessage } from './protobuf.parser.js';

const inflated = promisify(inflate);

/** Limits of the format's description. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;
const LENGTH_BYTES = 4;
/** Fields of a Blob. */
const RAW = 1;
const RAW_SIZE = 2;
const ZLIB = 3;
const FIRST_HEADER = 'OSMHeader';
const READ_FEATURES: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

interface Blob {
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** Where it ends in the file. */
  readonly end: number;
}

/** Reads a PBF file block by block; the next block is read and unpacked while one is visited. */
async function* osmBlocks(file: FileHandle, size: number, visitor: OsmVisitor): AsyncGenerator<number> {
  let next: Promise<Blob | null> | null = null;
  try {
    let blob = await readBlob(file, 0, size);
    if (blob?.kind !== FIRST_HEADER)
      throw new OsmFileError('foreign', 'The file does not begin with OSMHeader.');
    requireKnownFeatures(blob.bytes);
    for (;;) {
      blob = await (next ?? readBlob(file, blob.end, size));
      if (blob === null) return;
      next = readBlob(file, blob.end, size);
      // Its failure is met where it is awaited.
      next.catch(() => undefined);
      if (blob.kind === 'OSMData') new OsmBlock(blob.bytes, visitor).visit();
      yield blob.end;
    }
  } finally {
    await next?.catch(() => undefined);
  }
}

async function readBlob(file: FileHandle, at: number, size: number): Promise<Blob | null> {
  if (at === size) return null;
  const headerLength = (await readBytes(file, at, LENGTH_BYTES, size)).readUInt32BE(0);
  if (headerLength > MAX_HEADER_BYTES) throw brokenOsmFile('a block has no header');
  let kind = '';
  let length = 0;
  readMessage(await readBytes(file, at + LENGTH_BYTES, headerLength, size), (field, header) => {
    if (field === 1) kind = header.readString();
    else if (field === 3) length = header.readVarint();
  });
  if (length > MAX_BLOB_BYTES) throw brokenOsmFile('a block is larger than the format allows');
  const from = at + LENGTH_BYTES + headerLength;
  return { kind, bytes: await unpacked(await readBytes(file, from, length, size)), end: from + length };
}

async function readBytes(file: FileHandle, at: number, length: number, size: number): Promise<Buffer> {
  if (at + length > size) throw truncatedOsmFile();
  const bytes = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead !== length) throw truncatedOsmFile();
  return bytes;
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  const data = new Map<number, Uint8Array>();
  readMessage(bytes, (field, blob) => {
    if (field !== RAW_SIZE) data.set(field, blob.readBytes());
  });
  const [raw, packed] = [data.get(RAW), data.get(ZLIB)];
  if (raw) return raw;
  if (!packed && data.size > 0)
    throw new OsmFileError(
      'foreign',
      'The blocks are not packed by zlib: write it anew by osmium cat -o new.osm.pbf.',
    );
  if (!packed) throw brokenOsmFile('a block without data');
  try {
    return await inflated(packed, { maxOutputLength: MAX_BLOB_BYTES });
  } catch (error) {
    throw brokenOsmFile('a block cannot be unpacked', error);
  }
}

function requireKnownFeatures(bytes: Uint8Array): void {
  const features: string[] = [];
  readMessage(bytes, (field, header) => {
    if (field === 4) features.push(header.readString());
  });
  const unknown = features.find((feature) => !READ_FEATURES.has(feature));
  if (unknown !== undefined)
    throw new OsmFileError('foreign', `The file needs "${unknown}", which is not read.`);
}

const START_BYTES = 64;
const GZIP = [0x1f, 0x8b];
const BZIP2 = 'BZh';

/**
 * Reads an extract of OpenStreetMap, `.osm.pbf`, `.osm.gz` or `.osm`, told apart by their first bytes, from
 * beginning to end in a bounded memory.
 *
 * @throws OsmFileError
 */
export async function readOsmFile(
  path: string,
  visitor: OsmVisitor,
  reading: OsmReading = {},
): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new OsmFileError('empty', 'The file is empty.');
    const within = reading.bounds ? inBounds(visitor, reading.bounds) : visitor;
    for await (const done of await steps(file, size, within)) {
      reading.signal?.throwIfAborted();
      reading.onProgress?.(done, size);
    }
    reading.onProgress?.(size, size);
  } finally {
    await file.close();
  }
}

export function isOsmFile(start: Buffer): boolean {
  return encodingOf(start) !== null;
}

function encodingOf(start: Buffer): 'pbf' | 'gzip' | 'xml' | null {
  if (start.toString('latin1', LENGTH_BYTES).includes(FIRST_HEADER)) return 'pbf';
  if (GZIP.every((byte, i) => start[i] === byte)) return 'gzip';
  return /^\uFEFF?\s*</.test(start.toString('utf8')) ? 'xml' : null;
}

async function steps(file: FileHandle, size: number, visitor: OsmVisitor): Promise<AsyncIterable<number>> {
  const start = Buffer.alloc(Math.min(START_BYTES, size));
  await file.read(start, 0, start.length, 0);
  const encoding = encodingOf(start);
  if (encoding === 'pbf') return osmBlocks(file, size, visitor);
  if (encoding !== null) return xmlSteps(file, visitor, encoding === 'gzip');
  const packed = start.toString('latin1').startsWith(BZIP2) ? ' Unpack it by bunzip2 first.' : '';
  throw new OsmFileError('foreign', `The file is no .osm.pbf, .osm.gz or .osm of OpenStreetMap.${packed}`);
}

async function* xmlSteps(file: FileHandle, visitor: OsmVisitor, packed: boolean): AsyncGenerator<number> {
  const source = file.createReadStream({ start: 0, autoClose: false });
  const text: Readable = packed ? source.pipe(createGunzip()) : source;
  source.once('error', (error) => text.destroy(error));
  const parser = new OsmXmlParser(visitor);
  try {
    text.setEncoding('utf8');
    for await (const piece of text) {
      parser.write(piece as string);
      yield source.bytesRead;
    }
    parser.end();
  } catch (error) {
    throw unpackingError(error);
  } finally {
    source.destroy();
    text.destroy();
  }
}

function unpackingError(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'Z_BUF_ERROR') return truncatedOsmFile(error);
  return code.startsWith('Z_') ? brokenOsmFile('it cannot be unpacked', error) : error;
}

function inBounds(visitor: OsmVisitor, bounds: NonNullable<OsmReading['bounds']>): OsmVisitor {
  const [west, south] = [bounds.west * DEGREE, bounds.south * DEGREE];
  const [east, north] = [bounds.east * DEGREE, bounds.north * DEGREE];
  return {
    node: (id, longitude7, latitude7, tags) => {
      if (longitude7 < west || longitude7 > east || latitude7 < south || latitude7 > north) return;
      visitor.node?.(id, longitude7, latitude7, tags);
    },
    way: (id, nodeIds, tags) => visitor.way?.(id, nodeIds, tags),
    relation: (id, members, tags) => visitor.relation?.(id, members, tags),
  };
}
