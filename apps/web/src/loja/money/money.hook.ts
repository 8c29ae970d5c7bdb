import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, read, type Answer, again } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { addDays } from '../../ground/days.js';
import { save } from '../../ground/download.js';
import { calendarDay, now } from '../../ground/time.js';
import { refused } from '../../ground/ui/toast.js';

export type TopUp = Answer<'/api/merchant/wallet/top-ups/{id}'>;
export type Entry = Answer<'/api/merchant/wallet/statement'>['items'][number];
export type SpendingDay = Answer<'/api/merchant/spending'>['items'][number];
export type Invoice = Answer<'/api/merchant/invoices'>['items'][number];

const DAYS = 14;
const LOOK_MS = 3_000;
const LATE_LOOK_MS = 15_000;

export function lastDays(): { from: string; to: string } {
  const to = calendarDay(now());
  return { from: addDays(to, 1 - DAYS), to };
}

export function useSpending() {
  const period = lastDays();
  return useQuery({ ...read('/api/merchant/spending', period), select: itemsOf });
}

export function useInvoices(enabled: boolean) {
  return useQuery({ ...read('/api/merchant/invoices', { limit: 50 }), select: itemsOf, enabled });
}

export function downloadInvoice(id: number): Promise<void> {
  return save('/api/merchant/invoices/{id}/orders', { id, format: 'csv' as const });
}

/** Charges of the account that stood when the screen was opened; those that colleagues open later do not take its place. */
function useLastTopUps(enabled: boolean) {
  return useQuery({
    ...read('/api/merchant/wallet/top-ups'),
    queryKey: ['top-ups'],
    select: itemsOf,
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A charge, looked at again until it is paid, also when it has expired: it may be paid in its last second. */
function useLooked(shown: TopUp | undefined): TopUp | undefined {
  const found = useQuery({
    ...read('/api/merchant/wallet/top-ups/{id}', { id: shown?.id ?? 0 }),
    enabled: shown !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'paid' ? false : data?.state === 'expired' ? LATE_LOOK_MS : LOOK_MS,
  });
  return found.data ?? shown;
}

/** What a top-up of this amount costs; undefined: not known yet, or no amount is written. */
export function useTopUpFee(amountCents: number | null): number | undefined {
  const { data } = useQuery({
    ...read('/api/merchant/wallet/top-up-fee', { amountCents: amountCents ?? 0 }),
    enabled: amountCents !== null,
    staleTime: 60_000,
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
    mutationFn: (amountCents: number) => call('POST /api/merchant/wallet/top-ups', { amountCents }),
  });
  const simulating = useMutation({
    mutationFn: (id: number) => call('POST /api/merchant/wallet/top-ups/{id}/simulate-payment', { id }),
    onSuccess: () => again('/api/merchant/wallet/top-ups'),
    onError: (error) => refused(error),
  });
  const last = useLastTopUps(enabled);
  const [left, setLeft] = useState(false);
  const waiting = left ? undefined : last.data?.find(({ state }) => state === 'waiting');
  const topUp = useLooked(opening.data ?? waiting);
  const paid = topUp?.state === 'paid';
  useEffect(() => {
    if (paid) void again('/api/merchant/wallet');
  }, [paid]);
  const another = () => {
    setLeft(true);
    opening.reset();
  };
  return { opening, topUp, looking: last.isLoading, simulating, another };
}
