import {
  Outbox,
  OutboxNotifier,
  OutboxRelay,
  OutboxRetention,
  streamOfOrder,
  type OutboxEvent,
  type Transaction,
} from '#domain';
import { OutboxConsumers, statements } from '#domain/testing';
import { Logger } from '@nestjs/common';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

const HUB = 10_001;
const DAYS_KEPT = 7;
const DAY_MS = 86_400_000;

describe('the days of events', () => {
  let core: TestCore;
  let keeper: OutboxRetention;
  let relay: OutboxRelay;
  let relayed: string[];
  let failing: ReadonlySet<string>;

  beforeEach(async () => {
    core = await testCore();
    keeper = new OutboxRetention(core.db, core.clock);
    [relayed, failing] = [[], new Set()];
    const consumers = new OutboxConsumers();
    consumers.register({
      name: 'recorder',
      topics: new Set(['order.updated'] as const),
      payloadTopics: new Set(),
      consume: async (_tx: Transaction, events: readonly OutboxEvent[]) => {
        if (events.some(({ stream }) => failing.has(stream))) throw new Error('cannot digest');
        relayed.push(...events.map(({ stream }) => stream));
      },
    });
    relay = new OutboxRelay(core.db, core.clock, consumers);
    await prune();
  });
  afterEach(() => core.close());

  const prune = () => keeper.prune();
  const partition = (at: Date) => `outbox_${at.toISOString().slice(0, 10).replaceAll('-', '')}`;

  /** Events of these orders, committed at the clock's instant. */
  async function append(orders: readonly number[], hubId = HUB): Promise<void> {
    await core.db.transaction(async (tx) => {
      const occurredAt = core.clock.now();
      new Outbox(new OutboxNotifier(core.db)).append(
        tx,
        orders.map((order) => ({
          hubId,
          topic: 'order.updated',
          aggregateId: order,
          stream: streamOfOrder(order),
          merchantId: null,
          payload: {},
          occurredAt,
        })),
      );
      await tx.execute('update outbox set created_at = $1 where aggregate_id = any($2::bigint[])', [
        occurredAt,
        orders,
      ]);
    });
  }

  const partitions = async () =>
    (
      await core.db.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'outbox'::regclass order by 1`,
      )
    ).map(({ name }) => name);
  const left = async () =>
    (
      await core.db.query<{ place: string; order: number }>(
        `select tableoid::regclass::text as place, aggregate_id as order from outbox order by id`,
      )
    ).map(({ place, order }) => `${place} ${String(order)}`);

  it('are made for a week ahead, with the options of the table before it had days', async () => {
    const ahead = Array.from({ length: 8 }, (_, i) => partition(new Date(core.clock.millis() + i * DAY_MS)));
    expect(await partitions()).toEqual([...ahead, 'outbox_default']);
    const options = await core.db.query<{ options: string[] }>(
      `select distinct reloptions as options from pg_class where relname ~ '^outbox_(default|\\d{8})$'`,
    );
    expect(options).toEqual([
      { options: ['autovacuum_vacuum_scale_factor=0.02', 'vacuum_index_cleanup=on'] },
    ]);
  });

  it('are dropped when they are too old, and events that wait or are set aside stay and are relayed', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const failed = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const day = partition(core.clock.now());
    failing = new Set(['o:2']);
    await append([1, 2]);
    await relay.drain();
    expect(failed.mock.calls).toEqual([[expect.stringContaining('cannot digest')]]);
    await append([3]);
    expect(await left()).toEqual([`${day} 1`, `${day} 2`, `${day} 3`]);

    core.clock.advance({ days: DAYS_KEPT });
    await prune();
    expect(await partitions()).toContain(day);
    core.clock.advance({ days: 1 });
    expect(await prune()).toBe(0);
    expect(await partitions()).not.toContain(day);
    expect(await left()).toEqual(['outbox_default 2', 'outbox_default 3']);
    expect(await keeper.health()).toMatchObject({ waiting: 1, setAside: 1 });

    failing = new Set();
    await core.db.execute('update outbox set failed_at = null where failed_at is not null');
    await relay.drain();
    expect(relayed).toEqual(['o:1', 'o:2', 'o:3']);
  });

  it('are dropped without the events that were relayed late, as deliveries of these may still be rendered', async () => {
    await append([1, 2]);
    core.clock.advance({ days: DAYS_KEPT });
    await relay.drain();
    core.clock.advance({ days: 1 });
    expect(await prune()).toBe(0);
    expect(await left()).toEqual(['outbox_default 1', 'outbox_default 2']);
    core.clock.advance({ days: DAYS_KEPT });
    expect(await prune()).toBe(2);
    expect(await left()).toEqual([]);
  });

  it('do not hold back what is too old where it has no day', async () => {
    const ago = (days: number, moreMs = 0) => new Date(core.clock.millis() - days * DAY_MS - moreMs);
    const old = (topic: string, relayed: Date | null, failed: Date | null, count = 1) =>
      core.db.execute(
        `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at, created_at, processed_at, failed_at)
         select $1, $2, n, 'o:' || n, '{}', $5, $5, $3, $4 from generate_series(1, $6) n`,
        [HUB, topic, relayed, failed, ago(100), count],
      );
    await old('waits', null, null, 6_000);
    await old('relayed seven days ago', ago(7), null);
    await old('relayed before that', ago(7, 1), null, 11_000);
    await old('set aside long ago', null, ago(90));
    while ((await prune()) > 0);
    expect(
      await core.db.query('select topic, count(*)::int as n from outbox group by topic order by topic'),
    ).toEqual([
      { topic: 'relayed seven days ago', n: 1 },
      { topic: 'set aside long ago', n: 1 },
      { topic: 'waits', n: 6_000 },
    ]);
  });

  it('stay whole while more than a thousand of their events stay', async () => {
    const day = partition(core.clock.now());
    await append(Array.from({ length: 1_001 }, (_, i) => i + 1));
    core.clock.advance({ days: 2 * DAYS_KEPT });
    await prune();
    expect(await partitions()).toContain(day);
    await core.db.execute('delete from outbox where aggregate_id = 1');
    await prune();
    expect(await partitions()).not.toContain(day);
    expect(await left()).toHaveLength(1_000);
  });

  it('are dropped with what waits for a hub that works elsewhere', async () => {
    const moved = 77;
    await append([1]);
    await append([2], moved);
    await core.db.execute(`
      create or replace function resting_hubs() returns bigint[] language sql stable as $$ select '{${String(moved)}}'::bigint[] $$;
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'elsewhere'; end $$;
      create trigger fence before insert or update on outbox for each row when (new.hub_id = ${String(moved)})
         execute function refuse()`);
    core.clock.advance({ days: 2 * DAYS_KEPT });
    await prune();
    expect(await left()).toEqual(['outbox_default 1']);
  });

  it('are asked for waiting events only, by the plan that a connection keeps', async () => {
    const claim = statements().find(({ name }) => name === 'outbox.outbox_claim')!.text;
    const plan = await core.db.transaction(async (tx) => {
      const explained = (how: string) =>
        tx.unchecked.query<{ 'QUERY PLAN': string }>(`explain (${how}) execute claim(500, now(), '{}')`);
      await tx.execute(`prepare claim as ${claim}`);
      await explained('costs off');
      await tx.execute(
        `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at, created_at, processed_at)
         select $1, 'order.updated', n, 'o:' || n, '{}', $2, $2, case when n > 3 then $2::timestamptz end
           from generate_series(1, 300) n`,
        [HUB, core.clock.now()],
      );
      return explained('analyze, costs off, timing off, summary off');
    });
    const used = plan.flatMap((row) => / using (\w+) on outbox_/.exec(row['QUERY PLAN'])?.[1] ?? []);
    // Locked, held by others, and marked: each in nine partitions.
    expect(used).toHaveLength(27);
    expect(used.filter((index) => !/^outbox_\w+_id_idx$/.test(index))).toEqual([]);
  });
});
