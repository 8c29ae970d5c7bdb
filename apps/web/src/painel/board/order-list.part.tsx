import { useMemo, useRef, type CSSProperties, useState, type UIEvent } from 'react';
import { Button } from '../../base/ui/button.js';
import { lazy } from '../../base/lazy.js';
import { useNarrow } from '../../desk/narrow.js';
import { Window } from '../../desk/ui/window.js';
import { Empty } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import type { Column } from './views.hook.js';
import type { Board } from './board-state.hook.js';
import { GROUPS, type Group, type Line } from './board.rules.js';
import { gridOf, OrderRow, useDrop } from './order-row.part.js';
import { heldOf, HEADS, keyOf, visibleOf, type Head, type Wait, SHOWN_ROWS } from './wait-items.rules.js';
import { boardWords as text, headWords, noOrdersWords } from '../words.js';

interface GroupHeadProps {
  group: Group | Head;
  count: number;
  folded: boolean;
  fold: () => void;
  /** Releases dropped orders. Null: nothing can be dropped here. */
  release?: ((ids: readonly number[]) => void) | null;
  mark: (() => void) | null;
  act?: { readonly label: string; readonly run: () => void } | null;
}

const WARNING: readonly string[] = ['attention', 'unserved', 'decisions'];

function GroupHead({ group, count, folded, fold, release, mark, act }: GroupHeadProps) {
  const { over, target } = useDrop((ids) => release?.(ids));
  const warns = WARNING.includes(group);
  const more = group === 'unserved' || group === 'decisions' ? count - SHOWN_ROWS : 0;
  return (
    <div
      role="row"
      className={`group-head row between ${warns ? 'attention' : ''} ${over ? 'over' : ''}`}
      {...(release && target)}
    >
      <span role="gridcell" className="grow">
        <button type="button" className="as-text small" aria-expanded={!folded} onClick={fold}>
          <Icon name={folded ? 'chevron' : 'down'} />
          {text.group[group]} <span className={warns ? 'count warn' : 'count'}>{count}</span>
          {folded && more > 0 && <span className="soft">{text.moreOf(more)}</span>}
          {over && <span className="soft">{text.dropToRelease}</span>}
        </button>
      </span>
      {act && (
        <span role="gridcell">
          <button type="button" className="as-text small" onClick={act.run}>
            {act.label}
          </button>
        </span>
      )}
      {mark && (
        <span role="gridcell">
          <button
            type="button"
            className="as-text soft all"
            title={text.selectGroup(text.group[group])}
            onClick={mark}
          >
            <Icon name="check" label={text.selectGroup(text.group[group])} />
          </button>
        </span>
      )}
    </div>
  );
}

const WaitRow = lazy(async () => (await import('./wait-row.part.js')).WaitRow, null);

type Item = { readonly group: Group | Head; readonly count: number } | Wait | Line;

/** On a phone a row has two lines, and room for a thumb. */
const HEIGHT = { group: 30, row: 36, phoneRow: 53 } as const;

