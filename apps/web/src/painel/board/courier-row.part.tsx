import { memo, useState } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { minutesBetween, span } from '../../ground/time.js';
import { ShiftEnd } from '../couriers/shift-end.part.js';
import { nextStop } from './board.rules.js';
import { courierRowOf } from './courier-row.rules.js';
import { draggedOrders, dragOrders } from './order-row.part.js';
import { boardWords as text } from '../words.js';

export interface CourierRowProps {
  room: number;
  assign: (orderIds: readonly number[], courier: Courier) => void;
  hover: (courierId: number | null) => void;
  open: (orderId: number) => void;
  courier: Courier;
  orders: readonly Order[];
  now: number;
  paired: boolean;
  unfolded: boolean;
  unfold: (id: number | null) => void;
}

/** A courier's row of one line, which unfolds to the orders on board, and a target for dropped orders. */
export const CourierRow = memo(function CourierRow(props: CourierRowProps) {
  const { courier, orders, now, room, paired, unfolded, unfold, assign, hover, open } = props;
  const [over, setOver] = useState(false);
  const { free, away } = courierRowOf(courier, orders.length, now);
  const classes = ['courier-row', free && 'free', away && 'away', over && 'over', paired && 'paired'];
  return (
    <div
      role="listitem"
      className={classes.filter(Boolean).join(' ')}
      data-courier={courier.name}
      onDragOver={(event) => {
        if (draggedOrders(event) === null) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        assign(draggedOrders(event) ?? [], courier);
      }}
      onPointerEnter={() => hover(courier.id)}
      onPointerLeave={() => hover(null)}
    >
      <button
        type="button"
        className="row as-text"
        aria-expanded={unfolded}
        onClick={() => unfold(unfolded ? null : courier.id)}
      >
        <span className="dot" aria-hidden />
        <strong className="cut">{courier.name}</strong>
        <span className="does grow soft cut">{over ? text.dropHere : <Doing {...props} />}</span>
        <span className="soft small number">{text.load({ carried: orders.length, room })}</span>
      </button>
      {unfolded && orders.length > 0 && (
        <ol>
          {orders.map((order) => (
            <li key={order.id} draggable onDragStart={(event) => dragOrders(event, [order.id])}>
              <button type="button" className="cut as-text" onClick={() => open(order.id)}>
                {order.status === 'collected'
                  ? text.toDrop(nextStop(order)?.district ?? nextStop(order)?.address ?? '')
                  : text.toPickup(order.merchant.name)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
});

function Doing({ courier, orders, now }: CourierRowProps) {
  const { outSince, saysState } = courierRowOf(courier, orders.length, now);
  return (
    <>
      {saysState && <span>{state()}</span>}
      <ShiftEnd courier={courier} now={now} />
      {outSince !== null && (
        <span className="amber-text">{text.outOfSearch(span(minutesBetween(outSince, now)))}</span>
      )}
    </>
  );

  function state(): string {
    if (courier.status === 'blocked') return text.blocked;
    if (!courier.online) return text.away;
    if (orders.length > 0) return text.carrying(orders.length);
    return courier.freeSince === null
      ? text.freeNow
      : text.freeFor(span(minutesBetween(courier.freeSince, now)));
  }
}
