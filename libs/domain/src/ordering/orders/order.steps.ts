import type { Hub } from '../../company/index.js';
import { cents, DomainError, type Cents } from '../../base/index.js';
import { cancelNow, requireReturn, withdrawCancellation } from './cancellation.steps.js';
import { checkAge, checkDelivery, evidenceOf } from './delivery-proof.rules.js';
import { approachMetres, payReturn } from './courier-pay.rules.js';
import { checkLeft, comesBack } from './fallback.rules.js';
import { lateCharge, limitAfter } from './order-charge.rules.js';
import type { OrderChange } from './order-change.rules.js';
import type { OrderEventData } from './order-event.types.js';
import { arrivedFar, collectedOf, failedVisit, openStop, stopOf } from './stop.rules.js';
import { isEnded, isInProgress } from './order-status.rules.js';
import type { DeliverInput, FailInput } from './stop-act.types.js';
import { setApproach, settlePay } from './order-pay.calculator.js';
import { hubPromise } from './promise.rules.js';
import { requireDepot } from './redelivery.rules.js';
import { requireTransition } from './order.rules.js';

/**
 * The steps of the state machine, as rules over one `OrderChange`. A step whose effect already holds changes
 * and records nothing, so a repeated command succeeds without a second event.
 */

function search(change: OrderChange): void {
  change.move('search');
  change.record('order.searching');
}

/** @throws transition_refused */
export function ready(change: OrderChange): void {
  const { order } = change;
  const expected = order.readyAt;
  requireTransition(!isEnded(order.status) && order.collectedAt === null, 'ready', order);
  if (expected === null || expected > change.now) change.set({ readyAt: change.now });
  if (order.status === 'preparing') {
    change.record('order.ready');
    search(change);
    return;
  }
  if (['waiting', 'scheduled'].includes(order.status)) {
    // Ready before the order waits for it: it will not stop in `preparing`.
    change.set({ readyRequired: false, initialStatus: 'pending' });
  }
}

function prepareOrSearch(change: OrderChange, prepares: boolean): void {
  if (prepares) {
    change.move('prepare');
    change.record('order.preparing');
  } else {
    search(change);
  }
}

export function enterSchedule(change: OrderChange): void {
  if (change.order.status !== 'scheduled') return;
  change.set({ startedAt: change.now });
  prepareOrSearch(change, change.order.readyRequired);
}

/**
 * Confirms a payment: the order continues as asked at creation; for one cancelled meanwhile a refund is
 * marked. `received`: the transferred amount, when it is not the price.
 */
export function confirmPayment(change: OrderChange, hub: Hub, received?: Cents): void {
  const { order } = change;
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return;
  if (order.status === 'cancelled' && order.charge !== null) {
    const paidCents = received ?? order.totalCents;
    change.set({ paymentStatus: 'refunded', charge: { ...order.charge, paidCents } });
    change.record('order.payment_confirmed', { data: { late: true } });
    return;
  }
  acceptPayment(change, hub, cents(Math.min(received ?? order.totalCents, order.totalCents)));
}

/** Accepts a payment of that amount: the order goes on, and what the hub promises counts from now. */
export function acceptPayment(change: OrderChange, hub: Hub, paidCents: Cents): void {
  const { order } = change;
  requireTransition(order.status === 'waiting', 'confirm_payment', order);
  const deliverBy = order.deliverBy ?? hubPromise(hub.settings, change.now, order.scheduledFor, order.price);
  change.set({ paymentStatus: 'paid', charge: order.charge && { ...order.charge, paidCents }, deliverBy });
  change.record('order.payment_confirmed');
  if (order.searchAt !== null && order.searchAt > change.now) {
    change.move('schedule');
    change.record('order.scheduled');
  } else {
    prepareOrSearch(change, order.initialStatus === 'preparing');
  }
}

export function expirePayment(change: OrderChange): void {
  if (change.order.status !== 'waiting') return;
  change.set({ paymentStatus: 'expired' });
  cancelNow(change, { reason: 'payment_expired' });
}

