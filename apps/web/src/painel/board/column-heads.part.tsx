import { Icon } from '../../ground/ui/icon.js';
import type { Column } from './board-view.rules.js';
import { headWords } from '../words.js';

/** What each column of the orders shows; it stays at the top while the list moves below it. */
export function ColumnHeads({ columns }: { columns: readonly Column[] }) {
  const { heads, column: named } = headWords;
  return (
    <div role="row" className="order-heads">
      <span role="columnheader" className="mark">
        <span className="sr">{heads.mark}</span>
      </span>
      <span role="columnheader">{heads.due}</span>
      <span role="columnheader">{heads.order}</span>
      <span role="columnheader">{heads.way}</span>
      {columns.map((column) => (
        <span key={column} role="columnheader" className={`cell ${column}`} title={named[column]}>
          {column === 'money' ? (
            <Icon name="money" label={named.money} />
          ) : (
            <span className="cut">{named[column]}</span>
          )}
        </span>
      ))}
      <span role="columnheader">
        <span className="sr">{heads.acts}</span>
      </span>
    </div>
  );
}
