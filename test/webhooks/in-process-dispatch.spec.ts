import { webhookId, type DueEvent } from '#domain';
import type { SenderSettings, WebhookSender } from '#runtime/testing';
import { until } from '../support/running-gateway.js';
import { TestReceiver, type Received } from '../support/test-receiver.js';
import { PlainDialect, webhookHarness, type WebhookHarness } from './webhook.harness.js';

/** A dialect that sends some events an hour later and merges others with later ones. */
class HoldingDialect extends PlainDialect {
  notBefore = ({ payload, occurredAt }: DueEvent['event']) =>
    (payload as { later?: boolean }).later === true ? new Date(occurredAt.getTime() + 3_600_000) : null;
  mergeWindowMs = ({ payload }: DueEvent['event']) =>
    (payload as { merges?: boolean }).merges === true ? 1_000 : null;
}

let harness: WebhookHarness;
let receiver: TestReceiver;
let sender: WebhookSender;
let taken: number;
/** Whether senders may claim. */
let claims: boolean;

const bodyOf = ({ body }: Received) => JSON.parse(body) as { id: number; n: number; part: number };
const delivered = (count: number) =>
  until(`${String(count)} are delivered`, async () => (await harness.states())['delivered'] === count);
const states = (order: number) =>
  harness.db.query<{ state: string; leased: boolean; rendered: boolean }>(
    `select state, leased_until is not null as leased,
            exists (select from webhook_bodies where delivery_id = d.id) as rendered
       from webhook_deliveries d where aggregate_id = $1 order by outbox_id, part`,
    [order],
  );

/** Lets the relay load the subscriptions of an event's topic, which it does at the first event. */
async function loadSubscriptions(): Promise<void> {
  await harness.emit(harness.event(999, { n: 0 }));
  await delivered(1);
  await until('nothing is left to claim', () => sender.caughtUp);
  receiver.received.length = 0;
  taken = 0;
}

beforeAll(async () => {
  harness = await webhookHarness();
  const claim = harness.claims.claim.bind(harness.claims);
  harness.claims.claim = async (...asked) => {
    if (!claims) return { ready: [], taken: 0 };
    const claimed = await claim(...asked);
    taken += claimed.taken;
    return claimed;
  };
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.execute(
    `truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_bodies, webhook_attempts`,
  );
  claims = true;
  receiver = await TestReceiver.start();
  sender = harness.sender({ dialect: new HoldingDialect(), settings: { pollMs: 20 }, local: true });
  sender.start();
});
afterEach(async () => {
  // Closing waits for hanging requests, so they end first.
  await receiver.close();
  await harness.stopSenders();
});

