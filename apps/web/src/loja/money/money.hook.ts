import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { addDays } from '../../ground/days.js';
import { save } from '../../ground/download.js';
import { calendarDay, now } from '../../ground/time.js';

export type TopUp = Answer<'/api/merchant/wallet/top-ups/{id}', 'get'>;
export type Entry = Answer<'/api/merchant/wallet/statement', 'get'>['items'][number];
export type SpendingDay = Answer<'/api/merchant/spending', 'get'>['items'][number];
export type Invoice = Answer<'/api/merchant/invoices', 'get'>['items'][number];

const DAYS = 14;
const PER_PAGE = 30;
const LOOK_MS = 3_000;

export function useStatement() {
  return useInfiniteQuery({
    queryKey: ['wallet', 'statement'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/merchant/wallet/statement', {
          params: { query: { page: pageParam, perPage: PER_PAGE } },
        }),
      ),
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
  });
}

export function lastDays(): { from: string; to: string } {
  const to = calendarDay(now());
  return { from: addDays(to, 1 - DAYS), to };
}

export function useSpending() {
  const range = lastDays();
  return useQuery({
    queryKey: ['spending', range],
    queryFn: async () =>
      (await answer(api.GET('/api/merchant/spending', { params: { query: range } }))).items,
  });
}

export function useInvoices(enabled: boolean) {
  return useQuery({
    queryKey: ['invoices'],
    enabled,
    queryFn: async () =>
      (await answer(api.GET('/api/merchant/invoices', { params: { query: { limit: 50 } } }))).items,
  });
}

export function downloadInvoice(id: number): Promise<void> {
  const params = { path: { id }, query: { format: 'csv' as const } };
  return save(api.GET('/api/merchant/invoices/{id}/orders', { params, parseAs: 'blob' }));
}

export function useOpenTopUp() {
  return useMutation({
    mutationFn: (amountCents: number) =>
      answer(api.POST('/api/merchant/wallet/top-ups', { body: { amountCents } })),
  });
}

/** A charge, looked at again until it is paid or has expired; the balance follows. */
export function useTopUp(opened: TopUp | undefined) {
  const found = useQuery({
    queryKey: ['top-up', opened?.id],
    enabled: opened !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : LOOK_MS),
    queryFn: () =>
      answer(api.GET('/api/merchant/wallet/top-ups/{id}', { params: { path: { id: opened?.id ?? 0 } } })),
  });
  const paid = found.data?.state === 'paid';
  useEffect(() => {
    if (paid) void cache.invalidateQueries({ queryKey: ['wallet'] });
  }, [paid]);
  return found.data ?? opened;
}
