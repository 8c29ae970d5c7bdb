import type { RuntimeConfig } from '#runtime';
import { ModelMWebhookFormat } from '../../apps/model-m/src/webhooks/status-webhook.mapper.js';
import { until } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { HUB, webhookHarness, type WebhookHarness } from './webhook.harness.js';

const scope = { hubId: HUB, merchantId: null, actor: { kind: 'operator', id: 1 } } as const;
const modelM = new ModelMWebhookFormat({ publicUrl: 'https://example.test' } as RuntimeConfig);
modelM.sign = () => ({});
const EVENTS = 3;
/** One of the events is two messages of the plain dialect; and a test. */
const RECEIVED = 2 * EVENTS + 2;

/** What one server sends and stores when it goes on from the state that both have. */
interface Continuation {
  /** Ids of webhooks, and of the events in their bodies. */
  readonly ids: readonly string[];
  readonly numbers: readonly object[];
}

/**
 * After a failover that lost commits the new primary gives out the numbers again that receivers know from the
 * old one. Here both are databases made of one template, with one clock.
 */
describe('two servers that go on from one state', () => {
  let harnesses: WebhookHarness[];
  let receivers: TestReceiver[];

  beforeAll(async () => {
    harnesses = await Promise.all([webhookHarness(), webhookHarness()]);
    receivers = await Promise.all([TestReceiver.start(), TestReceiver.start()]);
  });
  afterAll(async () => {
    await Promise.all(receivers.map((receiver) => receiver.close()));
    await Promise.all(harnesses.map((harness) => harness.stopSenders()));
    await Promise.all(harnesses.map((harness) => harness.close()));
  });

  async function goOn(harness: WebhookHarness, receiver: TestReceiver): Promise<Continuation> {
    const claiming = harness.sender({ dialect: modelM });
    const running = harness.sender({ settings: { pollMs: 20 } });
    running.start();
    await harness.subscribe(receiver.url('/claims'), { face: 'model-m' });
    const subscriptionId = await harness.subscribe(receiver.url('/plain'));
    const entry = { at: harness.clock.now().toISOString(), stop: null, data: null };
    for (const parts of [1, 2, 1]) {
      await harness.emit(harness.event(1, { event: entry, order: {}, parts }));
      await claiming.drain();
      await until('all is delivered', async () => Object.keys(await harness.states()).join() === 'delivered');
    }
    await harness.log.sendTest(scope, subscriptionId);
    await receiver.has(RECEIVED);
    const eventIds = receiver
      .bodies('/claims')
      .map((body) => (JSON.parse(body) as { event_id: string }).event_id);
    const numbers = await harness.db.query<object>(
      'select id, outbox_id, part, created_at from webhook_deliveries order by id',
    );
    return { ids: [...receiver.received.map(({ headers }) => headers['webhook-id']!), ...eventIds], numbers };
  }

  it('give out the same numbers, and no webhook-id or event id twice', async () => {
    const [one, other] = await Promise.all(harnesses.map((harness, i) => goOn(harness, receivers[i]!)));
    expect(one?.numbers).toEqual(other?.numbers);
    const ids = [...(one?.ids ?? []), ...(other?.ids ?? [])];
    expect(ids).toHaveLength(2 * (RECEIVED + EVENTS));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keep the id of a message that an earlier release tried to send', async () => {
    const [harness, receiver] = [harnesses[0]!, receivers[0]!];
    receiver.received.length = 0;
    receiver.reacts((_, nth) => ({ status: nth === 1 ? 500 : 200 }));
    const id = await harness.log.sendTest(scope, await harness.subscribe(receiver.url('/older')));
    await receiver.has(1);
    await until('it is put off', async () => (await harness.log.get(scope, id)).attempts === 1);
    await harness.db.execute('update webhook_deliveries set nonce = null where id = $1', [id]);
    harness.clock.advance({ minutes: 10 });
    await receiver.has(2);
    const [{ createdAt } = { createdAt: new Date(0) }] = await harness.log.list(scope, {}, { limit: 1 });
    const kept = `msg_${String(id)}_${createdAt.getTime().toString(36)}`;
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(kept);
    const { tries } = await harness.log.get(scope, id);
    expect(tries.map(({ headers }) => headers['webhook-id'])).toContain(kept);
  });
});