describe('a sender in the process of the relay', () => {
  it('gets new deliveries rendered, leased and stored; none is claimed', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    receiver.reacts(() => 'hang');
    await harness.emit(harness.event(1, { n: 1 }), harness.event(2, { n: 2 }));
    expect(await states(1)).toEqual([{ state: 'due', leased: true, rendered: true }]);
    await receiver.has(2);
    const kept = await harness.db.query<Parameters<typeof webhookId>[0] & { body: string; event: string }>(
      `select d.id, created_at as "createdAt", nonce, b.body, event
         from webhook_deliveries d join webhook_bodies b on b.delivery_id = d.id where leased_until is not null order by d.id`,
    );
    const got = receiver.received.map(({ headers, body }) => ({ id: headers['webhook-id'], body }));
    expect(kept.map((one) => ({ id: webhookId(one), body: one.body }))).toEqual(got);
    expect(kept.map(({ event }) => event)).toEqual(['order.accepted', 'order.accepted']);
    expect(taken).toBe(0);
  });

  it.each([
    ['off', 'on'],
    ['local', 'local'],
    ['remote_apply', 'remote_apply'],
  ])('raises the durability of what is sent at once, and never lowers it: %s to %s', async (set, becomes) => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    const during = await harness.db.inTransactionScope(async () => {
      await harness.db.execute(`set local synchronous_commit = ${set}`);
      await harness.emit(harness.event(1, { n: 1 }));
      return harness.db.first(`select current_setting('synchronous_commit') as now`);
    });
    expect(during).toEqual({ now: becomes });
    await delivered(2);
    expect(taken).toBe(0);
  });

  it('tries again what failed, with the same bytes, when its time has come', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    receiver.reacts((_, nth) => ({ status: nth === 1 ? 500 : 200 }));
    await harness.emit(harness.event(1, { n: 1 }));
    await until('it is put off', async () => (await states(1))[0]?.leased === false);
    harness.clock.advance({ minutes: 10 });
    await delivered(2);
    const [first, again] = receiver.received;
    expect([again?.body, again?.headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']]);
    expect(taken).toBe(1);
  });

  it('keeps the order of a stream, whichever sender has each event', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    await harness.emit(...[1, 2, 3].map((n) => harness.event(1, { n })));
    for (let n = 4; n <= 12; n++) await harness.emit(harness.event(1, { n }));
    await delivered(13);
    expect(receiver.received.map((got) => bodyOf(got).n)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });

  it('stores deliveries that its face does not send as skipped, and continues the stream', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    await harness.emit(harness.event(1, { silent: true }), harness.event(1, { n: 2 }));
    await delivered(2);
    expect(receiver.received.map((got) => bodyOf(got).n)).toEqual([2]);
    expect(await states(1)).toMatchObject([{ state: 'skipped' }, { state: 'delivered' }]);
    expect(taken).toBe(1);
  });

  it('passes deliveries to running senders, and none to a stopped one', async () => {
    const [left, stays] = [
      await harness.subscribe(receiver.url('/left')),
      await harness.subscribe(receiver.url('/stays'), { merchantId: 501 }),
    ];
    await harness.emit(harness.event(999, { n: 0 }));
    await delivered(2);
    await until('nothing is left to claim', () => sender.caughtUp);
    receiver.received.length = 0;
    await harness.db.execute(`update webhook_subscriptions set active = false where id = $1`, [left]);
    await harness.emit(harness.event(1, { n: 1 }), harness.event(2, { n: 2 }, { merchantId: 502 }));
    await delivered(3);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/stays']);
    const rows = await harness.db.query<{ id: number }>(
      `select subscription_id as id from webhook_deliveries where aggregate_id in (1, 2)`,
    );
    expect(rows).toEqual([{ id: stays }]);
  });

  it('delivers to a new subscription with its first event', async () => {
    await harness.subscribe(receiver.url('/old'));
    await loadSubscriptions();
    await harness.subscribe(receiver.url('/new'));
    await harness.emit(harness.event(1, { n: 1 }));
    await delivered(3);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/new', '/old']);
  });

  it.each([
    ['told later', { later: true }],
    ['to be merged with what follows', { merges: true }],
  ])('leaves what is %s to be claimed', async (_, payload) => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    await harness.emit(harness.event(1, payload));
    expect(await states(1)).toEqual([{ state: 'due', leased: false, rendered: false }]);
    await until('it was put off', () => taken === 1);
    expect(receiver.received).toEqual([]);
  });

  it('leaves what takes several messages to be claimed', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    await harness.emit(harness.event(1, { n: 1, parts: 2 }));
    await delivered(3);
    expect(receiver.received.map((got) => bodyOf(got).part)).toEqual([0, 1]);
  });

  it('delivers the others when one cannot be rendered', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    await harness.emit(
      harness.event(1, { n: 1 }),
      harness.event(2, { poison: true }),
      harness.event(3, { n: 3 }),
    );
    await delivered(3);
    expect(await states(2)).toMatchObject([{ state: 'given_up' }]);
  });

  it('gets no more than its receiver has room for; the rest waits to be claimed', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    // Between the commit of the deliveries and their dispatch the sender might claim some of the others.
    claims = false;
    receiver.reacts(() => 'hang');
    await harness.emit(...Array.from({ length: 200 }, (_, i) => harness.event(i + 1, { n: i })));
    const leased = await harness.db.first<{ n: number }>(
      `select count(*)::int as n from webhook_deliveries where leased_until is not null and state = 'due'`,
    );
    // 64 at once, and 8 that may wait since one was answered.
    expect(leased?.n).toBe(72);
    await receiver.has(64);
  });

  it('has no more under way than the bytes of the bodies allow, and sends all of it', async () => {
    await harness.stopSenders();
    sender = harness.sender({ settings: { pollMs: 20, maxBytes: 500 }, local: true });
    sender.start();
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    const many = () => harness.emit(...Array.from({ length: 40 }, (_, i) => harness.event(i + 1, { n: i })));
    await many();
    await delivered(41);
    await until('nothing is left to claim', () => sender.caughtUp);
    receiver.received.length = 0;
    receiver.reacts(() => 'hang');
    // Relay and sender that look for room at the same moment may each fill it.
    claims = false;
    await many();
    claims = true;
    await until('the sender has looked for more', () => !sender.caughtUp);
    const [inFlight] = await harness.db.query<{ n: number; bytes: number }>(
      `select count(*)::int as n, sum(octet_length(b.body))::int as bytes
         from webhook_deliveries d join webhook_bodies b on b.delivery_id = d.id
        where leased_until is not null and state = 'due'`,
    );
    expect(inFlight?.bytes).toBeLessThanOrEqual(500);
    expect(inFlight?.bytes).toBeGreaterThan(400);
    await receiver.has(inFlight?.n ?? 0);
  });

  it('gets nothing before what has waited longer', async () => {
    await harness.stopSenders();
    await harness.subscribe(receiver.url());
    await harness.emit(...Array.from({ length: 3 }, (_, i) => harness.event(i + 1, { n: i })));
    const late = harness.sender({ dialect: new HoldingDialect(), local: true });
    expect(late.caughtUp).toBe(false);
    await harness.emit(harness.event(4, { n: 4 }));
    expect(await states(4)).toEqual([{ state: 'due', leased: false, rendered: false }]);
    await late.drain();
    expect(await harness.states()).toEqual({ delivered: 4 });
  });

  it('gives back what it gets while it stops', async () => {
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
    const render = jest.spyOn(sender.dialect, 'render').mockImplementation(({ event }) => {
      void sender.stop();
      return [{ name: event.topic, body: '{"n":1}' }];
    });
    await harness.emit(harness.event(1, { n: 1 }));
    await until('it is given back', async () => (await states(1))[0]?.leased === false);
    expect(await states(1)).toEqual([{ state: 'due', leased: false, rendered: true }]);
    expect(receiver.received).toEqual([]);
    render.mockRestore();
  });
});

describe('a relay with more waiting', () => {
  const patient = async (settings: Partial<SenderSettings>) => {
    await harness.stopSenders();
    sender = harness.sender({
      settings: { pollMs: 20, batch: 10, backpressureMs: 60_000, ...settings },
      local: true,
    });
    sender.start();
    await harness.subscribe(receiver.url());
    await loadSubscriptions();
  };
  const many = () => harness.emit(...Array.from({ length: 60 }, (_, i) => harness.event(i + 1, { n: i })));

  it('waits until its sender has no more than a batch under way', async () => {
    await patient({ stallMs: 60_000 });
    await sender.backpressure();
    await many();
    await sender.backpressure();
    expect((await harness.states())['due'] ?? 0).toBeLessThanOrEqual(10);
  });

  it('does not wait where nothing moves', async () => {
    await patient({});
    receiver.reacts(() => 'hang');
    await many();
    await sender.backpressure();
    expect((await harness.states())['due']).toBe(60);
  });
});
