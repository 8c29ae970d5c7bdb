import {
  CourierVisits,
  Hubs,
  MESSAGE_MOMENTS,
  MessageLog,
  MessageQueue,
  MessageReplies,
  Messages,
  MessageTexts,
  MessageTransport,
  momentText,
  OrderLifecycle,
  OutboxRelay,
  Redeliveries,
  type MessageResult,
  type NewMessage,
  type OutgoingMessage,
  stopId,
} from '#domain';
import { exampleWords } from '#domain/testing';
import { aHubWorld, anOrder, DROPOFF, PICKUP, type HubWorld } from '../support/builders/index.js';
import { testDomain } from '../support/index.js';

/** A transport whose results the test sets. */
class FakeTransport extends MessageTransport {
  readonly channels = ['email', 'sms'] as const;
  readonly sent: OutgoingMessage[] = [];
  result: MessageResult = { error: null };

  send(message: OutgoingMessage): Promise<MessageResult> {
    this.sent.push(message);
    return Promise.resolve(this.result);
  }
}

let domain: Awaited<ReturnType<typeof testDomain>>;
let world: HubWorld;
let transport: FakeTransport;
let messages: Messages;
let queue: MessageQueue;
let log: MessageLog;

beforeAll(async () => {
  domain = await testDomain();
  world = await aHubWorld({ get: domain.get, core: domain });
});
afterAll(() => domain.close());
beforeEach(async () => {
  await domain.db.execute(`truncate messages`);
  transport = new FakeTransport();
  messages = new Messages(domain.clock, domain.wakeUps, transport);
  queue = new MessageQueue(domain.db, domain.clock, transport);
  log = new MessageLog(domain.db, domain.clock, domain.wakeUps);
});

const reset = (with_: Partial<NewMessage<'password_reset'>> = {}): NewMessage<'password_reset'> => ({
  hubId: world.hub.id,
  channel: 'email',
  to: ' ana@example.com ',
  template: 'password_reset',
  words: { personName: 'Ana', link: 'https://example.com/s/1', validMinutes: '30' },
  ...with_,
});
const enqueue = (...all: NewMessage[]) => domain.db.transaction((tx) => messages.enqueue(tx, ...all));
const list = () => log.list(world.scope, {}, { limit: 10 });

