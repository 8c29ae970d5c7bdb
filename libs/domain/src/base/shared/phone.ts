import { onlyDigits } from './text.js';
import { Signatures } from './cipher.js';

/** Digits with area code, which never begins with 0: `+55 (11) 99999-0000` is `(011) 99999-0000`. */
export function nationalPhone(phone: string): string {
  return onlyDigits(phone).replace(PHONE_PREFIX, '');
}

const PHONE_PREFIX = /^0*(?:55(?=0*\d{10,11}$))?0*/;

/** `nationalPhone` in SQL, for a column with phones as callers wrote them. */
export function nationalPhoneSql(column: string): string {
  return String.raw`regexp_replace(regexp_replace(${column}, '\D', '', 'g'), '^0*(?:55(?=0*\d{10,11}$))?0*', '')`;
}

/** Signs links in messages to a phone: who has one was reached there, and is not asked for last digits. */
export class PhoneLinks extends Signatures {
  constructor(secrets: readonly [string, ...string[]]) {
    super(secrets, 'phone-links', 12);
  }
}
