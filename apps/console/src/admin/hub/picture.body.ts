import type { PictureView } from '#domain';

export function pictureBody({ id, url, contentType, size, createdAt }: PictureView) {
  return { id, url, contentType, size, createdAt };
}
