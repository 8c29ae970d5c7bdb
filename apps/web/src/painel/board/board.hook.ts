import { useMemo, useState } from 'react';
import type { Courier } from '../../base/api/client.js';
import { toggled } from '../../desk/toggled.js';
import { isInView, sorted, type Views } from './views.hook.js';
import { byCourier, grouped, GROUPS, type BoardOrder, type Group } from './board.rules.js';
import {
  HEADS,
  heldOf,
  visibleOf,
  waitsOf,
  type Decision,
  type Head,
  type Unserved,
} from './wait-items.rules.js';

export interface BoardViewProps {
  orders: Readonly<Record<number, BoardOrder>>;
  untaken: readonly Unserved[];
  undecided: readonly Decision[];
  couriers: readonly Courier[];
  room: number;
  fresh: ReadonlySet<number>;
  views: Views;
  /** A column for each courier instead of the three regions. */
  columns: boolean;
  chosen: number | null;
  choose: (id: number | null) => void;
}

export function useBoardLines({ orders, untaken, undecided, views }: BoardViewProps, now: number) {
  const view = views.content;
  const [folded, setFolded] = useState<ReadonlySet<Group | Head>>(new Set(['later', ...HEADS]));
  const all = useMemo(() => Object.values(orders), [orders]);
  const groups = useMemo(() => {
    const found = grouped(
      all.filter((order) => isInView(view, order, now)),
      now,
    );
    return new Map([...found].map(([group, lines]) => [group, sorted(lines, view.sort)]));
  }, [all, view, now]);
  const waits = useMemo(() => waitsOf(untaken, undecided, orders), [untaken, undecided, orders]);
  const shown = useMemo(() => {
    const heads = HEADS.flatMap((head) => visibleOf(waits[head], !folded.has(head)));
    const rows = GROUPS.flatMap((group) => (folded.has(group) ? [] : (groups.get(group) ?? [])));
    return [
      ...new Set([...heads.flatMap(({ one }) => one.orderId ?? []), ...rows.map(({ order }) => order.id)]),
    ];
  }, [groups, folded, waits]);
  /** Includes what a folded head holds. */
  const markable = useMemo(
    () => [...new Set([...heldOf(waits), ...shown])].filter((id) => orders[id]),
    [waits, shown, orders],
  );
  /** Orders of folded groups count as well. */
  const inView = useMemo(
    () => [...heldOf(waits), ...[...groups.values()].flat().map(({ order }) => order.id)],
    [groups, waits],
  );
  const carried = useMemo(() => byCourier(all), [all]);
  const selection = useSelection(shown);
  const selected = useMemo(
    () => [...selection.marked].flatMap((id) => orders[id] ?? []),
    [selection.marked, orders],
  );
  const fold = (group: Group | Head) => setFolded((before) => toggled(before, group));
  return { all, groups, waits, shown, markable, inView, carried, folded, fold, selected, ...selection };
}

/** A range goes from the last selected order to the clicked one, in the order shown. */
function useSelection(shown: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const markThese = (ids: readonly number[]) => setMarked((before) => new Set([...before, ...ids]));
  const mark = (id: number, range: boolean) => {
    const from = last === null ? -1 : shown.indexOf(last);
    const to = shown.indexOf(id);
    setLast(id);
    if (!range || from < 0 || to < 0) setMarked((before) => toggled(before, id));
    else markThese(shown.slice(Math.min(from, to), Math.max(from, to) + 1));
  };
  const markAll = (ids: readonly number[]) => {
    if (ids.every((id) => marked.has(id))) setMarked(new Set([...marked].filter((id) => !ids.includes(id))));
    else markThese(ids);
  };
  const clear = () => setMarked(new Set());
  return { marked, mark, markAll, markThese, clear };
}
