import { Injectable } from '@nestjs/common';
import { hubScope, statement, type Transaction } from '../../base/index.js';
import { CashBook } from '../wallets/index.js';
import type { CashCollection } from './cash.entity.js';

type NewCollection = Readonly<Omit<CashCollection, 'id' | 'inHand' | 'handInId'>>;

/** A stop is delivered once: what was collected there is recorded once. */
const RECORD = statement(
  'cash.collection_record',
  `insert into cash_collections (hub_id, courier_id, merchant_id, order_id, public_id, stop, method, asked_cents,
     amount_cents, change_cents, reason, in_hand, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (order_id, stop) do nothing`,
);

@Injectable()
export class CashCollections {
  constructor(private readonly book: CashBook) {}

  /** To be called after the transaction's other movements: cash accounts are locked behind wallets. */
  async record(tx: Transaction, collection: NewCollection): Promise<void> {
    const { hubId, courierId, merchantId, orderId, stop, publicId, amountCents: amount } = collection;
    const { method, askedCents, changeCents, reason, at } = collection;
    const inHand = method === 'cash' && amount > 0;
    const where = [hubId, courierId, merchantId, orderId, publicId, stop];
    void tx.send(RECORD, [...where, method, askedCents, amount, changeCents, reason, inHand, at]);
    if (inHand) await this.book.collect(tx, hubScope(hubId), courierId, { amount, orderId, stop, publicId });
  }
}
