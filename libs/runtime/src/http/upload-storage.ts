import { FileStore, type ReceivedFile } from '#domain';
import { MulterModule } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { rm } from 'node:fs/promises';

type UploadedFile = Partial<Express.Multer.File> & { received?: ReceivedFile };
type Done = (error?: unknown, info?: UploadedFile) => void;

/**
 * Multer storage: files go to the file store as they arrive; files that no handler kept are removed when the
 * request ends.
 */
export class UploadStorage implements StorageEngine {
  constructor(private readonly files: FileStore) {}

  _handleFile(request: Request, file: Express.Multer.File, done: Done): void {
    this.files.receive(file.stream).then((received) => {
      const remove = () => void rm(received.path, { force: true });
      if (request.res?.closed === true) remove();
      else request.res?.once('close', remove);
      done(null, { received });
    }, done);
  }

  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    const { received }: UploadedFile = file;
    if (received === undefined) done(null);
    else rm(received.path, { force: true }).then(() => done(null), done);
  }
}

/** `FileInterceptor` and its like use this storage in modules that import it. */
export const UploadsModule = MulterModule.registerAsync({
  inject: [FileStore],
  useFactory: (files: FileStore) => ({ storage: new UploadStorage(files) }),
});
