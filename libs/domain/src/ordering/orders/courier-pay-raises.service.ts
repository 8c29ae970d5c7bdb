import { Injectable } from '@nestjs/common';
import { cents, type Cents, Database, DomainError, type Scope, ZERO } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import { OrderEffects } from './order-effects.service.js';
import type { OrderRecord } from './order.entity.js';
import { payOf, plainTerms } from './order-pay.calculator.js';
import { isEnded } from './order-status.rules.js';
import { requireTransition } from './order.rules.js';

@Injectable()
export class CourierPayRaises {
  constructor(
    private readonly db: Database,
    private readonly effects: OrderEffects,
  ) {}

  /** The hub pays more before collection, whatever the price. @throws order_not_found · transition_refused */
  raisePay(scope: Scope, orderId: number, raise: Cents): Promise<OrderRecord> {
    return this.change(scope, orderId, (change) => {
      const { status, collectedAt, payTerms, courierPayCents } = change.order;
      requireTransition(!isEnded(status) && collectedAt === null, 'edit', change.order);
      if (payTerms === null) change.set({ courierPayCents: cents(courierPayCents + raise) });
      else change.set({ payTerms: { ...payTerms, raiseCents: cents(payTerms.raiseCents + raise) } });
      return ZERO;
    });
  }

  /**
   * The tip of an order, paid with it, or at once when completed; only ever raised. What a shop adds comes
   * from its wallet, and only once the order is completed: until then nobody has earned it.
   * @throws order_not_found · transition_refused (status) · invalid_value (less) · insufficient_balance
   */
  async tip(scope: Scope, orderId: number, tipCents: Cents): Promise<OrderRecord> {
    return await this.change(scope, orderId, (change) => {
      const { order } = change;
      const terms = order.payTerms ?? plainTerms(order);
      const byShop = scope.merchantId !== null;
      const earned = byShop ? order.status === 'completed' : order.status !== 'cancelled';
      requireTransition(earned, 'tip', order);
      if (tipCents < terms.tipCents)
        throw new DomainError('invalid_value', { field: 'tipCents', minimum: terms.tipCents });
      if (tipCents > terms.tipCents) change.set({ payTerms: { ...terms, tipCents } });
      return cents(byShop ? tipCents - terms.tipCents : 0);
    });
  }

  /** `work` returns what the shop pays of it. */
  private change(scope: Scope, orderId: number, work: (change: OrderChange) => Cents): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      let ofShop = ZERO;
      const after = await this.effects.change(tx, scope, orderId, (change) => {
        const { courierPayCents } = change.order;
        ofShop = work(change);
        const { order } = change;
        if (order.payTerms !== null) change.set({ courierPayCents: payOf(order) });
        if (order.courierPayCents !== courierPayCents)
          change.record('order.updated', { data: { fields: ['courierPayCents'] } });
      });
      if (ofShop > 0) await this.effects.chargeTip(tx, after, ofShop);
      return after;
    });
  }
}
