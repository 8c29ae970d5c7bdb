import type { DueEvent } from '#domain';
import type { SenderSettings, WebhookSender } from '#runtime';
import { jest } from '@jest/globals';
import { until } from '../support/running-gateway.js';
import { TestReceiver, type Received } from '../support/test-receiver.js';
import { PlainDialect, webhookHouse, type House } from './house.js';

/** Some events are not plain: told an hour later, or merged with what follows. */
class FastidiousDialect extends PlainDialect {
  notBefore = ({ payload, occurredAt }: DueEvent['event']) =>
    (payload as { later?: boolean }).later === true ? new Date(occurredAt.getTime() + 3_600_000) : null;
  mergeWindowMs = ({ payload }: DueEvent['event']) =>
    (payload as { merges?: boolean }).merges === true ? 1_000 : null;
}

let house: House;
let receiver: TestReceiver;
let sender: WebhookSender;
let taken: number;

const bodyOf = ({ body }: Received) => JSON.parse(body) as { id: number; n: number; part: number };
const delivered = (count: number) =>
  until(`${String(count)} are delivered`, async () => (await house.states())['delivered'] === count);
const states = (order: number) =>
  house.db.query<{ state: string; leased: boolean; worded: boolean }>(
    `select state, leased_until is not null as leased, body is not null as worded
       from webhook_deliveries where aggregate_id = $1 order by outbox_id, part`,
    [order],
  );

/** Nobody has told the relay yet who listens to what: the first event of a kind shows it. */
async function teach(): Promise<void> {
  await house.emit(house.event(999, { n: 0 }));
  await delivered(1);
  await until('nothing is left to claim', () => sender.abreast);
  receiver.received.length = 0;
  taken = 0;
}

beforeAll(async () => {
  house = await webhookHouse();
  const claim = house.claims.claim.bind(house.claims);
  jest.spyOn(house.claims, 'claim').mockImplementation(async (...asked) => {
    const claimed = await claim(...asked);
    taken += claimed.taken;
    return claimed;
  });
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
  receiver = await TestReceiver.start();
  sender = house.sender({ dialect: new FastidiousDialect(), settings: { pollMs: 20 }, atHand: true });
  sender.start();
});
afterEach(async () => {
  // Whoever hangs would be waited for.
  await receiver.close();
  await house.rest();
});

