import type { RequestCard, RequestSnapshot } from '#domain';
import type { DeliveryFact, OrderFacts } from './delivery.view.js';

/** What the outbox carries of an order: its row as JSON, at that instant. */
export interface OrderSnapshotFacts extends OrderFacts {
  id: number;
  courierId: number | null;
  groupId: number | null;
  trackingToken: string;
  faceData: Record<string, unknown> | null;
}

export interface DeliveryMessage {
  fact: DeliveryFact;
  card: RequestCard;
  order: OrderSnapshotFacts | null;
}

/**
 * The fact and the delivery inside an outbox payload, whether it comes from the request or from its order.
 * null: an order that was not born of a request, of which this face knows nothing.
 */
export function messageOf(payload: object): DeliveryMessage | null {
  const { event, request, order } = payload as {
    event: DeliveryFact;
    request?: RequestSnapshot;
    order?: OrderSnapshotFacts;
  };
  if (request) return { fact: event, card: request.card, order: null };
  const card = order && requestCardOf(order);
  return card ? { fact: event, card, order } : null;
}

/** An order keeps the card of the request it was born of. */
export function requestCardOf(order: Pick<OrderSnapshotFacts, 'faceData'>): RequestCard | null {
  return (order.faceData?.['request'] as RequestCard | undefined) ?? null;
}
