import { Injectable } from '@nestjs/common';
import { OrderLifecycle, type OrderRecord } from '../../ordering/index.js';
import {
  type Cents,
  cents,
  Clock,
  DomainError,
  type Scope,
  Database,
  type Transaction,
} from '../../base/index.js';
import { Payment, type PaymentDecision, type PaymentOutcome } from './payment.entity.js';
import { SurplusCredit, type SurplusReason } from './surplus-credit.service.js';

interface DecisionInput {
  readonly decision: PaymentDecision;
  readonly note: string | null;
}

const OUTCOMES: Record<PaymentDecision, PaymentOutcome> = {
  accept: 'paid',
  credit: 'credited',
  return: 'returned',
};

/** Decides about a transfer whose amount differs from its order's price. Of two concurrent decisions one is stored. */
@Injectable()
export class PaymentDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly lifecycle: OrderLifecycle,
    private readonly surplus: SurplusCredit,
  ) {}

  /**
   * `accept`: the order is paid; an amount above its price is credited, a missing one waived. `credit`: the amount is
   * credited to the customer, and the order stays unpaid. `return`: the company sends the money back by its bank; the
   * ledger does not record it. Repeating a decision changes nothing.
   * @throws payment_not_found · request_already_decided · transition_refused (accepted, but the order no longer waits)
   */
  async decide(scope: Scope, paymentId: number, { decision, note }: DecisionInput): Promise<Payment> {
    const where = { id: paymentId, hubId: scope.hubId };
    const known = await this.db.manager.findOneBy(Payment, where);
    if (!known) throw new DomainError('payment_not_found');
    return this.db.transaction(async (tx) => {
      // The order's row is the lock of its payments: call-backs and confirmations by hand wait for it too.
      const order = await this.lifecycle.lockIn(tx, scope, known.orderId);
      const payment = await tx.manager.findOneByOrFail(Payment, where);
      if (payment.decision === decision) return payment;
      if (payment.outcome !== 'wrong_amount') throw new DomainError('request_already_decided');
      await this.apply(tx, scope, order, payment, decision);
      const decided = { decision, decisionNote: note, decidedAt: this.clock.now() };
      const by = scope.actor.name ?? scope.actor.kind;
      return tx.manager.save(
        Object.assign(payment, { ...decided, decidedBy: by, outcome: OUTCOMES[decision] }),
      );
    });
  }

  private async apply(
    tx: Transaction,
    scope: Scope,
    order: OrderRecord,
    { amount, endToEndId }: Payment,
    decision: PaymentDecision,
  ): Promise<void> {
    switch (decision) {
      case 'accept': {
        const paid = cents(Math.min(amount, order.totalCents));
        await this.lifecycle.acceptPaymentIn(tx, scope, order.id, paid);
        await this.credit(tx, order, cents(amount - paid), endToEndId, 'above_price');
        return;
      }
      case 'credit':
        await this.credit(tx, order, amount, endToEndId, 'other_amount');
        return;
      case 'return':
        return;
    }
  }

  private async credit(
    tx: Transaction,
    order: OrderRecord,
    amount: Cents,
    endToEndId: string | null,
    reason: SurplusReason,
  ): Promise<void> {
    if (amount > 0) await this.surplus.credit(tx, order, { amount, endToEndId }, reason);
  }
}
