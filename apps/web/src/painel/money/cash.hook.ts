import { useQuery } from '@tanstack/react-query';
import { type Answer, call, read } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { now } from '../../ground/time.js';
import { save } from '../../ground/download.js';
import type { Period } from '../../ground/ui/period.js';

export type CashHolder = Answer<'/api/admin/cash/couriers'>['items'][number];

const AGAIN_MS = 30_000;
const DAYS = 30;
const DAY_MS = 86_400_000;

export function useHolders() {
  const query = useQuery({ ...read('/api/admin/cash/couriers'), refetchInterval: AGAIN_MS });
  return listOf(query);
}

/** Of the last days. */
export function useDoorDifferences() {
  const query = useQuery({
    queryKey: ['admin', 'cash', 'differences', 'days'],
    queryFn: () => {
      const [from, to] = [now() - DAYS * DAY_MS, now() + DAY_MS].map((at) => new Date(at).toISOString());
      return call('/api/admin/cash/differences', { from: from ?? '', to: to ?? '' });
    },
  });
  return listOf(query);
}

export type CountedHandIn = Answer<'/api/admin/cash/hand-ins'>['items'][number];

export const CLOSINGS = ['closing', 'courier-closing'] as const;

/** Saves the closing of the days as the office reads it. */
export function saveClosing(report: (typeof CLOSINGS)[number], period: Period): Promise<void> {
  return save('/api/admin/reports/{report}', { report, ...period, format: 'csv' as const });
}
