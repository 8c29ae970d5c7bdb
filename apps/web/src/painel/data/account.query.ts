import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

/** The person who is logged in: sessions, second factor, and the hubs that a person of the platform may work in. */
export const account = {
  askForReset: (email: string) =>
    api.POST('/api/console/password-resets', { body: { kind: 'operator', email } }),
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: () => answer(api.GET('/api/admin/sessions')),
      staleTime: 0,
    }),
  endSession: (id: number) => api.DELETE('/api/admin/sessions/{id}', { params: { path: { id } } }),
  hubs: () => queryOptions({ queryKey: ['hubs'], queryFn: () => answer(api.GET('/api/admin/hubs')) }),
  beginFactor: (password: string) => answer(api.POST('/api/admin/second-factor', { body: { password } })),
  confirmFactor: (code: string) => answer(api.POST('/api/admin/second-factor/confirm', { body: { code } })),
  removeFactor: (code: string) => api.POST('/api/admin/second-factor/remove', { body: { code } }),
};
