import { Injectable } from '@nestjs/common';
import { type Cents, hubScope, statement, type Transaction } from '../../base/index.js';
import { CashBook } from '../wallets/index.js';

interface NewCollection {
  readonly hubId: number;
  readonly courierId: number;
  readonly merchantId: number;
  readonly orderId: number;
  readonly publicId: string;
  readonly stop: number;
  readonly method: string;
  readonly askedCents: Cents;
  readonly amountCents: Cents;
  readonly changeCents: Cents;
  readonly reason: string | null;
  readonly at: Date;
}

/** A stop is delivered once: what was collected there is recorded once. */
const RECORD = statement(
  'cash.collection_record',
  `insert into cash_collections (hub_id, courier_id, merchant_id, order_id, public_id, stop, method, asked_cents,
     amount_cents, change_cents, reason, in_hand, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (order_id, stop) do nothing`,
);

/** Records what couriers collect at stops; cash goes to the account of what they hold. */
@Injectable()
export class CashCollections {
  constructor(private readonly book: CashBook) {}

  /** To be called after the transaction's other movements: accounts of cash are locked behind those of wallets. */
  async record(tx: Transaction, collection: NewCollection): Promise<void> {
    const { hubId, courierId, orderId, stop, publicId, amountCents: amount } = collection;
    const inHand = collection.method === 'cash' && amount > 0;
    void tx.send(RECORD, [
      hubId,
      courierId,
      collection.merchantId,
      orderId,
      publicId,
      stop,
      collection.method,
      collection.askedCents,
      amount,
      collection.changeCents,
      collection.reason,
      inHand,
      collection.at,
    ]);
    if (inHand) await this.book.collect(tx, hubScope(hubId), courierId, { amount, orderId, stop, publicId });
  }
}
