import { RETRY_SCHEDULE_MS, SystemClock, type AttemptResult, type ReadyDelivery } from '#domain';
import { Webhook } from 'standardwebhooks';
import { until } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { IN_PROCESS, type OpenEngine } from './engines.driver.js';
import { HUB, PlainDialect, webhookHarness, type WebhookHarness } from './webhook.harness.js';

let engine: OpenEngine;
let harness: WebhookHarness;
let receiver: TestReceiver;

const scope = { hubId: HUB, merchantId: null, actor: { kind: 'operator', id: 1 } } as const;
const parsed = () =>
  receiver.bodies().map((body) => JSON.parse(body) as { id: number; n: number; part: number });

async function errorsByPath(): Promise<Record<string, string | null>> {
  const rows = await harness.db.query<{ url: string; error: string | null }>(
    `select s.url, a.error from webhook_attempts a
       join webhook_deliveries d on d.id = a.delivery_id join webhook_subscriptions s on s.id = d.subscription_id`,
  );
  return Object.fromEntries(rows.map((row) => [new URL(row.url).pathname, row.error]));
}

/** By the engine within the process: what wakes a sender has its own spec. */
describe('sending', () => {
  beforeAll(async () => {
    engine = await IN_PROCESS.open();
    harness = await webhookHarness(engine.wakeUps);
  });
  afterAll(async () => {
    await engine.close();
    await harness.close();
  });
  beforeEach(async () => {
    await harness.db.execute(
      `truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_bodies, webhook_attempts`,
    );
    receiver = await TestReceiver.start();
  });
  afterEach(async () => {
    await receiver.close();
    await harness.stopSenders();
  });

  it('delivers a committed event once, signed, and writes the attempt down', async () => {
    const id = await harness.subscribe(receiver.url('/a?b=%20c'));
    await harness.emit(harness.event(1, { n: 1 }));
    await harness.sender().drain();
    expect(await harness.states()).toEqual({ delivered: 1 });
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    expect(got?.path).toBe('/a?b=%20c');
    expect(got?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });

    const [line] = await harness.log.list(scope, { subscriptionId: id }, { limit: 10 });
    const detail = await harness.log.get(scope, line?.id ?? 0);
    expect(detail).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 200, body: got?.body });
    expect(detail.tries).toEqual([expect.objectContaining({ status: 200, error: null, answer: '' })]);
  });

  it('does not look again when it took all there was', async () => {
    await harness.subscribe(receiver.url());
    await harness.emit(harness.event(1, { n: 1 }), harness.event(2, { n: 1 }));
    const claim = jest.spyOn(harness.claims, 'claim');
    const sender = harness.sender({ settings: { pollMs: 60_000 } });
    sender.start();
    await receiver.has(2);
    await until('both are written down', async () => (await harness.states())['delivered'] === 2);
    await sender.stop();
    // One claim by polling, one by the wake-up.
    expect(claim.mock.calls.length).toBeLessThanOrEqual(2);
    claim.mockRestore();
  });

  it('can be verified with the public Standard Webhooks library', async () => {
    const id = await harness.subscribe(receiver.url());
    harness.clock.set(new SystemClock().now());
    await harness.emit(harness.event(1, { n: 1 }));
    await harness.sender().drain();
    const secret = await harness.subscriptions.secretOf(scope, 'full-api', id);
    const [got] = receiver.received;
    expect(new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).toMatchObject({ id: 1, n: 1 });
    expect(() => new Webhook(secret).verify(`${got?.body ?? ''} `, got?.headers ?? {})).toThrow();
  });

  it('keeps the order of each stream under fifty parallel orders and random failures, never two at a time', async () => {
    await harness.subscribe(receiver.url());
    let dice = 7;
    const underWay = new Set<number>();
    receiver.reacts((got) => {
      dice = (dice * 48271) % 2147483647;
      underWay.add(got.parallel);
      return dice % 4 === 0 ? { status: 503 } : { status: 200, delayMs: dice % 3 };
    });
    const orders = Array.from({ length: 50 }, (_, i) => i + 1);
    for (let n = 1; n <= 6; n++) await harness.emit(...orders.map((order) => harness.event(order, { n })));
    const senders = [harness.sender(), harness.sender()];
    for (let round = 0; round < 40; round++) {
      await Promise.all(senders.map((sender) => sender.drain()));
      const left = await harness.states();
      if (left['due'] === undefined && left['queued'] === undefined) break;
      harness.clock.advance({ hours: 13 });
    }
    expect(await harness.states()).toEqual({ delivered: 300 });
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
    await harness.subscribe(receiver.url());
    receiver.reacts(() => ({ status: 500, body: 'out of order' }));
    await harness.emit(harness.event(1, { n: 1 }), harness.event(1, { n: 2 }));
    const sender = harness.sender();
    for (const wait of RETRY_SCHEDULE_MS) {
      harness.clock.advance({ millis: Math.ceil(wait * 1.2) });
      await harness.db.execute(
        `update webhook_subscriptions set consecutive_failures = 0, failing_since = null`,
      );
      await sender.drain();
    }
    expect(parsed().filter((body) => body.n === 1)).toHaveLength(RETRY_SCHEDULE_MS.length);
    const first = receiver.received.filter((got) => got.body.includes('"n":1'));
    expect(new Set(first.map((got) => got.body)).size).toBe(1);
    expect(new Set(first.map((got) => got.headers['webhook-id'])).size).toBe(1);
    expect(await harness.states()).toEqual({ given_up: 1, due: 1 });
    expect(parsed().at(-1)?.n).toBe(2);
  });

  it('waits as long as the receiver reasonably asks', async () => {
    await harness.subscribe(receiver.url());
    receiver.reacts((_, nth) =>
      nth === 1 ? { status: 503, headers: { 'retry-after': '120' } } : { status: 200 },
    );
    await harness.emit(harness.event(1));
    const sender = harness.sender();
    await sender.drain();
    harness.clock.advance({ seconds: 60 });
    await sender.drain();
    expect(receiver.received).toHaveLength(1);
    harness.clock.advance({ seconds: 61 });
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
    for (const path of Object.keys(reactions)) await harness.subscribe(receiver.url(path));
    await harness.subscribe('http://127.0.0.1:1/nobody');
    await harness.emit(harness.event(1));
    await harness.sender().drain();
    expect(await errorsByPath()).toEqual({
      '/redirect': 'redirect',
      '/status': 'status',
      '/reset': 'reset',
      '/flood': null,
      '/nobody': 'connect',
    });
    const kept = await harness.db.first<{ longest: number }>(
      `select max(length(answer))::int as longest from webhook_attempts`,
    );
    expect(kept).toEqual({ longest: 2048 });
    expect(elsewhere.received).toHaveLength(0);
    await elsewhere.close();
  });

  it('waits for the last byte of an answer so long and no longer', async () => {
    receiver.reacts((got) => (got.path === '/hang' ? 'hang' : 'drip'));
    for (const path of ['/hang', '/drip']) await harness.subscribe(receiver.url(path));
    await harness.emit(harness.event(1));
    await harness.sender({ client: harness.clientWith(200) }).drain();
    expect(await errorsByPath()).toEqual({ '/hang': 'timeout', '/drip': 'timeout' });
  });

  it('deactivates at once on 410 and gives up what waited', async () => {
    await harness.subscribe(receiver.url());
    receiver.reacts(() => ({ status: 410 }));
    await harness.emit(harness.event(1, { n: 1 }), harness.event(1, { n: 2 }));
    await harness.sender().drain();
    expect(receiver.received).toHaveLength(1);
    expect(await harness.states()).toEqual({ given_up: 2 });
    const [subscription] = await harness.subscriptions.list(scope, 'full-api');
    expect(subscription).toMatchObject({ active: false, deactivationReason: 'gone' });
    await harness.emit(harness.event(2));
    expect(await harness.states()).toEqual({ given_up: 2 });
  });

  it('sends again what was under way at a hard kill within twenty seconds', async () => {
    await harness.subscribe(receiver.url());
    await harness.emit(harness.event(1, { n: 1 }));
    let answered: (result: AttemptResult) => void = () => undefined;
    let ended: Promise<void> | undefined;
    await new Promise<void>((begun) => {
      const post = () => {
        begun();
        return new Promise<AttemptResult>((done) => (answered = done));
      };
      ended = harness.sender({ client: { post } }).drain();
    });
    harness.clock.advance({ seconds: 17 });
    await harness.sender().drain();
    expect(receiver.received).toHaveLength(0);
    harness.clock.advance({ seconds: 2 });
    await harness.sender().drain();
    expect(receiver.received).toHaveLength(1);
    answered({ status: 200, error: null, durationMs: 1, answer: null, retryAfter: null });
    await ended;
  });

  it('lets another sender continue when one dies with leased deliveries, and ignores its late outcome', async () => {
    await harness.subscribe(receiver.url());
    await harness.emit(harness.event(1, { n: 1 }));
    const limits = { limit: 10, perSubscription: 10, excludedSubscriptions: [], leaseMs: 60_000 };
    const leased = async () => (await harness.claims.claim(new PlainDialect(), limits)).ready;
    const ends = (delivery: ReadyDelivery, result: Pick<AttemptResult, 'status' | 'error'>) =>
      harness.settlement.settle([
        {
          delivery,
          startedAt: harness.clock.now(),
          result: { ...result, durationMs: 1, answer: null, retryAfter: null },
        },
      ]);
    const [dead] = await leased();
    await harness.sender().drain();
    expect(receiver.received).toHaveLength(0);
    harness.clock.advance({ seconds: 61 });
    const [next] = await leased();
    expect(next?.body).toEqual(dead?.body);
    const failed = { status: 500, error: 'status' } as const;
    await ends(dead!, failed);
    // It is still the other's, who has not ended: it counts no attempt, and is due to nobody.
    const [line] = await harness.log.list(scope, {}, { limit: 1 });
    expect(line).toMatchObject({ attempts: 0, lastStatus: null });
    await ends(next!, { status: 200, error: null });
    await ends(dead!, failed);
    expect(await harness.states()).toEqual({ delivered: 1 });
  });

  it('gives up what cannot be rendered and sends the rest', async () => {
    await harness.subscribe(receiver.url());
    await harness.emit(
      harness.event(1, { poison: true }),
      harness.event(1, { n: 2 }),
      harness.event(2, { silent: true }),
    );
    await harness.sender().drain();
    expect(await harness.states()).toEqual({ given_up: 1, delivered: 1, skipped: 1 });
  });

  it('sends the messages of one event one after the other, before the next event', async () => {
    await harness.subscribe(receiver.url());
    await harness.emit(harness.event(1, { n: 1, parts: 3 }), harness.event(1, { n: 2 }));
    await harness.sender().drain();
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
    await harness.subscribe(hanging.url());
    await harness.subscribe(receiver.url());
    await harness.emit(...Array.from({ length: 300 }, (_, order) => harness.event(order + 1)));
    const sender = harness.sender({ client: harness.impatientWith(hanging.url()) });
    sender.start();
    await receiver.has(300);
    expect(hanging.received.length).toBeLessThanOrEqual(64);
    await until('what waits for the hanging receiver is put off', async () => {
      const [due] = await harness.db.query<{ n: number }>(
        `select count(*)::int as n from webhook_deliveries where state = 'due' and due_at > $1`,
        [harness.clock.now()],
      );
      return due?.n === 300;
    });
    await sender.stop();
    await hanging.close();
  });

  it('keeps the body of a resent delivery as long as the delivery', async () => {
    await harness.subscribe(receiver.url());
    await harness.emit(harness.event(1, { n: 1 }), harness.event(2, { n: 2 }));
    const sender = harness.sender();
    await sender.drain();
    const storedAt = () =>
      harness.db.query<{ at: Date }>('select stored_at as at from webhook_bodies order by delivery_id');
    const [first, other] = await storedAt();
    harness.clock.advance({ days: 29 });
    const [line] = await harness.log.list(scope, { aggregateId: 1 }, { limit: 1 });
    await harness.log.resend(scope, line?.id ?? 0);
    await sender.drain();
    expect(await storedAt()).toEqual([{ at: harness.clock.now() }, other]);
    expect(first).toEqual(other);
    expect(receiver.bodies()[2]).toBe(receiver.bodies()[0]);
  });

  it('resends one and many under the same id, sends a test, and shows nothing to other callers', async () => {
    const id = await harness.subscribe(receiver.url());
    await harness.emit(harness.event(1, { n: 1 }), harness.event(1, { n: 2 }), harness.event(2, { n: 3 }));
    const sender = harness.sender();
    await sender.drain();
    const lines = await harness.log.list(scope, { aggregateId: 1 }, { limit: 10 });
    await harness.log.resend(scope, lines.at(-1)?.id ?? 0);
    await sender.drain();
    expect(parsed().at(-1)?.n).toBe(1);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    expect(await harness.log.resendMatching(scope, { subscriptionId: id, state: 'delivered' })).toBe(3);
    await sender.drain();
    expect(receiver.received).toHaveLength(7);
    await harness.log.sendTest(scope, id);
    await sender.drain();
    expect(JSON.parse(receiver.bodies().at(-1) ?? '')).toEqual({ test: true, to: id });
    expect(receiver.received.map(({ headers }) => headers['webhook-test'])).toEqual([
      ...Array.from({ length: 7 }, () => undefined),
      'true',
    ]);

    const twice = [1, 2].map(() => harness.log.resend(scope, lines.at(-1)?.id ?? 0));
    await Promise.all(twice);
    await sender.drain();
    expect(receiver.received).toHaveLength(9);

    const stranger = { ...scope, hubId: HUB + 1 };
    expect(await harness.log.list(stranger, {}, { limit: 10 })).toEqual([]);
    await expect(harness.log.get(stranger, lines[0]?.id ?? 0)).rejects.toMatchObject({
      code: 'delivery_not_found',
    });
    await expect(harness.log.sendTest(stranger, id)).rejects.toMatchObject({
      code: 'subscription_not_found',
    });
    expect(await harness.log.resendMatching(stranger, {})).toBe(0);
  });
});
