import type { Courier, Order } from '../../ground/api/client.js';
import type { Command } from './board.rules.js';

export interface Asked {
  readonly command: Command;
  readonly orders: readonly Order[];
  /** Of an assignment: already chosen, but the goods are with somebody else. */
  readonly courier?: Courier;
}

interface Assigning {
  assign(orders: readonly Order[], courier: Courier): Promise<unknown>;
}

/** Who has the goods, as the server just said. */
interface Holder {
  readonly holderId: number | null;
  readonly collected: boolean;
}

/** Goods that a courier has must be handed over: that is asked once. */
export function assignOrAsk(
  commands: Assigning,
  orders: readonly Order[],
  courier: Courier,
  ask: (asked: Asked) => void,
  known?: Holder,
): void {
  const [order, ...more] = orders;
  const { holderId, collected } = known ?? {
    holderId: order?.courierId ?? null,
    collected: order?.status === 'collected',
  };
  const held = collected && holderId !== null && holderId !== courier.id;
  if (held && more.length === 0) ask({ command: 'assign', orders, courier });
  else void commands.assign(orders, courier);
}
