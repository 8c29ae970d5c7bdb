/** The public page of an order, for the recipient. */
export function trackingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/rastreio/${token}`;
}
