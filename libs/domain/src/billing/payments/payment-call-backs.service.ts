import { Injectable } from '@nestjs/common';
import type { Payment } from './payment.entity.js';
import type { PaymentCallBack } from './payment.provider.js';
import { Payments } from './payments.service.js';
import { WalletTopUps } from './wallet-top-ups.service.js';

interface CallBackOutcome {
  readonly payments: readonly Payment[];
  /** Transfers for no charge of ours. */
  readonly unmatched: number;
}

/** Call-backs of the payment provider: each transfer pays an order, tops up a wallet, or matches no charge. */
@Injectable()
export class PaymentCallBacks {
  constructor(
    private readonly payments: Payments,
    private readonly topUps: WalletTopUps,
  ) {}

  /**
   * Handles each transfer in a transaction of its own; any of them may have been handled before. One that fails stops no
   * other: its failure is raised at the end, and the provider's next call repeats it.
   * @throws credential_invalid · invalid_value · feature_disabled
   */
  async receive(callBack: PaymentCallBack): Promise<CallBackOutcome> {
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
