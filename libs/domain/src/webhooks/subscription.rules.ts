import type { OutboxTopic } from '../outbox/index.js';
import type { Cipher, FaceName } from '../shared/index.js';

interface Ownership {
  /** One URL only once in the hub; otherwise once per owner and kind. */
  readonly uniquePerHub: boolean;
  /** The hub's own key also sees what its merchants registered. */
  readonly hubSeesAll: boolean;
  readonly limitPerKind: number;
}

export const OWNERSHIP: Record<FaceName, Ownership> = {
  'full-api': { uniquePerHub: true, hubSeesAll: true, limitPerKind: Infinity },
  'model-m': { uniquePerHub: false, hubSeesAll: false, limitPerKind: 5 },
  'open-delivery': { uniquePerHub: false, hubSeesAll: true, limitPerKind: 1 },
};

export function isCourierTopic(topic: OutboxTopic): boolean {
  return topic.startsWith('courier.');
}

export function sealedOrNull(cipher: Cipher, text: string | null) {
  if (text === null) return { securityCodeKeyId: null, securityCodeBox: null };
  const sealed = cipher.seal(text);
  return { securityCodeKeyId: sealed.keyId, securityCodeBox: sealed.box };
}
