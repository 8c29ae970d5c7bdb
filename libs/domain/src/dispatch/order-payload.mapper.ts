import type { OrderRecord, TimelineEntry } from '../orders/index.js';
import type { OutboxEvent } from '../outbox/index.js';

/** What an event of an order carries; instants are texts in it. */
export function payloadOf(event: OutboxEvent): { event: TimelineEntry; order: OrderRecord } {
  return event.payload as { event: TimelineEntry; order: OrderRecord };
}
