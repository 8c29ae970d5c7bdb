import { UsageError } from './command.types.js';
import { filePieces } from '#runtime';
import { readFile } from 'node:fs/promises';

/** The text of a file that a command names. @throws UsageError */
export async function fileText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** A large file that a command names, piece by piece, unpacked if it is packed by gzip. @throws UsageError */
export async function* namedFilePieces(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* filePieces(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): UsageError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new UsageError(`${path} cannot be read (${code})`, { cause: error });
}
