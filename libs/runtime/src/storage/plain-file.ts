import { readFile } from 'node:fs/promises';
import {
  DomainError,
  MAX_PIXELS,
  pixelsOf,
  withoutMetadata,
  type FileBody,
  type FileContentType,
  type NewFile,
} from '#domain';

/**
 * The bytes of a file to be stored: a picture's without its metadata, everything else as it is.
 * @throws invalid_value (a picture that is damaged) · limit_reached (one of too many pixels)
 */
export async function plainFile({ contentType, bytes }: NewFile): Promise<FileBody> {
  const plain = await plainBytes(contentType, bytes);
  if (!plain) throw new DomainError('invalid_value', { field: 'file' });
  return plain;
}

/** Whether a file may be stored: a damaged picture may not. @throws limit_reached (a picture of too many pixels) */
export async function isWhole(contentType: FileContentType, bytes: FileBody): Promise<boolean> {
  return (await plainBytes(contentType, bytes)) !== null;
}

async function plainBytes(contentType: FileContentType, bytes: FileBody): Promise<FileBody | null> {
  if (contentType === 'application/pdf') return bytes;
  const plain = withoutMetadata(contentType, Buffer.isBuffer(bytes) ? bytes : await readFile(bytes.path));
  const pixels = plain && pixelsOf(contentType, plain);
  if (pixels !== null && pixels > MAX_PIXELS)
    throw new DomainError('limit_reached', { field: 'file', limit: MAX_PIXELS });
  return pixels === null ? null : plain;
}
