import { type Courier, type Order, call } from '../../base/api/client.js';
import { OwnRefusal } from '../../base/api/problem.js';
import { refused, notify } from '../../base/ui/toast.js';
import { unserved } from '../data/orders.query.js';
import type { Command } from './board.rules.js';
import type { Bulk, Cancellation } from './bulk.hook.js';
import { expectCourier, keepOrders, shownOrder, inTurn } from './open-orders.store.js';
import { boardWords as text } from '../words.js';

type PlainCommand = Exclude<Command, 'assign' | 'cancel'>;
type Sent = Promise<Order>;

const SEND: Readonly<Record<PlainCommand, (id: number) => Sent>> = {
  searchAgain: (id) => unserved.restart(id, 0),
  release: (id) => call('POST /api/admin/orders/{id}/release', { id }),
  ready: (id) => call('POST /api/admin/orders/{id}/ready', { id }),
  complete: (id) => call('POST /api/admin/orders/{id}/complete', { id }),
  ungroup: (id) => call('POST /api/admin/orders/{id}/ungroup', { id }),
  confirmPayment: (id) => call('POST /api/admin/orders/{id}/confirm-payment', { id }),
};

/** `from`: who has the order on the operator's screen. If it is somebody else by now, the server refuses. */
function sendAssign(id: number, courierId: number, from: number | null): Sent {
  return call('POST /api/admin/orders/{id}/assign', { id, courierId, from });
}

/** The order after the command; null: it was refused, which is announced. */
async function sent(order: Order, send: () => Sent): Promise<Order | null> {
  try {
    const after = await inTurn(order.id, send);
    keepOrders([after]);
    return after;
  } catch (error) {
    refused(error);
    return null;
  }
}

const CHECK_MS = 1_000;
const DAY_MS = 86_400_000;

/** Offers undo until something else has happened to the order. */
export function undoUntil(notice: string, undo: () => unknown, over: () => boolean): void {
  const close = notify(notice, undo, DAY_MS);
  const look = setInterval(() => {
    if (!over()) return;
    clearInterval(look);
    close();
  }, CHECK_MS);
}

/** Offers undo only while the courier is whom the command left: somebody else may have decided since. */
function notifyUndoable(message: string, left: Order, courierId: number | null, undo: () => Sent) {
  const shown = () => shownOrder(left.id);
  const send = () =>
    shown()?.courierId === courierId
      ? undo()
      : Promise.reject(new OwnRefusal(text.changedSince(left.publicId)));
  const over = () => (shown()?.lastSequence ?? Infinity) > left.lastSequence;
  undoUntil(message, () => sent(left, send), over);
}

/** Several orders assigned are one job. Effects show at once, go on refusal; undo where possible. */
export function commandsBy(bulk: Bulk) {
  const named = (orders: readonly Order[]) =>
    orders.length === 1 ? (orders[0]?.publicId ?? '') : text.many(orders.length);

  const assign = async (orders: readonly Order[], courier: Pick<Courier, 'id' | 'name'>): Promise<void> => {
    const [order, ...more] = orders;
    if (!order) return;
    if (more.length > 0) return bulk.begin('assign', orders, courier);
    const { id, courierId } = order;
    const after = await sent(order, () => {
      const back = expectCourier(order, courier);
      return sendAssign(id, courier.id, courierId).catch((error: unknown) => {
        back();
        throw error;
      });
    });
    if (!after) return;
    const message = text.done.assign({ number: order.publicId, courier: courier.name });
    notifyUndoable(message, after, courier.id, () =>
      courierId === null ? SEND.release(id) : sendAssign(id, courierId, courier.id),
    );
  };

  const run = async (command: PlainCommand, order: Order): Promise<void> => {
    const { id, courierId, publicId } = order;
    const after = await sent(order, () => SEND[command](id));
    if (!after) return;
    const message = text.done[command](publicId);
    if (command !== 'release' || courierId === null) notify(message);
    else notifyUndoable(message, after, null, () => sendAssign(id, courierId, null));
  };

  const cancel = async (order: Order, why: Cancellation): Promise<void> => {
    const { id, status } = order;
    const asked = { id, ...why, returnToPickup: status === 'collected' };
    const after = await sent(order, () => call('POST /api/admin/orders/{id}/cancel', asked));
    if (after) notify(text.done[after.status === 'cancelled' ? 'cancel' : 'returns'](order.publicId));
  };

  const group = async (orders: readonly Order[]): Promise<void> => {
    const [leader, ...others] = orders;
    if (!leader) return;
    const orderIds = others.map(({ id }) => id);
    const ungroup = async ({ id }: Order) => keepOrders([await inTurn(id, () => SEND.ungroup(id))]);
    const undo = () => Promise.all(others.map(ungroup)).catch(refused);
    const tell = () => void notify(text.done.group(orders.length), undo);
    await call('POST /api/admin/orders/{id}/group', { id: leader.id, orderIds }).then(tell, refused);
  };

  return { assign, run, cancel, group, named };
}

export type Commands = ReturnType<typeof commandsBy>;
