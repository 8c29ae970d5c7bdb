import { onlyDigits } from './text.js';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './cipher.js';

/**
 * A Brazilian phone as digits with its area code: `+55 (11) 99999-0000`, `(011) 99999-0000` and `11999990000` are one
 * phone. The country code and trunk zeros are dropped; an area code never begins with 0.
 */
export function nationalPhone(phone: string): string {
  return onlyDigits(phone).replace(PHONE_PREFIX, '');
}

const PHONE_PREFIX = /^0*(?:55(?=0*\d{10,11}$))?0*/;

/** `nationalPhone` as a PostgreSQL expression over a column of phones that were stored as callers wrote them. */
export function nationalPhoneSql(column: string): string {
  return String.raw`regexp_replace(regexp_replace(${column}, '\D', '', 'g'), '^0*(?:55(?=0*\d{10,11}$))?0*', '')`;
}

const BYTES = 12;

/** Marks of links in messages to a phone: a holder was reached there, and is not asked for the end of the number. */
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
