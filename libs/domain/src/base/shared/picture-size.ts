import type { FileContentType } from './file-store.js';
import { chunksOf, segmentsOf } from './picture-metadata.js';

/** Beyond it a small file unfolds to gigabytes in the memory of whoever shows it. */
export const MAX_PIXELS = 40_000_000;

type Size = readonly [width: number, height: number];

/** How many pixels a picture says that it has, by its header; null: it does not say. It must be whole. */
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
