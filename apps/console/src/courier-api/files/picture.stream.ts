import type { FileContent } from '#domain';
import type { Response } from 'express';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Sends a picture with an unguessable address, which is the permission. */
export function sendPicture(response: Response, { contentType, bytes }: FileContent): void {
  response.setHeader('Content-Disposition', 'inline');
  // Pages of merchants show the picture too.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', 'private, max-age=86400, immutable');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.type(contentType).send(bytes);
}
