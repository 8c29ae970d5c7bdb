import { createHash, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Secrets of many random bits are stored and looked up by this hash. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function newUuid(): string {
  return v7();
}

/** Upper-case letters and digits without the ones people confuse: 0 O 1 I L. */
const PUBLIC_ID_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PUBLIC_ID_PATTERN = new RegExp(`^[${PUBLIC_ID_ALPHABET}]{6,8}$`);

/** Random, so not guessable in sequence; the unique index per hub catches the rare repeat. */
export function newPublicId(): string {
  let id = '';
  while (id.length < 7) id += PUBLIC_ID_ALPHABET[randomInt(PUBLIC_ID_ALPHABET.length)] ?? '';
  return id;
}

export function isPublicId(text: string): boolean {
  return PUBLIC_ID_PATTERN.test(text);
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/** Never begins with 0: clients that read codes as numbers would lose it. Four digits: 1000 to 9999. */
export function newNumericCode(digits: number): string {
  return String(randomInt(10 ** (digits - 1), 10 ** digits));
}

/** Codes are compared by value: `421` is `0421`. Text that is no number is compared without outer spaces. */
export function isSameCode(code: string, typed: string | undefined): boolean {
  return withoutLeadingZeros(code) === withoutLeadingZeros(typed ?? '');
}

function withoutLeadingZeros(code: string): string {
  return code.trim().replace(/^0+(?=\d+$)/, '');
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) text += BASE62[randomInt(62)] ?? '';
  return text;
}

export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62))
    text = (BASE62[rest % 62] ?? '') + text;
  return text;
}

/** Whether `text` can be one of our random ids; nothing else is looked up. */
export function isBase62(text: string): boolean {
  return /^[0-9A-Za-z]+$/.test(text);
}
