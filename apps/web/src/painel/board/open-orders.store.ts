import type { Order } from '../../base/api/client.js';
import { cache } from '../../base/api/cache.js';

const newest = new Map<number, Promise<unknown>>();

/** Waits for earlier requests about the order: a quick assign and release are meant in this sequence. */
export async function inTurn<T>(orderId: number, send: () => Promise<T>): Promise<T> {
  const sent = (newest.get(orderId) ?? Promise.resolve()).then(send, send);
  newest.set(orderId, sent);
  try {
    return await sent;
  } finally {
    if (newest.get(orderId) === sent) newest.delete(orderId);
  }
}

export const ORDERS = ['orders', 'open'];

export type OpenOrders = Readonly<Record<number, Order>>;
interface Changes {
  readonly changed: readonly Order[];
  readonly gone: readonly number[];
}

/** Changes that arrived during each read of the list, whose pages may be older. */
const reads = new Set<Changes[]>();

export async function readOpen(readPages: () => Promise<OpenOrders>): Promise<OpenOrders> {
  const meanwhile: Changes[] = [];
  reads.add(meanwhile);
  try {
    const found = await readPages();
    return meanwhile.reduce(withChanges, found);
  } finally {
    reads.delete(meanwhile);
  }
}

/** Ended orders are removed. */
export function keepOrders(changed: readonly Order[], gone: readonly number[] = []): void {
  const changes = { changed, gone };
  for (const meanwhile of reads) meanwhile.push(changes);
  // Before the list was read there is nothing to change: a list of one order would be shown as the whole.
  cache.setQueryData<OpenOrders>(ORDERS, (orders) => orders && withChanges(orders, changes));
}

function withChanges(orders: OpenOrders, { changed, gone }: Changes): OpenOrders {
  const next = new Map(Object.entries(orders));
  for (const order of changed) {
    const key = String(order.id);
    if ((next.get(key)?.lastSequence ?? 0) > order.lastSequence) continue;
    if (order.status === 'completed' || order.status === 'cancelled') next.delete(key);
    else next.set(key, order);
  }
  for (const id of gone) next.delete(String(id));
  return Object.fromEntries(next);
}

/** Undefined: the order is not open. */
export function shownOrder(id: number): Order | undefined {
  return cache.getQueryData<OpenOrders>(ORDERS)?.[id];
}

/** Shows an expected change at once. The result withdraws it, unless newer facts have replaced it. */
export function expectOrder(id: number, change: Partial<Order>): () => void {
  const before = shownOrder(id);
  if (!before) return () => undefined;
  const show = (order: Order) =>
    cache.setQueryData<OpenOrders>(ORDERS, (orders) => ({ ...orders, [id]: order }))?.[id];
  const expected = show({ ...before, ...change });
  return () => {
    if (shownOrder(id) === expected) show(before);
  };
}

/** Facts about the next courier that only the server knows. */
const UNREAD = {
  phone: null,
  cpf: null,
  vehicleKind: null,
  vehicleModel: null,
  vehicleColor: null,
  plate: null,
  fleetNumber: null,
  latitude: null,
  longitude: null,
  seenAt: null,
};

export function expectCourier({ id, status }: Order, to: { id: number; name: string }): () => void {
  return expectOrder(id, {
    courierId: to.id,
    courier: { ...UNREAD, ...to },
    ...(status === 'pending' && { status: 'accepted' as const }),
  });
}

export function rereadOrders(): Promise<void> {
  return cache.invalidateQueries({ queryKey: ORDERS });
}
