import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DomainError,
  FILE_EXTENSIONS,
  type FileBody,
  type FileContentType,
  MAX_PIXELS,
  type NewFile,
  newUuid,
  pixelsOf,
  type ReceivedFile,
  withoutMetadata,
} from '#domain';

/** `file-type` reads this many. */
const START_BYTES = 4_100;
/** An older received file was left by a dead process. */
const ABANDONED_AFTER_MS = 3_600_000;

const cleaned = new Set<string>();

/** An incomplete file is removed. */
export async function receiveFile(folder: string, content: Readable): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newUuid());
  const hash = createHash('sha256');
  const starts: Buffer[] = [];
  let size = 0;
  try {
    await pipeline(
      content,
      async function* measured(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          if (size < START_BYTES) starts.push(chunk.subarray(0, START_BYTES - size));
          size += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await removeAbandonedFiles(folder, path);
  return { path, size, sha256: hash.digest('hex'), start: Buffer.concat(starts) };
}

/** Once per folder; age is measured against the file that was just written. */
async function removeAbandonedFiles(folder: string, newest: string): Promise<void> {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  const { mtimeMs: now } = await stat(newest);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left && now - left.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/**
 * A picture loses its metadata. @throws invalid_value (a damaged picture) · limit_reached (too many pixels)
 */
export async function plainFile({ contentType, bytes }: NewFile): Promise<FileBody> {
  const plain = await plainBytes(contentType, bytes);
  if (!plain) throw new DomainError('invalid_value', { field: 'file' });
  return plain;
}

/** null: a damaged picture. @throws limit_reached (too many pixels) */
async function plainBytes(contentType: FileContentType, bytes: FileBody): Promise<FileBody | null> {
  if (contentType === 'application/pdf') return bytes;
  const plain = withoutMetadata(contentType, Buffer.isBuffer(bytes) ? bytes : await readFile(bytes.path));
  const pixels = plain && pixelsOf(contentType, plain);
  if (pixels !== null && pixels > MAX_PIXELS)
    throw new DomainError('limit_reached', { field: 'file', limit: MAX_PIXELS });
  return pixels === null ? null : plain;
}

/** Type of a file by its first bytes, never by its name. null: another type, or a damaged picture. */
export async function detectFileType(bytes: FileBody): Promise<FileContentType | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(Buffer.isBuffer(bytes) ? bytes : bytes.start);
  if (!found || !Object.hasOwn(FILE_EXTENSIONS, found.mime)) return null;
  const type = found.mime as FileContentType;
  return (await plainBytes(type, bytes)) && type;
}
