import { DeliveryStreams, OutboxRetention, WebhookRetention } from '#domain';
import { jest } from '@jest/globals';
import { testDomain, type TestDomain } from '../../../../test/support/index.js';
import { EventSweep } from './event-sweep.js';

const DAY_MS = 86_400_000;

describe('what is swept by time', () => {
  let domain: TestDomain;
  let sweep: EventSweep;

  beforeAll(async () => {
    domain = await testDomain();
    sweep = new EventSweep(
      domain.get(DeliveryStreams),
      domain.get(OutboxRetention),
      domain.get(WebhookRetention),
      domain.clock,
      domain.logger,
    );
  });
  beforeEach(() => domain.db.execute('truncate outbox, webhook_deliveries, webhook_attempts'));
  afterAll(() => domain.close());

  const daysAgo = (days: number, moreMs = 0) => new Date(domain.clock.millis() - days * DAY_MS - moreMs);

  /** `count` events: relayed or failed at an instant, or waiting. */
  async function events(topic: string, at: { relayed?: Date; failed?: Date } = {}, count = 1): Promise<void> {
    await domain.db.execute(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at, created_at, processed_at, failed_at)
       select 10001, $1, n, 'o:' || n, '{}', $4, $4, $2, $3 from generate_series(1, $5) n`,
      [topic, at.relayed ?? null, at.failed ?? null, daysAgo(100), count],
    );
  }

  /** `count` deliveries, each with an attempt. */
  async function deliveries(topic: string, state: string, settled: Date | null, count = 1): Promise<void> {
    await domain.db.execute(
      `with made as (
         insert into webhook_deliveries (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state, due_at, created_at, settled_at)
         select 10001, 'full-api', 1, row_number() over () + (select coalesce(max(outbox_id), 0) from webhook_deliveries),
                $1, n, $1 || ':' || n, $2, case when $2 = 'due' then $4::timestamptz end, $4, $3
           from generate_series(1, $5) n returning id)
       insert into webhook_attempts (delivery_id, hub_id, at, duration_ms) select id, 10001, $4, 5 from made`,
      [topic, state, settled, daysAgo(100), count],
    );
  }

  const left = async (table: 'outbox' | 'webhook_deliveries') => {
    const rows = await domain.db.query<{ topic: string }>(
      `select distinct topic from ${table} order by topic`,
    );
    return rows.map(({ topic }) => topic);
  };
  const attempts = async () =>
    (await domain.db.first<{ n: number }>('select count(*)::int as n from webhook_attempts'))?.n;

  it('are events relayed more than seven days ago, and no others', async () => {
    await events('relayed seven days ago', { relayed: daysAgo(7) });
    await events('relayed before that', { relayed: daysAgo(7, 1) });
    await events('set aside long ago', { failed: daysAgo(90) });
    await events('never relayed');
    await sweep.sweep();
    expect(await left('outbox')).toEqual(['never relayed', 'relayed seven days ago', 'set aside long ago']);
  });

  it('are deliveries settled more than thirty days ago, with their attempts, and no others', async () => {
    await deliveries('settled thirty days ago', 'delivered', daysAgo(30));
    for (const state of ['delivered', 'given_up', 'cancelled', 'merged'])
      await deliveries(`${state} before that`, state, daysAgo(30, 1));
    await deliveries('due all the time', 'due', null);
    await sweep.sweep();
    expect(await left('webhook_deliveries')).toEqual(['due all the time', 'settled thirty days ago']);
    expect(await attempts()).toBe(2);
  });

  it('are all of them in one sweep, also behind a crowd that waits', async () => {
    await events('waiting', {}, 6_000);
    await events('old', { relayed: daysAgo(8) }, 11_000);
    await deliveries('waiting', 'due', null, 6_000);
    await deliveries('old', 'delivered', daysAgo(31), 11_000);
    await sweep.sweep();
    expect([await left('outbox'), await left('webhook_deliveries')]).toEqual([['waiting'], ['waiting']]);
    expect(await attempts()).toBe(6_000);
  });

  it('are looked at every fifteen seconds until the process ends', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const swept = jest.spyOn(sweep, 'sweep').mockResolvedValue();
    try {
      sweep.onApplicationBootstrap();
      await jest.advanceTimersByTimeAsync(14_999);
      expect(swept).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(15_001);
      expect(swept).toHaveBeenCalledTimes(2);
      await sweep.onApplicationShutdown();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(swept).toHaveBeenCalledTimes(2);
    } finally {
      swept.mockRestore();
      jest.useRealTimers();
    }
  });
});
