import { answer, api, type Answer, type Body } from '../../ground/api/client.js';

export type ListedClaim = Answer<'/api/admin/claims', 'get'>['items'][number];
export type ClaimFile = Answer<'/api/admin/claims/{id}', 'get'>;
export type Fault = ClaimFile['outcomes'][number]['fault'];

/** What shops and recipients say of deliveries. */
export const claims = {
  key: (state: 'open' | 'decided') => ['claims', state] as const,
  read: (state: 'open' | 'decided') => answer(api.GET('/api/admin/claims', { params: { query: { state } } })),
  file: (id: number) => answer(api.GET('/api/admin/claims/{id}', { params: { path: { id } } })),
  decide: (id: number, body: Body<'/api/admin/claims/{id}/decide', 'post'>) =>
    answer(api.POST('/api/admin/claims/{id}/decide', { params: { path: { id } }, body })),
  photo: (id: number, n: number) => `/api/admin/claims/${String(id)}/photos/${String(n)}`,
  courierPhoto: (id: number) => `/api/admin/claims/${String(id)}/courier-photo`,
};
