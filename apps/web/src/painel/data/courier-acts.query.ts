import { answer, api, type Body } from '../../ground/api/client.js';

const at = (id: number) => ({ params: { path: { id } } });

type Because = Body<'/api/admin/couriers/{id}/suspend', 'post'>;

/** What can be done to a courier's record, and with it. */
export const courierActs = {
  create: (body: Body<'/api/admin/couriers', 'post'>) => answer(api.POST('/api/admin/couriers', { body })),
  change: (id: number, body: Body<'/api/admin/couriers/{id}', 'patch'>) =>
    answer(api.PATCH('/api/admin/couriers/{id}', { ...at(id), body })),
  approve: (id: number) => answer(api.POST('/api/admin/couriers/{id}/approve', at(id))),
  refuse: (id: number, body: Because) =>
    answer(api.POST('/api/admin/couriers/{id}/refuse', { ...at(id), body })),
  holdings: (id: number) => answer(api.GET('/api/admin/couriers/{id}/holdings', at(id))),
  suspend: (id: number, body: Because) =>
    answer(api.POST('/api/admin/couriers/{id}/suspend', { ...at(id), body })),
  block: (id: number, body: Body<'/api/admin/couriers/{id}/block', 'post'>) =>
    answer(api.POST('/api/admin/couriers/{id}/block', { ...at(id), body })),
  unblock: (id: number) => answer(api.POST('/api/admin/couriers/{id}/unblock', at(id))),
  blockWithdrawals: (id: number) => answer(api.POST('/api/admin/couriers/{id}/block-withdrawals', at(id))),
  unblockWithdrawals: (id: number) =>
    answer(api.POST('/api/admin/couriers/{id}/unblock-withdrawals', at(id))),
  debit: (id: number, body: Body<'/api/admin/wallets/{kind}/{holder}/debit', 'post'>) => {
    const params = { path: { kind: 'couriers' as const, holder: String(id) } };
    return answer(api.POST('/api/admin/wallets/{kind}/{holder}/debit', { params, body }));
  },
  /** The courier's statement of those days, as a file. */
  statement: (id: number, query: { from: string; to: string; format: 'pdf' | 'csv' }) =>
    api.GET('/api/admin/couriers/{id}/statement', { params: { path: { id }, query }, parseAs: 'blob' }),
  sendReset: (id: number) => answer(api.POST('/api/admin/couriers/{id}/password-reset', at(id))),
};
