import { until } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { webhookHarness, type WebhookHarness } from './webhook.harness.js';

/** A sender as it runs in a server: woken by the relay, and looking by itself. */
describe('a running sender', () => {
  let harness: WebhookHarness;
  let receiver: TestReceiver;

  beforeAll(async () => {
    harness = await webhookHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    await harness.db.execute(
      `truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_bodies, webhook_attempts`,
    );
    receiver = await TestReceiver.start();
    await harness.subscribe(receiver.url());
  });
  afterEach(async () => {
    // Closing waits for hanging requests, so they end first.
    await receiver.close();
    await harness.stopSenders();
  });

  const start = (settings: { maxBytes?: number } = {}) =>
    harness.sender({ settings: { pollMs: 20, ...settings } }).start();
  const many = (count: number) =>
    harness.emit(...Array.from({ length: count }, (_, i) => harness.event(i + 1, { n: i })));
  const delivered = (count: number) =>
    until(`${String(count)} are delivered`, async () => (await harness.states())['delivered'] === count);
  const underWay = () =>
    harness.db.first<{ n: number; bytes: number }>(
      `select count(*)::int as n, sum(octet_length(b.body))::int as bytes
         from webhook_deliveries d join webhook_bodies b on b.delivery_id = d.id
        where leased_until is not null and state = 'due'`,
    );

  it('stores what its face does not send as skipped, and continues the stream', async () => {
    start();
    await harness.emit(harness.event(1, { silent: true }), harness.event(1, { n: 2 }));
    await receiver.has(1);
    await delivered(1);
    expect(await harness.states()).toEqual({ skipped: 1, delivered: 1 });
  });

  it('has no more under way than the bytes of the bodies allow, and sends all of it', async () => {
    start({ maxBytes: 500 });
    await many(40);
    await delivered(40);
    receiver.received.length = 0;
    receiver.reacts(() => 'hang');
    await many(40);
    await receiver.has(5);
    const { n = 0, bytes } = (await underWay()) ?? {};
    expect(bytes).toBeLessThanOrEqual(500);
    expect(bytes).toBeGreaterThan(400);
    await receiver.has(n);
  });
});
