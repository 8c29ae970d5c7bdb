import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, read } from '../../base/api/client.js';
import type { FilterField } from '../../desk/ui/filters.js';
import type { Period } from '../../desk/ui/period.js';
import type { LIST } from './money.rules.js';

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
