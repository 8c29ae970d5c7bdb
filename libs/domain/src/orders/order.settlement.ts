import { Injectable } from '@nestjs/common';
import { CourierPresence } from '../couriers/index.js';
import { Merchants, payerOf } from '../merchants/index.js';
import { cents, hubScope, type Cents, type Transaction } from '../shared/index.js';
import { Wallets, type WalletOwner } from '../wallets/index.js';
import type { OrderRecord } from './order.entity.js';
import { isEnded } from './order.status.js';

/**
 * What a change of an order means for others, derived from the difference it made: the courier's load, the wallets.
 * Runs in the transaction of the change, after the order's own row is locked.
 */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly presence: CourierPresence,
    private readonly wallets: Wallets,
    private readonly merchants: Merchants,
  ) {}

  async settle(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    await this.moveLoad(tx, before, after);
    if (after.status === 'completed' && before.status !== 'completed') await this.payCourier(tx, after);
    await this.settlePayer(tx, before, after);
  }

  private async moveLoad(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    const from = carrier(before);
    const to = carrier(after);
    if (from === to) return;
    if (from !== null) await this.presence.orderDropped(tx, from, before.combinable);
    if (to !== null) await this.presence.orderTaken(tx, to, after.combinable);
  }

  private async payCourier(tx: Transaction, order: OrderRecord): Promise<void> {
    if (order.courierId === null || order.courierPayCents === 0) return;
    await this.wallets.payOutOrder(
      tx,
      hubScope(order.hubId),
      { kind: 'courier', id: order.courierId },
      {
        orderId: order.id,
        amount: order.courierPayCents,
        description: `Repasse do pedido ${order.publicId}`,
      },
    );
  }

  private async settlePayer(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    const scope = hubScope(after.hubId);
    if (after.status === 'cancelled' && (before.status !== 'cancelled' || becameRefunded(before, after))) {
      await this.refund(tx, before, after);
    } else if (after.paymentMethod === 'wallet' && amountDue(after) !== amountDue(before)) {
      // Lateness or an edit changed the price: the wallet pays or gets back the difference.
      await this.wallets.payOrder(tx, scope, await this.payer(tx, after), {
        orderId: after.id,
        amount: amountDue(after),
        description: `Pedido ${after.publicId}`,
        allowNegative: true,
      });
    }
  }

  private async refund(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    const scope = hubScope(after.hubId);
    const description = `Estorno do pedido ${after.publicId}`;
    if (after.paymentMethod === 'wallet') {
      await this.wallets.refundOrder(tx, scope, await this.payer(tx, after), {
        orderId: after.id,
        description,
      });
    }
    // Money that came in from outside does not go back by itself: the customer finds it in the wallet.
    const paidOnline = before.paymentStatus === 'paid' || becameRefunded(before, after);
    const amount = after.charge?.paidCents ?? after.totalCents;
    if (after.paymentMethod === 'online' && paidOnline && amount > 0) {
      await this.wallets.creditWithin(tx, scope, await this.payer(tx, after), {
        amount,
        description,
        externalId: `pedido-${String(after.id)}-estorno`,
        orderId: after.id,
      });
    }
  }

  private async payer(tx: Transaction, order: OrderRecord): Promise<WalletOwner> {
    const merchant = await this.merchants.get(hubScope(order.hubId), order.merchantId, tx);
    return { kind: 'merchant', id: payerOf(merchant) };
  }
}

function carrier(order: OrderRecord): number | null {
  return isEnded(order.status) ? null : order.courierId;
}

function amountDue(order: OrderRecord): Cents {
  return cents(order.totalCents + order.lateChargeCents);
}

function becameRefunded(before: OrderRecord, after: OrderRecord): boolean {
  return after.paymentStatus === 'refunded' && before.paymentStatus !== 'refunded';
}
