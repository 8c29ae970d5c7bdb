import type { Courier, Order } from '../../ground/api/client.js';
import type { Command } from './board.rules.js';
import type { Commands } from './commands.hook.js';

export interface Asked {
  readonly command: Command;
  readonly orders: readonly Order[];
  /** Of an assignment: already chosen, but the goods are with somebody else. */
  readonly courier?: Courier;
}

/** Goods that a courier has must be handed over: that is asked once. */
export function assignOrAsk(
  commands: Commands,
  orders: readonly Order[],
  courier: Courier,
  ask: (asked: Asked) => void,
): void {
  const [order] = orders;
  const held = order?.status === 'collected' && order.courierId !== null && order.courierId !== courier.id;
  if (held && orders.length === 1) ask({ command: 'assign', orders, courier });
  else void commands.assign(orders, courier);
}
