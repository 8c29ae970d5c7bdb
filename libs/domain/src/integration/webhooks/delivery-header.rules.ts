import { FACES, type FaceName } from '../../base/index.js';
import { webhookId, webhookTimestamp, type NamedDelivery } from './webhook-signature.rules.js';

/** Headers of every delivery of every face. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  accept: 'application/json',
  'user-agent': 'last-mile-webhooks/1',
};

const MASK = '***';

export interface ShownDelivery extends NamedDelivery {
  readonly face: FaceName;
  /** Headers of the message itself. */
  readonly headers: Record<string, string> | null;
  /** The subscription's owner has set a code, which each delivery sends in a header of the face. */
  readonly hasSecurityCode: boolean;
}

/** Headers of one attempt, for people to see. They are not stored but computed again; those that keys go into are masked. */
export function headersOfAttempt(delivery: ShownDelivery, at: Date): Record<string, string> {
  const { face, headers, hasSecurityCode } = delivery;
  const { signatureHeaders, codeHeader } = FACES[face];
  const secret =
    hasSecurityCode && codeHeader !== null ? [...signatureHeaders, codeHeader] : signatureHeaders;
  return {
    ...COMMON_HEADERS,
    ...headers,
    ...Object.fromEntries(secret.map((name) => [name, MASK])),
    'webhook-id': webhookId(delivery),
    'webhook-timestamp': webhookTimestamp(at),
    'webhook-signature': MASK,
  };
}
