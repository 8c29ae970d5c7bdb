import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Body } from '../../ground/api/client.js';
import type { paths } from '../../ground/generated/console.js';

const at = (id: number) => ({ params: { path: { id } } });

type MerchantQuery = NonNullable<paths['/api/admin/merchants']['get']['parameters']['query']>;

/** Merchants' records: what is read of them, under which key, and what can be done to one. */
export const merchants = {
  /** All that is cached of one merchant; lists begin with `merchants`. */
  key: (id: number) => ['merchant', id] as const,
  read: (query: MerchantQuery) => answer(api.GET('/api/admin/merchants', { params: { query } })),
  one: (id: number) =>
    queryOptions({
      queryKey: merchants.key(id),
      queryFn: () => answer(api.GET('/api/admin/merchants/{id}', at(id))),
      staleTime: 5_000,
    }),
  create: (body: Body<'/api/admin/merchants', 'post'>) => answer(api.POST('/api/admin/merchants', { body })),
  change: (id: number, body: Body<'/api/admin/merchants/{id}', 'patch'>) =>
    answer(api.PATCH('/api/admin/merchants/{id}', { ...at(id), body })),
  block: (id: number) => answer(api.POST('/api/admin/merchants/{id}/block', at(id))),
  unblock: (id: number) => answer(api.POST('/api/admin/merchants/{id}/unblock', at(id))),
  sendReset: (id: number) => answer(api.POST('/api/admin/merchants/{id}/password-reset', at(id))),
};
