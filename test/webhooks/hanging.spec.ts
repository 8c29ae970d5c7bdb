import type { ClaimedDeliveries } from '#domain/testing';
import { TestReceiver } from '../support/test-receiver.js';
import { webhookHarness, type WebhookHarness } from './webhook.harness.js';

const RECEIVERS = 20;
const ORDERS = 28;

let harness: WebhookHarness;
let receivers: TestReceiver[];

beforeAll(async () => {
  harness = await webhookHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
  receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => TestReceiver.start()));
  for (const receiver of receivers) await harness.subscribe(receiver.url());
});
afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.close()));
});

/** Number of batches that a sender took until all receivers but the last had everything. */
async function batchesUntilOthersReceived(): Promise<number> {
  for (let n = 1; n <= 3; n++)
    await harness.emit(...Array.from({ length: ORDERS }, (_, i) => harness.event(i + 1, { n })));
  const claim = jest.spyOn(harness.claims, 'claim');
  // A batch so small that one receiver's share would fill it, if that were allowed.
  const settings = { batch: 50, perSubscription: 25, pollMs: 20 };
  const sender = harness.sender({ client: harness.impatientWith(receivers.at(-1)!.url()), settings });
  sender.start();
  await Promise.all(receivers.slice(0, -1).map((receiver) => receiver.has(3 * ORDERS)));
  const claims = await Promise.all(
    claim.mock.results.map(({ value }) => value as Promise<ClaimedDeliveries>),
  );
  claim.mockRestore();
  await harness.stopSenders();
  return claims.filter(({ taken }) => taken > 0).length;
}

it('with one of twenty receivers hanging, the others wait at most twice as long, counted in batches', async () => {
  const healthy = await batchesUntilOthersReceived();
  await harness.db.execute(`truncate outbox, webhook_deliveries, webhook_attempts`);
  for (const receiver of receivers) receiver.received.splice(0);
  const hanging = receivers.at(-1);
  hanging?.reacts(() => 'hang');
  const besideAHangingOne = await batchesUntilOthersReceived();
  expect(besideAHangingOne).toBeLessThanOrEqual(2 * healthy);
  // The hanging receiver got its share of connections and no more.
  expect(hanging?.received.length).toBeLessThanOrEqual(64);
});
