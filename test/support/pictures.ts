/** A red dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HEAD_BYTES = 33;
const END_BYTES = 12;
const CHUNK_BYTES = 12;

/** A PNG of that many bytes. */
export function pngOf(size: number): Buffer {
  const length = size - HEAD_BYTES - END_BYTES - CHUNK_BYTES;
  const data = Buffer.alloc(CHUNK_BYTES + length, 7);
  data.writeUInt32BE(length);
  data.write('IDAT', 4, 'latin1');
  return Buffer.concat([DOT.subarray(0, HEAD_BYTES), data, DOT.subarray(-END_BYTES)]);
}
