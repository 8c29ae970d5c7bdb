import { wasRejectedOnArrival, type DeliveryRequestRecord } from '#domain';
import type { Answer } from '../docs/answer.schemas.js';

/** Of an automatic decision, usually. */
const AUTOMATIC_DECISION_MS = 5_000;

const DELIVERIES_PATH = '/api/opendelivery/v1/logistics/delivery';

/** The 202 describes the receipt only, so a repeated request gets the same body at any time. */
export function toDeliveryAccepted(
  request: DeliveryRequestRecord,
  publicUrl: string,
): Answer<'DeliveryAccepted'> {
  const status = wasRejectedOnArrival(request) ? 'REJECTED' : 'PENDING';
  const rejectAfter = request.rejectAfter.toISOString();
  const soon = new Date(request.receivedAt.getTime() + AUTOMATIC_DECISION_MS).toISOString();
  return {
    deliveryId: request.deliveryId,
    orderId: request.orderRef,
    status,
    event: status,
    createdAt: request.receivedAt.toISOString(),
    completion: { estimate: request.acceptance === 'automatic' ? soon : rejectAfter, rejectAfter },
    deliveryDetailsURL: `${publicUrl}${DELIVERIES_PATH}/${request.orderUuid}`,
  };
}
