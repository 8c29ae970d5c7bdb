import {
  explainPay,
  failedReturnPay,
  type HubSettings,
  isContactShown,
  isConversationOpen,
  isCourierPaid,
  placeTexts,
  shownEvidence,
  stopId,
  type FileLinks,
  type OrderView,
  type Place,
  type Stop,
} from '#domain';

import { fallbackBody } from '../../docs/order-parts.schemas.js';

interface Showing {
  readonly settings: HubSettings;
  readonly now: Date;
  readonly files: FileLinks;
}

/** An order as its courier gets it: never with the recipient's code, and with contacts only while they are needed. */
export function orderBody(order: OrderView, { settings, now, files }: Showing) {
  const { courierContactMinutes, recipientPage } = settings;
  const isShown = (stop: Stop | null) => isContactShown(order, stop, courierContactMinutes, now);
  const known = (stop: Stop) =>
    recipientPage.phonesHidden ? { ...stop, phone: null, phoneLocator: null } : stop;
  return {
    id: order.id,
    publicId: order.publicId,
    kind: order.kind,
    status: order.status,
    merchant: { name: order.merchant.name, phone: order.merchant.phone, note: order.merchant.courierNote },
    observation: order.observation,
    pickup: placeBody(isShown(null) ? order.pickup : withoutContact(order.pickup)),
    /** The code that the courier shows at the pickup. */
    pickupCode: order.pickupCode,
    stops: order.stops.map((stop) => ({
      ...stopBody(order.id, isShown(stop) ? known(stop) : withoutRecipient(stop), files),
      conversation: recipientPage.conversation
        ? { open: isConversationOpen(order, stop, now), recipient: 0, courier: 0, ...stop.lines }
        : null,
    })),
    distance: order.distanceM,
    returnDistance: order.returnDistanceM,
    durationSeconds: order.durationS,
    needsReturn: order.needsReturn,
    needsProof: order.needsProof,
    payCents: order.courierPayCents,
    wayBackCents: failedReturnPay(order, { settings }),
    /** What the pay is made of; the lines add up to it. */
    payLines: explainPay(order),
    totalCents: order.totalCents + order.lateChargeCents,
    paymentMethod: order.paymentMethod,
    groupLeaderId: order.groupLeaderId,
    returnBeforeCancelling: order.cancelOnReturn !== null,
    ...instantsOf(order),
  };
}

/** An order that ended, as the courier's money needs it: nothing about recipients. */
export function finishedOrderBody(order: OrderView) {
  return {
    ...order,
    stopCount: order.stops.length,
    distance: order.distanceM,
    returnDistance: order.returnDistanceM,
    durationSeconds: order.durationS,
    payCents: order.courierPayCents,
    payLines: explainPay(order),
    /** false: cancelled, nothing is paid. */
    paid: isCourierPaid(order),
  };
}

function withoutContact(place: Place): Place {
  return { ...place, name: null, phone: null, instructions: null };
}

const NOWHERE = { ...placeTexts(() => null), address: '', latitude: null, longitude: null };

function withoutRecipient(stop: Stop): Stop {
  const nobody = {
    neighbour: null,
    phoneLocator: null,
    observation: null,
    failureReason: null,
    evidence: null,
  };
  return { ...stop, ...NOWHERE, ...nobody };
}

function instantsOf(order: OrderView) {
  const { createdAt, scheduledFor, acceptedAt, arrivalLimitAt, arrivedPickupAt, collectLimitAt } = order;
  const { collectedAt, deliveredAt, finishedAt, cancelReason } = order;
  const before = { createdAt, scheduledFor, acceptedAt, arrivalLimitAt, arrivedPickupAt, collectLimitAt };
  return { ...before, collectedAt, deliveredAt, finishedAt, cancelReason };
}

function stopBody(orderId: number, stop: Stop, files: FileLinks) {
  return {
    id: stopId(orderId, stop.ordinal),
    status: stop.status,
    ...placeBody(stop),
    displayId: stop.displayId,
    observation: stop.observation,
    codeRequired: stop.confirmationCode !== null,
    phoneLocator: stop.phoneLocator,
    collect: moneyToCollect(stop),
    collected: stop.collected ?? null,
    arrivedAt: stop.arrivedAt,
    finishedAt: stop.finishedAt,
    failureReason: stop.failureReason,
    evidence: shownEvidence(stop.evidence, files),
    ...fallbackBody(stop),
    comingBy: stop.coming?.by ?? null,
    wantedAt: stop.wantedAt ?? null,
  };
}

/** Money to collect from the recipient. */
export function moneyToCollect({ collectCents, collectMethod, changeForCents }: Stop) {
  if (collectCents === null) return null;
  return { amountCents: collectCents, method: collectMethod, changeForCents };
}

function placeBody(place: Place) {
  const { address, latitude, longitude } = place;
  return { address, ...placeTexts((name) => place[name]), latitude, longitude };
}
