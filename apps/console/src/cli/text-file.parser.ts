import { readFile } from 'node:fs/promises';
import { UsageError } from './usage.error.js';

/** The text of a file that a command names. @throws UsageError */
export async function fileText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UsageError(`${path} cannot be read (${code})`, { cause: error });
  }
}
