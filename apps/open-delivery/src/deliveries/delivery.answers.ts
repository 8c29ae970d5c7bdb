import { refusedOnArrival, type DeliveryRequestRecord } from '#domain';

/** How long the rules of the hub take to decide, at most, in ordinary times. */
const AUTOMATIC_DECISION_MS = 5_000;

export interface DeliveryAccepted {
  deliveryId: string;
  orderId: string;
  status: 'PENDING' | 'REJECTED';
  event: 'PENDING' | 'REJECTED';
  createdAt: string;
  completion: { estimate: string; rejectAfter: string };
  deliveryDetailsURL: string;
}

export const DELIVERIES_PATH = '/api/opendelivery/v1/logistics/delivery';

/** The 202. It tells of the receipt, so it is the same however late it is asked for again. */
export function deliveryAccepted(request: DeliveryRequestRecord, publicUrl: string): DeliveryAccepted {
  const status = refusedOnArrival(request) ? 'REJECTED' : 'PENDING';
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
