import { TestReceiver } from '../../test/support/test-receiver.js';

const RECEIVERS = ['full-api', 'open-delivery', 'model-m', 'robots'] as const;
type ReceiverName = (typeof RECEIVERS)[number];

export interface WebhookCounts {
  readonly received: number;
  readonly twice: number;
  readonly outOfOrder: number;
}

/** One of each face, and one of the hub whose robots move the orders. */
export class WebhookReceivers {
  private readonly ids = new Set<string>();
  private readonly sequences = new Map<string, number>();

  private constructor(private readonly receivers: Readonly<Record<ReceiverName, TestReceiver>>) {}

  static async start(): Promise<WebhookReceivers> {
    const started = await Promise.all(
      RECEIVERS.map(async (name) => {
        const receiver = await TestReceiver.start();
        // Only 204 is success in Open Delivery.
        receiver.reacts(() => ({ status: 204 }));
        return [name, receiver] as const;
      }),
    );
    return new WebhookReceivers(Object.fromEntries(started) as Record<ReceiverName, TestReceiver>);
  }

  url(name: ReceiverName): string {
    return this.receivers[name].url();
  }

  /** Since the last call. A message is compared with all that came before it. */
  takeCounts(): WebhookCounts {
    const counts = { received: 0, twice: 0, outOfOrder: 0 };
    for (const name of RECEIVERS)
      for (const { headers, body } of this.receivers[name].received.splice(0)) {
        const id = `${name} ${headers['webhook-id'] ?? ''}`;
        const order = `${name} ${orderOf(JSON.parse(body))}`;
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

  knows(name: ReceiverName, order: string): boolean {
    return this.sequences.has(`${name} ${order}`);
  }

  async close(): Promise<void> {
    await Promise.all(RECEIVERS.map((name) => this.receivers[name].close()));
  }
}

/** By the client's name for it. */
function orderOf(body: unknown): string {
  const told = body as { order?: { id: number }; orderId?: string; request_id?: number };
  return String(told.order?.id ?? told.orderId ?? told.request_id);
}
