import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a request, as Node, Express or `Headers` have them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The message is not from the platform, or it is too old. Answer 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

const TOLERANCE_SECONDS = 300;
const STANDARD_PREFIX = 'whsec_';

interface Standard {
  /** How far the message's instant may lie from now (300). */
  readonly toleranceSeconds?: number;
  /** Seconds since 1970 (the clock's). */
  readonly now?: number;
}

/**
 * A message of the Full API, signed as Standard Webhooks ask: `secret` begins with `whsec_`. The header may have several
 * signatures. Returns the body. @throws WebhookVerificationError
 */
export function verifyFullApi(
  secret: string,
  headers: WebhookHeaders,
  body: string | Buffer,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() / 1_000 }: Standard = {},
): unknown {
  const at = headerOf(headers, 'webhook-timestamp');
  if (!(Math.abs(Number(at) - now) <= toleranceSeconds)) throw new WebhookVerificationError('Too old');
  const key = Buffer.from(secret.slice(STANDARD_PREFIX.length), 'base64');
  const signed = createHmac('sha256', key)
    .update(`${headerOf(headers, 'webhook-id')}.${at}.`)
    .update(body);
  const right = signed.digest();
  const given = headerOf(headers, 'webhook-signature').split(' ');
  const found = given.some(
    (one) => one.startsWith('v1,') && same(Buffer.from(one.slice(3), 'base64'), right),
  );
  return parsed(found, body);
}

/** A message of Open Delivery: `X-App-Signature`, by the client_secret. @throws WebhookVerificationError */
export function verifyOpenDelivery(
  clientSecret: string,
  headers: WebhookHeaders,
  body: string | Buffer,
): unknown {
  return verifyHex('sha256', 'x-app-signature', clientSecret, headers, body);
}

/** A message of Model M: `Signature-V2`, by the key that registered the webhook. @throws WebhookVerificationError */
export function verifyModelM(apiKey: string, headers: WebhookHeaders, body: string | Buffer): unknown {
  return verifyHex('sha512', 'signature-v2', apiKey, headers, body);
}

function verifyHex(
  hash: string,
  name: string,
  secret: string,
  headers: WebhookHeaders,
  body: string | Buffer,
): unknown {
  const right = createHmac(hash, secret).update(body).digest();
  return parsed(same(Buffer.from(headerOf(headers, name), 'hex'), right), body);
}

function same(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}

function parsed(isRight: boolean, body: string | Buffer): unknown {
  if (!isRight) throw new WebhookVerificationError('The signature is wrong');
  return JSON.parse(body.toString());
}

function headerOf(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : (found?.[0] ?? '');
}