describe('a message', () => {
  it('is sent once after the commit, to the trimmed address, and its secret is deleted', async () => {
    await enqueue(reset());
    expect(await queue.drain()).toBe(1);
    expect(await queue.drain()).toBe(0);
    expect(transport.sent).toEqual([
      expect.objectContaining({ to: 'ana@example.com', template: 'password_reset', channel: 'email' }),
    ]);
    expect(await list()).toEqual([expect.objectContaining({ state: 'sent', attempts: 1, lastError: null })]);
    expect(await domain.db.query(`select words from messages`)).toEqual([{ words: null }]);
  });

  it('that a mailbox keeps is read there with its secret, and nowhere else', async () => {
    transport.result = { error: null, kept: true };
    await enqueue(reset());
    await queue.drain();
    expect(await log.mailbox(null)).toEqual([
      expect.objectContaining({ recipient: 'ana@example.com', words: reset().words }),
    ]);
    expect(await log.mailbox(world.hub.id + 1)).toEqual([]);
  });

  it('to a recipient of a sandbox is sent to nobody, whatever channels there are, and stays in its mailbox', async () => {
    const { id: hubId } = await domain
      .get(Hubs)
      .create({ name: 'Testes', city: 'Campinas', state: 'SP', sandbox: true });
    const words = { recipientName: 'Bia', merchantName: 'Loja', link: 'https://example.com/r', code: '1234' };
    const arriving = { hubId, to: '+5519', template: 'delivery_arriving', words } as const;
    await enqueue({ ...arriving, channel: 'sms' }, { ...arriving, channel: 'whatsapp' }, reset({ hubId }));
    expect(await queue.drain()).toBe(1);
    expect(transport.sent).toEqual([expect.objectContaining({ template: 'password_reset' })]);
    const kept = await log.mailbox(hubId);
    expect(kept.map((message) => [message.channel, message.words])).toEqual([
      ['whatsapp', words],
      ['sms', words],
    ]);
  });

  it('is not written when the transaction of its cause is rolled back', async () => {
    const failing = domain.db.transaction(async (tx) => {
      await messages.enqueue(tx, reset());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await list()).toEqual([]);
  });

  it('with the key of another is not written', async () => {
    await enqueue(reset({ key: 'k' }), reset({ key: 'k' }));
    await enqueue(reset({ key: 'k' }));
    expect(await list()).toHaveLength(1);
  });

  it('that the gateway refuses is tried again by the schedule of webhooks, then given up and can be resent', async () => {
    const words = { recipientName: 'Bia', merchantName: 'Loja', link: 'https://example.com/r', code: '1234' };
    transport.result = { error: 'status 500' };
    await enqueue({ ...reset(), channel: 'sms', to: '+5519', template: 'delivery_delivered', words });
    for (let attempt = 1; attempt <= 11; attempt++) {
      expect(await queue.drain()).toBe(1);
      expect(await queue.drain()).toBe(0);
      domain.clock.advance({ hours: 15 });
    }
    const [given] = await list();
    expect(given).toMatchObject({ state: 'given_up', attempts: 11, lastError: 'status 500' });
    transport.result = { error: null };
    await log.resend(world.scope, given?.id ?? 0);
    await queue.drain();
    expect(await list()).toEqual([expect.objectContaining({ state: 'sent' })]);
    const stranger = { ...world.scope, hubId: world.hub.id + 1 };
    await expect(log.resend(stranger, given?.id ?? 0)).rejects.toMatchObject({ code: 'delivery_not_found' });
  });

  it('is sent after those to the same recipient that were due before it, by however many processes', async () => {
    const log: string[] = [];
    transport.send = async ({ to, words }) => {
      log.push(`begin ${to} ${words['personName'] ?? ''}`);
      await new Promise(setImmediate);
      log.push(`end ${to} ${words['personName'] ?? ''}`);
      return { error: null };
    };
    const named = (personName: string, to: string) =>
      reset({ to, words: { personName, link: 'https://example.com/s/1', validMinutes: '30' } });
    await enqueue(named('1', 'ana'), named('1', 'bia'), named('2', 'ana'), named('3', 'ana'));
    const other = new MessageQueue(domain.db, domain.clock, transport);
    await Promise.all([queue.drain(), other.drain()]);
    await queue.drain();
    expect(log.filter((line) => line.includes('ana'))).toEqual([
      'begin ana 1',
      'end ana 1',
      'begin ana 2',
      'end ana 2',
      'begin ana 3',
      'end ana 3',
    ]);
    expect(log).toContain('end bia 1');
  });

  it('that can never arrive is given up at once', async () => {
    transport.result = { error: '550 no such user', permanent: true };
    await enqueue(reset());
    await queue.drain();
    expect(await list()).toEqual([expect.objectContaining({ state: 'given_up', attempts: 1 })]);
  });

  it('for a channel without a transport is written down as given up', async () => {
    await enqueue(reset({ channel: 'whatsapp' }));
    expect(await queue.drain()).toBe(0);
    expect(await list()).toEqual([expect.objectContaining({ state: 'given_up', lastError: 'no_transport' })]);
  });
});

it('hub settings choose channels by occasion, none at first', async () => {
  const hubs = domain.get(Hubs);
  expect((await hubs.get(world.hub.id)).settings.recipientMessages).toEqual({
    onTheWay: [],
    arriving: [],
    delivered: [],
    conversation: [],
    failed: [],
    redelivery: [],
    requests: [],
    claims: [],
    rating: [],
  });
  const recipientMessages = { onTheWay: ['sms' as const], arriving: [], delivered: [] };
  const changed = await hubs.update(world.hub.id, { settings: { recipientMessages } });
  expect(changed.settings.recipientMessages.onTheWay).toEqual(['sms']);
});

describe('recipients', () => {
  it("get one message for each occasion, by the hub's channels, with link and code", async () => {
    const recipientMessages = {
      onTheWay: ['sms' as const],
      arriving: ['sms' as const],
      delivered: ['whatsapp' as const],
    };
    await domain.get(Hubs).update(world.hub.id, { settings: { recipientMessages, confirmationCode: true } });
    const stop = { ...DROPOFF, address: 'Rua da Entrega, 9', name: 'Bia', phone: '19999990000' };
    const order = await anOrder(world)
      .with({ stops: [stop] })
      .collected()
      .create({ get: domain.get, core: domain });
    await domain.get(OutboxRelay).drain();
    const lifecycle = domain.get(OrderLifecycle);
    await lifecycle.arriveAtStop(world.scope, order.id, 1);
    await domain.get(OutboxRelay).drain();
    await lifecycle.deliverStop(world.scope, order.id, 1, { byHand: true });
    await domain.get(OutboxRelay).drain();
    const found = await domain.db.query<{ words: { link: string; code: string } }>(
      `select template, channel, recipient, words from messages where order_id = $1 order by id`,
      [order.id],
    );
    expect(found).toEqual([
      expect.objectContaining({ template: 'delivery_on_the_way', channel: 'sms', recipient: '19999990000' }),
      expect.objectContaining({ template: 'delivery_arriving', channel: 'sms' }),
      expect.objectContaining({ template: 'delivery_delivered', channel: 'whatsapp' }),
    ]);
    expect(found[0]?.words.link).toMatch(/\/rastreio\/.+/);
    expect(found[0]?.words.code).toMatch(/^\d{4}$/);
  });

  it('are told that a delivery failed and what follows, that it goes out again, and asked for stars a while after the end', async () => {
    const { scope } = world;
    const channels = ['sms' as const];
    const recipientMessages = { failed: channels, redelivery: channels, rating: channels };
    await domain.get(Hubs).update(world.hub.id, { settings: { recipientMessages } });
    const stop = { ...DROPOFF, address: 'Rua da Entrega, 9', name: 'Bia', phone: '19999990001' };
    const life = domain.get(OrderLifecycle);
    const order = await anOrder(world)
      .with({ stops: [stop] })
      .failed()
      .create({ get: domain.get, core: domain });
    await life.returned(scope, order.id);
    await domain.get(OutboxRelay).drain();
    const scheduledFor = new Date(domain.clock.millis() + 26 * 3_600_000);
    const again = await domain.get(Redeliveries).order(scope, order.id, { source: 'console', scheduledFor });
    await domain.get(OutboxRelay).drain();
    const found = await domain.db.query<{ template: string; words: Record<string, string> }>(
      `select template, order_id as "orderId", words from messages where order_id = any($1) order by id`,
      [[order.id, again.id]],
    );
    const link = (token?: string) =>
      expect.stringMatching(new RegExp(`/rastreio/${String(token)}$`)) as string;
    expect(found).toMatchObject([
      { template: 'delivery_failed', orderId: order.id, words: { next: 'returns', recipientName: 'Bia' } },
      {
        template: 'delivery_redelivery',
        orderId: again.id,
        words: { companyName: world.hub.name, link: link(again.stops[0]?.trackingToken), answer: null },
      },
    ]);
    expect(found[1]?.words['time']).toMatch(/^\d+ de [a-z]{3}\., \d\d:\d\d$/);

    const done = await anOrder(world)
      .with({ stops: [stop] })
      .delivered()
      .create({ get: domain.get, core: domain });
    await domain.get(OutboxRelay).drain();
    const [asked] = await domain.db.query<{ wait: number }>(
      `select extract(epoch from due_at - created_at)::int / 60 as wait from messages
        where order_id = $1 and template = 'delivery_rating_asked'`,
      [done.id],
    );
    expect(asked?.wait).toBeGreaterThanOrEqual(19);
  });

  it('of a sandbox are told nothing, and what they would be told stands in its mailbox', async () => {
    const core = { get: domain.get, core: domain };
    const recipientMessages = { onTheWay: [], arriving: [], delivered: ['sms' as const] };
    const sandbox = await aHubWorld(core, { sandbox: true, settings: { recipientMessages } });
    const stop = { ...DROPOFF, address: 'Rua da Entrega, 9', name: 'Bia', phone: '19999990002' };
    await anOrder(sandbox)
      .with({ stops: [stop] })
      .delivered()
      .create(core);
    await domain.get(OutboxRelay).drain();
    const kept = await log.mailbox(sandbox.hub.id);
    expect(kept.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['delivery_delivered', '19999990002'],
    ]);
  });

  it('get what the hub wrote itself, by channel and language, until it goes back to the built-in text', async () => {
    const texts = domain.get(MessageTexts);
    const place = { template: 'delivery_arriving', channel: 'sms', language: 'pt-BR' } as const;
    const own = { subject: '', text: 'Cheguei[, {recipient}]: {link}' };
    await expect(texts.write(world.scope, place, { ...own, text: 'Cheguei!' })).rejects.toMatchObject({
      code: 'invalid_value',
      facts: { field: 'text', problem: 'missing' },
    });
    await expect(texts.write(world.scope, { ...place, channel: 'email' }, own)).rejects.toMatchObject({
      facts: { field: 'channel' },
    });
    await texts.write(world.scope, place, own);
    await texts.write(world.scope, place, { ...own, text: `${own.text} ` });
    const preview = await texts.preview(world.scope, place, own);
    expect(preview).toMatchObject({
      text: expect.stringMatching(/^Cheguei, Maria: http/),
      parts: 1,
      problems: [],
    });
    const words = { recipientName: 'Bia', merchantName: 'Loja', link: 'https://example.com/r', code: null };
    const message = { hubId: world.hub.id, to: '+5519', template: 'delivery_arriving' } as const;
    const send = async () => {
      await enqueue(
        { ...message, channel: 'sms', words },
        { ...message, channel: 'sms', words: { ...words, language: 'en' } },
      );
      await queue.drain();
      return transport.sent
        .splice(0)
        .map((sent) => momentText(sent.template, sent.words, sent.own)?.text.slice(0, 14));
    };
    expect(await send()).toEqual(['Cheguei, Bia: ', 'Hello, Bia! Th']);
    await texts.forget(world.scope, place);
    expect(await send()).toEqual(['Olá, Bia! O en', 'Hello, Bia! Th']);
  });

  it('who wrote PARE get none of what may be stopped', async () => {
    const phone = '19988887777';
    const message = { hubId: world.hub.id, orderId: 1, channel: 'sms', to: phone } as const;
    const words = exampleWords('pt-BR', { companyName: 'X', link: 'https://example.com/r', time: '1' });
    const all = MESSAGE_MOMENTS.map((template) => ({ ...message, template, words }) as unknown as NewMessage);
    await enqueue(...all.slice(0, 1));
    expect(await domain.get(MessageReplies).take({ from: `+55${phone}`, text: 'Pare!' })).toBe('stopped');
    await enqueue(...all);
    const stopped = await domain.db.query<{ template: string }>(
      `select template from messages where recipient = $1 and last_error = 'stopped'`,
      [phone],
    );
    expect(stopped.map(({ template }) => template)).toEqual(
      MESSAGE_MOMENTS.filter((template) => template !== 'order_unserved'),
    );
  });

  it('are told that the courier comes when they are next, whichever order and sequence their stop is of', async () => {
    const recipientMessages = { onTheWay: ['sms' as const], arriving: [], delivered: [] };
    await domain.get(Hubs).update(world.hub.id, { settings: { recipientMessages, confirmationCode: false } });
    // Another courier: the orders of the tests before are no stops of this one.
    const batch = await aHubWorld({ get: domain.get, core: domain });
    await domain.get(Hubs).update(batch.hub.id, { settings: { recipientMessages } });
    const north = (km: number, name: string) => ({
      latitude: PICKUP.latitude + km / 111,
      longitude: PICKUP.longitude,
      address: `Rua ${name}`,
      name,
      phone: `1999999000${String(km)}`,
    });
    const place = (...stops: ReturnType<typeof north>[]) =>
      anOrder(batch).with({ stops }).collected().create({ get: domain.get, core: domain });
    const told = async () => {
      await domain.get(OutboxRelay).drain();
      const rows = await domain.db.query<{ name: string }>(
        `select words ->> 'recipientName' as name from messages where hub_id = $1 order by id`,
        [batch.hub.id],
      );
      return rows.map(({ name }) => name);
    };
    const first = await place(north(5, 'Eva'), north(1, 'Ana'));
    const second = await place(north(2, 'Bia'), north(3, 'Caio'));
    expect(await told()).toEqual(['Ana']);
    const lifecycle = domain.get(OrderLifecycle);
    await lifecycle.deliverStop(batch.scope, first.id, 2, { byHand: true });
    expect(await told()).toEqual(['Ana', 'Bia']);
    const courier = { ...batch.scope, actor: { kind: 'courier' as const, id: batch.courierId } };
    await domain.get(CourierVisits).choose(courier, [`${String(first.id)}:${stopId(first.id, 1)}`]);
    expect(await told()).toEqual(['Ana', 'Bia', 'Eva']);
    await lifecycle.cancel(batch.scope, first.id, { reason: 'operator' });
    await lifecycle.deliverStop(batch.scope, second.id, 1, { byHand: true });
    expect(await told()).toEqual(['Ana', 'Bia', 'Eva', 'Caio']);
  });
});
