import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './cipher.js';
import type { Clock } from './clock.js';
import { KEPT_FILE_URL } from './file-store.js';

const DAY_MS = 86_400_000;
/** An address is good to the end of the day after it was given out: one to two days, and the same text all day. */
const DAYS = 2;
const SIGNATURE_BYTES = 16;
const GIVEN = /^([0-9a-z]{1,8})\.([\w-]{22})$/;
const PARAMETER = 'v';

/** Addresses of files that show people (proofs of a delivery, couriers): signed when they are given out, for a day or two. */
export class FileLinks {
  private readonly keys: readonly Buffer[];

  /** The first secret signs, all of them verify, so `SECRET_KEY` can be rotated without broken links. */
  constructor(
    readonly base: string,
    secrets: readonly [string, ...string[]],
    private readonly clock: Clock,
  ) {
    this.keys = secrets.map((secret) => deriveKey(secret, 'file-links'));
  }

  /** Changes with the addresses: part of the version of each answer that shows them. */
  get period(): string {
    return (Math.floor(this.clock.millis() / DAY_MS) + DAYS).toString(36);
  }

  /** The address of a path `/arquivos/…`. */
  of(path: string): string {
    return `${this.base}${path}?${this.signed(path)}`;
  }

  /** The address of a file as a record keeps it, without signature; addresses elsewhere stay as they are. */
  renewed(url: string): string {
    return KEPT_FILE_URL.test(url) ? `${url}?${this.signed(new URL(url).pathname)}` : url;
  }

  /** Whether the address with this parameter was given out for the path, and is still good. */
  admits(path: string, given: unknown): boolean {
    const [, period = '', signature = ''] = typeof given === 'string' ? (GIVEN.exec(given) ?? []) : [];
    if (signature === '' || parseInt(period, 36) * DAY_MS <= this.clock.millis()) return false;
    const bytes = Buffer.from(signature, 'base64url');
    return this.keys.some((key) => timingSafeEqual(bytes, signatureOf(key, path, period)));
  }

  private signed(path: string): string {
    const [key] = this.keys;
    if (!key) throw new Error('There is a secret at least');
    const { period } = this;
    return `${PARAMETER}=${period}.${signatureOf(key, path, period).toString('base64url')}`;
  }
}

function signatureOf(key: Buffer, path: string, period: string): Buffer {
  return createHmac('sha256', key).update(`${path}\n${period}`).digest().subarray(0, SIGNATURE_BYTES);
}
