import { useMemo, useState } from 'react';
import { isInView, sorted, type ViewContent } from './board-view.rules.js';
import { byCourier, grouped, GROUPS, type BoardOrder, type Group } from './board.rules.js';
import { useSelection } from './selection.hook.js';
import { HEADS, heldOf, visibleOf, waitsOf, type Decision, type Head, type Unserved } from './waits.rules.js';

interface Shown {
  readonly orders: Readonly<Record<number, BoardOrder>>;
  readonly untaken: readonly Unserved[];
  readonly undecided: readonly Decision[];
}

/** What the board shows of the open orders: groups, folded groups, loads of couriers, the selection. */
export function useBoardLines({ orders, untaken, undecided }: Shown, view: ViewContent, now: number) {
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
  /** What a command on all may reach: also what a folded head holds. */
  const markable = useMemo(
    () => [...new Set([...heldOf(waits), ...shown])].filter((id) => orders[id]),
    [waits, shown, orders],
  );
  /** Orders of folded groups count as well. */
  const inView = useMemo(
    () => [
      ...heldOf(waits),
      ...GROUPS.flatMap((group) => (groups.get(group) ?? []).map(({ order }) => order.id)),
    ],
    [groups, waits],
  );
  const carried = useMemo(() => byCourier(all), [all]);
  const selection = useSelection(shown);
  const selected = useMemo(
    () => [...selection.marked].flatMap((id) => orders[id] ?? []),
    [selection.marked, orders],
  );
  const fold = (group: Group | Head) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(group)) next.add(group);
      return next;
    });
  return { all, groups, waits, shown, markable, inView, carried, folded, fold, selected, ...selection };
}
