import type { RequestEventType } from '../../events/index.js';
import type { DeliveryRequestRecord, RequestSummary } from './delivery-request.entity.js';

/** An entry of the request's timeline, which the timeline of its order continues. */
export interface RequestEvent {
  type: RequestEventType;
  at: Date;
  data: Record<string, unknown> | null;
}

export function summaryOf(request: DeliveryRequestRecord): RequestSummary {
  const { id: requestId, deliveryId, orderRef: orderUuid, displayId, merchant, recipient, offer } = request;
  const { vehicle, needsReturn } = request.terms;
  return { requestId, deliveryId, orderUuid, displayId, merchant, recipient, vehicle, needsReturn, offer };
}

export type RequestSnapshot = ReturnType<typeof snapshotOf>;

export function snapshotOf(request: DeliveryRequestRecord) {
  const { id, status, attempt, orderId } = request;
  return { id, status, attempt, orderId, card: summaryOf(request) };
}

/**
 * The events of the request, oldest first, no two at the same instant. A marketplace order that the merchant
 * does not accept is rejected on arrival and has no `request.received`.
 */
export function requestTimeline(request: DeliveryRequestRecord): RequestEvent[] {
  const events: RequestEvent[] = [];
  if (!wasRejectedOnArrival(request))
    events.push({ type: 'request.received', at: request.receivedAt, data: null });
  if (request.status === 'rejected' && request.decidedAt)
    events.push({ type: 'request.rejected', at: request.decidedAt, data: { rejection: request.rejection } });
  if (request.status === 'accepted' && request.decidedAt)
    events.push({ type: 'request.accepted', at: request.decidedAt, data: { offer: request.offer } });
  if (request.status === 'cancelled' && request.cancelledAt)
    events.push({ type: 'request.cancelled', at: request.cancelledAt, data: { ...request.cancellation } });
  return events;
}

export function wasRejectedOnArrival(request: DeliveryRequestRecord): boolean {
  return request.decidedAt !== null && request.decidedAt.getTime() === request.receivedAt.getTime();
}
