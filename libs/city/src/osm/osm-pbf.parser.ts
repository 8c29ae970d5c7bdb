import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { OsmBlock } from './osm-block.parser.js';
import { brokenOsmFile, OsmFileError, type OsmVisitor, truncatedOsmFile } from './osm.types.js';
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

export function isOsmPbf(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(LENGTH_BYTES)).toString('latin1').includes(FIRST_HEADER);
}

/** Reads a PBF file block by block; the next block is read and unpacked while one is visited. */
export async function* osmBlocks(
  file: FileHandle,
  size: number,
  visitor: OsmVisitor,
): AsyncGenerator<number> {
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
