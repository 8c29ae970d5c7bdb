import { Injectable } from '@nestjs/common';
import { Merchants, payerOf } from '../merchants/index.js';
import type { OrderRecord } from '../orders/index.js';
import { hubScope, type Transaction } from '../shared/index.js';
import { Wallets } from '../wallets/index.js';
import type { Payment } from './payment.entity.js';

export type Received = Pick<Payment, 'amount' | 'endToEndId' | 'paidAt' | 'provider'>;

/** A charge paid twice is not kept: the second transfer is the customer's balance. */
@Injectable()
export class SurplusCredit {
  constructor(
    private readonly merchants: Merchants,
    private readonly wallets: Wallets,
  ) {}

  async credit(tx: Transaction, order: OrderRecord, { amount, endToEndId }: Received): Promise<void> {
    const scope = hubScope(order.hubId);
    const merchant = await this.merchants.get(scope, order.merchantId, tx);
    await this.wallets.creditWithin(
      tx,
      scope,
      { kind: 'merchant', id: payerOf(merchant) },
      {
        amount,
        description: `Pix em dobro do pedido ${order.publicId}`,
        externalId: `pix-${endToEndId ?? ''}`,
        orderId: order.id,
      },
    );
  }
}
