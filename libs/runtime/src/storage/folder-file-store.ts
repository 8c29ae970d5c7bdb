import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOfKey, FileStore, isFileKey, newUuid, type KeptFile } from '#domain';
import { recogniseFile } from './recognise-file.js';

/** Files in a folder of this machine: development, and hubs that run on one server. */
export class FolderFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  recognise = recogniseFile;

  /** Written beside and renamed, so that nobody ever reads half a file. */
  async put(key: string, file: KeptFile): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${newUuid()}`;
    await writeFile(unfinished, file.bytes, { mode: 0o600 });
    await rename(unfinished, path);
  }

  async get(key: string): Promise<KeptFile | null> {
    if (!isFileKey(key)) return null;
    try {
      return { contentType: contentTypeOfKey(key), bytes: await readFile(this.path(key)) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    if (!isFileKey(key)) throw new Error('Not a file key');
    return join(this.folder, key);
  }
}
