import { call } from './api.store.js';

/** The courier's own account. */
export const account = {
  sessions: async () => (await call('/api/courier/sessions')).items,
  erasure: async () => (await call('/api/courier/me/erasure')).askedAt,
  askErasure: async () => (await call('POST /api/courier/me/erasure')).askedAt,
};
