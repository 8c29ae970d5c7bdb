import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a request, as Node, Express or `Headers` have them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A message's bytes as they came, or their text; what a JSON parser made of them cannot be verified. */
type WebhookBody = string | Uint8Array;

/** The message is not from the platform, is too old, or cannot be verified as it was given. Answer 401. */
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
 * A message of the Full API, signed as Standard Webhooks ask: `secret` begins with `whsec_`. The header may
 * have several signatures. Returns the body. @throws WebhookVerificationError
 */
export function verifyFullApi(
  secret: string,
  headers: WebhookHeaders,
  body: WebhookBody,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() / 1_000 }: Standard = {},
): unknown {
  requireVerifiable(secret, body);
  const at = headerOf(headers, 'webhook-timestamp');
  if (!(Math.abs(Number(at) - now) <= toleranceSeconds)) throw new WebhookVerificationError('Too old');
  const key = Buffer.from(secret.slice(STANDARD_PREFIX.length), 'base64');
  if (!secret.startsWith(STANDARD_PREFIX) || key.length === 0)
    throw new WebhookVerificationError('The secret begins with whsec_');
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
  body: WebhookBody,
): unknown {
  return verifyHex('sha256', 'x-app-signature', clientSecret, headers, body);
}

/** A message of Model M: `Signature-V2`, by the webhook's key. @throws WebhookVerificationError */
export function verifyModelM(apiKey: string, headers: WebhookHeaders, body: WebhookBody): unknown {
  return verifyHex('sha512', 'signature-v2', apiKey, headers, body);
}

function verifyHex(
  hash: string,
  name: string,
  secret: string,
  headers: WebhookHeaders,
  body: WebhookBody,
): unknown {
  requireVerifiable(secret, body);
  const right = createHmac(hash, secret).update(body).digest();
  return parsed(same(Buffer.from(headerOf(headers, name), 'hex'), right), body);
}

/** Callers in JavaScript may pass anything. */
function requireVerifiable(secret: unknown, body: unknown): void {
  if (typeof secret !== 'string' || secret === '') throw new WebhookVerificationError('There is no secret');
  if (typeof body !== 'string' && !(body instanceof Uint8Array))
    throw new WebhookVerificationError('The body is verified as it came, before any parser');
}

function same(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}

function parsed(isRight: boolean, body: WebhookBody): unknown {
  if (!isRight) throw new WebhookVerificationError('The signature is wrong');
  return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString());
}

function headerOf(headers: WebhookHeaders | undefined, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers ?? {}).find(([given]) => given.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : (found?.[0] ?? '');
}
