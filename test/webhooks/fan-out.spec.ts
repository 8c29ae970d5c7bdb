import { streamOfCourier, streamOfRequest } from '#domain';
import { TestReceiver } from '../support/test-receiver.js';
import { HUB, webhookHouse, type House } from './house.js';

let house: House;

beforeAll(async () => {
  house = await webhookHouse();
});
afterAll(() => house.close());
beforeEach(() =>
  house.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`),
);

const URL = 'http://127.0.0.1:9/hook';
const told = async (id: number) => {
  const rows = await house.db.query<{ topic: string }>(
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
      await house.subscribe(`${URL}/1`),
      await house.subscribe(`${URL}/2`, { hubId: HUB + 1 }),
    ];
    await house.emit(house.event(1), house.event(2));
    expect(await told(here)).toHaveLength(2);
    expect(await told(there)).toHaveLength(0);
    await house.db.execute(`update outbox set processed_at = null`);
    await house.relay.drain();
    expect(await told(here)).toHaveLength(2);
  });

  it('shows a merchant its own orders only, and nobody requests but Open Delivery', async () => {
    const own = await house.subscribe(`${URL}/own`, { merchantId: 501 });
    const other = await house.subscribe(`${URL}/other`, { merchantId: 502 });
    const request = { topic: 'request.received', stream: streamOfRequest(3), aggregateId: 3 } as const;
    await house.emit(house.event(1), house.event(3, {}, request));
    expect(await told(own)).toEqual(['order.accepted']);
    expect(await told(other)).toEqual([]);
  });

  it('sends the topics chosen, and courier events only to those who chose them', async () => {
    const chosen = await house.subscribe(`${URL}/1`, { topics: ['order.created', 'courier.went_online'] });
    const all = await house.subscribe(`${URL}/2`);
    await house.emit(
      house.event(1),
      house.event(1, {}, { topic: 'order.created' }),
      house.event(7, {}, courier),
    );
    expect(await told(chosen)).toEqual(['order.created', 'courier.went_online']);
    expect(await told(all)).toEqual(['order.accepted', 'order.created']);
  });

  it('stops courier events with the plan, keeps the subscription, and resumes with the plan', async () => {
    const id = await house.subscribe(URL, { topics: ['courier.went_online'] });
    house.plans.allowed = false;
    await house.emit(house.event(7, {}, courier));
    expect(await told(id)).toEqual([]);
    house.plans.allowed = true;
    await house.emit(house.event(7, {}, courier));
    expect(await told(id)).toEqual(['courier.went_online']);
  });

  it("follows the merchant's Open Delivery URL: made, moved, silenced, back again", async () => {
    const request = (id: number) =>
      house.event(id, {}, { topic: 'request.received', stream: streamOfRequest(id), aggregateId: id });
    const row = () =>
      house.db.first<{ url: string; active: boolean }>(
        `select url, active from webhook_subscriptions where face = 'open-delivery' and merchant_id = 501`,
      );
    await house.emit(request(1));
    expect(await row()).toBeNull();
    house.receiving.urls.set(501, 'https://a.test/hook');
    await house.emit(request(2), house.event(9));
    expect(await row()).toEqual({ url: 'https://a.test/hook', active: true });
    house.receiving.urls.set(501, 'https://b.test/hook');
    await house.emit(request(3));
    expect(await row()).toEqual({ url: 'https://b.test/hook', active: true });
    house.receiving.urls.delete(501);
    await house.emit(request(4));
    expect(await row()).toMatchObject({ active: false });
    house.receiving.urls.set(501, 'https://b.test/hook');
    await house.emit(request(5));
    expect(await row()).toMatchObject({ active: true });
    const told = await house.db.query<{ stream: string }>(
      `select stream from webhook_deliveries where face = 'open-delivery' order by outbox_id`,
    );
    expect(told.map((one) => one.stream)).toEqual(['r:2', 'r:3', 'r:5']);
  });

  it('never has two deliveries of one stream due, whoever adds and settles at once', async () => {
    const receiver = await TestReceiver.start();
    const id = await house.subscribe(receiver.url());
    const sender = house.sender();
    sender.start();
    for (let n = 1; n <= 40; n++) {
      await house.emit(house.event(1, { n }));
      sender.wake();
    }
    await receiver.has(40);
    await house.rest();
    expect(receiver.bodies().map((body) => (JSON.parse(body) as { n: number }).n)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
    expect(await told(id)).toHaveLength(40);
    await receiver.close();
  });

  it('finds streams that a crash left waiting for nobody', async () => {
    await house.subscribe(URL);
    await house.emit(house.event(1));
    await house.db.execute(`update webhook_deliveries set state = 'queued', due_at = null`);
    expect(await house.streams.sweep()).toBe(1);
    expect(await house.states()).toEqual({ due: 1 });
    expect(await house.streams.sweep()).toBe(0);
  });
});
