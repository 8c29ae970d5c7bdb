import { answer, api } from './api.store.js';

/** The courier's own account. */
export const account = {
  setPixKey: (pixKey: string | null, password: string) =>
    answer(api.PUT('/api/courier/pix-key', { body: { pixKey, password } })),
  setPassword: (current: string, password: string) =>
    api.PUT('/api/courier/password', { body: { current, password } }),
  sessions: async () => (await answer(api.GET('/api/courier/sessions'))).items,
  endSession: (id: number) => api.DELETE('/api/courier/sessions/{id}', { params: { path: { id } } }),
  erasure: async () => (await answer(api.GET('/api/courier/me/erasure'))).askedAt,
  askErasure: async () => (await answer(api.POST('/api/courier/me/erasure'))).askedAt,
  askForReset: (phone: string) =>
    answer(api.POST('/api/console/password-resets', { body: { kind: 'courier', phone } })),
};
