import { Injectable } from '@nestjs/common';
import { OrderLifecycle, OrderQueries, type OrderRecord } from '../orders/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  isUniqueViolation,
  type Queryable,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import { Payment, type PaymentOutcome } from './payment.entity.js';
import { type PaymentCallBack, type PaymentNotice, PaymentProvider } from './payment.provider.js';
import { type Received, SurplusCredit } from './surplus.credit.js';

/** What a call-back made of its notices, for the log; the provider is only told that it was taken. */
export interface CallBackResult {
  readonly payments: Payment[];
  /** Transfers for no charge of ours. */
  readonly unmatched: number;
}

/** Money that comes in for orders paid online. An order's row is the lock of all its payments. */
@Injectable()
export class Payments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
    private readonly surplus: SurplusCredit,
  ) {}

  /**
   * A provider tells of transfers; any of them may have been told before. Each is a transaction of its own, so a call
   * that breaks off in the middle is completed by the provider's next try.
   * @throws credential_invalid · invalid_value · feature_disabled
   */
  async receive(callBack: PaymentCallBack): Promise<CallBackResult> {
    const payments: Payment[] = [];
    const notices = this.provider.read(callBack);
    for (const notice of notices) {
      const order = notice.txid === null ? null : await this.orders.byTxid(notice.txid);
      if (order) payments.push(await this.take(order, notice));
    }
    return { payments, unmatched: notices.length - payments.length };
  }

  /**
   * A person has seen the money. Again changes nothing. Late, the customer's wallet is credited.
   * @throws order_not_found · payment_method_unavailable (no online charge) · transition_refused
   */
  async confirm(scope: Scope, orderId: number): Promise<OrderRecord> {
    const { charge, totalCents: amount } = await this.orders.byId(scope, orderId);
    if (charge === null) throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
    return this.db.transaction(async (tx) => {
      const order = await this.lifecycle.confirmPaymentIn(tx, scope, orderId);
      const known = await paymentsOf(tx, scope, orderId);
      const outcome = outcomeOf(order);
      // What was in doubt has been decided.
      const doubted = known.find((payment) => payment.outcome === 'wrong_amount');
      if (!known.some(settles)) {
        const received = { amount, paidAt: this.clock.now(), endToEndId: null, provider: 'manual' };
        if (doubted) await tx.manager.save(Object.assign(doubted, { outcome }));
        else await this.record(tx, order, outcome, received);
      }
      return order;
    });
  }

  /** What came in for an order, in that order. */
  ofOrder(scope: Scope, orderId: number): Promise<Payment[]> {
    return paymentsOf(this.db, scope, orderId);
  }

  /** Transfers of another amount than their order's: somebody has to decide. Oldest first. */
  inDoubt(scope: Scope, limit: number): Promise<Payment[]> {
    return this.db.manager.find(Payment, {
      where: { hubId: scope.hubId, outcome: 'wrong_amount' },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  private async take(order: OrderRecord, notice: PaymentNotice): Promise<Payment> {
    const work = (tx: Transaction) => this.takeIn(tx, order, notice);
    try {
      return await this.db.transaction(work);
    } catch (error) {
      // The same transfer was told twice at once; the other was first and is found now.
      if (!isUniqueViolation(error, 'payments_hub_id_end_to_end_id_key')) throw error;
      return this.db.transaction(work);
    }
  }

  private async takeIn(tx: Transaction, order: OrderRecord, notice: PaymentNotice): Promise<Payment> {
    const { endToEndId, amount, paidAt } = notice;
    const received = { endToEndId, amount, paidAt, provider: this.provider.name };
    const scope = hubScope(order.hubId);
    const known = async () => paymentsOf(tx, scope, order.id);
    const told = (await known()).find((payment) => payment.endToEndId === endToEndId);
    if (told) return told;
    if (amount !== order.totalCents) return this.record(tx, order, 'wrong_amount', received);
    const paid = await this.lifecycle.confirmPaymentIn(tx, scope, order.id);
    const settled = (await known()).filter(settles);
    const byHand = settled.find((payment) => payment.endToEndId === null);
    // The person who confirmed had seen this very transfer.
    if (byHand) return tx.manager.save(Object.assign(byHand, { endToEndId }));
    if (settled.length === 0) return this.record(tx, paid, outcomeOf(paid), received);
    const same = settled.find((payment) => payment.endToEndId === endToEndId);
    if (same) return same;
    await this.surplus.credit(tx, paid, received);
    return this.record(tx, paid, 'surplus', received);
  }

  private record(
    tx: Transaction,
    { id: orderId, hubId, paymentTxid }: OrderRecord,
    outcome: PaymentOutcome,
    received: Received,
  ): Promise<Payment> {
    const createdAt = this.clock.now();
    const txid = paymentTxid ?? '';
    return tx.manager.save(
      tx.manager.create(Payment, { hubId, orderId, txid, outcome, createdAt, ...received }),
    );
  }
}

function settles({ outcome }: Payment): boolean {
  return outcome === 'paid' || outcome === 'late';
}

function outcomeOf(order: OrderRecord): PaymentOutcome {
  return order.paymentStatus === 'refunded' ? 'late' : 'paid';
}

function paymentsOf(db: Queryable, scope: Scope, orderId: number): Promise<Payment[]> {
  return db.manager.find(Payment, { where: { hubId: scope.hubId, orderId }, order: { id: 'ASC' } });
}
