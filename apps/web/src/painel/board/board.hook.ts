import { useMemo, useState } from 'react';
import type { Order } from '../../ground/api/client.js';
import { isInView, sorted, type ViewContent } from './board-view.rules.js';
import { byCourier, grouped, GROUPS, type Group } from './board.rules.js';
import { useSelection } from './selection.hook.js';

/** What the board shows of the open orders: groups, folded groups, loads of couriers, the selection. */
export function useBoardLines(orders: Readonly<Record<number, Order>>, view: ViewContent, now: number) {
  const [folded, setFolded] = useState<ReadonlySet<Group>>(new Set(['later']));
  const all = useMemo(() => Object.values(orders), [orders]);
  const groups = useMemo(() => {
    const found = grouped(
      all.filter((order) => isInView(view, order, now)),
      now,
    );
    return new Map([...found].map(([group, lines]) => [group, sorted(lines, view.sort)]));
  }, [all, view, now]);
  const shown = useMemo(
    () =>
      GROUPS.flatMap((group) =>
        folded.has(group) ? [] : (groups.get(group) ?? []).map(({ order }) => order.id),
      ),
    [groups, folded],
  );
  /** Orders of folded groups count as well. */
  const inView = useMemo(
    () => GROUPS.flatMap((group) => (groups.get(group) ?? []).map(({ order }) => order.id)),
    [groups],
  );
  const carried = useMemo(() => byCourier(all), [all]);
  const selection = useSelection(shown);
  const selected = useMemo(
    () => [...selection.marked].flatMap((id) => orders[id] ?? []),
    [selection.marked, orders],
  );
  const fold = (group: Group) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(group)) next.add(group);
      return next;
    });
  return { all, groups, shown, inView, carried, folded, fold, selected, ...selection };
}
