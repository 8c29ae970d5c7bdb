import { answer, api, type Answer, type Body } from '../../ground/api/client.js';

export type Contest = Answer<'/api/admin/contests', 'get'>['items'][number];

/** What couriers contest. */
export const contests = {
  key: (state: 'open' | 'decided') => ['contests', state] as const,
  read: (state: 'open' | 'decided') =>
    answer(api.GET('/api/admin/contests', { params: { query: { state } } })),
  decide: (id: number, body: Body<'/api/admin/contests/{id}/decide', 'post'>) =>
    answer(api.POST('/api/admin/contests/{id}/decide', { params: { path: { id } }, body })),
  photo: (id: number) => `/api/admin/contests/${String(id)}/photo`,
};
