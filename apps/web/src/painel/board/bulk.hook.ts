import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  cache,
  type Answer,
  type Body,
  type Courier,
  type Order,
  call,
  read,
  again,
  keyOf,
} from '../../base/api/client.js';
import { newKey } from '../../base/new-key.js';
import { refused } from '../../base/ui/toast.js';
import { unserved } from '../data/orders.query.js';
import type { Command } from './board.rules.js';
import { expectCourier, rereadOrders } from './open-orders.store.js';

export type Cancellation = Pick<Required<Body<'POST /api/admin/orders/{id}/cancel'>>, 'reason' | 'note'>;
export type BulkJob = Answer<'/api/admin/orders/bulk'>['items'][number];

export interface BulkAsk {
  readonly command: Command;
  readonly orders: readonly Order[];
  readonly courier: Pick<Courier, 'id' | 'name'> | null;
  readonly why?: Cancellation;
  /** Null: the server has not answered yet. */
  readonly refused: Answer<'POST /api/admin/orders/bulk/preview'>['refused'] | null;
}

const POLL_MS = 500;
/** Ended jobs younger than this are still shown on a newly opened page. */
const RECENT_MS = 600_000;
const DISMISSED = 'board.bulk.dismissed';
/** Commands that are harmless or can be undone run without a question when no order refuses. */
const UNASKED: readonly Command[] = ['assign', 'searchAgain', 'release', 'ready', 'ungroup'];

export function commandOf(command: Command, { courier, why }: Pick<BulkAsk, 'courier' | 'why'>) {
  if (command === 'cancel') return { name: 'cancel' as const, ...why };
  if (command === 'assign') return { name: 'assign' as const, courierId: courier?.id ?? 0 };
  if (command === 'searchAgain') return { name: 'search_again' as const };
  if (command === 'confirmPayment') return { name: 'confirm_payment' as const };
  return { name: command };
}

/** Shows the expected effect of a command until the stream brings the real one. */
function expect({ command, orders, courier }: BulkAsk): void {
  if (command === 'searchAgain') unserved.drop(orders.map(({ id }) => id));
  if (command !== 'assign' || !courier) return;
  for (const order of orders) expectCourier(order, courier);
}

/** Previews a bulk command, starts it once, follows it to its end, and finds it again after a reload. */
export function useBulk(mayWrite: boolean) {
  const [asked, setAsked] = useState<BulkAsk | null>(null);
  const [dismissed, setDismissed] = useState(() => Number(localStorage.getItem(DISMISSED) ?? 0));
  const jobs = useQuery({
    ...read('/api/admin/orders/bulk'),
    enabled: mayWrite,
    refetchInterval: ({ state }) => (state.data?.items[0]?.endedAt === null ? POLL_MS : false),
  });
  const latest = jobs.data?.items[0] ?? null;
  const recent =
    latest !== null &&
    (latest.endedAt === null || jobs.dataUpdatedAt - Date.parse(latest.endedAt) < RECENT_MS);
  const running = latest?.endedAt === null ? latest.id : null;
  useEffect(() => {
    if (running === null) return;
    return () => void Promise.all([rereadOrders(), unserved.reread()]);
  }, [running]);

  const started = (job: BulkJob) => {
    cache.setQueryData<{ items: BulkJob[] }>(keyOf('/api/admin/orders/bulk'), (before) => ({
      items: [job, ...(before?.items ?? []).filter(({ id }) => id !== job.id)],
    }));
    void again('/api/admin/orders/bulk');
  };
  const start = async (ask: BulkAsk): Promise<void> => {
    const hopeless = new Set(ask.refused?.map(({ orderId }) => orderId));
    const orders = ask.orders.filter(({ id }) => !hopeless.has(id));
    setAsked(null);
    expect({ ...ask, orders });
    try {
      const filter = { ids: orders.map(({ id }) => id) };
      const body = { key: newKey(), command: commandOf(ask.command, ask), filter };
      started(await call('POST /api/admin/orders/bulk', body));
    } catch (error) {
      refused(error);
      // The answer may be lost and the job running.
      await Promise.all([rereadOrders(), again('/api/admin/orders/bulk')]);
    }
  };
  const begin = async (command: Command, orders: readonly Order[], courier: BulkAsk['courier'] = null) => {
    const ask = { command, orders, courier, refused: null };
    if (!UNASKED.includes(command)) setAsked(ask);
    try {
      const body = { command: commandOf(command, ask), filter: { ids: orders.map(({ id }) => id) } };
      const preview = await call('POST /api/admin/orders/bulk/preview', body);
      const known = { ...ask, refused: preview.refused };
      if (UNASKED.includes(command) && preview.refused.length === 0) await start(known);
      else setAsked(known);
    } catch (error) {
      setAsked(null);
      refused(error);
    }
  };
  const undo = (id: number) => call('POST /api/admin/orders/bulk/{id}/undo', { id }).then(started, refused);
  return {
    asked,
    begin,
    start,
    undo,
    forget: () => setAsked(null),
    /** The job that runs or has just ended, until the person dismisses it. */
    job: recent && latest.id !== dismissed ? latest : null,
    dismiss: () => {
      if (!latest) return;
      localStorage.setItem(DISMISSED, String(latest.id));
      setDismissed(latest.id);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
