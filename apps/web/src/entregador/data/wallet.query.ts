import { call, type Entry, type FinishedOrder, sendAct } from './api.store.js';

export type Contest = Awaited<ReturnType<typeof read>>[number];
export type ContestAbout = Contest['about'];

const read = async () => (await call('/api/courier/contests')).items;

/** What the courier does not agree with, and what the company answered. */
export const contests = {
  read,
  /** With a photo it is a form. @throws Problem */
  open: async (about: ContestAbout, subjectId: number, text: string, photo: Blob | null): Promise<void> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ about, subjectId: String(subjectId), text }))
      form.append(name, value);
    if (photo) form.append('photo', photo, 'foto.jpg');
    await sendAct('POST', '/api/courier/contests', { body: form });
  },
};

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
