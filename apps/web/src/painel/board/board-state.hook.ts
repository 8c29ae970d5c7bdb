import { useEffect, useMemo, useRef, useState } from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { goQuery } from '../../base/router.js';
import { useNow } from '../../base/time.js';
import { useMay } from '../../desk/session.js';
import { useKeys } from '../../desk/ui/keys.js';
import { confirm } from '../../base/ui/dialog.js';
import type { MenuPosition } from '../../desk/ui/menu.js';
import { useBoardWindows } from './board-windows.hook.js';
import { useBoardLines, type BoardViewProps } from './board.hook.js';
import { COMMAND_KEYS, COMMANDS, commandsFor, type Command, asksFirst } from './board.rules.js';
import { useBulk } from './bulk.hook.js';
import { type Commands, commandsBy } from './commands.hook.js';
import type { RowActs } from './order-row.part.js';
import { heldOf, type Wait } from './wait-items.rules.js';
import { adviceWords, confirmWords as ask } from '../words.js';

export function useBoardState(props: BoardViewProps, openNewOrder: () => void) {
  const { orders, couriers, chosen, choose } = props;
  const now = useNow();
  const lines = useBoardLines(props, now);
  const acts = useBoardActs(props, lines, openNewOrder);
  const { hovered, setHovered, commands } = acts;
  const pointed = hovered.order ?? chosen;
  const pairedCourier = hovered.courier ?? orders[pointed ?? 0]?.courierId ?? null;
  const paired = useMemo(() => {
    const ofCourier = (lines.carried.get(hovered.courier ?? 0) ?? []).map(({ id }) => id);
    return new Set(typeof hovered.order === 'number' ? [hovered.order] : ofCourier);
  }, [lines.carried, hovered]);
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
    ...props,
    now,
    lines,
    acts,
    pointed,
    pairedCourier,
    /** The orders that are highlighted while the pointer is on one of them, or on their courier. */
    paired,
    publishSelection,
    /** The selection, else the opened order. */
    targets: lines.selected.length > 0 ? lines.selected : ordersOf(chosen === null ? [] : [chosen]),
    assign: (ids: readonly number[], courier: Courier) => {
      lines.clear();
      if (acts.mayWrite) void assignOrAsk({ commands, couriers, orders: ordersOf(ids) }, courier);
    },
    release: (ids: readonly number[]) => void acts.begin('release', ordersOf(ids)),
    searchAgain: () => void acts.begin('searchAgain', ordersOf(heldOf(lines.waits))),
  };
}

export type Board = ReturnType<typeof useBoardState>;

export function useBoardKeys({ chosen, choose, lines, acts, targets }: Board): void {
  const { shown, markable, mark, markThese, marked, clear } = lines;
  const step = (by: number) => {
    const index = chosen === null ? -1 : shown.indexOf(chosen);
    const next = shown[Math.max(0, Math.min(shown.length - 1, index + by))];
    if (next !== undefined) choose(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      if (chosen !== null) mark(chosen, false);
    },
    'mod+a': () => markThese(markable),
    ...Object.fromEntries(
      COMMANDS.map((command) => [COMMAND_KEYS[command], () => void acts.begin(command, targets)]),
    ),
    G: () => acts.group(targets),
    n: acts.create,
    Escape: () => {
      if (marked.size > 0) clear();
      else choose(null);
    },
  });
}

export interface Asked {
  readonly command: 'assign' | 'cancel';
  readonly orders: readonly Order[];
}

interface Choice {
  readonly commands: Commands;
  readonly orders: readonly Order[];
  readonly couriers: readonly Courier[];
}

/** Assigns, or asks first where goods change hands or somebody got the order meanwhile. */
export async function assignOrAsk(
  { commands, orders, couriers }: Choice,
  to: Courier,
  known?: Parameters<typeof asksFirst>[2],
): Promise<void> {
  const [order, ...more] = orders;
  if (order && more.length === 0 && asksFirst(order, to.id, known)) {
    const from = couriers.find(({ id }) => id === order.courierId)?.name ?? adviceWords.present;
    const lead = adviceWords[order.status === 'collected' ? 'handover' : 'given']({ from, to: to.name });
    const title = adviceWords.handoverTitle({ order: order.publicId, to: to.name });
    if (!(await confirm({ title, lead, action: adviceWords.handoverDo, tone: 'primary' }))) return;
  }
  await commands.assign(orders, to);
}

const QUESTIONS = {
  complete: (what: string) => ({
    title: ask.completeTitle(what),
    lead: ask.completeText,
    action: ask.completeDo,
  }),
  confirmPayment: (what: string) => ({ title: ask.payTitle(what), lead: ask.payText, action: ask.payDo }),
};

function useBoardActs(
  { orders, choose }: BoardViewProps,
  { marked, mark }: ReturnType<typeof useBoardLines>,
  openNewOrder: () => void,
) {
  const mayWrite = useMay()('orders');
  const bulk = useBulk(mayWrite);
  const commands = commandsBy(bulk);
  const [hovered, setHovered] = useState<{ order?: number | null; courier?: number | null }>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const [menu, setMenu] = useState<{ id: number; position: MenuPosition; wait?: Wait | undefined } | null>(
    null,
  );
  // The first steps lead here with the form open.
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('novo')) return;
    goQuery({ novo: null }, { replace: true });
    create();
  }, []);

  const begin = async (command: Command, wanted: readonly Order[]) => {
    // Of a selection only those that nobody took: the others are searched for, or have a courier.
    const targets =
      command === 'searchAgain' ? wanted.filter((order) => commandsFor(order).includes(command)) : wanted;
    const [order, ...more] = targets;
    if (!mayWrite || !order) return;
    // Assigning needs a courier; other commands that cannot be undone need a confirmation.
    if (command !== 'assign' && more.length > 0) await bulk.begin(command, targets);
    else if (command === 'assign' || command === 'cancel') setAsked({ command, orders: targets });
    else if (
      (command !== 'complete' && command !== 'confirmPayment') ||
      (await confirm(QUESTIONS[command](commands.named(targets))))
    )
      await commands.run(command, order);
  };
  const create = () => {
    if (mayWrite) openNewOrder();
  };

  const group = (targets: readonly Order[]) => {
    if (mayWrite && targets.length > 1) void commands.group(targets);
  };
  const groupOnto = (id: number, dropped: readonly number[]) => {
    const [onto, ...others] = [id, ...dropped.filter((other) => other !== id)].flatMap(
      (each) => orders[each] ?? [],
    );
    if (onto) group([onto, ...others]);
  };
  // `row` stays the same object, as rows are redrawn for changed properties only; it reads the state here.
  const latest = useRef({ marked, mark, choose, groupOnto });
  useEffect(() => {
    latest.current = { marked, mark, choose, groupOnto };
  });
  const row = useMemo<RowActs>(
    () => ({
      open: (id) => latest.current.choose(id),
      mark: (id, range) => latest.current.mark(id, range),
      menu: (id, position, wait) => setMenu({ id, position, wait }),
      hover: (order) => setHovered({ order }),
      group: (id, dropped) => latest.current.groupOnto(id, dropped),
      dragged: (id) => (latest.current.marked.has(id) ? [...latest.current.marked] : [id]),
    }),
    [],
  );
  return {
    mayWrite,
    bulk,
    commands,
    begin,
    group,
    create,
    row,
    hovered,
    setHovered,
    asked,
    setAsked,
    menu,
    setMenu,
  };
}
