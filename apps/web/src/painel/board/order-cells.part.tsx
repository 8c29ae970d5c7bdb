import type { Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { distance, money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Icon } from '../../ground/ui/icon.js';
import { statusWords } from '../words.js';
import type { Column } from './board-view.rules.js';
import { nextStop, toCollect } from './board.rules.js';
import { boardWords } from './words.js';

const WIDTHS: Readonly<Record<Column, string>> = {
  recipient: 'minmax(70px, 0.3fr)',
  status: 'minmax(70px, 0.25fr)',
  external: '84px',
  distance: '56px',
  price: '72px',
  created: '48px',
  money: '16px',
  who: 'minmax(76px, 0.34fr)',
};

/** The grid columns of the chosen columns. */
export function gridOf(columns: readonly Column[]): string {
  return columns.map((column) => WIDTHS[column]).join(' ');
}

/** The cell of one column. */
export function OrderCell({ column, order }: { column: Column; order: Order }) {
  const states = useWords(statusWords);
  switch (column) {
    case 'recipient':
      return <span className="cut">{nextStop(order)?.name ?? '–'}</span>;
    case 'status':
      return <span className="cut soft">{states[order.status]}</span>;
    case 'external':
      return <span className="cut soft">{order.externalDisplayId ?? order.externalId ?? '–'}</span>;
    case 'distance':
      return <span className="number soft">{distance(order.distanceM)}</span>;
    case 'price':
      return <span className="number">{money(order.totalCents)}</span>;
    case 'created':
      return <span className="number soft">{moment(order.createdAt)}</span>;
    case 'money':
      return <Collect cents={toCollect(order)} />;
    case 'who':
      return (
        <span className={order.courier ? 'cut' : 'cut soft'}>
          {order.courier?.name ?? states[order.status]}
        </span>
      );
  }
}

function Collect({ cents }: { cents: number }) {
  const text = useWords(boardWords);
  if (cents === 0) return null;
  const said = text.collect(money(cents));
  return (
    <span title={said}>
      <Icon name="money" label={said} />
    </span>
  );
}
