import { useEffect, useMemo, useRef, useState } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import { goQuery } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import type { MenuPosition } from '../../ground/ui/menu.js';
import { asksFirst } from './assign.rules.js';
import type { useBoardLines } from './board.hook.js';
import { commandsFor, type Command } from './board.rules.js';
import { useBulk } from './bulk.hook.js';
import { type Commands, commandsBy } from './commands.hook.js';
import type { RowActs } from './order-row.part.js';
import type { Wait } from './waits.rules.js';

export interface Asked {
  readonly command: Command;
  readonly orders: readonly Order[];
  /** Of an assignment: already chosen, but the goods are with somebody else. */
  readonly courier?: Courier;
}

/** Assigns, or asks first where goods change hands or somebody got the order meanwhile. `known`: what is known of the one order. */
export function assignOrAsk(
  commands: Commands,
  orders: readonly Order[],
  courier: Courier,
  ask: (asked: Asked) => void,
  known?: Parameters<typeof asksFirst>[2],
): void {
  const [order, ...more] = orders;
  if (more.length === 0 && asksFirst(order, courier.id, known)) ask({ command: 'assign', orders, courier });
  else void commands.assign(orders, courier);
}

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
  const [redelivering, redeliver] = useState<number | null>(null);
  const [menu, setMenu] = useState<{ id: number; at: MenuPosition; wait?: Wait | undefined } | null>(null);
  // The first steps lead here with the form open.
  const [creating, setCreating] = useState(
    () => mayWrite && new URLSearchParams(location.search).has('novo'),
  );
  useEffect(() => {
    if (new URLSearchParams(location.search).has('novo')) goQuery({ novo: null }, { replace: true });
  }, []);

  const begin = (command: Command, wanted: readonly Order[]) => {
    // Of a selection, those that nobody took: the others are searched for, or have a courier.
    const targets =
      command === 'searchAgain' ? wanted.filter((order) => commandsFor(order).includes(command)) : wanted;
    if (!mayWrite || targets.length === 0) return;
    // Assigning needs a courier; other commands that cannot be undone need a confirmation.
    if (command !== 'assign' && targets.length > 1) void bulk.begin(command, targets);
    else if (
      command === 'assign' ||
      command === 'cancel' ||
      command === 'complete' ||
      command === 'confirmPayment'
    )
      setAsked({ command, orders: targets });
    else void commands.run(command, targets);
  };
  const beginChosen = (command: Command) => {
    const opened = orders[chosen ?? 0];
    begin(command, selected.length > 0 ? selected : opened ? [opened] : []);
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
      menu: (id, at, wait) => setMenu({ id, at, wait }),
      hover: (order) => setHovered({ order }),
      group: (id, dropped) => latest.current.groupOnto(id, dropped),
      dragged: (id) => (latest.current.marked.has(id) ? [...latest.current.marked] : [id]),
    }),
    [],
  );
  return {
    mayWrite,
    redelivering,
    redeliver,
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
