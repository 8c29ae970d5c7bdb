import type { KeptFile } from '#domain';
import type { Response } from 'express';

/** Of an address that cannot be guessed: whoever holds it may look, so it is given to nobody else. */
export function sendPicture(response: Response, { contentType, bytes }: KeptFile): void {
  response.setHeader('Content-Disposition', 'inline');
  // Pages of merchants show it too.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', 'private, max-age=86400, immutable');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.type(contentType).send(bytes);
}
