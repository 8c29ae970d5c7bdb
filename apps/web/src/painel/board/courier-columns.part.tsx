import { useEffect, useMemo, useRef, useState } from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { byName } from '../../desk/names.js';
import { Status } from '../../base/ui/status.js';
import { Window } from '../../desk/ui/window.js';
import { ShiftEnd } from '../couriers/shift-end.part.js';
import { boardWords as text, columnWords as own } from '../words.js';
import type { Board } from './board-state.hook.js';
import { dueOf, nextStop, type Group } from './board.rules.js';
import { DueTime } from './order-cells.part.js';
import { stateOf } from './board-view.rules.js';
import type { OrderList } from './order-list.part.js';
import { dragOrders, useDrop } from './order-row.part.js';
import './courier-columns.css';

interface CourierColumnsProps {
  board: Board;
  /** `OrderList`; imported here, it would be a file of its own of the first load. */
  List: typeof OrderList;
}

const NO_GROUPS: ReadonlyMap<Group, never[]> = new Map();
const COLUMN_PX = 236;
const BEYOND = 2;
/** With the gap below it. */
const CARD_PX = 98;
const cardPx = () => CARD_PX;

/** The board as columns: one per courier on shift, the first for unassigned orders. Cards are dragged between them. What waits for somebody is above them. */
export function CourierColumns({ board, List }: CourierColumnsProps) {
  const { couriers, room } = board;
  const { all, carried, waits } = board.lines;
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
    () =>
      all.filter(
        ({ courierId, status, nobodyTook }) => courierId === null && status === 'pending' && !nobodyTook,
      ),
    [all],
  );
  const seen = (index: number) => index >= view.from - BEYOND && index <= view.from + view.count + BEYOND;
  return (
    <div className="courier-columns column">
      {Object.values(waits).some(({ length }) => length > 0) && <List board={board} groups={NO_GROUPS} />}
      <div ref={scroller} className="across" role="list" aria-label={own.columnsOfCouriers} tabIndex={0}>
        <div className="all" style={{ width: (columns.length + 1) * COLUMN_PX }} role="presentation">
          <CourierColumn
            board={board}
            index={0}
            title={text.nobody}
            count={String(waiting.length)}
            cards={waiting}
            drop={board.release}
          />
          {columns.map((courier, index) =>
            seen(index + 1) ? (
              <CourierColumn
                key={courier.id}
                board={board}
                index={index + 1}
                courier={courier}
                title={courier.name}
                count={text.load({ carried: load(courier), room })}
                cards={carried.get(courier.id) ?? []}
                drop={(ids) => board.assign(ids, courier)}
              />
            ) : null,
          )}
        </div>
      </div>
    </div>
  );
}

interface CourierColumnProps {
  board: Board;
  index: number;
  courier?: Courier;
  title: string;
  count: string;
  cards: readonly Order[];
  drop: (ids: readonly number[]) => void;
}

function CourierColumn({ board, index, courier, title, count, cards, drop }: CourierColumnProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { over, target } = useDrop(drop);
  return (
    <div
      role="listitem"
      aria-label={title}
      data-column={title}
      className={over ? 'courier-column column over' : 'courier-column column'}
      style={{ transform: `translateX(${String(index * COLUMN_PX)}px)`, width: COLUMN_PX }}
      {...target}
    >
      <h2 className="toolbar">
        <span className="grow cut">{title}</span> <span className="soft number">{count}</span>
      </h2>
      {courier?.shiftEndsAt && (
        <p className="toolbar soft small ends">
          <ShiftEnd courier={courier} now={board.now} />
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
          render={(order) => <OrderCard board={board} order={order} />}
        />
      </div>
    </div>
  );
}

function OrderCard({ board: { acts, lines, now }, order }: { board: Board; order: Order }) {
  const act = acts.row;
  const due = dueOf(order, now);
  const stop = nextStop(order);
  return (
    <article
      className={`order-card ${due.lateness} ${lines.marked.has(order.id) ? 'marked' : ''}`}
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
        <span className="due number row g4 small">
          <DueTime {...due} />
        </span>
      </div>
      <p className="cut">{order.merchant.name}</p>
      <p className="cut soft">→ {stop ? (stop.district ?? stop.address) : '–'}</p>
      <Status tone="plain">{stateOf(order)}</Status>
    </article>
  );
}
