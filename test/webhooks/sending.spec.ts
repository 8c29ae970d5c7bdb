import { RETRY_SCHEDULE_MS, SystemClock, type ReadyDelivery } from '#domain';
import { jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { until } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { ENGINES, type OpenEngine } from './engines.js';
import { HUB, PlainDialect, webhookHouse, type House } from './house.js';

let engine: OpenEngine;
let house: House;
let receiver: TestReceiver;

const scope = { hubId: HUB, merchantId: null, actor: { kind: 'operator', id: 1 } } as const;
const parsed = () =>
  receiver.bodies().map((body) => JSON.parse(body) as { id: number; n: number; part: number });

async function errorsByPath(): Promise<Record<string, string | null>> {
  const rows = await house.db.query<{ url: string; error: string | null }>(
    `select s.url, a.error from webhook_attempts a
       join webhook_deliveries d on d.id = a.delivery_id join webhook_subscriptions s on s.id = d.subscription_id`,
  );
  return Object.fromEntries(rows.map((row) => [new URL(row.url).pathname, row.error]));
}

describe.each(ENGINES)('sending, woken $name', ({ open }) => {
  beforeAll(async () => {
    engine = await open();
    house = await webhookHouse(engine.wakeUps);
  });
  afterAll(async () => {
    await engine.close();
    await house.close();
  });
  beforeEach(async () => {
    await house.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
    receiver = await TestReceiver.start();
  });
  afterEach(async () => {
    await receiver.close();
    await house.rest();
  });

  it('delivers a committed event once, signed, and writes the attempt down', async () => {
    const id = await house.subscribe(receiver.url('/a?b=%20c'));
    await house.emit(house.event(1, { n: 1 }));
    await house.sender().drain();
    expect(await house.states()).toEqual({ delivered: 1 });
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    expect(got?.path).toBe('/a?b=%20c');
    expect(got?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });

    const [line] = await house.log.list(scope, { subscriptionId: id }, { limit: 10 });
    const detail = await house.log.get(scope, line?.id ?? 0);
    expect(detail).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 200, body: got?.body });
    expect(detail.tries).toEqual([expect.objectContaining({ status: 200, error: null, answer: '' })]);
  });

  it('does not look again when it took all there was', async () => {
    await house.subscribe(receiver.url());
    await house.emit(house.event(1, { n: 1 }), house.event(2, { n: 1 }));
    const claim = jest.spyOn(house.claims, 'claim');
    const sender = house.sender({ settings: { pollMs: 60_000 } });
    sender.start();
    await receiver.has(2);
    await until('both are written down', async () => (await house.states())['delivered'] === 2);
    await sender.stop();
    // Once by itself, and once for the wake-up that came with them.
    expect(claim.mock.calls.length).toBeLessThanOrEqual(2);
    claim.mockRestore();
  });

  it('can be verified with the public Standard Webhooks library', async () => {
    const id = await house.subscribe(receiver.url());
    house.clock.set(new SystemClock().now());
    await house.emit(house.event(1, { n: 1 }));
    await house.sender().drain();
    const secret = await house.subscriptions.secretOf(scope, 'full-api', id);
    const [got] = receiver.received;
    expect(new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).toMatchObject({ id: 1, n: 1 });
    expect(() => new Webhook(secret).verify(`${got?.body ?? ''} `, got?.headers ?? {})).toThrow();
  });

  it('keeps the order of each stream under fifty parallel orders and random failures, never two at a time', async () => {
    await house.subscribe(receiver.url());
    let dice = 7;
    const underWay = new Set<number>();
    receiver.reacts((got) => {
      dice = (dice * 48271) % 2147483647;
      underWay.add(got.parallel);
      return dice % 4 === 0 ? { status: 503 } : { status: 200, delayMs: dice % 3 };
    });
    const orders = Array.from({ length: 50 }, (_, i) => i + 1);
    for (let n = 1; n <= 6; n++) await house.emit(...orders.map((order) => house.event(order, { n })));
    const senders = [house.sender(), house.sender()];
    for (let round = 0; round < 40; round++) {
      await Promise.all(senders.map((sender) => sender.drain()));
      const left = await house.states();
      if (left['due'] === undefined && left['queued'] === undefined) break;
      house.clock.forward({ hours: 13 });
    }
    expect(await house.states()).toEqual({ delivered: 300 });
    expect(Math.max(...underWay)).toBeGreaterThan(5);
    for (const order of orders) {
      const numbers = parsed()
        .filter((body) => body.id === order)
        .map((body) => body.n);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(new Set(numbers).size).toBe(6);
    }
  });

  it('sends identical bytes under one id at each try, by the schedule, then gives up', async () => {
    await house.subscribe(receiver.url());
    receiver.reacts(() => ({ status: 500, body: 'out of order' }));
    await house.emit(house.event(1, { n: 1 }), house.event(1, { n: 2 }));
    const sender = house.sender();
    for (const wait of RETRY_SCHEDULE_MS) {
      house.clock.forward({ millis: Math.ceil(wait * 1.2) });
      await house.db.execute(
        `update webhook_subscriptions set consecutive_failures = 0, failing_since = null`,
      );
      await sender.drain();
    }
    expect(parsed().filter((body) => body.n === 1)).toHaveLength(RETRY_SCHEDULE_MS.length);
    const first = receiver.received.filter((got) => got.body.includes('"n":1'));
    expect(new Set(first.map((got) => got.body)).size).toBe(1);
    expect(new Set(first.map((got) => got.headers['webhook-id'])).size).toBe(1);
    expect(await house.states()).toEqual({ given_up: 1, due: 1 });
    expect(parsed().at(-1)?.n).toBe(2);
  });

  it('waits as long as the receiver reasonably asks', async () => {
    await house.subscribe(receiver.url());
    receiver.reacts((_, nth) =>
      nth === 1 ? { status: 503, headers: { 'retry-after': '120' } } : { status: 200 },
    );
    await house.emit(house.event(1));
    const sender = house.sender();
    await sender.drain();
    house.clock.forward({ seconds: 60 });
    await sender.drain();
    expect(receiver.received).toHaveLength(1);
    house.clock.forward({ seconds: 61 });
    await sender.drain();
    expect(receiver.received).toHaveLength(2);
  });

  it('classifies what goes wrong, follows no redirect and never reads more than it must', async () => {
    const elsewhere = await TestReceiver.start();
    const reactions = {
      '/redirect': { status: 302, headers: { location: elsewhere.url() } },
      '/status': { status: 404, body: 'x'.repeat(5000) },
      '/reset': 'reset',
      '/flood': 'flood',
    } as const;
    receiver.reacts((got) => reactions[got.path as keyof typeof reactions]);
    for (const path of Object.keys(reactions)) await house.subscribe(receiver.url(path));
    await house.subscribe('http://127.0.0.1:1/nobody');
    await house.emit(house.event(1));
    await house.sender().drain();
    expect(await errorsByPath()).toEqual({
      '/redirect': 'redirect',
      '/status': 'status',
      '/reset': 'reset',
      '/flood': null,
      '/nobody': 'connect',
    });
    const kept = await house.db.first<{ longest: number }>(
      `select max(length(answer))::int as longest from webhook_attempts`,
    );
    expect(kept).toEqual({ longest: 2048 });
    expect(elsewhere.received).toHaveLength(0);
    await elsewhere.close();
  });

  it('waits for the last byte of an answer so long and no longer', async () => {
    receiver.reacts((got) => (got.path === '/hang' ? 'hang' : 'drip'));
    for (const path of ['/hang', '/drip']) await house.subscribe(receiver.url(path));
    await house.emit(house.event(1));
    await house.sender({ client: house.clientWith(200) }).drain();
    expect(await errorsByPath()).toEqual({ '/hang': 'timeout', '/drip': 'timeout' });
  });

  it('deactivates at once on 410 and gives up what waited', async () => {
    await house.subscribe(receiver.url());
    receiver.reacts(() => ({ status: 410 }));
    await house.emit(house.event(1, { n: 1 }), house.event(1, { n: 2 }));
    await house.sender().drain();
    expect(receiver.received).toHaveLength(1);
    expect(await house.states()).toEqual({ given_up: 2 });
    const [subscription] = await house.subscriptions.list(scope, 'full-api');
    expect(subscription).toMatchObject({ active: false, deactivationReason: 'gone' });
    await house.emit(house.event(2));
    expect(await house.states()).toEqual({ given_up: 2 });
  });

  it('lets another sender go on when one dies with deliveries in its hands, and ignores its late outcome', async () => {
    await house.subscribe(receiver.url());
    await house.emit(house.event(1, { n: 1 }));
    const limits = { limit: 10, perSubscription: 10, except: [], leaseMs: 60_000 };
    const dead = await house.claims.claim(new PlainDialect(), limits);
    expect(dead.ready).toHaveLength(1);
    await house.sender().drain();
    expect(receiver.received).toHaveLength(0);
    house.clock.forward({ seconds: 61 });
    await house.sender().drain();
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.body).toBe(dead.ready[0]?.body.toString());

    const failed = { status: 500, error: 'status', durationMs: 1, answer: null, retryAfter: null } as const;
    const delivery = dead.ready[0] as ReadyDelivery;
    await house.settlement.settle([{ delivery, startedAt: house.clock.now(), result: failed }]);
    expect(await house.states()).toEqual({ delivered: 1 });
  });

  it('gives up what cannot be worded and sends the rest', async () => {
    await house.subscribe(receiver.url());
    await house.emit(
      house.event(1, { poison: true }),
      house.event(1, { n: 2 }),
      house.event(2, { silent: true }),
    );
    await house.sender().drain();
    expect(await house.states()).toEqual({ given_up: 1, delivered: 1, skipped: 1 });
  });

  it('sends the messages of one event one after the other, before the next event', async () => {
    await house.subscribe(receiver.url());
    await house.emit(house.event(1, { n: 1, parts: 3 }), house.event(1, { n: 2 }));
    await house.sender().drain();
    expect(parsed().map(({ n, part }) => [n, part])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  it('does not let a hanging receiver delay the others, and stops calling it', async () => {
    const hanging = await TestReceiver.start();
    hanging.reacts(() => 'hang');
    await house.subscribe(hanging.url());
    await house.subscribe(receiver.url());
    await house.emit(...Array.from({ length: 300 }, (_, order) => house.event(order + 1)));
    const sender = house.sender({ client: house.clientWith(3_000) });
    sender.start();
    await receiver.has(300);
    expect(hanging.received.length).toBeLessThanOrEqual(64);
    await sender.stop();
    const [due] = await house.db.query<{ n: number }>(
      `select count(*)::int as n from webhook_deliveries where state = 'due' and due_at > $1`,
      [house.clock.now()],
    );
    expect(due?.n).toBe(300);
    await hanging.close();
  });

  it('resends one and many under the same id, sends a test, and shows nobody else anything', async () => {
    const id = await house.subscribe(receiver.url());
    await house.emit(house.event(1, { n: 1 }), house.event(1, { n: 2 }), house.event(2, { n: 3 }));
    const sender = house.sender();
    await sender.drain();
    const lines = await house.log.list(scope, { aggregateId: 1 }, { limit: 10 });
    await house.log.resend(scope, lines.at(-1)?.id ?? 0);
    await sender.drain();
    expect(parsed().at(-1)?.n).toBe(1);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    expect(await house.log.resendRange(scope, { subscriptionId: id, state: 'delivered' })).toBe(3);
    await sender.drain();
    expect(receiver.received).toHaveLength(7);
    await house.log.sendTest(scope, id);
    await sender.drain();
    expect(JSON.parse(receiver.bodies().at(-1) ?? '')).toEqual({ test: true, to: id });
    expect(receiver.received.map(({ headers }) => headers['webhook-test'])).toEqual([
      ...Array.from({ length: 7 }, () => undefined),
      'true',
    ]);

    const stranger = { ...scope, hubId: HUB + 1 };
    expect(await house.log.list(stranger, {}, { limit: 10 })).toEqual([]);
    await expect(house.log.get(stranger, lines[0]?.id ?? 0)).rejects.toMatchObject({
      code: 'delivery_not_found',
    });
    await expect(house.log.sendTest(stranger, id)).rejects.toMatchObject({ code: 'subscription_not_found' });
    expect(await house.log.resendRange(stranger, {})).toBe(0);
  });
});
