import type { RequestEventType } from '../outbox/index.js';
import type { DeliveryRequestRecord } from './delivery-request.entity.js';
import type { RequestCard, RequestStatus } from './delivery-request.types.js';

/** One line of a request's own, short timeline; the order's follows it. */
export interface RequestEvent {
  type: RequestEventType;
  at: Date;
  data: Record<string, unknown> | null;
}

/** The request as an event carries it. */
export interface RequestSnapshot {
  id: number;
  status: RequestStatus;
  attempt: number;
  orderId: number | null;
  card: RequestCard;
}

export function cardOf(request: DeliveryRequestRecord): RequestCard {
  return {
    requestId: request.id,
    deliveryId: request.deliveryId,
    orderUuid: request.orderRef,
    displayId: request.displayId,
    merchant: request.merchant,
    recipient: request.recipient,
    vehicle: request.terms.vehicle,
    needsReturn: request.terms.needsReturn,
    offer: request.offer,
  };
}

export function snapshotOf(request: DeliveryRequestRecord): RequestSnapshot {
  const { id, status, attempt, orderId } = request;
  return { id, status, attempt, orderId, card: cardOf(request) };
}

/**
 * What happened to the request, oldest first, each with an instant of its own. A marketplace order that the merchant
 * does not take is rejected on arrival: it was never received for a decision.
 */
export function requestTimeline(request: DeliveryRequestRecord): RequestEvent[] {
  const events: RequestEvent[] = [];
  if (!refusedOnArrival(request))
    events.push({ type: 'request.received', at: request.receivedAt, data: null });
  if (request.status === 'rejected' && request.decidedAt)
    events.push({ type: 'request.rejected', at: request.decidedAt, data: { rejection: request.rejection } });
  if (request.status === 'accepted' && request.decidedAt)
    events.push({ type: 'request.accepted', at: request.decidedAt, data: { offer: request.offer } });
  if (request.status === 'cancelled' && request.cancelledAt)
    events.push({ type: 'request.cancelled', at: request.cancelledAt, data: { ...request.cancellation } });
  return events;
}

export function refusedOnArrival(request: DeliveryRequestRecord): boolean {
  return request.decidedAt !== null && request.decidedAt.getTime() === request.receivedAt.getTime();
}
