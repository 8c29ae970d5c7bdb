import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { sha256 } from './ids.js';

/** `box`: nonce, tag and ciphertext. */
export interface Sealed {
  readonly keyId: string;
  readonly box: Buffer;
}

/**
 * Encrypts secrets that must be read back (keys that sign webhooks) with AES-256-GCM.
 * The first secret seals; all of them open, so `SECRET_KEY` can be rotated without downtime.
 */
export class Cipher {
  private readonly keys = new Map<string, Buffer>();
  private readonly currentId: string;

  /** `purpose` keeps keys apart: what is sealed for one purpose is not opened for another. */
  constructor(secrets: readonly [string, ...string[]], purpose = 'seal') {
    for (const secret of secrets) this.keys.set(Cipher.keyId(secret), deriveKey(secret, purpose));
    this.currentId = Cipher.keyId(secrets[0]);
  }

  static keyId(secret: string): string {
    return sha256(`key-id:${secret}`).toString('hex').slice(0, 8);
  }

  seal(text: string): Sealed {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.currentId), nonce);
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId: this.currentId, box: Buffer.concat([nonce, cipher.getAuthTag(), bytes]) };
  }

  open(sealed: Sealed): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key(sealed.keyId), sealed.box.subarray(0, 12));
    decipher.setAuthTag(sealed.box.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.box.subarray(28)), decipher.final()]).toString('utf8');
  }

  isCurrent(sealed: Sealed): boolean {
    return sealed.keyId === this.currentId;
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`A stored secret was sealed with key ${id}, which SECRET_KEY does not hold`);
    return key;
  }
}

export class QuoteCipher extends Cipher {
  constructor(secrets: readonly [string, ...string[]]) {
    super(secrets, 'quotes');
  }
}

export class AppTokenCipher extends Cipher {
  constructor(secrets: readonly [string, ...string[]]) {
    super(secrets, 'app tokens');
  }
}

/** The first secret signs, all of them verify, so `SECRET_KEY` can be rotated without broken links. */
export class Signatures {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    [current, ...former]: readonly [string, ...string[]],
    purpose: string,
    private readonly bytes: number,
  ) {
    this.keys = [deriveKey(current, purpose), ...former.map((secret) => deriveKey(secret, purpose))];
  }

  of(text: string): string {
    return this.signed(this.keys[0], text).toString('base64url');
  }

  admits(text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return (
      given.length === this.bytes && this.keys.some((key) => timingSafeEqual(given, this.signed(key, text)))
    );
  }

  private signed(key: Buffer, text: string): Buffer {
    return createHmac('sha256', key).update(text).digest().subarray(0, this.bytes);
  }
}

/** An independent 256-bit key per purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'last-mile', purpose, 32));
}
