import type { FaceName } from '../shared/index.js';
import { webhookId, webhookTimestamp } from './webhook.secret.js';

/** On every delivery of every face. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  accept: 'application/json',
  'user-agent': 'last-mile-webhooks/1',
};

/** What each face adds anew at every try; made of keys, so nobody but the receiver is shown it. */
const SECRET_HEADERS: Record<FaceName, readonly string[]> = {
  'full-api': ['webhook-security'],
  'model-m': ['Signature-V2', 'Signature'],
  'open-delivery': ['X-App-Signature'],
};

const MASK = '***';

export interface ShownDelivery {
  readonly id: number;
  readonly face: FaceName;
  /** Those of the message itself. */
  readonly headers: Record<string, string> | null;
  /** The owner's code, which the Full API repeats. */
  readonly coded: boolean;
}

/** The headers of one try, as they were sent, with what is made of keys masked. Nothing of it need be kept. */
export function headersOfTry({ id, face, headers, coded }: ShownDelivery, at: Date): Record<string, string> {
  const secret = face === 'full-api' && !coded ? [] : SECRET_HEADERS[face];
  return {
    ...COMMON_HEADERS,
    ...headers,
    ...Object.fromEntries(secret.map((name) => [name, MASK])),
    'webhook-id': webhookId(id),
    'webhook-timestamp': webhookTimestamp(at),
    'webhook-signature': MASK,
  };
}
