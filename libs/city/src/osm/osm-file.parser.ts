import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  brokenOsmFile,
  DEGREE,
  OsmFileError,
  type OsmReading,
  type OsmVisitor,
  truncatedOsmFile,
} from './osm.types.js';
import { isOsmPbf, osmBlocks } from './osm-pbf.parser.js';
import { OsmXmlParser } from './osm-xml.parser.js';

const START_BYTES = 64;
const GZIP = [0x1f, 0x8b];
const BZIP2 = 'BZh';

/**
 * Reads an extract of OpenStreetMap, `.osm.pbf`, `.osm.gz` or `.osm`, told apart by their first bytes, from beginning to
 * end in a bounded memory.
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
  if (isOsmPbf(start)) return 'pbf';
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
