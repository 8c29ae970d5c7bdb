import { Injectable } from '@nestjs/common';
import type { Payment } from './payment.entity.js';
import type { PaymentCallBack } from './payment.provider.js';
import { Payments } from './payments.service.js';
import { WalletTopUps } from './wallet-top-ups.service.js';
import { Hubs } from '../../company/index.js';
import { OrderQueries } from '../../ordering/index.js';
import { type Cents, Clock, Demonstration, DomainError, type Scope } from '../../base/index.js';

/** Call-backs of the payment provider: a transfer pays an order, tops up a wallet, or matches no charge. */
@Injectable()
export class PaymentCallBacks {
  constructor(
    private readonly payments: Payments,
    private readonly topUps: WalletTopUps,
  ) {}

  /**
   * Handles each transfer in a transaction of its own; any of them may have been handled before. One that
   * fails stops no other: its failure is raised at the end, and the provider's next call repeats it.
   * @throws credential_invalid · invalid_value · feature_disabled
   */
  async receive(callBack: PaymentCallBack) {
    const payments: Payment[] = [];
    let unmatched = 0;
    let failure: Error | null = null;
    for (const notice of this.payments.read(callBack)) {
      try {
        const payment = await this.payments.settle(notice);
        if (payment) payments.push(payment);
        else if (!(await this.topUps.settle(notice))) unmatched += 1;
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error(String(error));
      }
    }
    if (failure) throw failure;
    return { payments, unmatched };
  }
}

/** Simulates a Pix payment at the press of a button, in sandboxes and the demonstration on this machine. */
@Injectable()
export class PaymentSimulations {
  constructor(
    private readonly clock: Clock,
    private readonly demonstration: Demonstration,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly payments: Payments,
    private readonly topUps: WalletTopUps,
  ) {}

  async allowed(hubId: number): Promise<boolean> {
    return this.demonstration.active || (await this.hubs.get(hubId)).sandbox;
  }

  /** @throws feature_disabled · order_not_found · payment_method_unavailable (no online charge) */
  async payOrder(scope: Scope, orderId: number): Promise<void> {
    await this.require(scope);
    const { charge, paymentTxid, totalCents } = await this.orders.byId(scope, orderId);
    if (charge === null) throw new DomainError('payment_method_unavailable', { field: 'paymentMethod' });
    await this.payments.settle(this.notice(paymentTxid, totalCents));
  }

  /** @throws feature_disabled · top_up_not_found */
  async payTopUp(scope: Scope, accountId: number, id: number): Promise<void> {
    await this.require(scope);
    const { txid, amountCents } = await this.topUps.get(scope, accountId, id);
    await this.topUps.settle(this.notice(txid, amountCents));
  }

  private async require({ hubId }: Scope): Promise<void> {
    if (!(await this.allowed(hubId))) throw new DomainError('feature_disabled');
  }

  /** A notice of the transfer. Its id is made of the charge's, so that a charge is paid once. */
  private notice(txid: string | null, amount: Cents) {
    return { txid, amount, endToEndId: `SIMULADO${txid ?? ''}`, paidAt: this.clock.now() };
  }
}
