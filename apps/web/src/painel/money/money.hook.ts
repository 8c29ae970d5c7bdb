import { useRead } from '../../base/api/client.js';
import { listOf } from '../../base/api/list.js';
import type { FilterField } from '../../desk/ui/filters.js';
import type { Period } from '../../desk/ui/period.js';
import type { LIST } from './money.rules.js';

/** Money is polled, as the stream has no event for it. */
export const AGAIN_MS = 30_000;

export function useStanding() {
  return useRead('/api/admin/ledger/standing', {}, { refetchInterval: AGAIN_MS });
}

/** Polled as often as the head of the board. */
const WAITING_MS = 15_000;

export function useWaiting() {
  return listOf(useRead('/api/admin/decisions', {}, { refetchInterval: WAITING_MS }));
}

export interface MoneyProps {
  period: Period;
  standing: ReturnType<typeof useStanding>;
}

export interface LedgerProps extends MoneyProps {
  lists: FilterField<{ readonly list: typeof LIST }>;
}
