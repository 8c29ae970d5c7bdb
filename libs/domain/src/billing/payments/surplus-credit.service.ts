import { Injectable } from '@nestjs/common';
import { Merchants, payerOf } from '../../people/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import { hubScope, type Transaction } from '../../base/index.js';
import { type WalletEntry, Wallets } from '../../ledger/index.js';
import type { Payment } from './payment.entity.js';

export type ReceivedPayment = Pick<Payment, 'amount' | 'endToEndId' | 'paidAt' | 'provider'>;

/** The reason of a credit: a second transfer, more than the price, or another amount. */
export type SurplusReason = 'paid_twice' | 'above_price' | 'other_amount';

const REFERENCES: Record<SurplusReason, string> = {
  above_price: 'pix-above-',
  other_amount: 'pix-other-',
  paid_twice: 'pix-',
};

/** The reason that a movement of a wallet credits a Pix; null: it does not. */
export function surplusCreditOf({
  kind,
  orderId,
  externalId,
}: Pick<WalletEntry, 'kind' | 'orderId' | 'externalId'>): SurplusReason | null {
  if (kind !== 'credit_added' || orderId === null) return null;
  const reasons: readonly SurplusReason[] = ['above_price', 'other_amount', 'paid_twice'];
  return reasons.find((reason) => externalId?.startsWith(REFERENCES[reason])) ?? null;
}

/** Credits money that the customer paid beyond the order's price to the customer's wallet. */
@Injectable()
export class SurplusCredit {
  constructor(
    private readonly merchants: Merchants,
    private readonly wallets: Wallets,
  ) {}

  /** Credits once for each transfer and reason. */
  async credit(
    tx: Transaction,
    order: OrderRecord,
    { amount, endToEndId }: Pick<ReceivedPayment, 'amount' | 'endToEndId'>,
    reason: SurplusReason = 'paid_twice',
  ): Promise<void> {
    const scope = hubScope(order.hubId);
    const merchant = await this.merchants.get(scope, order.merchantId, tx);
    await this.wallets.creditWithin(
      tx,
      scope,
      { kind: 'merchant', id: payerOf(merchant) },
      {
        amount,
        description: order.publicId,
        externalId: `${REFERENCES[reason]}${endToEndId ?? ''}`,
        orderId: order.id,
      },
    );
  }
}
