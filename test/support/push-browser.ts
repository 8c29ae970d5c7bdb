import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { Received } from './test-receiver.js';

const SALT_BYTES = 16;
/** Salt, record size, length of the key, and an uncompressed point. */
const HEADER_BYTES = SALT_BYTES + 5 + 65;
const TAG_BYTES = 16;

/** A browser's side of Web Push: its keys, and reading what it is sent (RFC 8188 and 8291). */
export class PushBrowser {
  private readonly keys: ECDH;
  private readonly secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.keys = createECDH('prime256v1');
    this.keys.generateKeys();
  }

  body(language: 'pt' | 'en' = 'pt') {
    const p256dh = this.keys.getPublicKey().toString('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.secret.toString('base64url') }, language };
  }

  read({ bytes }: Received): Record<string, string> {
    const salt = bytes.subarray(0, SALT_BYTES);
    const sender = bytes.subarray(SALT_BYTES + 5, HEADER_BYTES);
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const key = hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const padded = Buffer.concat([
      decipher.update(bytes.subarray(HEADER_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
    // The last record ends with a 2, and zeros as padding.
    const text = padded.subarray(0, padded.lastIndexOf(2)).toString();
    return JSON.parse(text) as Record<string, string>;
  }
}
