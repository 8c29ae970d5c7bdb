import { useEffect, useMemo, useRef, useState } from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { goQuery } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { confirm } from '../../base/ui/dialog.js';
import type { MenuPosition } from '../../desk/ui/menu.js';
import { asksFirst } from './courier-row.rules.js';
import type { useBoardLines } from './board.hook.js';
import { commandsFor, type Command } from './board.rules.js';
import { useBulk } from './bulk.hook.js';
import { type Commands, commandsBy } from './commands.hook.js';
import type { RowActs } from './order-row.part.js';
import type { Wait } from './wait-items.rules.js';
import { adviceWords, confirmWords as ask } from '../words.js';

/** What is asked of orders in a dialog of its own: by whom, or why. */
export interface Asked {
  readonly command: 'assign' | 'cancel';
  readonly orders: readonly Order[];
}

interface Choice {
  readonly commands: Commands;
  readonly orders: readonly Order[];
  readonly couriers: readonly Courier[];
}

/** Assigns, or asks first where goods change hands or somebody got the order meanwhile. `known`: what is known of the one order. */
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

/** Questions before an act on one order that cannot be undone. */
const QUESTIONS = {
  complete: (what: string) => ({
    title: ask.completeTitle(what),
    lead: ask.completeText,
    action: ask.completeDo,
  }),
  confirmPayment: (what: string) => ({ title: ask.payTitle(what), lead: ask.payText, action: ask.payDo }),
};

interface Shown {
  readonly orders: Readonly<Record<number, Order>>;
  readonly chosen: number | null;
  readonly choose: (id: number | null) => void;
  readonly lines: ReturnType<typeof useBoardLines>;
}

/** State of the board's actions: an open question, a menu, a form of a new order, the highlighted order. */
export function useBoardActs({ orders, chosen, choose, lines: { selected, marked, mark } }: Shown) {
  const mayWrite = useMay()('orders');
  const bulk = useBulk(mayWrite);
  const commands = commandsBy(bulk);
  const [hovered, setHovered] = useState<{ order?: number | null; courier?: number | null }>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const [menu, setMenu] = useState<{ id: number; position: MenuPosition; wait?: Wait | undefined } | null>(
    null,
  );
  // The first steps lead here with the form open.
  const [creating, setCreating] = useState(
    () => mayWrite && new URLSearchParams(location.search).has('novo'),
  );
  useEffect(() => {
    if (new URLSearchParams(location.search).has('novo')) goQuery({ novo: null }, { replace: true });
  }, []);

  const begin = async (command: Command, wanted: readonly Order[]) => {
    // Only those of a selection that nobody took: the others are searched for, or have a courier.
    const targets =
      command === 'searchAgain' ? wanted.filter((order) => commandsFor(order).includes(command)) : wanted;
    if (!mayWrite || targets.length === 0) return;
    // Assigning needs a courier; other commands that cannot be undone need a confirmation.
    if (command !== 'assign' && targets.length > 1) await bulk.begin(command, targets);
    else if (command === 'assign' || command === 'cancel') setAsked({ command, orders: targets });
    else if (
      (command !== 'complete' && command !== 'confirmPayment') ||
      (await confirm(QUESTIONS[command](commands.named(targets))))
    )
      await commands.run(command, targets);
  };
  const beginChosen = (command: Command) => {
    const opened = orders[chosen ?? 0];
    void begin(command, selected.length > 0 ? selected : opened ? [opened] : []);
  };
  const create = () => {
    if (mayWrite) setCreating(true);
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
  // Rows are redrawn only when their properties change, so `row` stays the same object and reads the latest of these.
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
    beginChosen,
    group,
    create,
    row,
    hovered,
    setHovered,
    asked,
    setAsked,
    menu,
    setMenu,
    creating,
    setCreating,
  };
}

export type BoardActs = ReturnType<typeof useBoardActs>;
