import { Problem } from '../../ground/api/problem.js';
import { applied, isEnded, type Act } from './act.rules.js';
import { acts } from './acts.store.js';
import { answer, api, isEnd, type Order } from './api.store.js';
import { saveSnapshot, readSnapshot } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable, useValue } from './observable.store.js';
import { endSession, session } from './session.store.js';

/** The courier's open orders, as the server sent them last. */
const orders = observable<readonly Order[]>([]);
/** Keys of tasks in the sequence that the courier chose. */
export const chosenSequence = observable<readonly string[]>([]);
/** The order that has just been finished, shown until the next reading of the orders. */
export const finished = observable<Order | null>(null);
interface Lost {
  readonly order: Order;
  /** The order as it is now; null: another courier has it. */
  readonly now: Order | null;
}

/** Orders that were taken from the courier, until the courier has read the message. */
export const lost = observable<readonly Lost[]>([]);

export async function startOrders(): Promise<void> {
  orders.set((await readSnapshot<Order[]>('orders')) ?? []);
  chosenSequence.set((await readSnapshot<string[]>('chosenSequence')) ?? []);
  await refreshOrders();
}

export async function refreshOrders(): Promise<void> {
  try {
    const { items } = await answer(api.GET('/api/courier/orders'));
    setReached(true);
    await showOrders([...items, ...(await stillOwn(items))]);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (error instanceof Problem && error.status === 0) setReached(false);
    else if (!(error instanceof Problem)) throw error;
  }
}

/** Stores the order that the server answered to an act. */
export function showSent(order: Order | null, act: Act): void {
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

export async function chooseSequence(keys: readonly string[]): Promise<void> {
  chosenSequence.set(keys);
  await saveSnapshot('chosenSequence', keys);
}

async function showOrders(list: readonly Order[]): Promise<void> {
  orders.set(list);
  await saveSnapshot('orders', list);
}

/**
 * Orders that the list lacks: accepted while it was read, or taken from the courier, which a message must say. An order
 * with waiting acts needs no message: the refusal of those acts will explain it.
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

/** The orders as they will be when every waiting act is sent. */
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
