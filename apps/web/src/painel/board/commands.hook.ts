import { type Courier, type Order, call } from '../../base/api/client.js';
import { OwnRefusal } from '../../base/api/problem.js';
import { problemText } from '../../base/api/problem-words.js';
import { refused, notify } from '../../base/ui/toast.js';
import { unserved } from '../data/orders.query.js';
import type { Command } from './board.rules.js';
import type { Bulk, Cancellation } from './bulk.hook.js';
import { expectCourier, keepOrder, shownOrder, inTurn } from './open-orders.store.js';
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

/** `from`: who has the order as far as the operator sees; somebody else does not lose it. */
function sendAssign(id: number, courierId: number, from: number | null): Sent {
  return call('POST /api/admin/orders/{id}/assign', { id, courierId, from });
}

function sendCancel({ id, status }: Order, why: Cancellation): Sent {
  return call('POST /api/admin/orders/{id}/cancel', { id, ...why, returnToPickup: status === 'collected' });
}

/** Runs one command on several orders, one request each: the orders as they were (`done`), and as they are then (`left`). */
async function each(
  orders: readonly Order[],
  send: (order: Order) => Sent,
): Promise<{ done: Order[]; left: Order[]; errors: unknown[] }> {
  const done: Order[] = [];
  const left: Order[] = [];
  const errors: unknown[] = [];
  await Promise.all(
    orders.map(async (order) => {
      try {
        const after = await inTurn(order.id, () => send(order));
        keepOrder(after);
        done.push(order);
        left.push(after);
      } catch (error) {
        errors.push(error);
      }
    }),
  );
  return { done, left, errors };
}

/** Whether something else happened to the orders since. */
const changed = (left: readonly Order[]) => () =>
  left.some(({ id, lastSequence }) => (shownOrder(id)?.lastSequence ?? Infinity) > lastSequence);

/**
 * Commands on orders; several orders become one job. The effect is shown at once, withdrawn on refusal, and undone
 * where the API can.
 */
export function commandsBy(bulk: Bulk) {
  const named = (orders: readonly Order[]) =>
    orders.length === 1 ? (orders[0]?.publicId ?? '') : text.many(orders.length);
  const tell = (
    orders: readonly Order[],
    errors: readonly unknown[],
    said: string,
    undo?: () => unknown,
    over?: () => boolean,
  ) => {
    if (errors.length < orders.length) {
      if (over) void import('./undo-until.rules.js').then((part) => part.undoUntil(said, undo, over));
      else notify(said, undo);
    }
    const [first] = errors;
    if (first === undefined) return;
    if (orders.length === 1) refused(first);
    else
      refused(
        new OwnRefusal(
          text.someRefused({ refused: errors.length, count: orders.length, why: problemText(first) }),
        ),
      );
  };

  const undoAll = async (orders: readonly Order[], send: (order: Order) => Sent): Promise<void> => {
    const { errors } = await each(orders, send);
    if (errors.length > 0) refused(errors[0]);
  };
  /** Undoes only where the courier is still whom the command left: somebody else may have decided since. */
  const undoWhile = (courierId: number | null, orders: readonly Order[], send: (order: Order) => Sent) =>
    undoAll(orders, (order) =>
      shownOrder(order.id)?.courierId === courierId
        ? send(order)
        : Promise.reject(new OwnRefusal(text.changedSince(order.publicId))),
    );

  const assign = async (orders: readonly Order[], courier: Pick<Courier, 'id' | 'name'>): Promise<void> => {
    if (orders.length > 1) return bulk.begin('assign', orders, courier);
    const { done, left, errors } = await each(orders, async (order) => {
      const back = expectCourier(order, courier);
      return sendAssign(order.id, courier.id, order.courierId).catch((error: unknown) => {
        back();
        throw error;
      });
    });
    const undo = () =>
      undoWhile(courier.id, done, ({ id, courierId }) =>
        courierId === null ? SEND.release(id) : sendAssign(id, courierId, courier.id),
      );
    tell(
      orders,
      errors,
      text.done.assign({ number: named(done), courier: courier.name }),
      undo,
      changed(left),
    );
  };

  const run = async (command: PlainCommand, orders: readonly Order[]): Promise<void> => {
    if (orders.length > 1) return bulk.begin(command, orders);
    const { done, left, errors } = await each(orders, ({ id }) => SEND[command](id));
    const before = command === 'release' ? done.filter(({ courierId }) => courierId !== null) : [];
    const undo =
      before.length > 0
        ? () => undoWhile(null, before, ({ id, courierId }) => sendAssign(id, courierId ?? 0, null))
        : undefined;
    tell(orders, errors, text.done[command](named(done)), undo, undo && changed(left));
  };

  const cancel = async (order: Order, why: Cancellation): Promise<void> => {
    const { left, errors } = await each([order], () => sendCancel(order, why));
    const ended = left[0]?.status === 'cancelled';
    tell([order], errors, text.done[ended ? 'cancel' : 'returns'](order.publicId));
  };

  const group = async (orders: readonly Order[]): Promise<void> => {
    const [leader, ...others] = orders;
    if (!leader) return;
    const orderIds = others.map(({ id }) => id);
    try {
      await call('POST /api/admin/orders/{id}/group', { id: leader.id, orderIds });
      notify(text.done.group(orders.length), () => undoAll(others, ({ id }) => SEND.ungroup(id)));
    } catch (error) {
      refused(error);
    }
  };

  return { assign, run, cancel, group, named };
}

export type Commands = ReturnType<typeof commandsBy>;