describe('a sender beside the relay', () => {
  it('gets new deliveries worded, leased and written down; nobody claims them', async () => {
    await house.subscribe(receiver.url());
    await teach();
    receiver.reacts(() => 'hang');
    await house.emit(house.event(1, { n: 1 }), house.event(2, { n: 2 }));
    expect(await states(1)).toEqual([{ state: 'due', leased: true, worded: true }]);
    await receiver.has(2);
    const kept = await house.db.query<{ id: number; body: string; event: string }>(
      `select id, body, event from webhook_deliveries where leased_until is not null order by id`,
    );
    const got = receiver.received.map(({ headers, body }) => ({ id: headers['webhook-id'], body }));
    expect(kept.map(({ id, body }) => ({ id: `msg_${String(id)}`, body }))).toEqual(got);
    expect(kept.map(({ event }) => event)).toEqual(['order.accepted', 'order.accepted']);
    expect(taken).toBe(0);
  });

  it('tries again what failed, with the same bytes, when its time has come', async () => {
    await house.subscribe(receiver.url());
    await teach();
    receiver.reacts((_, nth) => ({ status: nth === 1 ? 500 : 200 }));
    await house.emit(house.event(1, { n: 1 }));
    await until('it is put off', async () => (await states(1))[0]?.leased === false);
    house.clock.forward({ minutes: 10 });
    await delivered(2);
    const [first, again] = receiver.received;
    expect([again?.body, again?.headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']]);
    expect(taken).toBe(1);
  });

  it('keeps the order of a stream, whoever sends which of it', async () => {
    await house.subscribe(receiver.url());
    await teach();
    await house.emit(...[1, 2, 3].map((n) => house.event(1, { n })));
    for (let n = 4; n <= 12; n++) await house.emit(house.event(1, { n }));
    await delivered(13);
    expect(receiver.received.map((got) => bodyOf(got).n)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });

  it('writes down at once what its face has no words for, and goes on with the stream', async () => {
    await house.subscribe(receiver.url());
    await teach();
    await house.emit(house.event(1, { silent: true }), house.event(1, { n: 2 }));
    await delivered(2);
    expect(receiver.received.map((got) => bodyOf(got).n)).toEqual([2]);
    expect(await states(1)).toMatchObject([{ state: 'skipped' }, { state: 'delivered' }]);
    expect(taken).toBe(1);
  });

  it('tells whoever listens, and nobody who has just stopped listening', async () => {
    const [left, stays] = [
      await house.subscribe(receiver.url('/left')),
      await house.subscribe(receiver.url('/stays'), { merchantId: 501 }),
    ];
    await house.emit(house.event(999, { n: 0 }));
    await delivered(2);
    await until('nothing is left to claim', () => sender.abreast);
    receiver.received.length = 0;
    await house.db.execute(`update webhook_subscriptions set active = false where id = $1`, [left]);
    await house.emit(house.event(1, { n: 1 }), house.event(2, { n: 2 }, { merchantId: 502 }));
    await delivered(3);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/stays']);
    const rows = await house.db.query<{ id: number }>(
      `select subscription_id as id from webhook_deliveries where aggregate_id in (1, 2)`,
    );
    expect(rows).toEqual([{ id: stays }]);
  });

  it('hears of a new subscription with its first event', async () => {
    await house.subscribe(receiver.url('/old'));
    await teach();
    await house.subscribe(receiver.url('/new'));
    await house.emit(house.event(1, { n: 1 }));
    await delivered(3);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/new', '/old']);
  });

  it.each([
    ['told later', { later: true }],
    ['to be merged with what follows', { merges: true }],
  ])('leaves what is %s to be claimed', async (_, payload) => {
    await house.subscribe(receiver.url());
    await teach();
    await house.emit(house.event(1, payload));
    expect(await states(1)).toEqual([{ state: 'due', leased: false, worded: false }]);
    await until('it was put off', () => taken === 1);
    expect(receiver.received).toEqual([]);
  });

  it('leaves what takes several messages to be claimed', async () => {
    await house.subscribe(receiver.url());
    await teach();
    await house.emit(house.event(1, { n: 1, parts: 2 }));
    await delivered(3);
    expect(receiver.received.map((got) => bodyOf(got).part)).toEqual([0, 1]);
  });

  it('delivers the others when one is beyond words', async () => {
    await house.subscribe(receiver.url());
    await teach();
    await house.emit(house.event(1, { n: 1 }), house.event(2, { poison: true }), house.event(3, { n: 3 }));
    await delivered(3);
    expect(await states(2)).toMatchObject([{ state: 'given_up' }]);
  });

  it('gets no more than its receiver has room for; the rest waits to be claimed', async () => {
    await house.subscribe(receiver.url());
    await teach();
    receiver.reacts(() => 'hang');
    await house.emit(...Array.from({ length: 200 }, (_, i) => house.event(i + 1, { n: i })));
    const leased = await house.db.first<{ n: number }>(
      `select count(*)::int as n from webhook_deliveries where leased_until is not null and state = 'due'`,
    );
    expect(leased?.n).toBe(64);
    await receiver.has(64);
  });

  it('gets nothing before what has waited longer', async () => {
    await house.rest();
    await house.subscribe(receiver.url());
    await house.emit(...Array.from({ length: 3 }, (_, i) => house.event(i + 1, { n: i })));
    const late = house.sender({ dialect: new FastidiousDialect(), atHand: true });
    expect(late.abreast).toBe(false);
    await house.emit(house.event(4, { n: 4 }));
    expect(await states(4)).toEqual([{ state: 'due', leased: false, worded: false }]);
    await late.drain();
    expect(await house.states()).toEqual({ delivered: 4 });
  });

  it('gives back what it gets while it stops', async () => {
    await house.subscribe(receiver.url());
    await teach();
    const word = jest.spyOn(sender.dialect, 'word').mockImplementation(({ event }) => {
      void sender.stop();
      return [{ name: event.topic, body: '{"n":1}' }];
    });
    await house.emit(house.event(1, { n: 1 }));
    await until('it is given back', async () => (await states(1))[0]?.leased === false);
    expect(await states(1)).toEqual([{ state: 'due', leased: false, worded: true }]);
    expect(receiver.received).toEqual([]);
    word.mockRestore();
  });
});

describe('a relay with more waiting', () => {
  const patient = async (settings: Partial<SenderSettings>) => {
    await house.rest();
    sender = house.sender({ settings: { pollMs: 20, batch: 10, easeMs: 60_000, ...settings }, atHand: true });
    sender.start();
    await house.subscribe(receiver.url());
    await teach();
  };
  const many = () => house.emit(...Array.from({ length: 60 }, (_, i) => house.event(i + 1, { n: i })));

  it('waits until its sender has no more than a batch under way', async () => {
    await patient({ stillMs: 60_000 });
    await sender.ease();
    await many();
    await sender.ease();
    expect((await house.states())['due'] ?? 0).toBeLessThanOrEqual(10);
  });

  it('does not wait where nothing moves', async () => {
    await patient({});
    receiver.reacts(() => 'hang');
    await many();
    await sender.ease();
    expect((await house.states())['due']).toBe(60);
  });
});
