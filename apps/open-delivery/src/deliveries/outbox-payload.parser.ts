import type { RequestSummary, RequestSnapshot } from '#domain';
import type { DeliveryFact, OrderFacts } from './delivery.types.js';

/** The order in an outbox payload: its row as JSON, as of the event. */
interface OrderSnapshotFacts extends OrderFacts {
  id: number;
  courierId: number | null;
  groupId: number | null;
  trackingToken: string;
  faceData: Record<string, unknown> | null;
}

/**
 * The fact and the delivery of an outbox payload, of a request or of its order. null: an order without a request,
 * which this face does not know.
 */
export function parseOutboxPayload(payload: object) {
  const { event, request, order } = payload as {
    event: DeliveryFact;
    request?: RequestSnapshot;
    order?: OrderSnapshotFacts;
  };
  if (request) return { fact: event, card: request.card, order: null };
  const card = order && requestCardOf(order);
  return card ? { fact: event, card, order } : null;
}

/** The summary of the request that became the order. */
function requestCardOf(order: Pick<OrderSnapshotFacts, 'faceData'>): RequestSummary | null {
  return (order.faceData?.['request'] as RequestSummary | undefined) ?? null;
}
