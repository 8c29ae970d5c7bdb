import { contests, type Contest } from './contest.query.js';
import { answer, api, type Entry, type FinishedOrder } from './api.store.js';

export type Withdrawal = Awaited<ReturnType<typeof withdrawalsOf>>['items'][number];
export type WithdrawalTerms = Awaited<ReturnType<typeof terms>>;

const terms = () => answer(api.GET('/api/courier/withdrawals/terms'));
const withdrawalsOf = () => answer(api.GET('/api/courier/withdrawals'));

export interface Money {
  readonly balanceCents: number;
  readonly today: string;
  readonly days: readonly { day: string; cents: number; orders: number }[];
  readonly orders: readonly FinishedOrder[];
  readonly entries: readonly Entry[];
  readonly withdrawals: readonly Withdrawal[];
  readonly contests: readonly Contest[];
}

/** The courier's money. */
export const wallet = {
  read: async (): Promise<Money> => {
    const [earnings, ended, statement, withdrawals, contested] = await Promise.all([
      answer(api.GET('/api/courier/wallet/earnings')),
      answer(api.GET('/api/courier/orders/finished', { params: { query: { limit: 50 } } })),
      answer(api.GET('/api/courier/wallet/entries', { params: { query: { perPage: 50 } } })),
      withdrawalsOf(),
      contests.read(),
    ]);
    return {
      ...earnings,
      orders: ended.items,
      entries: statement.items,
      balanceCents: statement.balanceCents,
      withdrawals: withdrawals.items,
      contests: contested,
    };
  },
  terms,
  cancelWithdrawal: (id: number) =>
    api.POST('/api/courier/withdrawals/{id}/cancel', { params: { path: { id } } }),
};
