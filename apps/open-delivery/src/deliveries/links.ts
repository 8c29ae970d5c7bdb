import { photoPath } from '#domain';

/** The public page of an order, for the recipient. */
export function trackingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/rastreio/${token}`;
}

/** The courier's photo, for the merchant. */
export function pictureUrl(publicUrl: string, photoKey: string): string {
  return `${publicUrl}${photoPath(photoKey)}`;
}
