import { TestReceiver } from '../../test/support/test-receiver.js';
import type { OrderingFace } from '../../test/faults/order-requests.builder.js';

/** One path for each face, and one for the hub whose robots move the orders. */
type Name = OrderingFace | 'robots';

export class WebhookReceiver {
  private readonly ids = new Set<string>();
  private readonly sequences = new Map<string, number>();

  private constructor(private readonly receiver: TestReceiver) {}

  static async start(): Promise<WebhookReceiver> {
    const receiver = await TestReceiver.start();
    // Only 204 is success in Open Delivery.
    receiver.reacts(() => ({ status: 204 }));
    return new WebhookReceiver(receiver);
  }

  url(name: Name): string {
    return this.receiver.url(`/${name}`);
  }

  /** Since the last call. A message is compared with all that came before it. */
  takeCounts() {
    const counts = { received: 0, twice: 0, outOfOrder: 0 };
    for (const { path, headers, body } of this.receiver.received.splice(0)) {
      const id = `${path} ${headers['webhook-id'] ?? ''}`;
      const order = `${path} ${orderOf(JSON.parse(body))}`;
      // Messages about a request come before those of its order, and have no number.
      const sequence = Number(headers['webhook-sequence'] ?? 0);
      counts.received++;
      if (this.ids.has(id)) counts.twice++;
      else if (sequence < (this.sequences.get(order) ?? 0)) counts.outOfOrder++;
      this.ids.add(id);
      this.sequences.set(order, sequence);
    }
    return counts;
  }

  knows(name: Name, order: string): boolean {
    return this.sequences.has(`/${name} ${order}`);
  }

  close(): Promise<void> {
    return this.receiver.close();
  }
}

/** By the client's name for it. */
function orderOf(body: unknown): string {
  const told = body as { order?: { id: number }; orderId?: string; request_id?: number };
  return String(told.order?.id ?? told.orderId ?? told.request_id);
}
