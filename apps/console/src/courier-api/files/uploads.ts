import { MAX_FILE_BYTES } from '#domain';

/** A file of a form, in memory: ten megabytes at most. */
export interface Upload {
  readonly fieldname: string;
  readonly buffer: Buffer;
}

export function fileLimits(files: number) {
  return { fileSize: MAX_FILE_BYTES, files, fields: 40, fieldSize: 10_000, parts: files + 40 };
}
