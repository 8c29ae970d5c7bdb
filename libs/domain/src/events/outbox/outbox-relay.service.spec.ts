import {
  Outbox,
  OutboxNotifier,
  OutboxRetention,
  OutboxRelay,
  streamOfOrder,
  type NewOutboxEvent,
  type OutboxConsumer,
  type OutboxEvent,
  type Transaction,
} from '#domain';
import { OutboxConsumers } from '#domain/testing';
import { Logger } from '@nestjs/common';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

let core: TestCore;
let outbox: Outbox;
let keeper: OutboxRetention;

beforeAll(async () => {
  core = await testCore({ poolSize: 12 });
  const notifier = new OutboxNotifier(core.db);
  outbox = new Outbox(notifier);
  keeper = new OutboxRetention(core.db, core.clock);
  await core.db.execute(
    `create table seen (n bigint generated always as identity, outbox_id bigint unique, stream text)`,
  );
});
afterAll(() => core.close());
beforeEach(() => core.db.execute(`truncate outbox, seen`));

const event = (order: number, payload: object = {}): NewOutboxEvent => ({
  hubId: 10001,
  topic: 'order.updated',
  aggregateId: order,
  stream: streamOfOrder(order),
  merchantId: null,
  payload,
  occurredAt: core.clock.now(),
});

/** Writes what it sees, as a real consumer does; chokes on payloads that say so. */
class Recorder implements OutboxConsumer {
  readonly name = 'recorder';
  readonly topics = new Set(['order.updated'] as const);
  readonly payloadTopics = this.topics;
  pause: (() => Promise<void>) | null = null;

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.pause?.();
    for (const { id, stream, payload } of events) {
      if (payload && 'poison' in payload) throw new Error('cannot digest');
      await tx.execute(`insert into seen (outbox_id, stream) values ($1, $2)`, [id, stream]);
    }
  }
}

function relayWith(consumer: OutboxConsumer): OutboxRelay {
  const consumers = new OutboxConsumers();
  consumers.register(consumer);
  return new OutboxRelay(core.db, core.clock, consumers);
}

const append = (...events: NewOutboxEvent[]) => core.db.transaction(async (tx) => outbox.append(tx, events));
const seen = () =>
  core.db.query<{ outbox_id: number; stream: string }>(`select outbox_id, stream from seen order by n`);

describe('OutboxRelay', () => {
  it('hands over committed events once, in order, and nothing that was rolled back', async () => {
    await append(event(1), event(1), event(2));
    await core.db
      .transaction(async (tx) => {
        outbox.append(tx, [event(3)]);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    const relay = relayWith(new Recorder());
    expect(await relay.drain()).toEqual({ relayed: 3, blocked: false });
    expect(await relay.drain()).toEqual({ relayed: 0, blocked: false });
    expect((await seen()).map((row) => row.stream)).toEqual(['o:1', 'o:1', 'o:2']);
  });

  it('marks topics nobody wants as processed', async () => {
    await append({ ...event(1), topic: 'courier.moved' });
    await relayWith(new Recorder()).drain();
    expect(await keeper.health()).toEqual({ waiting: 0, lagSeconds: 0, setAside: 0 });
  });

  it('sets a poisonous event aside with its error and carries on, in its own stream too', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const failed = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await append(event(1), event(1, { poison: true }), event(1), event(2));
    const relay = relayWith(new Recorder());
    await relay.drain();
    await relay.drain();
    expect((await seen()).map((row) => row.stream)).toEqual(['o:1', 'o:1', 'o:2']);
    expect(await keeper.health()).toMatchObject({ waiting: 0, setAside: 1 });
    const aside = await core.db.first<{ id: number; error: string; attempts: number }>(
      `select id, error, attempts from outbox where failed_at is not null`,
    );
    expect(aside).toMatchObject({ attempts: 3, error: expect.stringContaining('cannot digest') });
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^A batch of 4 events failed/)]]);
    expect(failed.mock.calls).toEqual([[expect.stringMatching(/set aside after 3 tries: .*cannot digest/)]]);

    await core.db.execute(`update outbox set payload = '{}', failed_at = null where id = $1`, [aside?.id]);
    await relay.drain();
    expect(await seen()).toHaveLength(4);
  });

  it('leaves a stream to the relay that holds its older event', async () => {
    await append(event(1));
    const slow = new Recorder();
    let entered: () => void = () => undefined;
    let leave: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const gate = new Promise<void>((resolve) => (leave = resolve));
    slow.pause = () => {
      entered();
      return gate;
    };
    const first = relayWith(slow).drain();
    await inside;
    await append(event(1), event(2));

    const second = relayWith(new Recorder());
    expect(await second.drain()).toEqual({ relayed: 1, blocked: true });
    expect((await seen()).map((row) => row.stream)).toEqual(['o:2']);
    leave();
    await first;
    await second.drain();
    const order1 = (await seen()).filter((row) => row.stream === 'o:1').map((row) => row.outbox_id);
    expect(order1).toEqual([...order1].sort((a, b) => a - b));
    expect(order1).toHaveLength(2);
  });

  it('keeps each stream in order with four relays and writers at once', async () => {
    const relays = Array.from({ length: 4 }, () => relayWith(new Recorder()));
    const writer = async (order: number) => {
      for (let i = 0; i < 12; i++) await append(event(order, { i }), event(order, { i }));
    };
    let writing = true;
    const drains = relays.map(async (relay) => {
      let blocked = true;
      while (writing || blocked) ({ blocked } = await relay.drain());
    });
    await Promise.all(Array.from({ length: 10 }, (_, order) => writer(order)));
    writing = false;
    await Promise.all(drains);
    await relays[0]?.drain();

    const rows = await seen();
    expect(rows).toHaveLength(240);
    for (let order = 0; order < 10; order++) {
      const ids = rows.filter((row) => row.stream === `o:${String(order)}`).map((row) => row.outbox_id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    }
  });

  it('wakes other processes by NOTIFY after the commit, and prunes what is old', async () => {
    const client = await core.db.pool.connect();
    const rung = new Promise<string>((resolve) =>
      client.on('notification', ({ channel }) => resolve(channel)),
    );
    await client.query('listen outbox');
    await append(event(1));
    expect(await rung).toBe('outbox');
    client.release(true);

    const relay = relayWith(new Recorder());
    await relay.drain();
    await append(event(2));
    core.clock.advance({ days: 8 });
    expect(await keeper.prune(core.clock.now())).toBe(1);
    expect(await keeper.health()).toMatchObject({ waiting: 1 });
  });
});
