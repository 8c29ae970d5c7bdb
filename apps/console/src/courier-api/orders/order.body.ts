import {
  explainPay,
  failedReturnPay,
  type HubSettings,
  isContactShown,
  isConversationOpen,
  isCourierPaid,
  NO_PLACE,
  shownEvidence,
  stopId,
  type FileLinks,
  type OrderView,
  type Place,
  type Stop,
} from '#domain';
import { stopParts } from '../../docs/order-parts.schemas.js';
import { picker } from '../../http/answer.mapper.js';
import { courierOrderAnswer } from './order.answers.js';

const pick = picker(courierOrderAnswer);

/** The order never has the recipient's code, and contacts only while they are needed. */
export function orderBody(order: OrderView, settings: HubSettings, now: Date, files: FileLinks) {
  const { courierContactMinutes, recipientPage } = settings;
  const isShown = (stop: Stop | null) => isContactShown(order, stop, courierContactMinutes, now);
  const known = (stop: Stop) =>
    recipientPage.phonesHidden ? { ...stop, phone: null, phoneLocator: null } : stop;
  return pick({
    ...finishedOrderBody(order),
    merchant: { ...order.merchant, note: order.merchant.courierNote },
    pickup: isShown(null) ? order.pickup : withoutContact(order.pickup),
    stops: order.stops.map((stop) => ({
      ...stopBody(order.id, isShown(stop) ? known(stop) : withoutRecipient(stop), files),
      conversation: recipientPage.conversation
        ? { open: isConversationOpen(order, stop, now), recipient: 0, courier: 0, ...stop.lines }
        : null,
    })),
    wayBackCents: failedReturnPay(order, { settings }),
    totalCents: order.totalCents + order.lateChargeCents,
    returnBeforeCancelling: order.cancelOnReturn !== null,
  });
}

/** An ended order with the courier's pay, without the recipients. */
export function finishedOrderBody(order: OrderView) {
  return {
    ...order,
    stopCount: order.stops.length,
    distance: order.distanceM,
    returnDistance: order.returnDistanceM,
    durationSeconds: order.durationS,
    payCents: order.courierPayCents,
    /** The lines add up to the pay. */
    payLines: explainPay(order),
    /** false: cancelled, nothing is paid. */
    paid: isCourierPaid(order),
  };
}

function withoutContact(place: Place): Place {
  return { ...place, name: null, phone: null, instructions: null };
}

function withoutRecipient(stop: Stop): Stop {
  const noRecipient = {
    neighbour: null,
    phoneLocator: null,
    observation: null,
    failureReason: null,
    evidence: null,
  };
  return { ...stop, ...NO_PLACE, externalId: stop.externalId, ...noRecipient };
}

function stopBody(orderId: number, stop: Stop, files: FileLinks) {
  return {
    ...stop,
    ...stopParts(stop),
    id: stopId(orderId, stop.ordinal),
    codeRequired: stop.confirmationCode !== null,
    collect: moneyToCollect(stop),
    evidence: shownEvidence(stop.evidence, files),
    comingBy: stop.coming?.by ?? null,
    wantedAt: stop.wantedAt ?? null,
  };
}

export function moneyToCollect({ collectCents, collectMethod, changeForCents }: Stop) {
  if (collectCents === null) return null;
  return { amountCents: collectCents, method: collectMethod, changeForCents };
}
