import type { Answer } from '../../base/api/call.js';
import { Problem } from '../../base/api/problem.js';
import { type Act, isEnded, applied } from './act.rules.js';
import { call, isEnd, type Order, readOrder } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable, useValue } from '../../base/observable.js';
import { acts, orders, sequence } from './queue.store.js';
import { bestEffort, endSession, session } from './session.store.js';
import { sendable } from './queue.rules.js';

export type LostOrder = Answer<'/api/courier/lost-orders/{id}'>;

/** The outcome of an order that the courier lost; undefined: unknown at the moment. */
export function readLost(id: number): Promise<LostOrder | undefined> {
  return bestEffort(() => call('/api/courier/lost-orders/{id}', { id }));
}

/** The order that has just been finished, shown until the orders are read again. */
export const finished = observable<Order | null>(null);
interface Lost {
  readonly order: Order;
  /** The order as it is now; null: another courier has it. */
  readonly now: Order | null;
  /** Another courier had delivered it before. */
  readonly delivered: boolean;
}

/** Orders that were taken from the courier, until the message about each is read. */
export const lost = observable<readonly Lost[]>([]);
/** Whether the courier's choice of the sequence has yet to reach the server. */
let choiceWaits = false;
/** Number of changes to the orders on this phone: an answer that was on its way at a change is dropped. */
let changes = 0;
let reading: Promise<void> | null = null;
let again = false;

export async function startOrders(): Promise<void> {
  orders.set((await readSnapshot<Order[]>('orders')) ?? []);
  sequence.set((await readSnapshot<string[]>('sequence')) ?? []);
  choiceWaits = (await readSnapshot<boolean>('choiceWaits')) ?? false;
  lost.set((await readSnapshot<Lost[]>('lost')) ?? []);
  await refreshOrders();
}

/** Reads the orders as they are now: a reading already begun may be older, so another follows. */
export function refreshOrders(): Promise<void> {
  again = true;
  reading ??= readOrders().finally(() => {
    reading = null;
    if (again) void refreshOrders();
  });
  return reading;
}

async function readOrders(): Promise<void> {
  try {
    while (again) {
      again = false;
      const before = changes;
      await sendChoice();
      const { items, sequence: keys } = await call('/api/courier/orders');
      const { own, gone } = await unlisted(items);
      setReached(true);
      // Otherwise an act's answer came meanwhile, which is newer than this list.
      if (before === changes) {
        await showSequence(keys);
        await showList([...items, ...own], gone);
      } else again = true;
    }
  } catch (error) {
    again = false;
    if (isEnd(error)) await endSession(error);
    else if (error instanceof Problem && error.status === 0) setReached(false);
    else if (!(error instanceof Problem)) throw error;
  }
}

/** Stores the order answered to an act. A list read meanwhile may be newer, so it is read again. */
export function showSent(order: Order | null, act: Act): void {
  if (order && isEnded(order)) {
    if (act.kind === 'deliver' || act.kind === 'return' || act.kind === 'fail') finished.set(order);
    void showOrders(orders.get().filter(({ id }) => id !== order.id));
  } else if (order) void showOrder(order);
  else if (act.kind === 'give_back') void showOrders(orders.get().filter(({ id }) => id !== act.orderId));
  void refreshOrders();
}

export async function showOrder(order: Order): Promise<void> {
  const others = orders.get().filter(({ id }) => id !== order.id);
  await showOrders([...others, order].sort((a, b) => a.id - b.id));
}

/** Sets the courier's own sequence, which holds at once; recipients see it as soon as the server has it. */
export async function chooseSequence(keys: readonly string[]): Promise<void> {
  changes += 1;
  await showSequence(keys);
  await setChoiceWaits(true);
  await refreshOrders();
}

/** A refused choice is dropped: the server's sequence comes with the orders. */
async function sendChoice(): Promise<void> {
  if (!choiceWaits) return;
  const keys = sequence.get();
  try {
    await call('PUT /api/courier/orders/sequence', { keys: [...keys] });
  } catch (error) {
    const refused = error instanceof Problem && error.status >= 400 && error.status < 500;
    if (!refused || isEnd(error)) throw error;
  }
  // Another choice may have been made meanwhile.
  if (sequence.get() === keys) await setChoiceWaits(false);
}

async function setChoiceWaits(waits: boolean): Promise<void> {
  choiceWaits = waits;
  await saveSnapshot('choiceWaits', waits);
}

async function showSequence(keys: readonly string[]): Promise<void> {
  sequence.set(keys);
  await saveSnapshot('sequence', keys);
}

/** Closes the message about an order that was taken from the courier. */
export async function closeLost({ order }: Lost): Promise<void> {
  const others = () => lost.get().filter((one) => one.order.id !== order.id);
  try {
    // Stored before it leaves the screen, so that it stays gone if the app ends the next moment.
    await saveSnapshot('lost', others());
  } finally {
    lost.set(others());
  }
}

/** Stores the messages first: a phone that dies in between shows one again rather than none. */
async function showList(list: readonly Order[], gone: readonly Lost[]): Promise<void> {
  const ids = new Set(gone.map(({ order }) => order.id));
  if (gone.length > 0) {
    lost.change((before) => [...before.filter(({ order }) => !ids.has(order.id)), ...gone]);
    await saveSnapshot('lost', lost.get());
  }
  await showOrders(list);
}

async function showOrders(list: readonly Order[]): Promise<void> {
  changes += 1;
  orders.set(list);
  await saveSnapshot('orders', list);
}

/**
 * Orders that the list lacks: accepted while it was read (`own`), or taken from the courier, which a message
 * must say (`gone`). An order with waiting acts needs no message: the refusal of those acts will explain it.
 */
async function unlisted(listed: readonly Order[]): Promise<{ own: Order[]; gone: Lost[] }> {
  const [own, gone]: [Order[], Lost[]] = [[], []];
  for (const order of orders.get().filter(({ id }) => listed.every((other) => other.id !== id))) {
    const now = await readOrder(order.id);
    if (now && !isEnded(now)) own.push(now);
    else if (now?.status !== 'completed' && acts.get().every(({ orderId }) => orderId !== order.id))
      gone.push({
        order: withoutRecipients(order),
        now: now && withoutRecipients(now),
        delivered: now === null && (await readLost(order.id))?.deliveredByOther === true,
      });
  }
  return { own, gone };
}

/** A message about a lost order needs no names and addresses, which would stay on the phone. */
function withoutRecipients(order: Order): Order {
  return { ...order, stops: [] };
}

onComeback(() => {
  if (session.get().phase === 'in') void refreshOrders();
});

/** The orders as they will be when all acts are sent, except those behind a refused one. */
export function useOrders(): readonly Order[] {
  const list = useValue(orders);
  const waiting = useValue(acts);
  const counted = sendable(waiting);
  return list.flatMap((order) => {
    const shown = applied(
      order,
      counted.filter(({ orderId }) => orderId === order.id),
    );
    return shown && !isEnded(shown) ? [shown] : [];
  });
}
