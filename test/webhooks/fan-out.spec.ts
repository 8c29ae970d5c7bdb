import { streamOfCourier, streamOfRequest } from '#domain';
import { runs } from '../support/test-mode.js';
import { TestReceiver } from '../support/test-receiver.js';
import { HUB, webhookHarness, type WebhookHarness } from './webhook.harness.js';

let harness: WebhookHarness;

beforeAll(async () => {
  harness = await webhookHarness();
});
afterAll(() => harness.close());
beforeEach(() =>
  harness.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`),
);

const URL = 'http://127.0.0.1:9/hook';
const deliveries = async (id: number) => {
  const rows = await harness.db.query<{ topic: string }>(
    `select topic from webhook_deliveries where subscription_id = $1 order by outbox_id, part`,
    [id],
  );
  return rows.map((row) => row.topic);
};
const courier = {
  topic: 'courier.went_online',
  stream: streamOfCourier(7),
  aggregateId: 7,
  merchantId: null,
} as const;

describe('fan-out', () => {
  it('reaches every subscription of the hub once, and none of another', async () => {
    const [here, there] = [
      await harness.subscribe(`${URL}/1`),
      await harness.subscribe(`${URL}/2`, { hubId: HUB + 1 }),
    ];
    await harness.emit(harness.event(1), harness.event(2));
    expect(await deliveries(here)).toHaveLength(2);
    expect(await deliveries(there)).toHaveLength(0);
    await harness.db.execute(`update outbox set processed_at = null`);
    await harness.relay.drain();
    expect(await deliveries(here)).toHaveLength(2);
  });

  it('shows a merchant its own orders only, and nobody requests but Open Delivery', async () => {
    const own = await harness.subscribe(`${URL}/own`, { merchantId: 501 });
    const other = await harness.subscribe(`${URL}/other`, { merchantId: 502 });
    const request = { topic: 'request.received', stream: streamOfRequest(3), aggregateId: 3 } as const;
    await harness.emit(harness.event(1), harness.event(3, {}, request));
    expect(await deliveries(own)).toEqual(['order.accepted']);
    expect(await deliveries(other)).toEqual([]);
  });

  it('gives a merchant the orders its key may read: those of its account', async () => {
    const ownerHook = await harness.subscribe(URL, { merchantId: 900 });
    await harness.subscribe(`${URL}/other`, { merchantId: 902 });
    harness.accounts.readers = new Map([[501, [900]]]);
    await harness.emit(harness.event(1), harness.event(2, {}, { merchantId: 502 }));
    harness.accounts.readers = new Map();
    const rows = await harness.db.query(
      `select subscription_id as "subscriptionId", aggregate_id as "order" from webhook_deliveries order by 1, 2`,
    );
    expect(rows).toEqual([{ subscriptionId: ownerHook, order: 1 }]);
  });

  it('sends the topics chosen, and courier events only to those who chose them', async () => {
    const chosen = await harness.subscribe(`${URL}/1`, { topics: ['order.created', 'courier.went_online'] });
    const all = await harness.subscribe(`${URL}/2`);
    await harness.emit(
      harness.event(1),
      harness.event(1, {}, { topic: 'order.created' }),
      harness.event(7, {}, courier),
    );
    expect(await deliveries(chosen)).toEqual(['order.created', 'courier.went_online']);
    expect(await deliveries(all)).toEqual(['order.accepted', 'order.created']);
  });

  it('stops courier events with the plan, keeps the subscription, and resumes with the plan', async () => {
    const id = await harness.subscribe(URL, { topics: ['courier.went_online'] });
    harness.plans.allowed = false;
    await harness.emit(harness.event(7, {}, courier));
    expect(await deliveries(id)).toEqual([]);
    harness.plans.allowed = true;
    await harness.emit(harness.event(7, {}, courier));
    expect(await deliveries(id)).toEqual(['courier.went_online']);
  });

  it("follows the merchant's Open Delivery URL: made, moved, silenced, back again", async () => {
    const request = (id: number) =>
      harness.event(id, {}, { topic: 'request.received', stream: streamOfRequest(id), aggregateId: id });
    const row = () =>
      harness.db.first<{ url: string; active: boolean }>(
        `select url, active from webhook_subscriptions where face = 'open-delivery' and merchant_id = 501`,
      );
    await harness.emit(request(1));
    expect(await row()).toBeNull();
    harness.receiving.urls.set(501, 'https://a.test/hook');
    await harness.emit(request(2), harness.event(9));
    expect(await row()).toEqual({ url: 'https://a.test/hook', active: true });
    harness.receiving.urls.set(501, 'https://b.test/hook');
    await harness.emit(request(3));
    expect(await row()).toEqual({ url: 'https://b.test/hook', active: true });
    harness.receiving.urls.delete(501);
    await harness.emit(request(4));
    expect(await row()).toMatchObject({ active: false });
    harness.receiving.urls.set(501, 'https://b.test/hook');
    await harness.emit(request(5));
    expect(await row()).toMatchObject({ active: true });
    const deliveries = await harness.db.query<{ stream: string }>(
      `select stream from webhook_deliveries where face = 'open-delivery' order by outbox_id`,
    );
    expect(deliveries.map((one) => one.stream)).toEqual(['r:2', 'r:3', 'r:5']);
  });

  it('never has two deliveries of one stream due, whoever adds and settles at once', async () => {
    const receiver = await TestReceiver.start();
    const id = await harness.subscribe(receiver.url());
    const sender = harness.sender({ settings: { pollMs: 20 } });
    sender.start();
    const count = runs(15, 200);
    for (let n = 1; n <= count; n++) {
      await harness.emit(harness.event(1, { n }));
      sender.wake();
    }
    await receiver.has(count);
    await harness.stopSenders();
    expect(receiver.bodies().map((body) => (JSON.parse(body) as { n: number }).n)).toEqual(
      Array.from({ length: count }, (_, i) => i + 1),
    );
    expect(await deliveries(id)).toHaveLength(count);
    await receiver.close();
  });

  it('finds streams that a crash left without a due delivery', async () => {
    await harness.subscribe(URL);
    await harness.emit(harness.event(1));
    await harness.db.execute(`update webhook_deliveries set state = 'queued', due_at = null`);
    expect(await harness.streams.sweep()).toBe(1);
    expect(await harness.states()).toEqual({ due: 1 });
    expect(await harness.streams.sweep()).toBe(0);
  });
});
