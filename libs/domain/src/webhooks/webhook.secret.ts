import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const PREFIX = 'whsec_';

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

/** The same for every try of one delivery, so that a receiver can discard repeats. */
export function webhookId(deliveryId: number): string {
  return `msg_${String(deliveryId)}`;
}

export function webhookTimestamp(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}

/** What `standardHeaders` signs with: made once, as it takes longer than signing. */
export function standardKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), 'base64');
}

/** Headers of the Standard Webhooks convention: HMAC-SHA256 over id, timestamp and the exact body. */
export function standardHeaders(
  id: string,
  body: string | Buffer,
  key: KeyObject,
  now: Date,
): Record<string, string> {
  const timestamp = webhookTimestamp(now);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
