import { MAX_FILE_BYTES, type ReceivedFile } from '#domain';

/** A file of a form, on disk: ten megabytes at most. */
export interface Upload {
  readonly fieldname: string;
  readonly received: ReceivedFile;
}

export function uploadLimits(files: number) {
  return { fileSize: MAX_FILE_BYTES, files, fields: 40, fieldSize: 10_000, parts: files + 40 };
}
