import { DomainError, type FileContent, MAX_FILE_BYTES, type ReceivedFile } from '#domain';
import type { Response } from 'express';
import { EXPIRED_FILE_TEXT } from '../../vocabulary/error.vocabulary.js';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The address is unguessable, and is the permission; a browser keeps the picture for an hour. */
export function sendPicture(response: Response, { contentType, bytes }: FileContent): void {
  response.setHeader('Content-Disposition', 'inline');
  // Pages of merchants show the picture too.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', 'private, max-age=3600');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.type(contentType).send(bytes);
}

/** Answers an old address with how to get a new one. */
export function sendExpired(response: Response): void {
  response.status(410).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  response.type('text/plain').send(`${EXPIRED_FILE_TEXT}\n`);
}

export function filePath(token: string): string {
  return `/arquivos/${token}`;
}

/** An uploaded file on disk; ten megabytes at most. */
export interface Upload {
  readonly fieldname: string;
  readonly received: ReceivedFile;
}

/** @throws required_value: the form has no file */
export function requiredFile([file]: readonly Upload[], field: string): ReceivedFile {
  if (!file) throw new DomainError('required_value', { field });
  return file.received;
}

export function uploadLimits(files: number) {
  return { fileSize: MAX_FILE_BYTES, files, fields: 40, fieldSize: 10_000, parts: files + 40 };
}

/** The file is for the caller alone: no cache on the way keeps it. */
export function sendPrivateFile({ contentType, bytes }: FileContent, response: Response): void {
  response.type(contentType).setHeader('Cache-Control', 'private, no-store');
  response.send(bytes);
}
