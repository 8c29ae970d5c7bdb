import { type Cents, cents } from '../../base/index.js';
import { CANCEL_REASONS, type CancelReason } from './order-status.rules.js';
import type { OrderRecord } from './order.entity.js';
import { type Paying, payOf, paysCancelled } from './order-pay.calculator.js';

/** Reasons that a person may give; the others are the system's. */
export const REASONS_OF_PEOPLE = CANCEL_REASONS.filter(
  (reason): reason is Exclude<CancelReason, 'payment_expired'> => reason !== 'payment_expired',
);

type Cancelled = Omit<Paying, 'cancelledAt'> &
  Pick<
    OrderRecord,
    'paymentMethod' | 'paymentStatus' | 'charge' | 'totalCents' | 'lateChargeCents' | 'courierId'
  >;

/** What the cancellation of an order would do now, were its goods brought back. */
export function cancellationEffects(order: Cancelled) {
  const { totalCents, lateChargeCents, courierId, paymentMethod } = order;
  const afterReturn = order.collectedAt !== null;
  const completes = afterReturn && order.stops.some(({ status }) => status === 'delivered');
  const courierPayCents = cents(courierId === null ? 0 : order.courierPayCents);
  return {
    /** The courier has the goods: the order ends when they are back at the pickup. */
    afterReturn,
    /** A part was delivered: the order completes after the return, and is paid. */
    completes,
    /** Credited to the payer's wallet. */
    refundCents: completes ? cents(0) : refundOf(order),
    /** What an invoice still has of the order; null: it is not invoiced. */
    invoicedCents:
      paymentMethod === 'invoiced' ? cents((completes ? totalCents : 0) + lateChargeCents) : null,
    courierId,
    courierPaidCents: completes ? courierPayCents : cancelledPay(order),
    /** The courier's pay without the cancellation. */
    courierPayCents,
  };
}

/** By the hub's rules a courier who has the goods is paid for bringing them back. */
function cancelledPay(order: Cancelled): Cents {
  if (order.courierId === null || !paysCancelled(order)) return cents(0);
  return payOf({ ...order, cancelledAt: order.collectedAt });
}

/** An online payment is not sent back to the bank: it is credited to the merchant's wallet. */
function refundOf({ paymentMethod, paymentStatus, charge, totalCents, lateChargeCents }: Cancelled): Cents {
  if (paymentMethod === 'wallet') return cents(totalCents + lateChargeCents);
  if (paymentMethod === 'online' && paymentStatus === 'paid') return cents(charge?.paidCents ?? totalCents);
  return cents(0);
}
