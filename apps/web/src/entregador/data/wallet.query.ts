import { contests, type Contest } from './contest.query.js';
import { type Entry, type FinishedOrder, call } from './api.store.js';

export type Withdrawal = Awaited<ReturnType<typeof withdrawalsOf>>['items'][number];
export type WithdrawalTerms = Awaited<ReturnType<typeof terms>>;

const terms = () => call('/api/courier/withdrawals/terms');
const withdrawalsOf = () => call('/api/courier/withdrawals');

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
      call('/api/courier/wallet/earnings'),
      call('/api/courier/orders/finished', { limit: 50 }),
      call('/api/courier/wallet/entries', { perPage: 50 }),
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
};
