import type { OutboxEvent, SubscriptionTarget } from '#domain';
import { TestReceiver } from '../support/test-receiver.js';
import { PlainDialect, webhookHouse, type House } from './house.js';

/** Holds back and merges as the Full API does. */
class Merging extends PlainDialect {
  mergeWindowMs(event: OutboxEvent, _subscription: SubscriptionTarget): number | null {
    return event.topic === 'order.updated' ? 1000 : null;
  }
}

/** Holds back what opens an order, as Open Delivery does. */
class Patient extends PlainDialect {
  notBefore({ topic, occurredAt }: OutboxEvent): Date | null {
    return topic === 'order.created' ? new Date(occurredAt.getTime() + 1250) : null;
  }
}

const updated = { topic: 'order.updated' } as const;

let house: House;
let receiver: TestReceiver;

beforeAll(async () => {
  house = await webhookHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
  receiver = await TestReceiver.start();
  await house.subscribe(receiver.url());
});
afterEach(async () => {
  await receiver.close();
  await house.rest();
});

const told = () => receiver.bodies().map((body) => (JSON.parse(body) as { n: number }).n);

/** What a row put off is due at, once the look after the relay's commit has come to its end. */
async function untilDue(expected: Date): Promise<void> {
  for (;;) {
    const [row] = await house.db.query<{ dueAt: Date | null }>(
      `select due_at as "dueAt" from webhook_deliveries where state = 'due' order by id limit 1`,
    );
    if (row?.dueAt?.getTime() === expected.getTime()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('tells changes within a second once, by the last of them, in their place', async () => {
  await house.emit(house.event(1, { n: 1 }, updated));
  const sender = house.sender({ dialect: new Merging() });
  await sender.drain();
  house.clock.forward({ millis: 400 });
  await house.emit(house.event(1, { n: 2 }, updated));
  await sender.drain();
  house.clock.forward({ millis: 599 });
  await sender.drain();
  expect(told()).toEqual([]);
  house.clock.forward({ millis: 1 });
  await sender.drain();
  expect(told()).toEqual([2]);
  expect(await house.states()).toEqual({ delivered: 1, merged: 1 });
});

it('lets nothing wait behind a change that is held: another event releases it at once', async () => {
  await house.emit(house.event(1, { n: 1 }, updated));
  const sender = house.sender({ dialect: new Merging() });
  await sender.drain();
  house.clock.forward({ millis: 400 });
  await house.emit(house.event(1, { n: 2 }, updated), house.event(1, { n: 3 }));
  await untilDue(house.clock.now());
  await sender.drain();
  expect(told()).toEqual([2, 3]);
  expect(await house.states()).toEqual({ delivered: 2, merged: 1 });
});

it('does not hold at all what already has another event behind it', async () => {
  await house.emit(
    house.event(1, { n: 1 }, updated),
    house.event(1, { n: 2 }),
    house.event(1, { n: 3 }, updated),
  );
  const sender = house.sender({ dialect: new Merging() });
  await sender.drain();
  expect(told()).toEqual([1, 2]);
  house.clock.forward({ seconds: 1 });
  await sender.drain();
  expect(told()).toEqual([1, 2, 3]);
});

it('notices what queued up while the change was being put off', async () => {
  await house.emit(house.event(1, { n: 1 }, updated));
  const sender = house.sender({ dialect: new Merging() });
  await sender.drain();
  // Fanned out by a relay that died before its second look.
  await house.emit(house.event(1, { n: 2 }));
  await house.db.execute(`update webhook_deliveries set due_at = $1 where state = 'due'`, [
    new Date(house.clock.millis() + 1000),
  ]);
  const [head] = await house.db.query<{ subscriptionId: number; stream: string; seen: number }>(
    `select subscription_id as "subscriptionId", stream, outbox_id as seen from webhook_deliveries where state = 'due'`,
  );
  await house.streams.releaseHeld(head === undefined ? [] : [head]);
  await sender.drain();
  expect(told()).toEqual([1, 2]);
});

it('keeps what the calendar holds, whatever queues behind it', async () => {
  const sender = house.sender({ dialect: new Patient() });
  await house.emit(house.event(1, { n: 1 }, { topic: 'order.created' }));
  await sender.drain();
  await house.emit(house.event(1, { n: 2 }));
  await sender.drain();
  expect(told()).toEqual([]);
  house.clock.forward({ millis: 1250 });
  await sender.drain();
  expect(told()).toEqual([1, 2]);
});
