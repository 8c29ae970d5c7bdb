import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import {
  type FileBody,
  type FileContent,
  type FileContentType,
  FileStore,
  newFileKey,
  newFileToken,
  PublicUrl,
  requirePicture,
} from '../../base/index.js';
import type { Picture } from './picture.entity.js';

/** Files of pictures in the `FileStore`, and their public addresses. */
@Injectable()
export class PictureFiles {
  private readonly log = new Logger(PictureFiles.name);

  constructor(
    private readonly files: FileStore,
    @Optional() @Inject(PublicUrl) private readonly publicUrl: PublicUrl | null,
  ) {}

  /** The type of a picture. @throws invalid_value (not a picture by content) */
  require(field: string, bytes: FileBody) {
    return requirePicture(this.files, field, bytes);
  }

  /**
   * Stores the file before its record: a file without a record does no harm, a record without its file is a broken
   * link.
   */
  async put(hubId: number, contentType: FileContentType, bytes: FileBody) {
    const storageKey = newFileKey('pictures', hubId, contentType);
    const size = await this.files.put(storageKey, { contentType, bytes });
    return { token: newFileToken(), storageKey, contentType, size };
  }

  get(storageKey: string): Promise<FileContent | null> {
    return this.files.get(storageKey);
  }

  async delete(storageKey: string): Promise<void> {
    try {
      await this.files.delete(storageKey);
    } catch (error) {
      this.log.warn(`A removed picture is still in the storage (${storageKey}): ${String(error)}`);
    }
  }

  urlOf({ token }: Pick<Picture, 'token'>): string {
    return `${this.publicUrl?.base ?? ''}/arquivos/${token}`;
  }
}
