import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './cipher.js';

const BYTES = 12;

/** Marks of links in messages to a phone: who has one was reached there, and need not say how the number ends. */
export class PhoneLinks {
  private readonly keys: readonly Buffer[];

  /** The first secret marks, all of them verify. */
  constructor(secrets: readonly [string, ...string[]]) {
    this.keys = secrets.map((secret) => deriveKey(secret, 'phone-links'));
  }

  /** Mark of a tracking link's token. */
  markOf(token: string): string {
    const [key] = this.keys;
    if (!key) throw new Error('There is a secret at least');
    return marked(key, token).toString('base64url');
  }

  admits(token: string, mark: string): boolean {
    const given = Buffer.from(mark, 'base64url');
    return given.length === BYTES && this.keys.some((key) => timingSafeEqual(given, marked(key, token)));
  }
}

function marked(key: Buffer, token: string): Buffer {
  return createHmac('sha256', key).update(token).digest().subarray(0, BYTES);
}
