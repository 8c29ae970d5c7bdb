import type { Order } from '../../ground/api/client.js';
import { Menu, type MenuPosition } from '../../ground/ui/menu.js';
import { COMMAND_KEYS } from './board-keys.hook.js';
import { commandsFor, type Command } from './board.rules.js';
import { itemsOf, openWait } from './wait-items.rules.js';
import { askSecondDelivery } from './second-delivery.part.js';
import type { Wait } from './waits.rules.js';
import { boardWords as text } from '../words.js';

interface OrderMenuProps {
  label: string;
  /** null: it is not open, or another matter than its course. */
  order: Order | null;
  at: MenuPosition;
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
export function OrderMenu({ label, order, at, id, open, begin, group, close, ...rest }: OrderMenuProps) {
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
  return <Menu label={label} at={at} close={close} items={items} />;
}
