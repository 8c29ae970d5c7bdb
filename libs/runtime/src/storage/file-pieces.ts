import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

const GZIP = [0x1f, 0x8b];

/** Unpacks gzip. */
export async function* filePieces(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r');
  const start = Buffer.alloc(GZIP.length);
  await file.read(start, 0, start.length, 0);
  const bytes = file.createReadStream({ start: 0 });
  if (GZIP.every((byte, at) => start[at] === byte)) {
    const unpacked = createGunzip();
    bytes.once('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    yield* unpacked as AsyncIterable<Uint8Array>;
  } else yield* bytes as AsyncIterable<Uint8Array>;
}
