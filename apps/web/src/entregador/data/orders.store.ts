import { Problem } from '../../ground/api/problem.js';
import { applied, isEnded, type Act } from './act.rules.js';
import { acts } from './acts.store.js';
import { answer, api, isEnd, type Order } from './api.store.js';
import { keep, kept } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable, useValue } from './observable.store.js';
import { leaveBecause, session } from './session.store.js';

/** The orders in hands, as the server had them last. */
const orders = observable<readonly Order[]>([]);
/** The tasks in the sequence that the courier chose. */
export const wishes = observable<readonly string[]>([]);
/** What has just ended, to be thanked for: it leaves with the next look. */
export const finished = observable<Order | null>(null);
interface Lost {
  readonly order: Order;
  /** null: it is somebody else's now. */
  readonly now: Order | null;
}

/** Orders that somebody took out of the courier's hands, until the courier has read it. */
export const lost = observable<readonly Lost[]>([]);

export async function startOrders(): Promise<void> {
  orders.set((await kept<Order[]>('orders')) ?? []);
  wishes.set((await kept<string[]>('wishes')) ?? []);
  await refreshOrders();
}

export async function refreshOrders(): Promise<void> {
  try {
    const { items } = await answer(api.GET('/api/courier/orders'));
    setReached(true);
    await showOrders([...items, ...(await stillOwn(items))]);
  } catch (error) {
    if (isEnd(error)) await leaveBecause(error);
    else if (error instanceof Problem && error.status === 0) setReached(false);
    else if (!(error instanceof Problem)) throw error;
  }
}

/** What an act brought about. */
export function took(order: Order | null, act: Act): void {
  if (order && isEnded(order)) {
    if (act.kind === 'deliver' || act.kind === 'return' || act.kind === 'fail') finished.set(order);
    void showOrders(orders.get().filter(({ id }) => id !== order.id));
  } else if (order) void showOrder(order);
  else if (act.kind === 'give_back') void showOrders(orders.get().filter(({ id }) => id !== act.orderId));
}

export async function showOrder(order: Order): Promise<void> {
  const others = orders.get().filter(({ id }) => id !== order.id);
  await showOrders([...others, order].sort((a, b) => a.id - b.id));
}

export async function wish(keys: readonly string[]): Promise<void> {
  wishes.set(keys);
  await keep('wishes', keys);
}

async function showOrders(list: readonly Order[]): Promise<void> {
  orders.set(list);
  await keep('orders', list);
}

/**
 * Orders that the list lacks: accepted while it was read, or gone without the courier's doing, which must be said. Acts
 * that wait explain it themselves, when they are refused.
 */
async function stillOwn(listed: readonly Order[]): Promise<Order[]> {
  const own: Order[] = [];
  for (const order of orders.get().filter(({ id }) => listed.every((other) => other.id !== id))) {
    const there = await orderNow(order.id);
    if (there && !isEnded(there)) own.push(there);
    else if (there?.status !== 'completed' && acts.get().every(({ orderId }) => orderId !== order.id))
      lost.change((before) => [...before.filter((one) => one.order.id !== order.id), { order, now: there }]);
  }
  return own;
}

async function orderNow(id: number): Promise<Order | null> {
  try {
    return await answer(api.GET('/api/courier/orders/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** The orders as they are once everything is sent. */
export function useOrders(): readonly Order[] {
  const list = useValue(orders);
  const waiting = useValue(acts);
  return list.flatMap((order) => {
    const shown = applied(
      order,
      waiting.filter(({ orderId, refusal }) => orderId === order.id && refusal === null),
    );
    return shown && !isEnded(shown) ? [shown] : [];
  });
}

onComeback(() => {
  if (session.get().phase === 'in') void refreshOrders();
});
