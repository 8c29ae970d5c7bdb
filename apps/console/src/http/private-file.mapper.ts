import type { FileContent } from '#domain';
import type { Response } from 'express';

/** A file that only who may see it gets: nobody on the way keeps it. */
export function sendPrivateFile({ contentType, bytes }: FileContent, response: Response): void {
  response.type(contentType).setHeader('Cache-Control', 'private, no-store');
  response.send(bytes);
}
