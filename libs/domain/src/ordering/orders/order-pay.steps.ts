import type { OrderChange } from './order-change.rules.js';
import { offeredPay, payOf } from './order-pay.calculator.js';

/** Steps of the state machine as far as the courier's pay follows them. */

/** The pay with the way to the pickup once somebody takes the order, no shorter than it was offered; null: nobody has it. */
export function setApproach(change: OrderChange, nowM: number | null, offeredM: number | null = null): void {
  const { payTerms } = change.order;
  if (payTerms === null) return;
  const approachM = offeredM === null ? nowM : Math.max(offeredM, nowM ?? 0);
  change.set({ courierPayCents: offeredPay(change.order, approachM), payTerms: { ...payTerms, approachM } });
}

/** What the courier gets, now that waiting, way and time are known; nothing is known of goods that nobody fetched. */
export function settlePay(change: OrderChange): void {
  const { payTerms, acceptedAt, collectedAt } = change.order;
  if (payTerms === null || collectedAt === null) return;
  const since = change.workedSince ?? acceptedAt ?? change.actAt;
  const workedMs = Math.max(0, change.actAt.getTime() - since.getTime());
  change.set({ payTerms: { ...payTerms, workedMs } });
  change.set({ courierPayCents: payOf(change.order) });
}
