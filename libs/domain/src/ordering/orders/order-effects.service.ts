import { Injectable } from '@nestjs/common';
import { CourierPresenceStore, Merchants, payerOf } from '../../people/index.js';
import { cents, type Cents, hubScope, statement, type Transaction, ZERO } from '../../base/index.js';
import { CashCollections, type WalletOwner, Wallets } from '../../ledger/index.js';
import type { Order, OrderRecord } from './order.entity.js';
import { OrderStore } from './order.store.js';
import { isCourierPaid } from './order-pay.calculator.js';
import { isEnded } from './order-status.rules.js';

const GIVE_BACK = statement(
  'orders.spending_give_back',
  'update spending_days set spent_cents = spent_cents - $4 where hub_id = $1 and spender = $2 and day = $3::date',
);

/** Effects of an order's change on courier's load and wallets, applied while the order's row is locked. */
@Injectable()
export class OrderEffects {
  constructor(
    private readonly presence: CourierPresenceStore,
    private readonly wallets: Wallets,
    private readonly merchants: Merchants,
    private readonly cash: CashCollections,
    private readonly store: OrderStore,
  ) {}

  /** As `OrderStore.change`, with its effects. */
  async change(...args: Parameters<OrderStore['change']>): Promise<Order> {
    const { before, after } = await this.store.change(...args);
    await this.apply(args[0], before, after);
    return after;
  }

  async apply(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    // Before all wallets, as an order that is placed locks them in this order.
    if (after.status === 'cancelled' && before.status !== 'cancelled') await this.giveBack(tx, after);
    this.updateCourierLoad(tx, before, after);
    const { courierId, courierPayCents } = after;
    const isDue =
      isCourierPaid(after) && (!isCourierPaid(before) || courierPayCents !== before.courierPayCents);
    if (isDue && courierId !== null) await this.payOut(tx, after, courierId, courierPayCents);
    await this.chargeOrRefund(tx, before, after);
    // What was paid online was paid before anybody was late.
    if (after.paymentMethod === 'online' && after.lateChargeCents !== before.lateChargeCents)
      await this.payByWallet(tx, after, after.lateChargeCents);
    await this.recordCollections(tx, before, after);
  }

  /** Pays a courier for the order: once, and the difference when it changes. */
  async payOut(tx: Transaction, order: OrderRecord, courierId: number, amount: Cents): Promise<void> {
    if (amount === 0) return;
    const { id: orderId, publicId, hubId } = order;
    const courier = { kind: 'courier', id: courierId } as const;
    await this.wallets.payOutOrder(tx, hubScope(hubId), courier, { orderId, publicId, amount });
  }

  /** @throws insufficient_balance */
  async chargeTip(tx: Transaction, order: OrderRecord, amount: Cents): Promise<void> {
    const { id: orderId, publicId, hubId } = order;
    const payer = await this.payerWallet(tx, order);
    const tip = { orderId, description: publicId, amount };
    await this.wallets.debit(hubScope(hubId), payer, tip, tx, 'courier_tip');
  }

  /** Last of all movements: accounts of cash are locked behind those of wallets. */
  private async recordCollections(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    const { hubId, courierId, merchantId, id: orderId, publicId, stops } = after;
    if (courierId === null || before.stops === stops) return;
    for (const { ordinal, collectCents, collected, finishedAt } of stops) {
      if (!collected || before.stops.find((stop) => stop.ordinal === ordinal)?.collected) continue;
      await this.cash.record(tx, {
        hubId,
        courierId,
        merchantId,
        orderId,
        publicId,
        stop: ordinal,
        method: collected.method,
        askedCents: collectCents ?? ZERO,
        amountCents: collected.cents,
        reason: collected.reason,
        changeCents: collected.changeCents,
        at: new Date(finishedAt ?? after.updatedAt),
      });
    }
  }

  /** Brings what the wallet has paid for the order to the amount, whatever it paid or got back before. */
  private async payByWallet(tx: Transaction, order: OrderRecord, amount: Cents, allowNegative = true) {
    const { id: orderId, publicId, hubId } = order;
    const payment = { orderId, publicId, amount, allowNegative };
    await this.wallets.payOrder(tx, hubScope(hubId), await this.payerWallet(tx, order), payment);
  }

  /** Gives back to the day on which the order counted, whenever it is cancelled. */
  private async giveBack(tx: Transaction, { hubId, countedSpending }: OrderRecord): Promise<void> {
    if (countedSpending === null) return;
    const { spender, day, cents } = countedSpending;
    await tx.execute(GIVE_BACK, [hubId, spender, day, cents]);
  }

  private updateCourierLoad(tx: Transaction, before: OrderRecord, after: OrderRecord): void {
    const from = carrierOf(before);
    const to = carrierOf(after);
    if (from === to) return;
    if (from !== null) this.presence.orderDropped(tx, from, before.combinable);
    if (to !== null) this.presence.orderTaken(tx, to, after.combinable);
  }

  private async chargeOrRefund(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    const overpaid = overpaidOnline(before, after);
    if (after.status === 'cancelled' && (before.status !== 'cancelled' || becameRefunded(before, after))) {
      await this.refund(tx, before, after);
    } else if (after.paymentMethod === 'wallet' && amountDue(after) !== amountDue(before)) {
      // Lateness or an edit changed the price: the wallet pays or gets it back. Only they may overdraw it.
      await this.payByWallet(tx, after, amountDue(after), !isFirstPrice(before, after));
    } else if (overpaid > 0) {
      await this.creditOnline(tx, after, overpaid);
    }
  }

  private async refund(tx: Transaction, before: OrderRecord, after: OrderRecord): Promise<void> {
    if (after.paymentMethod === 'wallet') await this.payByWallet(tx, after, ZERO);
    const paidOnline = before.paymentStatus === 'paid' || becameRefunded(before, after);
    const amount = after.charge?.paidCents ?? after.totalCents;
    if (after.paymentMethod === 'online' && paidOnline && amount > 0)
      await this.creditOnline(tx, after, amount, `pedido-${String(after.id)}-estorno`);
  }

  /** An online payment is not sent back to the bank: it is credited to the merchant's wallet. */
  private async creditOnline(tx: Transaction, order: OrderRecord, amount: Cents, externalId?: string) {
    const credit = { amount, description: order.publicId, externalId, orderId: order.id };
    const payer = await this.payerWallet(tx, order);
    await this.wallets.credit(hubScope(order.hubId), payer, credit, tx, 'online_refund');
  }

  private async payerWallet(tx: Transaction, order: OrderRecord): Promise<WalletOwner> {
    const merchant = await this.merchants.get(hubScope(order.hubId), order.merchantId, tx);
    return { kind: 'merchant', id: payerOf(merchant) };
  }
}

function carrierOf(order: OrderRecord): number | null {
  return isEnded(order.status) ? null : order.courierId;
}

function amountDue(order: OrderRecord): Cents {
  return cents(order.totalCents + order.lateChargeCents);
}

function isFirstPrice(before: OrderRecord, after: OrderRecord): boolean {
  return before.kind === 'courier_call' && before.totalCents === 0 && after.totalCents !== 0;
}

/** What an edit of the price left of an online payment. */
function overpaidOnline({ charge: before }: OrderRecord, { charge: after }: OrderRecord): Cents {
  return cents((before?.paidCents ?? 0) - (after?.paidCents ?? 0));
}

function becameRefunded(before: OrderRecord, after: OrderRecord): boolean {
  return after.paymentStatus === 'refunded' && before.paymentStatus !== 'refunded';
}
