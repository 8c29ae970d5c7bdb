import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import type { Range } from '../../ground/ui/period.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { queryOf, type BalanceFilter, type EntryFilter } from './money.rules.js';
import { moneyWords } from './words.js';

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

export function useFlows(range: Range, enabled: boolean) {
  return useQuery({
    queryKey: [...KEY, 'days', range],
    queryFn: () => answer(api.GET('/api/admin/ledger/days', { params: { query: { ...range } } })),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    enabled,
  });
}

interface RevenueRow {
  readonly day: string;
  readonly orders: number;
  readonly totalCents: number;
  readonly lateChargeCents: number;
}

/** Price of completed orders, however paid, by the day they ended. */
export function useRevenue(range: Range, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', 'revenue', 'money', range],
    queryFn: async () => {
      const params = { path: { report: 'revenue' as const }, query: { ...range } };
      const read = await answer(api.GET('/api/admin/reports/{report}', { params }));
      return (read as unknown as { items: RevenueRow[] }).items;
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useEntries(filter: EntryFilter, range: Range, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'entries', filter, range],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...queryOf(filter, range), ...cursor, limit: PAGE };
      return answer(api.GET('/api/admin/ledger/entries', { params: { query } }));
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled,
  });
}

export function useBalances({ role, side }: BalanceFilter, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'balances', role, side],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) => {
      const query = { role, side, page, perPage: PAGE };
      return answer(api.GET('/api/admin/ledger/wallets', { params: { query } }));
    },
    getNextPageParam: ({ page, total }) => (page * PAGE < total ? page + 1 : null),
    refetchInterval: AGAIN_MS,
    enabled,
  });
}

export function usePayments(state: 'in_doubt' | 'all', enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'payments', state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const query = { state, limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return answer(api.GET('/api/admin/payments', { params: { query } }));
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: AGAIN_MS,
    enabled,
  });
}

export type Decision = 'accept' | 'credit' | 'return';

export function useDecide() {
  const text = useWords(moneyWords);
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; decision: Decision; note: string | null }) =>
      answer(api.POST('/api/admin/payments/{id}/decide', { params: { path: { id } }, body })),
    onSuccess: (_, { decision }) => {
      notify(text.decided[decision]);
    },
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
