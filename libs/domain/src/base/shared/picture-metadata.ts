import type { FileContentType } from './file-store.js';

/**
 * A picture without what its camera wrote beside it: position, time, owner, device, thumbnails, comments, and
 * everything after its end (films of moving photos). Pixels, colours and orientation stay. null: the parts of
 * the file cannot be told apart, so nobody knows what it holds.
 */
export function withoutMetadata(contentType: FileContentType, bytes: Buffer): Buffer | null {
  try {
    if (contentType === 'image/jpeg') return plainJpeg(bytes);
    if (contentType === 'image/png') return plainPng(bytes);
    if (contentType === 'image/webp') return plainWebp(bytes);
    return bytes;
  } catch (error) {
    if (error instanceof DamagedPicture || isBeyondEnd(error)) return null;
    throw error;
  }
}

class DamagedPicture extends Error {}

function isBeyondEnd(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS';
}

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const EXIF_MARKER = 0xe1;
/** Application segments. Only three of them draw the picture, and only if they begin with these names. */
const NAMED = { first: 0xe0, last: 0xef, comment: 0xfe } as const;
const DRAWN_BY: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

interface Segment {
  readonly marker: number;
  readonly bytes: Buffer;
  /** The data of a scan; empty elsewhere. */
  readonly data: Buffer;
}

function plainJpeg(bytes: Buffer): Buffer {
  const segments = [...segmentsOf(bytes)];
  if (segments.every(({ marker }) => marker !== SCAN)) throw new DamagedPicture();
  const exif = segments.find((one) => one.marker === EXIF_MARKER && one.bytes.subarray(4, 10).equals(EXIF));
  const turned = exif && orientationOf(exif.bytes.subarray(10));
  const drawn = segments.filter(draws).flatMap((one) => [one.bytes, one.data]);
  const [start, end] = [Buffer.from([0xff, START]), Buffer.from([0xff, END])];
  return Buffer.concat([start, ...(turned ? [exifSegment(turned)] : []), ...drawn, end]);
}

/** Up to the end of the picture, which some cameras leave out. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let scanned = false;
  for (let at = 2; at < bytes.length || !scanned;) {
    if (bytes.readUInt8(at) !== 0xff) throw new DamagedPicture();
    while (bytes.readUInt8(at + 1) === 0xff) at++;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) throw new DamagedPicture();
    const ended = marker === SCAN ? endOfScan(bytes, end) : end;
    yield { marker, bytes: bytes.subarray(at, end), data: bytes.subarray(end, ended) };
    scanned ||= marker === SCAN;
    at = ended;
  }
}

function draws({ marker, bytes: segment }: Segment): boolean {
  if (marker === NAMED.comment) return false;
  if (marker < NAMED.first || marker > NAMED.last) return true;
  const name = DRAWN_BY[marker];
  return name !== undefined && segment.toString('latin1', 4, 4 + name.length) === name;
}

/** Where a scan's data end: at a marker that is neither an escaped 255 nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function exifSegment(tiff: Buffer): Buffer {
  const head = Buffer.from([0xff, EXIF_MARKER, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2);
  return Buffer.concat([head, EXIF, tiff]);
}

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;
const MAX_ORIENTATION = 8;

/** EXIF data that hold nothing but how the picture is turned; null: it stands upright. */
function orientationOf(tiff: Buffer): Buffer | null {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = Array.from({ length: short(directory) }, (_, i) => directory + 2 + i * ENTRY_BYTES);
    const found = entries.find((entry) => short(entry) === ORIENTATION);
    const way = found === undefined ? UPRIGHT : short(found + 8);
    return way > UPRIGHT && way <= MAX_ORIENTATION ? orientationOnly(way) : null;
  } catch (error) {
    // Damaged data of the camera: the picture is shown as it lies.
    if (isBeyondEnd(error)) return null;
    throw error;
  }
}

