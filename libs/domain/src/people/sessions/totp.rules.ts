import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 as every authenticator app supports it: SHA-1, six digits, half a minute. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Phones' clocks differ, so the previous and the next step count too. */
const TOLERANCE = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function totpCode(secret: string, atMs: number): string {
  return codeOf(secret, stepAt(atMs));
}

/** The step of a code, within the tolerance; null: no valid code. */
export function totpStep(secret: string, code: string, atMs: number): number | null {
  const now = stepAt(atMs);
  for (let step = now - TOLERANCE; step <= now + TOLERANCE; step++)
    if (codeOf(secret, step) === code) return step;
  return null;
}

function stepAt(ms: number): number {
  return Math.floor(ms / STEP_MS);
}

/** RFC 4226: four bytes of the step's HMAC, at the offset in its last half byte. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}
