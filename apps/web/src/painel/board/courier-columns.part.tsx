import { useMemo, useRef } from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { byName } from '../../desk/names.js';
import { Status } from '../../base/ui/status.js';
import { Window } from '../../desk/ui/window.js';
import { ShiftEnd } from '../couriers/shift-end.part.js';
import { boardWords as text, columnWords as own } from '../words.js';
import type { Board } from './board-state.hook.js';
import { dueOf, nextStop, type Group } from './board.rules.js';
import { stateOf } from './views.hook.js';
import type { OrderList } from './order-list.part.js';
import { dragOrders, DueTime, useDrop } from './order-row.part.js';
import './courier-columns.css';

interface CourierColumnsProps {
  board: Board;
  /** `OrderList`, passed in: an import here would make it a file of its own in the first load. */
  List: typeof OrderList;
}

const NO_GROUPS: ReadonlyMap<Group, never[]> = new Map();
const columnPx = () => 236;
/** Includes the gap below it. */
const cardPx = () => 98;

/** One column per courier on shift, the first for unassigned orders; cards are dragged between them. */
export function CourierColumns({ board, List }: CourierColumnsProps) {
  const { couriers } = board;
  const { all, carried, waits } = board.lines;
  const scroller = useRef<HTMLDivElement>(null);
  const load = ({ id }: Courier) => carried.get(id)?.length ?? 0;
  const columns = useMemo(
    () => [null, ...[...couriers].sort((a, b) => load(b) - load(a) || byName(a.name, b.name))],
    [couriers, carried],
  );
  const waiting = useMemo(
    () =>
      all.filter(
        ({ courierId, status, nobodyTook }) => courierId === null && status === 'pending' && !nobodyTook,
      ),
    [all],
  );
  return (
    <div className="courier-columns column">
      {Object.values(waits).some(({ length }) => length > 0) && <List board={board} groups={NO_GROUPS} />}
      <div ref={scroller} className="across" role="list" aria-label={own.columnsOfCouriers} tabIndex={0}>
        <Window
          across
          items={columns}
          scroller={scroller}
          heightOf={columnPx}
          keyOf={(courier) => courier?.id ?? 0}
          render={(courier) => (
            <CourierColumn
              board={board}
              courier={courier}
              cards={courier ? (carried.get(courier.id) ?? []) : waiting}
            />
          )}
        />
      </div>
    </div>
  );
}

interface CourierColumnProps {
  board: Board;
  /** Null: the column of unassigned orders. */
  courier: Courier | null;
  cards: readonly Order[];
}

function CourierColumn({ board, courier, cards }: CourierColumnProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { over, target } = useDrop((ids) => (courier ? board.assign(ids, courier) : board.release(ids)));
  const title = courier?.name ?? text.nobody;
  const count = courier ? text.load({ carried: cards.length, room: board.room }) : String(cards.length);
  return (
    <div
      role="listitem"
      aria-label={title}
      data-column={title}
      className={over ? 'courier-column column over' : 'courier-column column'}
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
