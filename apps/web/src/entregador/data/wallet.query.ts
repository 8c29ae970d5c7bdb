import { call } from './api.store.js';

export type Money = Awaited<ReturnType<typeof readMoney>>;
export type Withdrawal = Money['withdrawals'][number];
/** Something that the courier contests, and the company's answer. */
export type Contest = Money['contests'][number];

export async function readMoney() {
  const [earnings, ended, statement, withdrawals, contests] = await Promise.all([
    call('/api/courier/wallet/earnings'),
    call('/api/courier/orders/finished', { limit: 50 }),
    call('/api/courier/wallet/entries', { perPage: 50 }),
    call('/api/courier/withdrawals'),
    call('/api/courier/contests'),
  ]);
  return {
    ...earnings,
    orders: ended.items,
    entries: statement.items,
    balanceCents: statement.balanceCents,
    withdrawals: withdrawals.items,
    contests: contests.items,
  };
}
