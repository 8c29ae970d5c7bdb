import type { OutboxTopic } from '../../events/index.js';
import { type Cipher, FACES, type FaceName } from '../../base/index.js';

/** The notice to an owner whose receiver answered a 2xx that the face does not accept; null: no notice. */
export function unexpectedSuccess(face: FaceName, status: number | null): string | null {
  const required: number | null = FACES[face].acceptedStatus;
  if (required === null || status === null || status < 200 || status > 299 || status === required)
    return null;
  return `answered ${String(status)}, ${String(required)} is required`;
}

export function isCourierTopic(topic: OutboxTopic): boolean {
  return topic.startsWith('courier.');
}

export function sealedOrNull(cipher: Cipher, text: string | null) {
  if (text === null) return { securityCodeKeyId: null, securityCodeBox: null };
  const sealed = cipher.seal(text);
  return { securityCodeKeyId: sealed.keyId, securityCodeBox: sealed.box };
}
