import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call, read, again } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import type { Period } from '../../ground/ui/period.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { MONEY, queryOf, type BalanceFilter, type EntryFilter } from './money.rules.js';
import { moneyWords as text } from '../words.js';

const PAGE = 50;
/** Money is polled, as the stream has no event for it. */
const AGAIN_MS = 30_000;

export function useStanding() {
  return useQuery({ ...read('/api/admin/ledger/standing'), refetchInterval: AGAIN_MS });
}

export function useFlows(period: Period) {
  return useQuery({
    ...read('/api/admin/ledger/days', period),
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
      const read = await call('/api/admin/reports/{report}', { report: 'revenue' as const, ...period });
      return (read as unknown as { items: RevenueRow[] }).items;
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useEntries(filter: EntryFilter, period: Period) {
  return usePages('/api/admin/ledger/entries', { ...queryOf(filter, period), limit: PAGE });
}

export function useBalances({ role, side }: BalanceFilter) {
  return usePages('/api/admin/ledger/wallets', { role, side, perPage: PAGE }, { refetchInterval: AGAIN_MS });
}

export function usePayments(state: 'in_doubt' | 'all') {
  return usePages('/api/admin/payments', { state, limit: PAGE }, { refetchInterval: AGAIN_MS });
}

export type Decision = 'accept' | 'credit' | 'return';

export function useDecide() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; decision: Decision; note: string | null }) =>
      call('POST /api/admin/payments/{id}/decide', { id, ...body }),
    onSuccess: (_, { decision }) => notify(text.decided[decision]),
    onError: refused,
    onSettled: () => again(...MONEY),
  });
}

/** Owners of wallets, to filter by. */
export function useOwners(enabled: boolean) {
  const merchants = useEveryMerchant(enabled);
  const couriers = useEveryCourier({}, enabled);
  return { merchants: merchants.data ?? [], couriers: couriers.data ?? [] };
}
