import { FILE_EXTENSIONS, type FileBody, type FileContentType } from '#domain';
import { isWhole } from './plain-file.js';

/** Detects the type by the first bytes, never by the name. null: another type, or a damaged picture. */
export async function detectFileType(bytes: FileBody): Promise<FileContentType | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(Buffer.isBuffer(bytes) ? bytes : bytes.start);
  if (!found || !Object.hasOwn(FILE_EXTENSIONS, found.mime)) return null;
  const type = found.mime as FileContentType;
  return (await isWhole(type, bytes)) ? type : null;
}
