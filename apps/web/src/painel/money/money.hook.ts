import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { numbered, useList, usePages } from '../../ground/api/list.js';
import type { Period } from '../../ground/ui/period.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { queryOf, type BalanceFilter, type EntryFilter } from './money.rules.js';
import { moneyWords as text } from '../words.js';

const KEY = ['money'];
const PAGE = 50;
/** Money is polled, as the stream has no event for it. */
const AGAIN_MS = 30_000;

export function useStanding() {
  return useQuery({
    queryKey: [...KEY, 'standing'],
    queryFn: () => answer(api.GET('/api/admin/ledger/standing')),
    refetchInterval: AGAIN_MS,
  });
}

export function useFlows(period: Period) {
  return useQuery({
    queryKey: [...KEY, 'days', period],
    queryFn: () => answer(api.GET('/api/admin/ledger/days', { params: { query: { ...period } } })),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
}

interface RevenueRow {
  readonly day: string;
  readonly orders: number;
  readonly totalCents: number;
  readonly lateChargeCents: number;
}

/** Price of completed orders, however paid, by the day they ended. */
export function useRevenue(period: Period, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', 'revenue', 'money', period],
    queryFn: async () => {
      const params = { path: { report: 'revenue' as const }, query: { ...period } };
      const read = await answer(api.GET('/api/admin/reports/{report}', { params }));
      return (read as unknown as { items: RevenueRow[] }).items;
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useEntries(filter: EntryFilter, period: Period) {
  const query = { ...queryOf(filter, period), limit: PAGE };
  return usePages([...KEY, 'entries', filter, period], '/api/admin/ledger/entries', { query });
}

export function useBalances({ role, side }: BalanceFilter) {
  return useList(
    [...KEY, 'balances', role, side],
    ({ cursor = '1' }) => {
      const query = { role, side, page: Number(cursor), perPage: PAGE };
      return numbered(answer(api.GET('/api/admin/ledger/wallets', { params: { query } })));
    },
    { refetchInterval: AGAIN_MS },
  );
}

export function usePayments(state: 'in_doubt' | 'all') {
  const query = { state, limit: PAGE };
  return usePages(
    [...KEY, 'payments', state],
    '/api/admin/payments',
    { query },
    { refetchInterval: AGAIN_MS },
  );
}

export type Decision = 'accept' | 'credit' | 'return';

export function useDecide() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; decision: Decision; note: string | null }) =>
      answer(api.POST('/api/admin/payments/{id}/decide', { params: { path: { id } }, body })),
    onSuccess: (_, { decision }) => notify(text.decided[decision]),
    onError: refused,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** Owners of wallets, to filter by. */
export function useOwners(enabled: boolean) {
  const merchants = useEveryMerchant(enabled);
  const couriers = useEveryCourier({}, enabled);
  return { merchants: merchants.data ?? [], couriers: couriers.data ?? [] };
}
