import { Inject, Injectable, Optional } from '@nestjs/common';
import { OrderLifecycle, OrderQueries, type OrderRecord } from '../../ordering/index.js';
import {
  cents,
  Clock,
  Database,
  DomainError,
  hubScope,
  type Queryable,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import { Payment, type PaymentDecision, type PaymentOutcome } from './payment.entity.js';
import {
  ManualPayments,
  type PaymentCallBack,
  type PaymentNotice,
  PaymentProvider,
} from './payment.provider.js';
import { type ReceivedPayment, SurplusCredit } from './wallet-top-ups.service.js';

/** Payments of orders; the order's row is the lock of all of them. */
@Injectable()
export class Payments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    @Optional() @Inject(PaymentProvider) private readonly provider: PaymentProvider = new ManualPayments(),
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
    private readonly surplus: SurplusCredit,
  ) {}

  /** @throws credential_invalid · invalid_value · feature_disabled */
  read(callBack: PaymentCallBack): PaymentNotice[] {
    return this.provider.read(callBack);
  }

  /** Settles a transfer, which may have been settled before. null: it is for no order's charge. */
  async settle(notice: PaymentNotice): Promise<Payment | null> {
    const order = notice.txid === null ? null : await this.orders.byTxid(notice.txid);
    return order && this.db.transaction((tx) => this.settleIn(tx, order, notice));
  }

  /**
   * Confirms the payment by hand. Repeating it changes nothing. Of a cancelled order the amount is credited
   * to the merchant's wallet. A transfer of another amount that waits for a decision is the payment: no more
   * than it brought is given back later, and what is beyond the price is credited.
   * @throws order_not_found · payment_method_unavailable (no online charge) · transition_refused
   */
  async confirm(scope: Scope, orderId: number): Promise<OrderRecord> {
    const { charge } = await this.orders.byId(scope, orderId);
    if (charge === null) throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
    return this.db.transaction(async (tx) => {
      const { totalCents: amount } = await this.lifecycle.lockIn(tx, scope, orderId);
      const known = await paymentsOf(tx, scope, orderId);
      const isSettled = known.some(settles);
      const doubted = isSettled ? undefined : known.find(({ outcome }) => outcome === 'wrong_amount');
      if (doubted) return this.confirmDoubted(tx, scope, doubted);
      const order = await this.lifecycle.confirmPaymentIn(tx, scope, orderId);
      const received = { amount, paidAt: this.clock.now(), endToEndId: null, provider: 'manual' };
      if (!isSettled) await this.record(tx, order, outcomeOf(order), received);
      return order;
    });
  }

  /** The confirmation is the decision on the payment. */
  private async confirmDoubted(tx: Transaction, scope: Scope, payment: Payment): Promise<OrderRecord> {
    const { orderId, amount, endToEndId } = payment;
    const order = await this.lifecycle.confirmPaymentIn(tx, scope, orderId, amount);
    const outcome = outcomeOf(order);
    const surplus = { amount: cents(amount - order.totalCents), endToEndId };
    if (outcome === 'paid') await this.surplus.credit(tx, order, surplus, 'above_price');
    const decision: PaymentDecision = outcome === 'paid' ? 'accept' : 'credit';
    const decidedBy = scope.actor.name ?? scope.actor.kind;
    await tx.manager.save(
      Object.assign(payment, { decision, decidedAt: this.clock.now(), decidedBy, outcome }),
    );
    return order;
  }

  /** The order is locked first: its price may have changed meanwhile, and one call-back settles at a time. */
  private async settleIn(
    tx: Transaction,
    { id, hubId }: OrderRecord,
    { endToEndId, amount, paidAt }: PaymentNotice,
  ): Promise<Payment> {
    const received = { endToEndId, amount, paidAt, provider: this.provider.name };
    const scope = hubScope(hubId);
    const order = await this.lifecycle.lockIn(tx, scope, id);
    const known = await paymentsOf(tx, scope, id);
    const stored = known.find((payment) => payment.endToEndId === endToEndId);
    if (stored) return stored;
    const settled = known.filter(settles);
    // An operator may have confirmed this transfer by hand before its call-back, at the price of then.
    const byHand = settled.find((payment) => payment.endToEndId === null);
    if (byHand?.amount === amount) return tx.manager.save(Object.assign(byHand, { endToEndId }));
    if (byHand || amount !== order.totalCents) return this.record(tx, order, 'wrong_amount', received);
    const paid = await this.lifecycle.confirmPaymentIn(tx, scope, id);
    if (settled.length === 0) return this.record(tx, paid, outcomeOf(paid), received);
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

interface DecisionInput {
  readonly decision: PaymentDecision;
  readonly note: string | null;
}

const OUTCOMES: Record<PaymentDecision, PaymentOutcome> = {
  accept: 'paid',
  credit: 'credited',
  return: 'returned',
};

/** Decides on transfers of another amount than the order's price. Of two at once one decision is stored. */
@Injectable()
export class PaymentDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly lifecycle: OrderLifecycle,
    private readonly surplus: SurplusCredit,
  ) {}

  /**
   * `accept`: the order is paid; an amount above its price is credited, a missing one waived. `credit`: the
   * amount is credited to the customer, and the order stays unpaid. `return`: the company sends the money
   * back by its bank; the ledger does not record it. Repeating a decision changes nothing.
   * @throws payment_not_found · request_already_decided · transition_refused (accepted; the order is settled)
   */
  async decide(scope: Scope, paymentId: number, { decision, note }: DecisionInput): Promise<Payment> {
    const where = { id: paymentId, hubId: scope.hubId };
    const known = await this.db.get(Payment, where, 'payment_not_found');
    return this.db.transaction(async (tx) => {
      const order = await this.lifecycle.lockIn(tx, scope, known.orderId);
      const payment = await tx.manager.findOneByOrFail(Payment, where);
      if (payment.decision === decision) return payment;
      if (payment.outcome !== 'wrong_amount') throw new DomainError('request_already_decided');
      const { amount, endToEndId } = payment;
      if (decision === 'accept') {
        const paid = cents(Math.min(amount, order.totalCents));
        await this.lifecycle.acceptPaymentIn(tx, scope, order.id, paid);
        await this.surplus.credit(tx, order, { amount: cents(amount - paid), endToEndId }, 'above_price');
      }
      if (decision === 'credit') await this.surplus.credit(tx, order, { amount, endToEndId }, 'other_amount');
      const decided = { decision, decisionNote: note, decidedAt: this.clock.now() };
      const by = scope.actor.name ?? scope.actor.kind;
      return tx.manager.save(
        Object.assign(payment, { ...decided, decidedBy: by, outcome: OUTCOMES[decision] }),
      );
    });
  }
}