/** A header of eight bytes, and one directory of one entry, big-endian. */
function orientationOnly(way: number): Buffer {
  const [one, short] = [1, 3];
  const tiff = Buffer.alloc(8 + 2 + ENTRY_BYTES + 4);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(one, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(short, 12);
  tiff.writeUInt32BE(one, 14);
  tiff.writeUInt16BE(way, 18);
  return tiff;
}

const PNG_HEAD_BYTES = 8;
/** Chunks of pixels and frames, of colours and of the pixels' shape. */
const PNG_DRAWN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs cICP acTL fcTL fdAT'.split(' '),
);

function plainPng(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, PNG_HEAD_BYTES)];
  for (let at = PNG_HEAD_BYTES; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) throw new DamagedPicture();
    if (PNG_DRAWN.has(name)) chunks.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(chunks);
    at = end;
  }
}

const RIFF_HEAD_BYTES = 12;
const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const SAYS_EXIF = 0x08;
const SAYS_XMP = 0x04;

function plainWebp(bytes: Buffer): Buffer {
  const chunks = [...chunksOf(bytes)];
  const exif = chunks.find(({ name }) => name === 'EXIF');
  const drawn: Buffer[] = chunks
    .filter(({ name }) => WEBP_DRAWN.has(name))
    .map(({ whole }) => Buffer.from(whole));
  const [first] = drawn;
  if (!first) throw new DamagedPicture();
  const extended = first.toString('latin1', 0, 4) === 'VP8X';
  const turned = extended && exif ? orientationOf(tiffOf(exif.content)) : null;
  if (extended)
    first.writeUInt8((first.readUInt8(8) & ~(SAYS_EXIF | SAYS_XMP)) | (turned ? SAYS_EXIF : 0), 8);
  if (turned) drawn.push(riffChunk('EXIF', turned));
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...drawn]));
}

interface Chunk {
  readonly name: string;
  readonly content: Buffer;
  readonly whole: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = 8 + bytes.readUInt32LE(4);
  for (let at = RIFF_HEAD_BYTES; at < end;) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > Math.min(end, bytes.length)) throw new DamagedPicture();
    const name = bytes.toString('latin1', at, at + 4);
    yield { name, content: bytes.subarray(at + 8, at + 8 + size), whole: bytes.subarray(at, next) };
    at = next;
  }
}

/** Some programs begin it as a JPEG's. */
function tiffOf(exif: Buffer): Buffer {
  return exif.subarray(0, EXIF.length).equals(EXIF) ? exif.subarray(EXIF.length) : exif;
}

function riffChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** Beyond it a small file unfolds to gigabytes in the memory of whoever shows it. */
export const MAX_PIXELS = 40_000_000;

type Size = readonly [width: number, height: number];

/** Pixels by the header of a whole file; null: it does not say. */
export function pixelsOf(contentType: FileContentType, bytes: Buffer): number | null {
  const sizes = [...sizesOf(contentType, bytes)].map(([width, height]) => width * height);
  const largest = Math.max(0, ...sizes);
  return largest === 0 ? null : largest;
}

function sizesOf(contentType: FileContentType, bytes: Buffer): Iterable<Size> {
  if (contentType === 'image/jpeg') return jpegSizes(bytes);
  if (contentType === 'image/webp') return webpSizes(bytes);
  return [[bytes.readUInt32BE(16), bytes.readUInt32BE(20)]];
}

/** Markers of frames are 0xc0 to 0xcf, three of which are tables. */
const FRAMES = { first: 0xc0, last: 0xcf, tables: new Set([0xc4, 0xc8, 0xcc]) } as const;

function* jpegSizes(bytes: Buffer): Generator<Size> {
  for (const { marker, bytes: segment } of segmentsOf(bytes))
    if (marker >= FRAMES.first && marker <= FRAMES.last && !FRAMES.tables.has(marker))
      yield [segment.readUInt16BE(7), segment.readUInt16BE(5)];
}

function* webpSizes(bytes: Buffer): Generator<Size> {
  for (const { name, content } of chunksOf(bytes)) {
    if (name === 'VP8X') yield [content.readUIntLE(4, 3) + 1, content.readUIntLE(7, 3) + 1];
    if (name === 'VP8 ') yield [content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff];
    if (name !== 'VP8L') continue;
    const bits = content.readUInt32LE(1);
    yield [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
}
