import { Injectable } from '@nestjs/common';
import { Merchants, payerOf } from '../merchants/index.js';
import type { OrderRecord } from '../orders/index.js';
import { hubScope } from '../shared/index.js';
import type { Transaction } from '../storage/index.js';
import { type WalletEntry, Wallets } from '../wallets/index.js';
import type { Payment } from './payment.entity.js';

export type ReceivedPayment = Pick<Payment, 'amount' | 'endToEndId' | 'paidAt' | 'provider'>;

/** Why something of a transfer is the customer's: it was the second one, more than the price, or of another amount. */
export type SurplusReason = 'paid_twice' | 'above_price' | 'other_amount';

const REFERENCES: Record<SurplusReason, string> = {
  above_price: 'pix-above-',
  other_amount: 'pix-other-',
  paid_twice: 'pix-',
};

/** Which credit of a Pix a movement of a wallet is; null: none. */
export function surplusCreditOf({
  kind,
  orderId,
  externalId,
}: Pick<WalletEntry, 'kind' | 'orderId' | 'externalId'>): SurplusReason | null {
  if (kind !== 'credit_added' || orderId === null) return null;
  const reasons: readonly SurplusReason[] = ['above_price', 'other_amount', 'paid_twice'];
  return reasons.find((reason) => externalId?.startsWith(REFERENCES[reason])) ?? null;
}

/** What the customer paid and the order does not cost is the customer's balance: nothing of it is kept. */
@Injectable()
export class SurplusCredit {
  constructor(
    private readonly merchants: Merchants,
    private readonly wallets: Wallets,
  ) {}

  /** Once for each transfer and reason. */
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
