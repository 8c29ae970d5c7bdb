import type { Readable } from 'node:stream';
import { DomainError } from './domain-error-codes.js';
import { newUuid, randomBase62 } from './ids.js';

/** Types are recognised by content, never by file name. */
export const FILE_EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

export type FileContentType = keyof typeof FILE_EXTENSIONS;

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export interface FileContent {
  readonly contentType: FileContentType;
  readonly bytes: Buffer;
}

/** An upload on this machine's disk, until it is stored or its request ends. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  /** The first bytes, which show the type. */
  readonly start: Buffer;
}

export type FileBody = Buffer | ReceivedFile;

export interface NewFile {
  readonly contentType: FileContentType;
  readonly bytes: FileBody;
}

export function sizeOfFile(bytes: FileBody): number {
  return Buffer.isBuffer(bytes) ? bytes.length : bytes.size;
}

/** The database holds the keys of what is stored. */
export abstract class FileStore {
  /** The type by content; null: not a type that may be stored. */
  abstract recognise(bytes: FileBody): Promise<FileContentType | null>;
  /** Writes an upload to disk as it arrives, of any size; an interrupted upload is removed. */
  abstract receive(content: Readable): Promise<ReceivedFile>;
  /**
   * Returns the size; a received file is moved. Pictures lose their metadata, as photos say where they were
   * taken. @throws invalid_value (a picture that is damaged) · external_service_unavailable
   */
  abstract put(key: string, file: NewFile): Promise<number>;
  /** null: no such file. @throws external_service_unavailable */
  abstract get(key: string): Promise<FileContent | null>;
  /** Succeeds also when there is no such file. @throws external_service_unavailable */
  abstract delete(key: string): Promise<void>;
}

/** 190 random bits, which nobody can guess. */
const TOKEN_LENGTH = 32;
export const FILE_TOKEN = /^[0-9A-Za-z]{32}$/;
/** The address of a stored file; the address is the permission. */
export const KEPT_FILE_URL = /^https?:\/\/[^/\s]+\/arquivos\/[0-9A-Za-z]{32}$/;

export function newFileToken(): string {
  return randomBase62(TOKEN_LENGTH);
}

/**
 * Stores a picture under a new key, before its record: only a record without its file does harm.
 * @throws invalid_value (no picture by content, whatever its name) · limit_reached · as `FileStore.put`
 */
export async function keepPicture(
  files: FileStore,
  { field, folder, ownerId }: { readonly field: string; readonly folder: string; readonly ownerId: number },
  bytes: FileBody,
) {
  if (sizeOfFile(bytes) > MAX_FILE_BYTES) throw new DomainError('limit_reached', { field });
  const contentType = await files.recognise(bytes);
  if (contentType === null || contentType === 'application/pdf')
    throw new DomainError('invalid_value', { field });
  const storageKey = newFileKey(folder, ownerId, contentType);
  return { storageKey, contentType, size: await files.put(storageKey, { contentType, bytes }) };
}

/** `evidence/10001/<uuid>.jpg`: not guessable, and its ending is the type. */
export function newFileKey(folder: string, ownerId: number, contentType: FileContentType): string {
  return `${folder}/${String(ownerId)}/${newUuid()}.${FILE_EXTENSIONS[contentType]}`;
}

/** Whether `newFileKey` made the key: no other reaches a disk or bucket, so a path never leads elsewhere. */
export function isFileKey(key: string): boolean {
  return /^[a-z][a-z-]{0,30}\/\d{1,15}\/[0-9a-f-]{36}\.(jpg|png|webp|pdf)$/.test(key);
}

export function contentTypeOfKey(key: string): FileContentType {
  const found = Object.entries(FILE_EXTENSIONS).find(([, extension]) => key.endsWith(`.${extension}`));
  if (!found) throw new Error('A file key ends with one of the known extensions');
  return found[0] as FileContentType;
}
