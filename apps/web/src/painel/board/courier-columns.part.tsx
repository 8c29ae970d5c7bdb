import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { byName } from '../../ground/names.js';
import { useNow } from '../../ground/time.js';
import { Status } from '../../ground/ui/status.js';
import { Window } from '../../ground/ui/window.js';
import { ShiftEnd } from '../couriers/shift-end.part.js';
import { boardWords as text, columnWords as own } from '../words.js';
import { dueOf, nextStop } from './board.rules.js';
import { DueTime } from './due-time.part.js';
import { stateOf } from './state-words.rules.js';
import { draggedOrders, dragOrders, type RowActs } from './order-row.part.js';
import './courier-columns.css';

interface CourierColumnsProps {
  orders: readonly Order[];
  couriers: readonly Courier[];
  carried: ReadonlyMap<number, readonly Order[]>;
  room: number;
  marked: ReadonlySet<number>;
  act: RowActs;
  assign: (orderIds: readonly number[], courier: Courier) => void;
  release: (orderIds: readonly number[]) => void;
}

const COLUMN_PX = 236;
const BEYOND = 2;
/** With the gap below it. */
const CARD_PX = 98;
const cardPx = () => CARD_PX;

/** The board as columns: one per courier on shift, the first for unassigned orders. Cards are dragged between them. */
export function CourierColumns(props: CourierColumnsProps) {
  const { orders, couriers, carried, room, assign, release } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ from: 0, count: 8 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () =>
      setView({
        from: Math.floor(element.scrollLeft / COLUMN_PX),
        count: Math.ceil(element.clientWidth / COLUMN_PX),
      });
    look();
    const sized = new ResizeObserver(look);
    sized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const load = ({ id }: Courier) => carried.get(id)?.length ?? 0;
  const columns = useMemo(
    () => [...couriers].sort((a, b) => load(b) - load(a) || byName(a.name, b.name)),
    [couriers, carried],
  );
  const waiting = useMemo(
    () => orders.filter(({ courierId, status }) => courierId === null && status === 'pending'),
    [orders],
  );
  const seen = (at: number) => at >= view.from - BEYOND && at <= view.from + view.count + BEYOND;
  return (
    <div
      ref={scroller}
      className="courier-columns"
      role="list"
      aria-label={own.columnsOfCouriers}
      tabIndex={0}
    >
      <div className="all" style={{ width: (columns.length + 1) * COLUMN_PX }} role="presentation">
        <CourierColumn
          {...props}
          at={0}
          title={text.nobody}
          count={String(waiting.length)}
          cards={waiting}
          drop={release}
        />
        {columns.map((courier, index) =>
          seen(index + 1) ? (
            <CourierColumn
              key={courier.id}
              {...props}
              at={index + 1}
              courier={courier}
              title={courier.name}
              count={text.load({ carried: load(courier), room })}
              cards={carried.get(courier.id) ?? []}
              drop={(ids) => assign(ids, courier)}
            />
          ) : null,
        )}
      </div>
    </div>
  );
}

interface CourierColumnProps extends Pick<CourierColumnsProps, 'marked' | 'act'> {
  at: number;
  courier?: Courier;
  title: string;
  count: string;
  cards: readonly Order[];
  drop: (ids: readonly number[]) => void;
}

function CourierColumn({ at, courier, title, count, cards, drop, marked, act }: CourierColumnProps) {
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (draggedOrders(event) === null) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      role="listitem"
      aria-label={title}
      data-column={title}
      className={over ? 'courier-column over' : 'courier-column'}
      style={{ transform: `translateX(${String(at * COLUMN_PX)}px)`, width: COLUMN_PX }}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        drop(draggedOrders(event) ?? []);
      }}
    >
      <h2 className="toolbar">
        <span className="grow cut">{title}</span> <span className="soft number">{count}</span>
      </h2>
      {courier?.shiftEndsAt && (
        <p className="toolbar soft small ends">
          <ShiftEnd courier={courier} now={now} />
        </p>
      )}
      <div className="fill" ref={scroller}>
        {cards.length === 0 && (
          <p className="soft padded">
            {courier ? (over ? text.dropHere : text.freeNow) : over ? text.dropToRelease : own.noneWaits}
          </p>
        )}
        <Window
          items={cards}
          scroller={scroller}
          heightOf={cardPx}
          keyOf={({ id }) => id}
          render={(order) => <OrderCard order={order} now={now} marked={marked.has(order.id)} act={act} />}
        />
      </div>
    </div>
  );
}

function OrderCard({
  order,
  now,
  marked,
  act,
}: {
  order: Order;
  now: number;
  marked: boolean;
  act: RowActs;
}) {
  const due = dueOf(order, now);
  const stop = nextStop(order);
  return (
    <article
      className={`order-card ${due.lateness} ${marked ? 'marked' : ''}`}
      draggable
      onDragStart={(event) => dragOrders(event, act.dragged(order.id))}
      onContextMenu={(event) => {
        event.preventDefault();
        act.menu(order.id, { x: event.clientX, y: event.clientY });
      }}
    >
      <div className="row">
        <button type="button" className="open as-text" onClick={() => act.open(order.id)}>
          {order.publicId}
        </button>
        <span className="grow" />
        <span className="due number">
          <DueTime {...due} />
        </span>
      </div>
      <p className="cut">{order.merchant.name}</p>
      <p className="cut soft">→ {stop ? (stop.district ?? stop.address) : '–'}</p>
      <Status tone="plain">{stateOf(order)}</Status>
    </article>
  );
}
