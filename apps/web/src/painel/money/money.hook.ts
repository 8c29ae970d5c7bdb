import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call, read, again } from '../../base/api/client.js';
import type { FilterField } from '../../desk/ui/filters.js';
import type { Period } from '../../desk/ui/period.js';
import { refused, notify } from '../../base/ui/toast.js';
import { type LIST, MONEY } from './money.rules.js';
import { moneyWords as text } from '../words.js';

/** Money is polled, as the stream has no event for it. */
export const AGAIN_MS = 30_000;

export function useStanding() {
  return useQuery({ ...read('/api/admin/ledger/standing'), refetchInterval: AGAIN_MS });
}

export interface MoneyProps {
  period: Period;
  standing: ReturnType<typeof useStanding>;
}

export interface LedgerProps extends MoneyProps {
  /** The first filter: which list is shown. */
  lists: FilterField<{ readonly list: typeof LIST }>;
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
