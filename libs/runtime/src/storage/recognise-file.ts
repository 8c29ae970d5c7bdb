import { fileTypeFromBuffer } from 'file-type';
import { FILE_EXTENSIONS, type FileContentType } from '#domain';

/** By the first bytes; a script in a picture's clothes is none. */
export async function recogniseFile(bytes: Buffer): Promise<FileContentType | null> {
  const found = await fileTypeFromBuffer(bytes);
  return found && Object.hasOwn(FILE_EXTENSIONS, found.mime) ? (found.mime as FileContentType) : null;
}
