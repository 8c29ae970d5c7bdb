import { photoPath } from '#domain';

/** The courier's photo, for the merchant. */
export function pictureUrl(publicUrl: string, photoKey: string): string {
  return `${publicUrl}${photoPath(photoKey)}`;
}
