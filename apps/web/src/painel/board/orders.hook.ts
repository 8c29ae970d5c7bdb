import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answer, api, cache, Problem, type Order } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { useOnlineCouriers } from '../../ground/online-couriers.js';

const ORDERS = ['orders', 'open'];
const OPEN = 'waiting,scheduled,preparing,pending,accepted,arrived_pickup_location,collected,delivered';
const PAGE = 200;
/** Changes within this time are read together. */
const GATHER_MS = 150;
/** With more changed orders than this the whole list is read. */
const MOST_ONE_BY_ONE = 12;

type OpenOrders = Readonly<Record<number, Order>>;

async function readOpen(): Promise<OpenOrders> {
  const found: Record<number, Order> = {};
  let cursor: string | null = null;
  do {
    const query: { status: string; limit: number; cursor?: string } = {
      status: OPEN,
      limit: PAGE,
      ...(cursor !== null && { cursor }),
    };
    const page: { items: unknown[]; nextCursor: string | null } = await answer(
      api.GET('/api/admin/orders', { params: { query } }),
    );
    for (const order of page.items as Order[]) found[order.id] = order;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

function isOpen({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

/** Puts an order's new record into the cached list, or removes an ended one. */
export function keepOrder(order: Order): void {
  cache.setQueryData<OpenOrders>(ORDERS, (orders = {}) => {
    const known = orders[order.id];
    if (known && known.lastSequence > order.lastSequence) return orders;
    const { [order.id]: _, ...others } = orders;
    return isOpen(order) ? { ...others, [order.id]: order } : others;
  });
}

/** Shows an expected change at once; returns a function that withdraws it. */
export function expectOrder(id: number, change: Partial<Order>): () => void {
  const before = cache.getQueryData<OpenOrders>(ORDERS)?.[id];
  if (!before) return () => undefined;
  cache.setQueryData<OpenOrders>(ORDERS, (orders = {}) => ({ ...orders, [id]: { ...before, ...change } }));
  return () => {
    cache.setQueryData<OpenOrders>(ORDERS, (orders = {}) => ({ ...orders, [id]: before }));
  };
}

/** Reads the lists again after many changes. */
export function rereadOrders(): Promise<void> {
  return cache.invalidateQueries({ queryKey: ORDERS });
}

async function refresh(ids: readonly number[]): Promise<void> {
  if (ids.length > MOST_ONE_BY_ONE) {
    await cache.invalidateQueries({ queryKey: ORDERS });
    return;
  }
  await Promise.all(
    ids.map(async (id) => {
      try {
        const { timeline: _, ...order } = await answer(
          api.GET('/api/admin/orders/{id}', { params: { path: { id } } }),
        );
        keepOrder(order);
        void cache.invalidateQueries({ queryKey: ['order', id] });
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 404) throw error;
        cache.setQueryData<OpenOrders>(ORDERS, ({ [id]: _gone, ...others } = {}) => others);
      }
    }),
  );
}

/** Open orders and couriers on shift; the stream keeps them up to date. */
export function useBoard(changed: (orderId: number) => void) {
  const orders = useQuery({ queryKey: ORDERS, queryFn: readOpen });
  const couriers = useOnlineCouriers();
  const waiting = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const gather = (id: number) => {
    waiting.current.add(id);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const ids = [...waiting.current];
      waiting.current.clear();
      refresh(ids).catch(() => cache.invalidateQueries({ queryKey: ORDERS }));
    }, GATHER_MS);
  };
  useLive({
    order: ({ id }) => {
      changed(id);
      gather(id);
    },
    behind: () => {
      void cache.invalidateQueries();
    },
  });
  return { orders, couriers };
}
