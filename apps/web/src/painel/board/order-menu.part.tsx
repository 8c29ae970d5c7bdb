import type { Order } from '../../ground/api/client.js';
import { Menu, type MenuPosition } from '../../ground/ui/menu.js';
import { COMMAND_KEYS } from './board-keys.hook.js';
import { commandsFor, type Command } from './board.rules.js';
import { boardWords as text } from '../words.js';

interface OrderMenuProps {
  order: Order;
  at: MenuPosition;
  open: (id: number) => void;
  /** Starts a command; null: the operator may only read. */
  begin: ((command: Command) => void) | null;
  /** Groups the selection; null: no other order is selected. */
  group: (() => void) | null;
  close: () => void;
}

/** The context menu of an order. */
export function OrderMenu({ order, at, open, begin, group, close }: OrderMenuProps) {
  const commands = (begin ? commandsFor(order) : []).map((command) => ({
    label: text.command[command === 'assign' && order.courierId !== null ? 'change' : command],
    danger: command === 'cancel',
    keys: command === 'cancel' ? 'Del' : COMMAND_KEYS[command],
    act: () => begin?.(command),
  }));
  const grouping = group ? [{ label: text.groupThem, keys: 'G', act: group }] : [];
  const opening = {
    label: text.open,
    icon: 'external' as const,
    act: () => open(order.id),
  };
  return <Menu label={order.publicId} at={at} close={close} items={[opening, ...grouping, ...commands]} />;
}
