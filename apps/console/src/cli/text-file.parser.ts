import { open, readFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { UsageError } from './usage.error.js';

/** The text of a file that a command names. @throws UsageError */
export async function fileText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

const GZIP = [0x1f, 0x8b];

/** A large file that a command names, piece by piece, unpacked if it is packed by gzip. @throws UsageError */
export async function* filePieces(path: string): AsyncGenerator<Uint8Array> {
  try {
    const file = await open(path, 'r');
    const start = Buffer.alloc(GZIP.length);
    await file.read(start, 0, start.length, 0);
    const bytes = file.createReadStream({ start: 0 });
    if (GZIP.every((byte, at) => start[at] === byte)) {
      const unpacked = createGunzip();
      bytes.once('error', (error) => unpacked.destroy(error)).pipe(unpacked);
      yield* unpacked as AsyncIterable<Uint8Array>;
    } else yield* bytes as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): UsageError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new UsageError(`${path} cannot be read (${code})`, { cause: error });
}
