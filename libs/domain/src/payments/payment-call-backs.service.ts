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

  /** @throws as `Payments.receive` */
  async receive(callBack: PaymentCallBack): Promise<CallBackOutcome> {
    const { payments, others } = await this.payments.receive(callBack);
    let unmatched = 0;
    for (const notice of others) if (!(await this.topUps.settle(notice))) unmatched += 1;
    return { payments, unmatched };
  }
}