/** `offeredM`: the way to the pickup that the courier was offered; what the offer promised is paid. */
export function accept(change: OrderChange, courierId: number, hub: Hub, offeredM: number | null = null) {
  const { order } = change;
  if (order.courierId === courierId && isInProgress(order.status)) return;
  change.move('accept');
  setApproach(change, approachMetres(change), offeredM);
  change.set({
    courierId,
    acceptedAt: change.now,
    approachM: approachMetres(change),
    arrivalLimitAt: limitAfter(change.now, hub.settings.arrival?.toleranceMinutes),
  });
  change.record('order.accepted');
}

/** Another courier takes over, or the first one accepts. */
export function assign(change: OrderChange, courierId: number, hub: Hub): void {
  const { order } = change;
  if (order.courierId === courierId) return;
  if (order.status === 'pending') {
    accept(change, courierId, hub);
    return;
  }
  requireTransition(isInProgress(order.status), 'reassign', order);
  const previousCourierId = order.courierId;
  change.set({ courierId });
  change.record('order.courier_changed', { data: { previousCourierId } });
}

export function release(change: OrderChange, reason: string | null): void {
  const { order } = change;
  if (order.status === 'pending') return;
  const { courierId } = order;
  change.move('release');
  setApproach(change, null);
  change.set({
    courierId: null,
    acceptedAt: null,
    approachM: null,
    arrivalLimitAt: null,
    arrivedPickupAt: null,
    collectLimitAt: null,
    preferredCourierId: null,
  });
  change.record('order.released', { courierId, data: { reason } });
  change.record('order.searching');
}

export function arriveAtPickup(change: OrderChange, hub: Hub): void {
  const { order } = change;
  if (order.arrivedPickupAt !== null && isInProgress(order.status)) return;
  change.move('arrive_at_pickup');
  change.set({
    arrivedPickupAt: change.actAt,
    collectLimitAt: limitAfter(change.actAt, hub.settings.collection?.toleranceMinutes),
    lateChargeCents: lateCharge(change, order.arrivalLimitAt, hub.settings.arrival?.chargeCents),
  });
  change.record('order.arrived_at_pickup', { data: arrivedFar(change, order.pickup, hub) });
}

/** Records the arrival too when the courier did not. @throws wrong_code · transition_refused */
export function collect(change: OrderChange, hub: Hub, pickupCode: string | null): void {
  const { order } = change;
  if (order.collectedAt !== null && isInProgress(order.status)) return;
  if (order.status === 'accepted') arriveAtPickup(change, hub);
  if (pickupCode !== null && order.pickupCode !== null && pickupCode !== order.pickupCode) {
    throw new DomainError('wrong_code', { field: 'pickupCode' });
  }
  const charge = lateCharge(change, order.collectLimitAt, hub.settings.collection?.chargeCents);
  change.move('collect');
  change.set({ collectedAt: change.actAt, lateChargeCents: charge });
  change.record('order.collected');
}

/** @throws stop_not_found · transition_refused */
export function arriveAtStop(change: OrderChange, ordinal: number, hub: Hub): void {
  const stop = openStop(change, ordinal, 'arrive_at_stop');
  if (stop.arrivedAt !== null) return;
  change.setStop(ordinal, { arrivedAt: change.actAt.toISOString() });
  change.record('order.arrived_at_stop', { stop: ordinal, data: arrivedFar(change, stop, hub) });
}

/**
 * @throws stop_not_found · transition_refused · required_value (address, `collected.reason`) · wrong_code
 * · proof_required · as `checkAge`
 */
export function deliverStop(change: OrderChange, ordinal: number, hub: Hub, input: DeliverInput): void {
  // The courier has to learn that the order is cancelled, also when the answer before was lost.
  if (stopOf(change, ordinal).status === 'delivered' && change.order.status !== 'cancelled') return;
  const stop = openStop(change, ordinal, 'deliver');
  const left = checkLeft(change, stop, hub, input);
  if (!input.byHand && left === null) checkDelivery(change, stop, input);
  const collected = collectedOf(stop, input.collected);
  const checked = checkAge(change, stop, hub, input);
  arriveAtStop(change, ordinal, hub);
  change.setStop(ordinal, {
    ...(collected && { collected }),
    ...(input.left && { left: input.left }),
    ...checked,
    status: 'delivered',
    finishedAt: change.actAt.toISOString(),
    evidence: evidenceOf(input),
  });
  change.record('order.stop_delivered', { stop: ordinal, data: left });
  finishStops(change);
}

