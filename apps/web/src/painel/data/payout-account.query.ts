import { answer, api, type Body } from '../../ground/api/client.js';

/** The hub's account with the provider that pays withdrawals. */
export const payoutAccount = {
  key: ['payout-account'] as const,
  read: () => answer(api.GET('/api/admin/payout-account')),
  connect: (body: Body<'/api/admin/payout-account', 'put'>) =>
    answer(api.PUT('/api/admin/payout-account', { body })),
  disconnect: () => answer(api.DELETE('/api/admin/payout-account')),
};
