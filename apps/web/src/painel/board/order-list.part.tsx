import { useMemo, useRef, useState, type CSSProperties, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { useNarrow } from '../../ground/narrow.js';
import { Window } from '../../ground/ui/window.js';
import type { Column } from './board-view.rules.js';
import { GROUPS, type Group, type Line } from './board.rules.js';
import { ColumnHeads } from './column-heads.part.js';
import { useHeldRows } from './held-rows.hook.js';
import { gridOf } from './order-cells.part.js';
import { draggedOrders, OrderRow, type RowActs } from './order-row.part.js';
import { boardWords as text } from '../words.js';

type Item = { readonly group: Group; readonly count: number } | Line;

interface OrderListProps {
  groups: ReadonlyMap<Group, readonly Line[]>;
  columns: readonly Column[];
  folded: ReadonlySet<Group>;
  fold: (group: Group) => void;
  chosen: number | null;
  marked: ReadonlySet<number>;
  fresh: ReadonlySet<number>;
  paired: ReadonlySet<number>;
  markAll: (ids: readonly number[]) => void;
  act: RowActs;
  /** Called when orders are dropped on the group of orders in search: releases them. */
  release: (ids: readonly number[]) => void;
  empty: ReactNode;
}

/** On a phone a row has two lines, and room for a thumb. */
const HEIGHT = { group: 34, row: 41, phoneRow: 53 } as const;

export function OrderList(props: OrderListProps) {
  const { groups, columns, folded, fold, chosen, marked, fresh, paired, markAll, act, release } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rowPx = useNarrow() ? HEIGHT.phoneRow : HEIGHT.row;
  const ids = useMemo(
    () => GROUPS.flatMap((group) => (groups.get(group) ?? []).map(({ order }) => order.id)),
    [groups],
  );
  const { held, show } = useHeldRows(ids, scroller);
  const items: Item[] = GROUPS.flatMap((group) => {
    const lines = groups.get(group) ?? [];
    const seen = held.size === 0 ? lines : lines.filter(({ order }) => !held.has(order.id));
    if (seen.length === 0) return [];
    return [{ group, count: seen.length }, ...(folded.has(group) ? [] : seen)];
  });
  if (ids.length === 0) return <div className="fill">{props.empty}</div>;
  return (
    <>
      {held.size > 0 && (
        <div className="held">
          <Button kind="primary" onClick={show}>
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
        style={{ '--cells': gridOf(columns) } as CSSProperties}
      >
        <ColumnHeads columns={columns} />
        <Window
          items={items}
          scroller={scroller}
          heightOf={(item) => ('group' in item ? HEIGHT.group : rowPx)}
          keyOf={(item) => ('group' in item ? item.group : item.order.id)}
          render={(item) =>
            'group' in item ? (
              <GroupHead
                item={item}
                folded={folded.has(item.group)}
                fold={fold}
                release={item.group === 'search' ? release : null}
                mark={() => markAll((groups.get(item.group) ?? []).map(({ order }) => order.id))}
              />
            ) : (
              <OrderRow
                order={item.order}
                columns={columns}
                minutesLeft={item.due.minutesLeft}
                lateness={item.due.lateness}
                searchLeft={item.due.searchLeft}
                chosen={chosen === item.order.id}
                marked={marked.has(item.order.id)}
                fresh={fresh.has(item.order.id)}
                paired={paired.has(item.order.id)}
                act={act}
              />
            )
          }
        />
      </div>
    </>
  );
}

interface GroupHeadProps {
  item: { readonly group: Group; readonly count: number };
  folded: boolean;
  fold: (group: Group) => void;
  release: ((ids: readonly number[]) => void) | null;
  mark: () => void;
}

function GroupHead({ item: { group, count }, folded, fold, release, mark }: GroupHeadProps) {
  const [over, setOver] = useState(false);
  const drop = release && {
    onDragOver: (event: DragEvent) => {
      if (draggedOrders(event) === null) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      release(draggedOrders(event) ?? []);
    },
  };
  return (
    <div role="row" className={`group-head ${group} ${over ? 'over' : ''}`} {...drop}>
      <span role="gridcell">
        <button type="button" className="as-text small" aria-expanded={!folded} onClick={() => fold(group)}>
          <Icon name={folded ? 'chevron' : 'down'} />
          {text.group[group]} <span className={group === 'attention' ? 'count warn' : 'count'}>{count}</span>
          {over && <span className="soft">{text.dropToRelease}</span>}
        </button>
      </span>
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
    </div>
  );
}