export function OrderList({ board, groups }: { board: Board; groups: ReadonlyMap<Group, readonly Line[]> }) {
  const { orders, now, chosen, fresh, paired, acts } = board;
  const { waits, folded, fold, marked, markAll } = board.lines;
  const { columns } = board.views.content;
  const scroller = useRef<HTMLDivElement>(null);
  const rowPx = useNarrow() ? HEIGHT.phoneRow : HEIGHT.row;
  const ids = useMemo(
    () => GROUPS.flatMap((group) => (groups.get(group) ?? []).map(({ order }) => order.id)),
    [groups],
  );
  const isEmpty = ids.length === 0 && HEADS.every((head) => waits[head].length === 0);
  const { held, look, show } = useHeldRows(ids, isEmpty);
  const head = HEADS.flatMap((group): Item[] => {
    const all = waits[group];
    return all.length === 0 ? [] : [{ group, count: all.length }, ...visibleOf(all, !folded.has(group))];
  });
  const listed = GROUPS.flatMap((group): Item[] => {
    const lines = groups.get(group) ?? [];
    const seen = held.size === 0 ? lines : lines.filter(({ order }) => !held.has(order.id));
    if (seen.length === 0) return [];
    return [{ group, count: seen.length }, ...(folded.has(group) ? [] : seen)];
  });
  const items = [...head, ...listed];
  if (isEmpty) return <NoOrders board={board} />;
  return (
    <>
      {held.size > 0 && (
        <div className="held">
          <Button
            kind="primary"
            onClick={() => {
              scroller.current?.scrollTo({ top: 0 });
              show();
            }}
          >
            {text.news(held.size)}
          </Button>
        </div>
      )}
      <div
        ref={scroller}
        className="fill"
        role="grid"
        aria-label={text.title}
        aria-rowcount={items.length + 1}
        aria-multiselectable
        onScroll={look}
        style={{ '--cells': gridOf(columns) } as CSSProperties}
      >
        <ColumnHeads columns={columns} />
        <Window
          items={items}
          scroller={scroller}
          heightOf={(item) => ('group' in item ? HEIGHT.group : rowPx)}
          keyOf={(item) => ('group' in item ? item.group : 'head' in item ? keyOf(item) : item.order.id)}
          render={(item) => {
            if ('group' in item) return <GroupHead {...item} {...headOf(item.group)} />;
            if ('head' in item) {
              const id = item.one.orderId ?? 0;
              return <WaitRow wait={item} order={orders[id]} now={now} {...stateOf(id)} act={acts.row} />;
            }
            const { order, due } = item;
            return (
              <OrderRow
                order={order}
                columns={columns}
                fresh={fresh.has(order.id)}
                {...due}
                {...stateOf(order.id)}
                act={acts.row}
              />
            );
          }}
        />
      </div>
    </>
  );

  function stateOf(id: number) {
    return { chosen: chosen === id, marked: marked.has(id), paired: paired.has(id) };
  }

  function headOf(group: Group | Head) {
    const shared = { folded: folded.has(group), fold: () => fold(group) };
    if (group === 'decisions') return { ...shared, mark: null };
    if (group !== 'unserved') {
      const mark = () => markAll((groups.get(group) ?? []).map(({ order }) => order.id));
      return { ...shared, mark, release: group === 'search' ? board.release : null };
    }
    const waiting = heldOf(waits);
    if (waiting.length === 0) return { ...shared, mark: null };
    const act = acts.mayWrite ? { label: text.searchAllAgain, run: board.searchAgain } : null;
    return { ...shared, mark: () => markAll(waiting), act };
  }
}

function NoOrders({ board: { lines, acts, views } }: { board: Board }) {
  const filtered = lines.all.length > 0;
  const { noMatch, noMatchLead, noOrders, noOrdersLead, showAll } = noOrdersWords;
  const begin = acts.mayWrite && (
    <Button kind="primary" onClick={acts.create}>
      {text.create}
    </Button>
  );
  return (
    <div className="fill">
      <Empty
        icon={filtered ? 'filter' : 'box'}
        title={filtered ? noMatch : noOrders}
        action={filtered ? <Button onClick={() => views.choose('all')}>{showAll}</Button> : begin}
        lead={filtered ? noMatchLead : noOrdersLead}
      />
    </div>
  );
}

function ColumnHeads({ columns }: { columns: readonly Column[] }) {
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

const TOP_PX = 40;

/** Holds back new rows during scrolling, so that the rows being read do not move. */
function useHeldRows(ids: readonly number[], isEmpty: boolean) {
  /** The rows that were there when the list left its top; null: it stands there. */
  const [known, setKnown] = useState<ReadonlySet<number> | null>(null);
  if (isEmpty && known) setKnown(null);
  return {
    held: useMemo(() => new Set(known ? ids.filter((id) => !known.has(id)) : []), [ids, known]),
    look: ({ currentTarget }: UIEvent) =>
      setKnown(currentTarget.scrollTop > TOP_PX ? (known ?? new Set(ids)) : null),
    show: () => setKnown(null),
  };
}
