import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { listOf, usePages } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { now } from '../../ground/time.js';
import { save } from '../../ground/download.js';
import type { Period } from '../../ground/ui/period.js';
import { notify } from '../../ground/ui/toast.js';
import { cashWords as text } from '../words.js';

export type CashHolder = Answer<'/api/admin/cash/couriers', 'get'>['items'][number];
export const MISSING = ['remains', 'written_off', 'charged'] as const;

const KEY = ['money', 'cash'];
const AGAIN_MS = 30_000;
const PAGE = 25;
const DAYS = 30;
const DAY_MS = 86_400_000;

export function useHolders() {
  const query = useQuery({
    queryKey: [...KEY, 'holders'],
    queryFn: () => answer(api.GET('/api/admin/cash/couriers')),
    refetchInterval: AGAIN_MS,
  });
  return listOf(query);
}

export function useHandIns() {
  return usePages([...KEY, 'hand-ins'], '/api/admin/cash/hand-ins', { query: { limit: PAGE } });
}

/** Of the last days. */
export function useDoorDifferences() {
  const query = useQuery({
    queryKey: [...KEY, 'differences'],
    queryFn: () => {
      const [from, to] = [now() - DAYS * DAY_MS, now() + DAY_MS].map((at) => new Date(at).toISOString());
      return answer(
        api.GET('/api/admin/cash/differences', { params: { query: { from: from ?? '', to: to ?? '' } } }),
      );
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
        ? answer(
            api.POST('/api/admin/cash/couriers/{id}/hand-ins', {
              params: { path: { id: courierId } },
              body: { countedCents, beyondHeld },
            }),
          )
        : answer(
            api.POST('/api/admin/cash/hand-ins/{id}/confirm', {
              params: { path: { id: announced.id } },
              body: { countedCents, beyondHeld, ...rest },
            }),
          ),
    onSuccess: (_, { countedCents }) => notify(text.done(money(countedCents))),
    onSettled: () => cache.invalidateQueries({ queryKey: ['money'] }),
  });
}

export type CountedHandIn = Answer<'/api/admin/cash/hand-ins', 'get'>['items'][number];

export function useReversal({ id }: CountedHandIn) {
  return useMutation({
    mutationFn: (reason: string) =>
      answer(
        api.POST('/api/admin/cash/hand-ins/{id}/reverse', { params: { path: { id } }, body: { reason } }),
      ),
    onSuccess: () => notify(text.reversed),
    onSettled: () => cache.invalidateQueries({ queryKey: ['money'] }),
  });
}

export function useLimit(courierId: number) {
  return useMutation({
    mutationFn: (limitCents: number | null) =>
      answer(
        api.PUT('/api/admin/cash/couriers/{id}/limit', {
          params: { path: { id: courierId } },
          body: { limitCents },
        }),
      ),
    onSuccess: () => notify(text.saved),
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

export const CLOSINGS = ['closing', 'courier-closing'] as const;

/** Saves the closing of the days as the office reads it. */
export function saveClosing(report: (typeof CLOSINGS)[number], period: Period): Promise<void> {
  const params = { path: { report }, query: { ...period, format: 'csv' as const } };
  return save(api.GET('/api/admin/reports/{report}', { params, parseAs: 'blob' }));
}
