import { memo, useState, type DragEvent, type ReactNode } from 'react';
import { distance, money } from '../../base/money.js';
import { clock, moment, span } from '../../base/time.js';
import { Icon } from '../../base/ui/icon.js';
import { below } from '../../desk/ui/menu.js';
import { type Column, stateOf } from './views.hook.js';
import { nextStop, toCollect, type BoardOrder, type Due } from './board.rules.js';
import type { Wait } from './wait-items.rules.js';
import { boardWords as text } from '../words.js';

const DRAGGED = 'application/x-order-ids';

/** Empty before the drop, as browsers hide the data; null: something else is dragged. */
function draggedOrders({ dataTransfer }: DragEvent): readonly number[] | null {
  if (!dataTransfer.types.includes(DRAGGED)) return null;
  const ids = dataTransfer.getData(DRAGGED);
  return ids === '' ? [] : (JSON.parse(ids) as number[]);
}

export function dragOrders({ dataTransfer }: DragEvent, ids: readonly number[]): void {
  dataTransfer.setData(DRAGGED, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'move';
}

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

interface OrderRowProps extends Due {
  order: BoardOrder;
  columns: readonly Column[];
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
  /** The dropped orders become a group with this one. */
  readonly group: (id: number, dropped: readonly number[]) => void;
}

export const OrderRow = memo(function OrderRow({ order, columns, marked, act, ...shown }: OrderRowProps) {
  const { lateness, chosen, fresh, paired } = shown;
  const stop = nextStop(order);
  const stops = order.stops.length;
  const { over, target } = useDrop((ids) => act.group(order.id, ids));
  return (
    <Row
      id={order.id}
      name={order.publicId}
      data={{ 'data-order': order.publicId }}
      classes={[lateness, chosen && 'chosen', fresh && 'fresh', paired && 'paired', over && 'over']}
      target={target}
      isOrder
      marked={marked}
      act={act}
      due={<DueTime {...shown} />}
      open={() => act.open(order.id)}
      way={
        <>
          <span className="cut">{order.merchant.name}</span>
          <span className="soft cut">
            {stop ? (stop.district ?? stop.address) : '–'}
            {stops > 1 && ` +${stops - 1}`}
          </span>
        </>
      }
    >
      {columns.map((column) => (
        <span key={column} role="gridcell" className={`cell ${column}`}>
          {CELLS[column](order, shown.searchLeft)}
        </span>
      ))}
    </Row>
  );
});

interface RowProps extends Pick<OrderRowProps, 'marked' | 'act'> {
  /** 0: the row is about no order. */
  id: number;
  name: string;
  data: Readonly<Record<`data-${string}`, string>>;
  classes: readonly (string | false)[];
  target?: ReturnType<typeof useDrop>['target'];
  /** It can be selected and dragged. */
  isOrder: boolean;
  /** Absent: an ordinary row, outside the list's head. */
  wait?: Wait;
  due: ReactNode;
  open: () => void;
  way: ReactNode;
  children: ReactNode;
}

export function Row({ id, name, data, classes, target, isOrder, wait, marked, act, ...cells }: RowProps) {
  return (
    <div
      role="row"
      aria-selected={marked}
      {...data}
      className={['order-row', ...classes].filter(Boolean).join(' ')}
      draggable={isOrder}
      onDragStart={(event) => dragOrders(event, act.dragged(id))}
      {...target}
      onPointerEnter={() => act.hover(id)}
      onPointerLeave={() => act.hover(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        act.menu(id, { x: event.clientX, y: event.clientY }, wait);
      }}
    >
      <span role="gridcell" className="mark">
        {isOrder && (
          <input
            type="checkbox"
            className="tick"
            aria-label={text.select(name)}
            checked={marked}
            onChange={() => undefined}
            onClick={(event) => act.mark(id, event.shiftKey)}
          />
        )}
      </span>
      <span role="gridcell" className="due number row g4 small">
        {cells.due}
      </span>
      <span role="gridcell" className="which">
        <button type="button" className="open as-text" onClick={cells.open}>
          {name}
        </button>
      </span>
      <span role="gridcell" className="way">
        {cells.way}
      </span>
      {cells.children}
      <span role="gridcell" className="acts">
        <button
          type="button"
          className="as-text"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => act.menu(id, below(currentTarget), wait)}
        >
          <Icon name="dots" label={text.more} />
        </button>
      </span>
    </div>
  );
}

const WIDTHS: Readonly<Record<Column, string>> = {
  recipient: 'minmax(70px, 0.3fr)',
  status: 'minmax(70px, 0.25fr)',
  external: '84px',
  distance: '56px',
  price: '72px',
  created: '48px',
  money: '16px',
  who: 'minmax(148px, 0.9fr)',
};

const MENU = '20px';

export function gridOf(columns: readonly Column[]): string {
  return [...columns.map((column) => WIDTHS[column]), MENU].join(' ');
}

type Cell = (order: BoardOrder, searchLeft: number | null) => ReactNode;

const CELLS: Readonly<Record<Column, Cell>> = {
  recipient: (order) => <span className="cut">{nextStop(order)?.name ?? '–'}</span>,
  status: (order) => <span className="cut soft">{stateOf(order)}</span>,
  external: ({ externalDisplayId, externalId }) => (
    <span className="cut soft">{externalDisplayId ?? externalId ?? '–'}</span>
  ),
  distance: ({ distanceM }) => <span className="number soft">{distance(distanceM)}</span>,
  price: ({ totalCents }) => <span className="number">{money(totalCents)}</span>,
  created: ({ createdAt }) => <span className="number soft">{moment(createdAt)}</span>,
  money: (order) => <Collect cents={toCollect(order)} />,
  who: whoOf,
};

function whoOf(order: BoardOrder, searchLeft: number | null) {
  const { courier, queue } = order;
  if (courier) return <span className="cut">{courier.name}</span>;
  const searched = searchLeft === null ? stateOf(order) : text.searchEnds(span(searchLeft));
  const place =
    queue &&
    (queue.expectedAt
      ? text.queuedUntil({ ...queue, at: clock(queue.expectedAt) })
      : text.queued(queue.position));
  return <span className="soft two-lines">{place ?? searched}</span>;
}

function Collect({ cents }: { cents: number }) {
  if (cents === 0) return null;
  const label = text.collect(money(cents));
  return (
    <span title={label}>
      <Icon name="money" label={label} />
    </span>
  );
}

export function DueTime({ minutesLeft, lateness }: Pick<Due, 'minutesLeft' | 'lateness'>) {
  if (!Number.isFinite(minutesLeft)) return '–';
  if (lateness === 'calm') return span(minutesLeft);
  if (lateness === 'risk')
    return (
      <>
        <Icon name="clock" label={text.risk} />
        {span(minutesLeft)}
      </>
    );
  const late = span(minutesLeft);
  return (
    <>
      <Icon name="alert" />
      <span aria-hidden>{text.late(late)}</span>
      <span className="sr">{text.lateBy(late)}</span>
    </>
  );
}
