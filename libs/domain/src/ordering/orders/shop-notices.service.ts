import { Injectable } from '@nestjs/common';
import { type Scope, statement, type Transaction } from '../../base/index.js';
import { OrderStore } from './order.store.js';

const TOLD = statement(
  'orders.shop_notice_since',
  `select at from order_events where order_id = $1 and type = 'order.shop_told' and at >= $2 limit 1`,
);

/** What shops were told about an order, on its timeline. */
@Injectable()
export class ShopNotices {
  constructor(private readonly store: OrderStore) {}

  /** Nobody takes the order: noted once since the instant. @throws order_not_found */
  async noteUnserved(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    { channel, since }: { readonly channel: string; readonly since: Date },
  ): Promise<void> {
    if (await tx.first(TOLD, [orderId, since])) return;
    await this.store.change(tx, scope, orderId, (change) =>
      change.record('order.shop_told', { data: { channel } }),
    );
  }
}
