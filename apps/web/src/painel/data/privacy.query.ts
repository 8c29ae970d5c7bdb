import { answer, api } from '../../ground/api/client.js';

export interface Subject {
  readonly kind: 'recipient' | 'courier' | 'merchant';
  /** A recipient's phone, or the id of a record. */
  readonly key: string;
}

/** What is stored of a person, and its end. Nothing of it is cached. */
export const privacy = {
  read: ({ kind, key }: Subject): Promise<Readonly<Record<string, unknown>>> => {
    if (kind === 'recipient')
      return answer(api.GET('/api/admin/privacy/recipients/{phone}', { params: { path: { phone: key } } }));
    const params = { path: { id: Number(key) } };
    return kind === 'courier'
      ? answer(api.GET('/api/admin/privacy/couriers/{id}', { params }))
      : answer(api.GET('/api/admin/privacy/merchants/{id}', { params }));
  },
  anonymise: ({ kind, key }: Subject): Promise<unknown> => {
    if (kind === 'recipient')
      return api.POST('/api/admin/privacy/recipients/{phone}/anonymise', {
        params: { path: { phone: key } },
      });
    const params = { path: { id: Number(key) } };
    return kind === 'courier'
      ? api.POST('/api/admin/privacy/couriers/{id}/anonymise', { params })
      : api.POST('/api/admin/privacy/merchants/{id}/anonymise', { params });
  },
};
