import { Signatures } from './cipher.js';
import type { Clock } from './clock.js';
import { KEPT_FILE_URL } from './file-store.js';

const DAY_MS = 86_400_000;
/** An address is good to the end of the day after it was given out: 1 to 2 days, the same text all day. */
const DAYS = 2;
const SIGNATURE_BYTES = 16;
const GIVEN = /^([0-9a-z]{1,8})\.([\w-]{22})$/;
const PARAMETER = 'v';

/** Signed addresses of files that show people: proofs of a delivery, couriers. */
export class FileLinks {
  private readonly signatures: Signatures;

  constructor(
    readonly base: string,
    secrets: readonly [string, ...string[]],
    private readonly clock: Clock,
  ) {
    this.signatures = new Signatures(secrets, 'file-links', SIGNATURE_BYTES);
  }

  /** Changes with the addresses: part of the version of each answer that shows them. */
  get period(): string {
    return (Math.floor(this.clock.millis() / DAY_MS) + DAYS).toString(36);
  }

  /** `path`: `/arquivos/…`. */
  of(path: string): string {
    return `${this.base}${path}?${this.signed(path)}`;
  }

  /** The address of a file as a record keeps it, without signature; addresses elsewhere stay as they are. */
  renewed(url: string): string {
    return KEPT_FILE_URL.test(url) ? `${url}?${this.signed(new URL(url).pathname)}` : url;
  }

  admits(path: string, given: unknown): boolean {
    const [, period = '', signature = ''] = typeof given === 'string' ? (GIVEN.exec(given) ?? []) : [];
    if (signature === '' || parseInt(period, 36) * DAY_MS <= this.clock.millis()) return false;
    return this.signatures.admits(`${path}\n${period}`, signature);
  }

  private signed(path: string): string {
    const { period } = this;
    return `${PARAMETER}=${period}.${this.signatures.of(`${path}\n${period}`)}`;
  }
}
