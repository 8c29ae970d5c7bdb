import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  contentTypeOfKey,
  FileStore,
  isFileKey,
  newUuid,
  sizeOfFile,
  type FileContent,
  type NewFile,
  type ReceivedFile,
} from '#domain';
import { detectFileType } from './file-type.js';
import { plainFile } from './plain-file.js';
import { receiveFile } from './received-file.js';

/** Files in a folder of this machine: for development, and for hubs on one server. */
export class FolderFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  recognise = detectFileType;

  /** In the same folder as the stored files, so that `put` need not copy it. */
  receive(content: Readable): Promise<ReceivedFile> {
    return receiveFile(join(this.folder, 'incoming'), content);
  }

  /** Written under another name and renamed, so that no reader sees half a file. */
  async put(key: string, file: NewFile): Promise<number> {
    const path = this.path(key);
    const bytes = await plainFile(file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    let unfinished = `${path}.${newUuid()}`;
    if (Buffer.isBuffer(bytes)) await writeFile(unfinished, bytes, { mode: 0o600 });
    else unfinished = bytes.path;
    await rename(unfinished, path);
    return sizeOfFile(bytes);
  }

  async get(key: string): Promise<FileContent | null> {
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
