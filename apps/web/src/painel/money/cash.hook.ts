import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, read, again } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { now } from '../../ground/time.js';
import { save } from '../../ground/download.js';
import type { Period } from '../../ground/ui/period.js';
import { notify } from '../../ground/ui/toast.js';
import { cashWords as text } from '../words.js';
import { MONEY } from './money.rules.js';

export type CashHolder = Answer<'/api/admin/cash/couriers'>['items'][number];
export const MISSING = ['remains', 'written_off', 'charged'] as const;

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

interface Counted {
  readonly countedCents: number;
  readonly missing: (typeof MISSING)[number];
  readonly reason: string | null;
  readonly beyondHeld: boolean;
}

/** Confirms what was announced, or records what was brought without. */
export function useCount({ courierId, announced }: CashHolder) {
  return useMutation({
    mutationFn: ({ countedCents, beyondHeld, ...rest }: Counted) =>
      announced === null
        ? call('POST /api/admin/cash/couriers/{id}/hand-ins', { id: courierId, countedCents, beyondHeld })
        : call('POST /api/admin/cash/hand-ins/{id}/confirm', {
            id: announced.id,
            countedCents,
            beyondHeld,
            ...rest,
          }),
    onSuccess: (_, { countedCents }) => notify(text.done(money(countedCents))),
    onSettled: () => again(...MONEY),
  });
}

export type CountedHandIn = Answer<'/api/admin/cash/hand-ins'>['items'][number];

export const CLOSINGS = ['closing', 'courier-closing'] as const;

/** Saves the closing of the days as the office reads it. */
export function saveClosing(report: (typeof CLOSINGS)[number], period: Period): Promise<void> {
  return save('/api/admin/reports/{report}', { report, ...period, format: 'csv' as const });
}