/** @throws stop_not_found · transition_refused · required_value · proof_required */
export function failStop(change: OrderChange, ordinal: number, hub: Hub, input: FailInput): void {
  if (stopOf(change, ordinal).status === 'failed') return;
  const visit = failedVisit(change, openStop(change, ordinal, 'fail'), hub, input);
  arriveAtStop(change, ordinal, hub);
  change.setStop(ordinal, {
    status: 'failed',
    finishedAt: change.actAt.toISOString(),
    failureReason: input.reason,
    evidence: evidenceOf({ photos: input.photos ?? [] }),
    observation: input.observation ?? stopOf(change, ordinal).observation,
  });
  if (comesBack(stopOf(change, ordinal), hub)) requireReturn(payReturn(change, hub));
  change.record('order.stop_failed', { stop: ordinal, data: { reason: input.reason, ...visit } });
  finishStops(change);
}

/** The goods that had to return are back at the pickup, or at the hub. @throws as `requireDepot` */
export function returned(change: OrderChange, { settings }: Hub, to: 'shop' | 'hub'): void {
  const { order } = change;
  if (order.status === 'completed') return;
  const pending = order.cancelOnReturn;
  requireTransition(order.status === 'delivered' || pending !== null, 'return', order);
  if (to === 'hub') {
    requireDepot(settings);
    change.set({ goodsAt: to });
  }
  change.record('order.returned', { data: to === 'hub' ? { goodsAt: to } : null });
  if (pending === null) {
    complete(change);
  } else if (order.stops.some(({ status }) => status === 'delivered')) {
    completeInPart(change, pending.reason);
  } else {
    change.set({ cancelOnReturn: null });
    cancelNow(change, { reason: pending.reason, note: pending.note });
  }
}

/** A part was delivered: the order is paid like one with failed stops, and what came back has failed. */
function completeInPart(change: OrderChange, failureReason: string): void {
  for (const { ordinal, status } of change.order.stops) {
    if (status !== 'pending') continue;
    change.setStop(ordinal, { status: 'failed', finishedAt: change.actAt.toISOString(), failureReason });
    change.record('order.stop_failed', { stop: ordinal, data: { reason: failureReason } });
  }
  complete(change, withdrawCancellation(change));
}

/** An operator completes the order whatever steps the courier left out. @throws transition_refused */
export function completeByHand(change: OrderChange, hub: Hub): void {
  const { order } = change;
  if (order.status === 'completed') return;
  if (order.status === 'accepted' || order.status === 'arrived_pickup_location') collect(change, hub, null);
  for (const stop of order.stops) {
    if (stop.status === 'pending' && !isEnded(order.status))
      deliverStop(change, stop.ordinal, hub, { byHand: true });
  }
  // A failed stop leaves the cancellation that waits for the return: completing by hand overrules it.
  withdrawCancellation(change);
  if (order.status === 'collected') finishStops(change);
  if (order.status === 'delivered') returned(change, hub, 'shop');
  requireTransition(isEnded(order.status), 'complete', order);
}

/** An order whose stops were all delivered, perhaps without network, is no longer cancelled by its return. */
function finishStops(change: OrderChange): void {
  const { order } = change;
  if (!order.allStopsEnded) return;
  const data = order.allStopsDelivered ? withdrawCancellation(change) : null;
  if (order.cancelOnReturn !== null) return;
  if (!order.needsReturn) {
    complete(change, data);
    return;
  }
  change.move('finish_stops_and_return');
  change.set({ deliveredAt: change.order.lastDeliveryAt });
  change.record('order.delivered', { data });
  change.record('order.returning');
}

function complete(change: OrderChange, data: OrderEventData | null = null): void {
  change.move('complete');
  change.set({ finishedAt: change.now, deliveredAt: change.order.lastDeliveryAt });
  settlePay(change);
  change.record('order.completed', { data });
}
