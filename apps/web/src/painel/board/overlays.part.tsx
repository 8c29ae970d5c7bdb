import { useEffect } from 'react';
import type { Courier, Order } from '../../base/api/client.js';
import { lazy } from '../../base/lazy.js';
import { Menu, type MenuPosition } from '../../desk/ui/menu.js';
import type { BoardActs } from './board-acts.hook.js';
import { COMMAND_KEYS } from './board-keys.hook.js';
import type { useBoardLines } from './board.hook.js';
import { type Command, commandsFor } from './board.rules.js';
import { askSecondDelivery } from './second-delivery.part.js';
import { itemsOf, openWait, type Wait } from './wait-items.rules.js';
import { boardWords as text } from '../words.js';

// Loaded on demand.
const Asking = lazy(async () => (await import('./asking.part.js')).Asking, null);
const NewOrder = lazy(async () => (await import('./new-order.part.js')).NewOrder, null);
const BulkQuestion = lazy(async () => (await import('./bulk-strip.part.js')).BulkQuestion, null);
const OrderDrawer = lazy(async () => (await import('./order-drawer.part.js')).OrderDrawer, null);

interface OverlaysProps {
  acts: BoardActs;
  lines: ReturnType<typeof useBoardLines>;
  orders: Readonly<Record<number, Order>>;
  couriers: readonly Courier[];
  room: number;
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** Layers over the board: the opened order, a menu, a dialog, the form of a new order. */
export function Overlays({ acts, lines, orders, couriers, room, chosen, choose }: OverlaysProps) {
  const { mayWrite, begin, asked, creating } = acts;
  // Before anybody asks: the keys that follow `a` at once belong to the picker.
  useEffect(() => void import('./asking.part.js'), []);
  return (
    <>
      {chosen !== null && (
        <OrderDrawer key={chosen} id={chosen} begin={mayWrite ? begin : null} close={() => choose(null)} />
      )}
      {acts.menu && <RowMenu acts={acts} menu={acts.menu} lines={lines} orders={orders} choose={choose} />}
      {asked && (
        <Asking
          asked={asked}
          live={orders}
          couriers={couriers}
          loadOf={({ id }) => text.load({ carried: lines.carried.get(id)?.length ?? 0, room })}
          commands={acts.commands}
          close={() => acts.setAsked(null)}
        />
      )}
      {acts.bulk.asked && (
        <BulkQuestion
          ask={acts.bulk.asked}
          start={(ask) => void acts.bulk.start(ask)}
          close={acts.bulk.forget}
        />
      )}
      {creating && (
        <NewOrder
          close={(id) => {
            acts.setCreating(false);
            if (id !== undefined) choose(id);
          }}
        />
      )}
    </>
  );
}

interface RowMenuProps extends Pick<OverlaysProps, 'acts' | 'lines' | 'orders' | 'choose'> {
  menu: NonNullable<BoardActs['menu']>;
}

/** The menu of a row, for the selection where the row belongs to it. */
function RowMenu({ acts, menu: { id, position, wait }, lines, orders, choose }: RowMenuProps) {
  const { mayWrite, begin, group } = acts;
  const order = wait?.head === 'decisions' ? undefined : orders[id];
  const label = wait?.one.publicId ?? order?.publicId;
  if (label === undefined) return null;
  const marked = lines.marked.has(id);
  return (
    <OrderMenu
      {...{ id, position, wait, label, mayWrite }}
      order={order ?? null}
      open={choose}
      begin={mayWrite && order ? (command) => begin(command, marked ? lines.selected : [order]) : null}
      group={mayWrite && marked && lines.selected.length > 1 ? () => group(lines.selected) : null}
      close={() => acts.setMenu(null)}
    />
  );
}

interface OrderMenuProps {
  label: string;
  /** null: it is not open, or another matter than its course. */
  order: Order | null;
  position: MenuPosition;
  /** What the row waits for; absent: it is in no head. */
  wait?: Wait | undefined;
  mayWrite: boolean;
  id: number;
  open: (id: number) => void;
  /** Starts a command; null: the operator may only read. */
  begin: ((command: Command) => void) | null;
  /** Groups the selection; null: no other order is selected. */
  group: (() => void) | null;
  close: () => void;
}

/** The menu of a row. */
function OrderMenu({ label, order, position, id, open, begin, group, close, ...rest }: OrderMenuProps) {
  const { wait, mayWrite } = rest;
  const waiting = wait ? itemsOf(wait, mayWrite, askSecondDelivery) : [];
  const commands = (begin && order ? commandsFor(order) : []).map((command) => ({
    label: text.command[command === 'assign' && order?.courierId !== null ? 'change' : command],
    danger: command === 'cancel',
    keys: command === 'cancel' ? 'Del' : COMMAND_KEYS[command],
    act: () => begin?.(command),
  }));
  const grouping = group ? [{ label: text.groupThem, keys: 'G', act: group }] : [];
  const opening = {
    label: text.open,
    icon: 'external' as const,
    act: () => (wait ? openWait(wait, open) : open(id)),
  };
  const dangers = commands.filter(({ danger }) => danger);
  const others = commands.filter(({ danger }) => !danger);
  const items = [opening, ...grouping, ...others, ...waiting, ...dangers];
  return <Menu label={label} position={position} close={close} items={items} />;
}
