import { FILE_EXTENSIONS, type FileBody, type FileContentType } from '#domain';

/** Detects the type by the first bytes, never by the name. */
export async function detectFileType(bytes: FileBody): Promise<FileContentType | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(Buffer.isBuffer(bytes) ? bytes : bytes.start);
  return found && Object.hasOwn(FILE_EXTENSIONS, found.mime) ? (found.mime as FileContentType) : null;
}
