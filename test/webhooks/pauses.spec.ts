import type { Scope } from '#domain';
import { TestReceiver } from '../support/test-receiver.js';
import { HUB, PlainDialect, webhookHarness, type WebhookHarness } from './webhook.harness.js';

let harness: WebhookHarness;
let dead: TestReceiver;
let healthy: TestReceiver;
const scope: Scope = { hubId: HUB, merchantId: null, actor: { kind: 'integration', id: 1 } };

beforeAll(async () => {
  harness = await webhookHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
  harness.receiving.acceptAny2xx = false;
  dead = await TestReceiver.start();
  dead.reacts(() => 'reset');
  healthy = await TestReceiver.start();
});
afterEach(async () => {
  await harness.stopSenders();
  await Promise.all([dead.close(), healthy.close()]);
});

const register = (url: string) =>
  harness.subscriptions.create(scope, { face: 'full-api', url, topics: ['order.accepted'] });

/** A sender whose calls to the dead host have failed often enough to pause the host. */
async function pausedSender() {
  const { id } = await register(dead.url());
  await harness.emit(...[1, 2, 3, 4, 5, 6, 7, 8].map((order) => harness.event(order)));
  const sender = harness.sender();
  await sender.drain();
  // Deliveries become due again while the host is paused.
  await harness.db.execute(`update webhook_deliveries set due_at = $1 where state = 'due'`, [
    harness.clock.now(),
  ]);
  await sender.drain();
  const calls = dead.received.length;
  harness.clock.advance({ millis: 1 });
  return { id, sender, calls };
}

const minuteAfter = (instant: Date) => new Date(instant.getTime() + 60_000);

describe('a paused host', () => {
  it('is not called while its pause lasts', async () => {
    const { sender, calls } = await pausedSender();
    await harness.emit(harness.event(20));
    await sender.drain();
    expect(dead.received).toHaveLength(calls);
  });

  it('and all others are called again once a clock has jumped an hour ahead and back', async () => {
    await register(healthy.url());
    harness.clock.advance({ hours: 1 });
    const { id, sender } = await pausedSender();
    harness.clock.advance({ hours: -1 });
    // What was reset may leave a connection behind, on which the next attempt ends before the host reads it.
    const attempts = () =>
      harness.db.query(
        `select from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
          where d.subscription_id = $1`,
        [id],
      );
    const before = await attempts();
    await harness.emit(harness.event(1), harness.event(30));
    await sender.drain();
    expect(healthy.received).toHaveLength(10);
    expect((await attempts()).length).toBeGreaterThan(before.length);
  });

  it('holds back nothing of a webhook that moves to another address', async () => {
    const { id, sender } = await pausedSender();
    await harness.subscriptions.update(scope, 'full-api', id, { url: healthy.url() });
    await sender.drain();
    expect(healthy.received).toHaveLength(8);
  });

  it('is called at once for a new registration', async () => {
    const { sender, calls } = await pausedSender();
    dead.reacts(() => ({ status: 200 }));
    await register(dead.url('/new'));
    await harness.emit(harness.event(30));
    await sender.drain();
    expect(dead.received.slice(calls).map(({ path }) => path)).toContain('/new');
  });

  it('is called at once for a manual resend, in whichever process the sender runs', async () => {
    const { sender, calls } = await pausedSender();
    const [oldest] = await harness.db.query<{ id: number }>(`select min(id) as id from webhook_deliveries`);
    await harness.db.execute(
      `update webhook_deliveries set state = 'given_up', due_at = null where id = $1`,
      [oldest?.id],
    );
    dead.reacts(() => ({ status: 200 }));
    await harness.log.resend(scope, oldest?.id ?? 0);
    await sender.drain();
    expect(dead.received.length).toBeGreaterThan(calls);
    const line = await harness.log.get(scope, oldest?.id ?? 0);
    expect(line.state).toBe('delivered');
  });

  it('is called at once for a test, also when its pause is written only afterwards', async () => {
    const openedAt = harness.clock.now();
    const { id, sender, calls } = await pausedSender();
    await harness.log.sendTest(scope, id);
    await harness.settlement.holdOff({ subscriptions: [id], openedAt, until: minuteAfter(openedAt) });
    await sender.drain();
    expect(dead.received.length).toBeGreaterThan(calls);
  });

  it('holds back nothing that was made due again, when its pause is written only afterwards', async () => {
    const openedAt = harness.clock.now();
    const { id, sender } = await pausedSender();
    await harness.subscriptions.update(scope, 'full-api', id, { url: healthy.url() });
    await harness.settlement.holdOff({ subscriptions: [id], openedAt, until: minuteAfter(openedAt) });
    await sender.drain();
    expect(healthy.received).toHaveLength(8);
  });
});

