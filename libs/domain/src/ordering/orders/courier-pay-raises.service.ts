import { Injectable } from '@nestjs/common';
import { cents, type Cents, Database, DomainError, type Scope } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import { OrderEffects } from './order-effects.service.js';
import type { OrderRecord } from './order.entity.js';
import { payOf, plainTerms } from './order-pay.calculator.js';
import { isEnded } from './order-status.rules.js';
import { OrderStore } from './order.store.js';

/** What people add to the pay of one order. */
@Injectable()
export class CourierPayRaises {
  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
    private readonly effects: OrderEffects,
  ) {}

  /** The hub pays the courier so much more, whatever the price. Before collection. @throws order_not_found · transition_refused */
  raisePay(scope: Scope, orderId: number, raise: Cents): Promise<OrderRecord> {
    return this.change(scope, orderId, (change) => {
      const { status, collectedAt, payTerms, courierPayCents } = change.order;
      if (isEnded(status) || collectedAt !== null)
        throw new DomainError('transition_refused', { command: 'edit', status });
      if (payTerms === null) change.set({ courierPayCents: cents(courierPayCents + raise) });
      else change.set({ payTerms: { ...payTerms, raiseCents: cents(payTerms.raiseCents + raise) } });
    });
  }

  /**
   * The tip of an order, paid with it, or at once when it is completed. It is only ever raised.
   * @throws order_not_found · transition_refused (cancelled) · invalid_value (less than it is)
   */
  tip(scope: Scope, orderId: number, tipCents: Cents): Promise<OrderRecord> {
    return this.change(scope, orderId, (change) => {
      const { order } = change;
      const terms = order.payTerms ?? plainTerms(order);
      if (order.status === 'cancelled')
        throw new DomainError('transition_refused', { command: 'tip', status: order.status });
      if (tipCents < terms.tipCents)
        throw new DomainError('invalid_value', { field: 'tipCents', minimum: terms.tipCents });
      if (tipCents > terms.tipCents) change.set({ payTerms: { ...terms, tipCents } });
    });
  }

  private change(scope: Scope, orderId: number, work: (change: OrderChange) => void): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const { before, after } = await this.store.change(tx, scope, orderId, (change) => {
        const { courierPayCents } = change.order;
        work(change);
        const { order } = change;
        if (order.payTerms !== null) change.set({ courierPayCents: payOf(order) });
        if (order.courierPayCents !== courierPayCents)
          change.record('order.updated', { data: { fields: ['courierPayCents'] } });
      });
      await this.effects.apply(tx, before, after);
      return after;
    });
  }
}
