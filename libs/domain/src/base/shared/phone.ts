import { onlyDigits } from './text.js';
import { Signatures } from './cipher.js';

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

/** Marks of links in messages to a phone: a holder was reached there, and is not asked for the end of the number. */
export class PhoneLinks extends Signatures {
  constructor(secrets: readonly [string, ...string[]]) {
    super(secrets, 'phone-links', 12);
  }
}