describe('a test to a dead host', () => {
  it('does not wait for the delivery that finds out whether the host is back', async () => {
    const { id, sender, calls } = await pausedSender();
    dead.reacts(({ headers }) => (headers['webhook-test'] === 'true' ? 'reset' : 'hang'));
    // The pause is over: the next delivery has the only slot, and no answer.
    harness.clock.advance({ seconds: 60 });
    sender.start();
    await dead.has(calls + 1);
    const test = await harness.log.sendTest(scope, id);
    sender.wake();
    await dead.has(calls + 2);
    expect(dead.received.at(-1)?.headers['webhook-test']).toBe('true');
    await dead.close();
    await sender.stop();
    expect(await harness.log.get(scope, test)).toMatchObject({ attempts: 1, lastError: 'reset' });
  });
});

describe('an Open Delivery receiver that answers 200', () => {
  const request = (n: number) => harness.event(n, { n }, { stream: `r:${String(n)}` });
  const dialect = new PlainDialect('open-delivery');

  it('has not accepted: delivery log and subscription name the required status', async () => {
    harness.receiving.urls.set(501, healthy.url());
    await harness.emit(request(1));
    await harness.sender({ dialect }).drain();
    const notice = 'answered 200, 204 is required';
    const [line] = await harness.log.list(scope, {}, { limit: 1 });
    expect(line).toMatchObject({ state: 'due', lastStatus: 200, lastError: 'unexpected_success', notice });
    const [subscription] = await harness.subscriptions.list(scope, 'open-delivery');
    expect(subscription).toMatchObject({ lastStatus: 200, lastError: 'unexpected_success', notice });
  });

  it('has accepted where its merchant takes any 2xx, from the change of the setting on', async () => {
    harness.receiving.urls.set(501, healthy.url());
    await harness.emit(request(1), request(2));
    const sender = harness.sender({ dialect });
    await sender.drain();
    harness.receiving.acceptAny2xx = true;
    await harness.merchantSubscriptions.syncMerchant(HUB, 501);
    await sender.drain();
    expect(await harness.states()).toEqual({ delivered: 2 });
    const [line] = await harness.log.list(scope, {}, { limit: 1 });
    expect(line).toMatchObject({ lastError: null, notice: 'answered 200, 204 is required' });
  });

  it('gets what waited at its new address as soon as the merchant changes it', async () => {
    harness.receiving.urls.set(501, dead.url());
    await harness.emit(request(1), request(2));
    const sender = harness.sender({ dialect });
    await sender.drain();
    healthy.reacts(() => ({ status: 204 }));
    harness.receiving.urls.set(501, healthy.url());
    await harness.merchantSubscriptions.syncMerchant(HUB, 501);
    await sender.drain();
    expect(healthy.received).toHaveLength(2);
  });
});

describe('every message of an order', () => {
  it('carries its sequence as a header that no signature covers, and nothing of it in the body', async () => {
    await register(healthy.url());
    await harness.emit(harness.event(1, { n: 1, event: { sequence: 7 } }));
    await harness.sender().drain();
    const [received] = healthy.received;
    expect(received?.headers['webhook-sequence']).toBe('7');
    expect(received?.body).not.toContain('sequence');
    const [{ id } = { id: 0 }] = await harness.log.list(scope, {}, { limit: 1 });
    const { tries } = await harness.log.get(scope, id);
    expect(tries[0]?.headers['webhook-sequence']).toBe('7');
  });

  it('is not sent where a stored header cannot be: log and subscription name it', async () => {
    const { id } = await register(healthy.url());
    const sealed = harness.cipher.seal('código');
    await harness.db.execute(
      `update webhook_subscriptions set security_code_box = $2, security_code_key_id = $3 where id = $1`,
      [id, sealed.box, sealed.keyId],
    );
    await harness.emit(harness.event(1));
    await harness.sender().drain();
    expect(healthy.received).toEqual([]);
    const [line] = await harness.log.list(scope, {}, { limit: 1 });
    expect(line).toMatchObject({ lastStatus: null, lastError: 'invalid_header' });
    const { tries } = await harness.log.get(scope, line?.id ?? 0);
    expect(tries[0]?.answer).toBe('webhook-security cannot be sent');
    const [subscription] = await harness.subscriptions.list(scope, 'full-api');
    expect(subscription?.lastError).toBe('invalid_header');
    expect(await harness.states()).toEqual({ due: 1 });
  });
});
