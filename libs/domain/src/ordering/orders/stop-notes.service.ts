import { Injectable } from '@nestjs/common';
import type { Scope, Transaction } from '../../base/index.js';
import { stopOf } from './open-stop.rules.js';
import { OrderStore } from './order.store.js';

interface StopNote {
  readonly type: 'order.recipient_request' | 'order.claim' | 'order.code_refused';
  readonly stop: number;
  /** What it is about by its kind, and how it stands; null: the type says it. */
  readonly data: Readonly<Record<string, string | number | null>> | null;
}

/** What is kept beside the order, and belongs on the timeline of its stop. */
@Injectable()
export class StopNotes {
  constructor(private readonly store: OrderStore) {}

  /** @throws order_not_found · stop_not_found */
  async write(tx: Transaction, scope: Scope, orderId: number, { type, stop, data }: StopNote): Promise<void> {
    await this.store.change(tx, scope, orderId, (change) => {
      stopOf(change, stop);
      change.record(type, { stop, data });
    });
  }
}
