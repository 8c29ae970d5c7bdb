import { open, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createReadStream } from 'node:fs';
import { isOsmFile } from '#city';
import { isUuid } from '#domain';
import { CityFileFull, CityFiles } from '#domain/modules';
import { filePieces } from '../../storage/file-pieces.js';

const FOLDER = 'city-imports';
/** The disk must also hold the new city and, for a while, its tiles twice. */
const ROOM_FACTOR = 2;

/** Console and worker share this folder. */
export class FolderCityFiles extends CityFiles {
  private readonly folder: string;

  constructor(dataDir: string) {
    super();
    this.folder = cityFilesIn(dataDir);
  }

  override mayBeCity(start: Buffer): boolean {
    return isOsmFile(start);
  }

  override async write(file: string, part: string, offset: number): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const target = await open(this.path(file), offset === 0 ? 'w' : 'r+', 0o600);
      try {
        let at = offset;
        for await (const chunk of createReadStream(part) as AsyncIterable<Buffer>) {
          await target.write(chunk, 0, chunk.length, at);
          at += chunk.length;
        }
      } finally {
        await target.close();
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new CityFileFull('The disk is full', { cause: error });
      throw error;
    }
  }

  override async hasRoom(bytes: number): Promise<boolean> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize > bytes * ROOM_FACTOR;
  }

  override pieces(file: string): AsyncIterable<Uint8Array> {
    return filePieces(this.path(file));
  }

  override async has(file: string): Promise<boolean> {
    return (await stat(this.path(file)).catch(() => null)) !== null;
  }

  override async list(): Promise<readonly string[]> {
    return (await readdir(this.folder).catch(() => [])).filter(isUuid);
  }

  override remove(file: string): Promise<void> {
    return rm(this.path(file), { force: true });
  }

  private path(file: string): string {
    if (!isUuid(file)) throw new RangeError('Not the name of a received file');
    return join(this.folder, file);
  }
}

export function cityFilesIn(dataDir: string): string {
  return join(dataDir, FOLDER);
}
