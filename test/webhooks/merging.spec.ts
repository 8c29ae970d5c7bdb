import type { OutboxEvent, SubscriptionTarget } from '#domain';
import { TestReceiver } from '../support/test-receiver.js';
import { PlainDialect, webhookHarness, type WebhookHarness } from './webhook.harness.js';

/** A dialect that holds and merges events as the Full API does. */
class Merging extends PlainDialect {
  mergeWindowMs(event: OutboxEvent, _subscription: SubscriptionTarget): number | null {
    return event.topic === 'order.updated' ? 1000 : null;
  }
}

/** A dialect that holds the first event of an order, as Open Delivery does. */
class HoldingFirst extends PlainDialect {
  notBefore({ topic, occurredAt }: OutboxEvent): Date | null {
    return topic === 'order.created' ? new Date(occurredAt.getTime() + 1250) : null;
  }
}

const updated = { topic: 'order.updated' } as const;

let harness: WebhookHarness;
let receiver: TestReceiver;

beforeAll(async () => {
  harness = await webhookHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
  receiver = await TestReceiver.start();
  await harness.subscribe(receiver.url());
});
afterEach(async () => {
  await receiver.close();
  await harness.stopSenders();
});

const receivedNumbers = () => receiver.bodies().map((body) => (JSON.parse(body) as { n: number }).n);

/** Waits until a postponed row has its time, which is set after the relay's commit. */
async function untilDue(expected: Date, sender?: ReturnType<WebhookHarness['sender']>): Promise<void> {
  for (;;) {
    const [row] = await harness.db.query<{ dueAt: Date | null }>(
      `select due_at as "dueAt" from webhook_deliveries where state = 'due' order by id limit 1`,
    );
    if (row?.dueAt?.getTime() === expected.getTime()) return;
    // What was claimed before the relay's second step is put off when it is claimed again.
    await sender?.drain();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Sends until so many came: a look at a stream after a commit may hold its row while the sender claims. */
async function drainUntilReceived(
  count: number,
  sender: ReturnType<WebhookHarness['sender']>,
): Promise<void> {
  while (receiver.bodies().length < count) await sender.drain();
}

it('sends changes within a second once, as the last of them, in the place of the first', async () => {
  const held = new Date(harness.clock.millis() + 1000);
  await harness.emit(harness.event(1, { n: 1 }, updated));
  const sender = harness.sender({ dialect: new Merging() });
  await sender.drain();
  harness.clock.advance({ millis: 400 });
  await harness.emit(harness.event(1, { n: 2 }, updated));
  await sender.drain();
  await untilDue(held, sender);
  harness.clock.advance({ millis: 599 });
  await sender.drain();
  expect(receivedNumbers()).toEqual([]);
  harness.clock.advance({ millis: 1 });
  await drainUntilReceived(1, sender);
  expect(receivedNumbers()).toEqual([2]);
  expect(await harness.states()).toEqual({ delivered: 1, merged: 1 });
});

it('releases a held change at once when another event follows', async () => {
  await harness.emit(harness.event(1, { n: 1 }, updated));
  const sender = harness.sender({ dialect: new Merging() });
  await sender.drain();
  harness.clock.advance({ millis: 400 });
  await harness.emit(harness.event(1, { n: 2 }, updated), harness.event(1, { n: 3 }));
  await untilDue(harness.clock.now());
  await sender.drain();
  expect(receivedNumbers()).toEqual([2, 3]);
  expect(await harness.states()).toEqual({ delivered: 2, merged: 1 });
});

it('does not hold at all what already has another event behind it', async () => {
  await harness.emit(
    harness.event(1, { n: 1 }, updated),
    harness.event(1, { n: 2 }),
    harness.event(1, { n: 3 }, updated),
  );
  const sender = harness.sender({ dialect: new Merging() });
  await sender.drain();
  expect(receivedNumbers()).toEqual([1, 2]);
  harness.clock.advance({ seconds: 1 });
  await sender.drain();
  expect(receivedNumbers()).toEqual([1, 2, 3]);
});

it('notices what queued up while the change was being put off', async () => {
  await harness.emit(harness.event(1, { n: 1 }, updated));
  const sender = harness.sender({ dialect: new Merging() });
  await sender.drain();
  // Fanned out by a relay that died before its second step.
  await harness.emit(harness.event(1, { n: 2 }));
  await harness.db.execute(`update webhook_deliveries set due_at = $1 where state = 'due'`, [
    new Date(harness.clock.millis() + 1000),
  ]);
  const [head] = await harness.db.query<{ subscriptionId: number; stream: string; seen: number }>(
    `select subscription_id as "subscriptionId", stream, outbox_id as seen from webhook_deliveries where state = 'due'`,
  );
  await harness.streams.releaseHeld(head === undefined ? [] : [head]);
  await sender.drain();
  expect(receivedNumbers()).toEqual([1, 2]);
});

it('keeps what the calendar holds, whatever queues behind it', async () => {
  const sender = harness.sender({ dialect: new HoldingFirst() });
  const held = new Date(harness.clock.millis() + 1250);
  await harness.emit(harness.event(1, { n: 1 }, { topic: 'order.created' }));
  await sender.drain();
  await harness.emit(harness.event(1, { n: 2 }));
  await sender.drain();
  expect(receivedNumbers()).toEqual([]);
  await untilDue(held, sender);
  harness.clock.advance({ millis: 1250 });
  await drainUntilReceived(2, sender);
  expect(receivedNumbers()).toEqual([1, 2]);
});
