import { call } from '../../ground/api/client.js';

export interface Subject {
  readonly kind: 'recipient' | 'courier' | 'merchant';
  /** A recipient's phone, or the id of a record. */
  readonly key: string;
}

/** What is stored of a person, and its end. Nothing of it is cached. */
export const privacy = {
  read: ({ kind, key }: Subject): Promise<Readonly<Record<string, unknown>>> =>
    kind === 'recipient'
      ? call('/api/admin/privacy/recipients/{phone}', { phone: key })
      : call(`/api/admin/privacy/${kind}s/{id}`, { id: key }),
  anonymise: ({ kind, key }: Subject): Promise<unknown> =>
    kind === 'recipient'
      ? call('POST /api/admin/privacy/recipients/{phone}/anonymise', { phone: key })
      : call(`POST /api/admin/privacy/${kind}s/{id}/anonymise`, { id: key }),
};
