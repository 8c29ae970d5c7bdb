import { useQuery } from '@tanstack/react-query';
import { answer, api, cache, Problem, type Order } from '../../ground/api/client.js';
import { useGathered } from '../../ground/gather.js';
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
  keepOrders([order]);
}

function keepOrders(changed: readonly Order[], gone: readonly number[] = []): void {
  cache.setQueryData<OpenOrders>(ORDERS, (orders = {}) => {
    const kept = new Map(Object.entries(orders));
    for (const order of changed) {
      const key = String(order.id);
      if ((kept.get(key)?.lastSequence ?? 0) > order.lastSequence) continue;
      if (isOpen(order)) kept.set(key, order);
      else kept.delete(key);
    }
    for (const id of gone) kept.delete(String(id));
    return Object.fromEntries(kept);
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
  const found = await Promise.all(ids.map(readOrder));
  keepOrders(
    found.flatMap((order) => order ?? []),
    ids.filter((_, at) => found[at] === null),
  );
  for (const id of ids) void cache.invalidateQueries({ queryKey: ['order', id] });
}

/** null: there is none, or no more. */
async function readOrder(id: number): Promise<Order | null> {
  try {
    const { timeline: _, ...order } = await answer(
      api.GET('/api/admin/orders/{id}', { params: { path: { id } } }),
    );
    return order;
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    return null;
  }
}

/** Open orders and couriers on shift; the stream keeps them up to date. */
export function useBoard(changed: (orderId: number) => void) {
  const orders = useQuery({ queryKey: ORDERS, queryFn: readOpen });
  const couriers = useOnlineCouriers();
  const gather = useGathered<number>(GATHER_MS, (ids) => {
    refresh([...new Set(ids)]).catch(() => cache.invalidateQueries({ queryKey: ORDERS }));
  });
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
