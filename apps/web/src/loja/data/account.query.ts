import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Body } from '../../ground/api/client.js';

/** The person who is logged in: sessions, password and second factor. */
export const account = {
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: async () => (await answer(api.GET('/api/merchant/sessions'))).items,
    }),
  endSession: (id: number) => api.DELETE('/api/merchant/sessions/{id}', { params: { path: { id } } }),
  changePassword: (body: Body<'/api/merchant/password', 'put'>) =>
    api.PUT('/api/merchant/password', { body }),
  beginFactor: (password: string) => answer(api.POST('/api/merchant/second-factor', { body: { password } })),
  confirmFactor: (code: string) =>
    answer(api.POST('/api/merchant/second-factor/confirm', { body: { code } })),
  removeFactor: (code: string) => api.POST('/api/merchant/second-factor/remove', { body: { code } }),
};
