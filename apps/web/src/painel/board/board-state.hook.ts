import type { Courier } from '../../base/api/client.js';
import { useNow } from '../../base/time.js';
import { assignOrAsk, useBoardActs } from './board-acts.hook.js';
import { useBoardWindows } from './board-windows.hook.js';
import { useBoardLines } from './board.hook.js';
import type { BoardOrder } from './board.rules.js';
import type { Views } from './views.hook.js';
import { heldOf, type Decision, type Unserved } from './wait-items.rules.js';

export interface BoardViewProps {
  orders: Readonly<Record<number, BoardOrder>>;
  untaken: readonly Unserved[];
  undecided: readonly Decision[];
  couriers: readonly Courier[];
  room: number;
  fresh: ReadonlySet<number>;
  views: Views;
  /** Shows a column for each courier instead of the three regions. */
  columns: boolean;
  showColumns: (shown: boolean) => void;
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** State that several parts of the board share, and the commands on orders. */
export function useBoardState(props: BoardViewProps) {
  const { orders, views, chosen, choose } = props;
  const now = useNow();
  const lines = useBoardLines(props, views.content, now);
  const acts = useBoardActs({ orders, chosen, choose, lines });
  const { hovered, setHovered, commands } = acts;
  const pointed = hovered.order ?? chosen;
  const pairedCourier = hovered.courier ?? orders[pointed ?? 0]?.courierId ?? null;
  const ordersOf = (ids: readonly number[]) => ids.flatMap((id) => orders[id] ?? []);
  const send = useBoardWindows(({ open, hover, mark, asks }) => {
    if (open !== undefined) choose(open);
    if (hover !== undefined) setHovered({ order: hover });
    if (mark) lines.markThese(mark);
    if (asks) publishSelection();
  });
  const publishSelection = () =>
    send({ shown: { pointed, courier: pairedCourier, marked: [...lines.marked] } });
  return {
    now,
    lines,
    acts,
    pointed,
    pairedCourier,
    publishSelection,
    assign: (ids: readonly number[], courier: Courier) => {
      lines.clear();
      const { couriers } = props;
      if (acts.mayWrite) void assignOrAsk({ commands, couriers, orders: ordersOf(ids) }, courier);
    },
    release: (ids: readonly number[]) => void acts.begin('release', ordersOf(ids)),
    searchAgain: () => void acts.begin('searchAgain', ordersOf(heldOf(lines.waits))),
  };
}

export type Board = ReturnType<typeof useBoardState>;
