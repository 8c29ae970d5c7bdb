import { memo, useState, type DragEvent, type MouseEvent } from 'react';
import { Icon } from '../../base/ui/icon.js';
import { below } from '../../desk/ui/menu.js';
import type { Column } from './board-view.rules.js';
import { nextStop, type BoardOrder, type Due } from './board.rules.js';
import { DueTime, OrderCell } from './order-cells.part.js';
import type { Wait } from './wait-items.rules.js';
import { boardWords as text } from '../words.js';

const DRAGGED = 'application/x-order-ids';

/** Ids of the dragged orders; empty before the drop, as browsers hide them; null: something else is dragged. */
function draggedOrders({ dataTransfer }: DragEvent): readonly number[] | null {
  if (!dataTransfer.types.includes(DRAGGED)) return null;
  const ids = dataTransfer.getData(DRAGGED);
  return ids === '' ? [] : (JSON.parse(ids) as number[]);
}

export function dragOrders({ dataTransfer }: DragEvent, ids: readonly number[]): void {
  dataTransfer.setData(DRAGGED, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'move';
}

/** Where orders can be dropped: whether some are over it, and the attributes of its element. */
export function useDrop(take: (ids: readonly number[]) => void) {
  const [over, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (draggedOrders(event) === null) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(draggedOrders(event) ?? []);
    },
  };
  return { over, target };
}

interface OrderRowProps {
  order: BoardOrder;
  columns: readonly Column[];
  minutesLeft: number;
  lateness: Due['lateness'];
  searchLeft: Due['searchLeft'];
  chosen: boolean;
  marked: boolean;
  fresh: boolean;
  paired: boolean;
  act: RowActs;
}

export interface RowActs {
  readonly open: (id: number) => void;
  readonly mark: (id: number, range: boolean) => void;
  readonly menu: (id: number, place: { x: number; y: number }, wait?: Wait) => void;
  readonly hover: (id: number | null) => void;
  readonly dragged: (id: number) => readonly number[];
  /** Called when orders are dropped on this one: they become a group. */
  readonly group: (id: number, dropped: readonly number[]) => void;
}

/** A row of the order list: lateness, number, way, and the chosen columns. */
export const OrderRow = memo(function OrderRow({
  order,
  columns,
  minutesLeft,
  lateness,
  searchLeft,
  chosen,
  marked,
  fresh,
  paired,
  act,
}: OrderRowProps) {
  const stop = nextStop(order);
  const stops = order.stops.length;
  const { over, target } = useDrop((ids) => act.group(order.id, ids));
  const classes = [
    'order-row',
    lateness,
    chosen && 'chosen',
    fresh && 'fresh',
    paired && 'paired',
    over && 'over',
  ];
  return (
    <div
      role="row"
      aria-selected={marked}
      data-order={order.publicId}
      className={classes.filter(Boolean).join(' ')}
      draggable
      onDragStart={(event) => dragOrders(event, act.dragged(order.id))}
      {...target}
      onPointerEnter={() => act.hover(order.id)}
      onPointerLeave={() => act.hover(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        act.menu(order.id, { x: event.clientX, y: event.clientY });
      }}
    >
      <span role="gridcell" className="mark">
        <input
          type="checkbox"
          className="tick"
          aria-label={text.select(order.publicId)}
          checked={marked}
          onChange={() => undefined}
          onClick={(event) => act.mark(order.id, event.shiftKey)}
        />
      </span>
      <span role="gridcell" className="due number">
        <DueTime minutesLeft={minutesLeft} lateness={lateness} />
      </span>
      <span role="gridcell" className="which">
        <button type="button" className="open as-text" onClick={() => act.open(order.id)}>
          {order.publicId}
        </button>
      </span>
      <span role="gridcell" className="way">
        <span className="cut">{order.merchant.name}</span>
        <span className="soft cut">
          {stop ? (stop.district ?? stop.address) : '–'}
          {stops > 1 && ` +${stops - 1}`}
        </span>
      </span>
      {columns.map((column) => (
        <span key={column} role="gridcell" className={`cell ${column}`}>
          <OrderCell column={column} order={order} searchLeft={searchLeft} />
        </span>
      ))}
      <MoreButton menu={({ currentTarget }) => act.menu(order.id, below(currentTarget))} />
    </div>
  );
});

/** Opens a row's menu, as the right button of a mouse does. */
export function MoreButton({ menu }: { menu: (event: MouseEvent<HTMLButtonElement>) => void }) {
  return (
    <span role="gridcell" className="acts">
      <button type="button" className="as-text" aria-haspopup="menu" onClick={menu}>
        <Icon name="dots" label={text.more} />
      </button>
    </span>
  );
}
