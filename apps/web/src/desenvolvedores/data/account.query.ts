import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Body } from '../../ground/api/client.js';

/** A developer's account: how it begins, its password and its sessions. */
export const account = {
  sessions: () =>
    queryOptions({
      queryKey: ['developer-sessions'],
      queryFn: async () => (await answer(api.GET('/api/developer/sessions'))).items,
    }),
  endSession: (id: number) => api.DELETE('/api/developer/sessions/{id}', { params: { path: { id } } }),
  register: (body: Body<'/api/developer/register', 'post'>) =>
    answer(api.POST('/api/developer/register', { body })),
  confirm: (body: Body<'/api/developer/confirm', 'post'>) => api.POST('/api/developer/confirm', { body }),
  acceptInvitation: (token: string) =>
    answer(api.POST('/api/developer/invitations/accept', { body: { token } })),
  changePassword: (body: Body<'/api/developer/password', 'put'>) =>
    api.PUT('/api/developer/password', { body }),
  askForPassword: (email: string) => api.POST('/api/developer/password-links', { body: { email } }),
  setPassword: (body: Body<'/api/developer/password-links/complete', 'post'>) =>
    api.POST('/api/developer/password-links/complete', { body }),
};
