import { createHmac, createSecretKey, type KeyObject, randomBytes, randomInt } from 'node:crypto';
import { type FaceName, FACES } from '../../base/index.js';

const PREFIX = 'whsec_';

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

/** The largest range of `randomInt`. */
const NONCES = 2 ** 48 - 1;

interface NamedDelivery {
  readonly id: number;
  readonly createdAt: Date;
  /** null: the body was stored by a release whose ids held the instant instead. */
  readonly nonce: number | null;
}

/** Drawn when the body of a delivery is rendered, and stored with it. */
export function newNonce(): number {
  return randomInt(NONCES);
}

/**
 * The id is the same for every attempt of one delivery, so that a receiver can discard repeats. It has a
 * random part because PostgreSQL gives numbers out again after a failover that lost its last commits.
 */
export function webhookId({ id, createdAt, nonce }: NamedDelivery): string {
  return `msg_${String(id)}_${(nonce ?? createdAt.getTime()).toString(36)}`;
}

function webhookTimestamp(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}

/** The key object for `standardHeaders`: made once, because making it takes longer than signing. */
export function standardKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), 'base64');
}

/** Headers of the Standard Webhooks convention: HMAC-SHA256 over id, timestamp and the exact body. */
export function standardHeaders(id: string, body: string | Buffer, key: KeyObject, now: Date) {
  const timestamp = webhookTimestamp(now);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  accept: 'application/json',
  'user-agent': 'last-mile-webhooks/1',
};

const MASK = '***';

interface ShownDelivery extends NamedDelivery {
  readonly face: FaceName;
  readonly headers: Record<string, string> | null;
  /** The subscription's owner has set a code, which each delivery sends in a header of the face. */
  readonly hasSecurityCode: boolean;
}

/** Headers of an attempt, for people to see: computed again, not stored; those with keys are masked. */
export function headersOfAttempt(delivery: ShownDelivery, at: Date): Record<string, string> {
  const { face, headers, hasSecurityCode } = delivery;
  const { signatureHeaders, codeHeader } = FACES[face];
  const secret =
    hasSecurityCode && codeHeader !== null ? [...signatureHeaders, codeHeader] : signatureHeaders;
  return {
    ...COMMON_HEADERS,
    ...headers,
    ...Object.fromEntries(secret.map((name) => [name, MASK])),
    'webhook-id': webhookId(delivery),
    'webhook-timestamp': webhookTimestamp(at),
    'webhook-signature': MASK,
  };
}
