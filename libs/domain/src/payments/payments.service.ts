import { Injectable } from '@nestjs/common';
import { OrderLifecycle, OrderQueries, type OrderRecord } from '../orders/index.js';
import { Clock, DomainError, hubScope, type Scope } from '../shared/index.js';
import { Database, isUniqueViolation, type Queryable, type Transaction } from '../storage/index.js';
import { Payment, type PaymentOutcome } from './payment.entity.js';
import { type PaymentCallBack, type PaymentNotice, PaymentProvider } from './payment.provider.js';
import { type ReceivedPayment, SurplusCredit } from './surplus-credit.service.js';

/** Counts of what a call-back led to, for the log; the provider gets only a 2xx. */
interface CallBackResult {
  readonly payments: Payment[];
  /** Transfers for no charge of ours. */
  readonly unmatched: number;
  readonly others: readonly PaymentNotice[];
}

/** Payments of orders paid online. The order's row is the lock of all its payments. */
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
   * Handles a provider's call-back; any of its transfers may have been handled before. Each is a transaction of its
   * own, so a call that fails in the middle is completed by the provider's next one.
   * @throws credential_invalid · invalid_value · feature_disabled
   */
  async receive(callBack: PaymentCallBack): Promise<CallBackResult> {
    const payments: Payment[] = [];
    const others: PaymentNotice[] = [];
    for (const notice of this.provider.read(callBack)) {
      const order = notice.txid === null ? null : await this.orders.byTxid(notice.txid);
      if (order) payments.push(await this.settle(order, notice));
      else others.push(notice);
    }
    return { payments, unmatched: others.length, others };
  }

  /**
   * Confirms the payment by hand. Repeating it changes nothing. Of a cancelled order the amount is credited to the
   * merchant's wallet.
   * @throws order_not_found · payment_method_unavailable (no online charge) · transition_refused
   */
  async confirm(scope: Scope, orderId: number): Promise<OrderRecord> {
    const { charge, totalCents: amount } = await this.orders.byId(scope, orderId);
    if (charge === null) throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
    return this.db.transaction(async (tx) => {
      const order = await this.lifecycle.confirmPaymentIn(tx, scope, orderId);
      const known = await paymentsOf(tx, scope, orderId);
      const outcome = outcomeOf(order);
      // The confirmation is the decision on a payment that waited for one.
      const doubted = known.find((payment) => payment.outcome === 'wrong_amount');
      if (!known.some(settles)) {
        const received = { amount, paidAt: this.clock.now(), endToEndId: null, provider: 'manual' };
        if (doubted) await tx.manager.save(Object.assign(doubted, { outcome }));
        else await this.record(tx, order, outcome, received);
      }
      return order;
    });
  }

  /** Payments received for an order, oldest first. */
  ofOrder(scope: Scope, orderId: number): Promise<Payment[]> {
    return paymentsOf(this.db, scope, orderId);
  }

  private async settle(order: OrderRecord, notice: PaymentNotice): Promise<Payment> {
    const work = (tx: Transaction) => this.settleIn(tx, order, notice);
    try {
      return await this.db.transaction(work);
    } catch (error) {
      // Two call-backs with the same transfer ran at once: the other stored it first, and it is found now.
      if (!isUniqueViolation(error, 'payments_hub_id_end_to_end_id_key')) throw error;
      return this.db.transaction(work);
    }
  }

  private async settleIn(tx: Transaction, order: OrderRecord, notice: PaymentNotice): Promise<Payment> {
    const { endToEndId, amount, paidAt } = notice;
    const received = { endToEndId, amount, paidAt, provider: this.provider.name };
    const scope = hubScope(order.hubId);
    const known = async () => paymentsOf(tx, scope, order.id);
    const stored = (await known()).find((payment) => payment.endToEndId === endToEndId);
    if (stored) return stored;
    if (amount !== order.totalCents) return this.record(tx, order, 'wrong_amount', received);
    const paid = await this.lifecycle.confirmPaymentIn(tx, scope, order.id);
    const settled = (await known()).filter(settles);
    const byHand = settled.find((payment) => payment.endToEndId === null);
    // An operator had confirmed this transfer by hand before its call-back.
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
    received: ReceivedPayment,
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
