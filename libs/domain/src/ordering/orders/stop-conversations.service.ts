import { Injectable } from '@nestjs/common';
import { DomainError, type Scope, type Transaction } from '../../base/index.js';
import { isConversationOpen } from './contact-window.rules.js';
import { stopOf } from './open-stop.rules.js';
import type { OrderChange } from './order-change.rules.js';
import type { Order } from './order.entity.js';
import { OrderStore } from './order.store.js';
import type { ConversationSide, Stop } from './order.types.js';

/** More than a delivery needs; each side has its own. */
const MOST_LINES = 60;

/** The stop of a conversation that goes on. */
interface OpenConversation {
  readonly order: Order;
  readonly stop: Stop;
  readonly courierId: number;
  readonly at: Date;
}

/** When recipient and courier of a stop may write to each other, and call. What they write is kept elsewhere. */
@Injectable()
export class StopConversations {
  constructor(private readonly store: OrderStore) {}

  /**
   * Counts a line and puts it on the timeline, without its text.
   * @throws order_not_found · stop_not_found · transition_refused (no courier yet, or over) · limit_reached
   */
  async note(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    ordinal: number,
    side: ConversationSide,
  ): Promise<OpenConversation> {
    return await this.change(tx, scope, orderId, ordinal, (change, stop) => {
      const lines = { recipient: 0, courier: 0, ...stop.lines };
      if (lines[side] >= MOST_LINES)
        throw new DomainError('limit_reached', { field: 'text', limit: MOST_LINES });
      change.setStop(ordinal, { lines: { ...lines, [side]: lines[side] + 1 } });
      change.record('order.message', { stop: ordinal });
    });
  }

  /** Locks the order and changes nothing. @throws order_not_found · stop_not_found · transition_refused (no courier yet, or over) */
  lock(tx: Transaction, scope: Scope, orderId: number, ordinal: number): Promise<OpenConversation> {
    return this.change(tx, scope, orderId, ordinal, () => undefined);
  }

  private async change(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    ordinal: number,
    work: (change: OrderChange, stop: Stop) => void,
  ): Promise<OpenConversation> {
    const { after } = await this.store.change(tx, scope, orderId, (change) => {
      const stop = stopOf(change, ordinal);
      if (!isConversationOpen(change.order, stop, change.now))
        throw new DomainError('transition_refused', { command: 'write', status: change.order.status });
      work(change, stop);
    });
    const stop = after.stop(ordinal);
    if (!stop || after.courierId === null) throw new DomainError('stop_not_found');
    return { order: after, stop, courierId: after.courierId, at: after.lastEventAt };
  }
}
