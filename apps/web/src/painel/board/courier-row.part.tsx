import { memo, useState } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { minutesBetween, span } from '../../ground/time.js';
import { ShiftEnd } from '../couriers/shift-end.part.js';
import { nextStop } from './board.rules.js';
import type { CourierListProps } from './courier-list.part.js';
import { draggedOrders, dragOrders } from './order-row.part.js';
import { boardWords } from './words.js';

interface CourierRowProps extends Pick<CourierListProps, 'room' | 'assign' | 'hover' | 'open'> {
  courier: Courier;
  orders: readonly Order[];
  now: number;
  paired: boolean;
}

const SILENT_MINUTES = 5;

/** A courier's row: load, next stop, and a target for dropped orders. */
export const CourierRow = memo(function CourierRow(props: CourierRowProps) {
  const { courier, orders, room, paired, assign, hover, open } = props;
  const text = useWords(boardWords);
  const [over, setOver] = useState(false);
  const free = orders.length === 0 && courier.status !== 'offline';
  const classes = [
    'courier-row',
    free && 'free',
    !courier.online && 'away',
    over && 'over',
    paired && 'paired',
  ];
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
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        assign(draggedOrders(event) ?? [], courier);
      }}
      onPointerEnter={() => {
        hover(courier.id);
      }}
      onPointerLeave={() => {
        hover(null);
      }}
    >
      <div className="row">
        <span className="dot" aria-hidden />
        <strong className="grow cut">{courier.name}</strong>
        <span className="soft number">{text.load(orders.length, room)}</span>
      </div>
      <p className="does soft cut">{over ? text.dropHere : <Doing {...props} />}</p>
      {orders.length > 0 && (
        <ol>
          {orders.map((order) => (
            <li
              key={order.id}
              draggable
              onDragStart={(event) => {
                dragOrders(event, [order.id]);
              }}
            >
              <button
                type="button"
                className="cut"
                onClick={() => {
                  open(order.id);
                }}
              >
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
  const text = useWords(boardWords);
  const silent = courier.lastSeenAt === null ? 0 : minutesBetween(courier.lastSeenAt, now);
  const isSilent = courier.online && silent >= SILENT_MINUTES;
  // The row has the number of orders in its head already.
  const crowded = orders.length > 0 && (isSilent || courier.shiftEndsAt !== null);
  return (
    <>
      {!crowded && <span>{state()}</span>}
      <ShiftEnd courier={courier} now={now} />
      {isSilent && <span className="silent">{text.seen(span(silent))}</span>}
    </>
  );

  function state(): string {
    if (courier.status === 'blocked') return text.blocked;
    if (!courier.online) return text.away;
    if (orders.length > 0) return text.carrying(orders.length);
    return courier.lastOrderAt === null
      ? text.freeNow
      : text.freeFor(span(minutesBetween(courier.lastOrderAt, now)));
  }
}
