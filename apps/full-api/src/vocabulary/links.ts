/** Where the end consumer follows an order. */
export function trackingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/rastreio/${token}`;
}
