import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { numbered, useItems, useList } from '../../ground/api/list.js';
import { addDays } from '../../ground/days.js';
import { save } from '../../ground/download.js';
import { calendarDay, now } from '../../ground/time.js';
import { refused } from '../../ground/ui/toast.js';

export type TopUp = Answer<'/api/merchant/wallet/top-ups/{id}', 'get'>;
export type Entry = Answer<'/api/merchant/wallet/statement', 'get'>['items'][number];
export type SpendingDay = Answer<'/api/merchant/spending', 'get'>['items'][number];
export type Invoice = Answer<'/api/merchant/invoices', 'get'>['items'][number];

const DAYS = 14;
const PER_PAGE = 30;
const LOOK_MS = 3_000;
const LATE_LOOK_MS = 15_000;

export function useStatement() {
  return useList(['wallet', 'statement'], ({ cursor = '1' }) => {
    const query = { page: Number(cursor), perPage: PER_PAGE };
    return numbered(answer(api.GET('/api/merchant/wallet/statement', { params: { query } })));
  });
}

export function lastDays(): { from: string; to: string } {
  const to = calendarDay(now());
  return { from: addDays(to, 1 - DAYS), to };
}

export function useSpending() {
  const period = lastDays();
  return useItems(['spending', period], () =>
    api.GET('/api/merchant/spending', { params: { query: period } }),
  );
}

export function useInvoices(enabled: boolean) {
  const read = () => api.GET('/api/merchant/invoices', { params: { query: { limit: 50 } } });
  return useItems(['invoices'], read, { enabled });
}

export function downloadInvoice(id: number): Promise<void> {
  const params = { path: { id }, query: { format: 'csv' as const } };
  return save(api.GET('/api/merchant/invoices/{id}/orders', { params, parseAs: 'blob' }));
}

/** Charges of the account that stood when the screen was opened; those that colleagues open later do not take its place. */
function useLastTopUps(enabled: boolean) {
  const read = () => api.GET('/api/merchant/wallet/top-ups');
  return useItems(['top-ups'], read, { enabled, staleTime: Infinity, gcTime: 0 });
}

/** A charge, looked at again until it is paid, also when it has expired: it may be paid in its last second. */
function useLooked(shown: TopUp | undefined): TopUp | undefined {
  const found = useQuery({
    queryKey: ['top-up', shown?.id],
    enabled: shown !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'paid' ? false : data?.state === 'expired' ? LATE_LOOK_MS : LOOK_MS,
    queryFn: () =>
      answer(api.GET('/api/merchant/wallet/top-ups/{id}', { params: { path: { id: shown?.id ?? 0 } } })),
  });
  return found.data ?? shown;
}

/** What a top-up of this amount costs; undefined: not known yet, or no amount is written. */
export function useTopUpFee(amountCents: number | null): number | undefined {
  const { data } = useQuery({
    queryKey: ['top-up-fee', amountCents],
    enabled: amountCents !== null,
    staleTime: 60_000,
    queryFn: () =>
      answer(
        api.GET('/api/merchant/wallet/top-up-fee', { params: { query: { amountCents: amountCents ?? 0 } } }),
      ),
  });
  return data?.feeCents;
}

export interface TopUpScreen {
  readonly opening: UseMutationResult<TopUp, Error, number>;
  /** The charge that was opened here, else the newest that waits, as after a reload. */
  readonly topUp: TopUp | undefined;
  /** It is not known yet whether one waits. */
  readonly looking: boolean;
  /** Pays it without a bank: in sandboxes and the demonstration. */
  readonly simulating: UseMutationResult<TopUp, Error, number>;
  /** Leaves the charge for the form of a new one; it may still be paid. */
  readonly another: () => void;
}

/** A top-up from its form to its payment, whose amount the balance then shows. */
export function useTopUp(enabled: boolean): TopUpScreen {
  const opening = useMutation({
    mutationFn: (amountCents: number) =>
      answer(api.POST('/api/merchant/wallet/top-ups', { body: { amountCents } })),
  });
  const simulating = useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/merchant/wallet/top-ups/{id}/simulate-payment', { params: { path: { id } } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['top-up'] }),
    onError: (error) => refused(error),
  });
  const last = useLastTopUps(enabled);
  const [left, setLeft] = useState(false);
  const waiting = left ? undefined : last.data?.find(({ state }) => state === 'waiting');
  const topUp = useLooked(opening.data ?? waiting);
  const paid = topUp?.state === 'paid';
  useEffect(() => {
    if (paid) void cache.invalidateQueries({ queryKey: ['wallet'] });
  }, [paid]);
  const another = () => {
    setLeft(true);
    opening.reset();
  };
  return { opening, topUp, looking: last.isLoading, simulating, another };
}
