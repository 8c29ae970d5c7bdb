import type { ReactNode } from 'react';
import { distance, money } from '../../base/money.js';
import { clock, moment, span } from '../../base/time.js';
import { Icon } from '../../base/ui/icon.js';
import { type Column, stateOf } from './board-view.rules.js';
import { type BoardOrder, type Due, nextStop, toCollect } from './board.rules.js';
import { boardWords as text } from '../words.js';

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

/** The menu of a row. */
const MENU = '20px';

/** The grid columns of the chosen columns. */
export function gridOf(columns: readonly Column[]): string {
  return [...columns.map((column) => WIDTHS[column]), MENU].join(' ');
}

type Cell = (order: BoardOrder, searchLeft: number | null) => ReactNode;

/** The cell of each column. */
export const CELLS: Readonly<Record<Column, Cell>> = {
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

/** The courier, or how much longer one is searched for. */
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

/** The minutes that an order has left, or by which it is late. */
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
