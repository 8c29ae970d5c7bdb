import { useState } from 'react';
import type { Order } from '../data/api.store.js';
import { taskWords as text } from '../words.js';

/** Which of the orders of one shop the courier takes: all, except those that were unticked. */
export function useTaken(orders: readonly Order[]) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const several = orders.length > 1;
  return {
    taken: several ? orders.filter(({ id }) => !left.includes(id)) : orders,
    turn: ({ id }: Order) =>
      setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
  };
}

interface PickupCodesProps extends ReturnType<typeof useTaken> {
  orders: readonly Order[];
}

/** The codes that the shop asks for. One of several orders can be unticked if it is not ready. */
export function PickupCodes({ orders, taken, turn }: PickupCodesProps) {
  if (orders.length > 1)
    return orders.map((order) => (
      <label key={order.id} className="note row wrap check pickup-code">
        <input type="checkbox" checked={taken.includes(order)} onChange={() => turn(order)} />
        <span className="grow">{text.order(order.publicId)}</span>
        <strong>{order.pickupCode}</strong>
      </label>
    ));
  return orders.map(
    ({ id, pickupCode }) =>
      pickupCode !== null && (
        <p key={id} className="note row wrap between pickup-code">
          <span>{text.pickupCode}</span>
          <strong>{pickupCode}</strong>
        </p>
      ),
  );
}
