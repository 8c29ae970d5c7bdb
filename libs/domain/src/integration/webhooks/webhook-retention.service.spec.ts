import { testDomain, type TestDomain } from '../../../../../test/support/index.js';
import { WebhookRetention } from './webhook-retention.service.js';

const DAY_MS = 86_400_000;

describe('deliveries that have ended', () => {
  let domain: TestDomain;

  beforeEach(async () => {
    domain = await testDomain();
  });
  afterEach(() => domain.close());

  const prune = () => domain.get(WebhookRetention).prune();
  const daysAgo = (days: number) => new Date(domain.clock.millis() - days * DAY_MS);

  /** A delivery with a body and an attempt. */
  async function delivery(topic: string, state: string, settled: Date | null): Promise<void> {
    await domain.db.execute(
      `with made as (
         insert into webhook_deliveries (hub_id, face, subscription_id, outbox_id,
           topic, aggregate_id, stream, state, due_at, created_at, settled_at, settled_on)
         select 10001, 'full-api', 1, (select count(*) from webhook_deliveries), $1, 1, $1, $2,
           case when $2 = 'due' then $4::timestamptz end, $4, $3,
           coalesce(($3::timestamptz at time zone 'UTC')::date, 'infinity')
          returning id), stored as (
         insert into webhook_bodies (delivery_id, hub_id, stored_at, body) select id, 10001, $4, '{}' from made)
       insert into webhook_attempts (delivery_id, hub_id, at, duration_ms) select id, 10001, $4, 5 from made`,
      [topic, state, settled, settled ?? domain.clock.now()],
    );
  }

  const left = async () => {
    const rows = await domain.db.query<{ topic: string }>(
      'select distinct topic from webhook_deliveries order by topic',
    );
    return rows.map(({ topic }) => topic);
  };
  const rowsOf = async (table: 'webhook_attempts' | 'webhook_bodies') =>
    (await domain.db.first<{ n: number }>(`select count(*)::int as n from ${table}`))?.n;

  it('are dropped by the day, more than thirty days later, and their bodies and attempts a week after that', async () => {
    await prune();
    for (const state of ['delivered', 'given_up', 'cancelled', 'merged'])
      await delivery(state, state, domain.clock.now());
    await delivery('due all the time', 'due', null);
    const inDays = async () =>
      (
        await domain.db.first<{ n: number }>(
          `select count(*)::int as n from webhook_deliveries where tableoid::regclass::text ~ '_\\d{8}$'`,
        )
      )?.n;
    expect(await inDays()).toBe(4);
    const day = async (days: number) => {
      domain.clock.advance({ days });
      await prune();
      return [await inDays(), await rowsOf('webhook_bodies'), await rowsOf('webhook_attempts')];
    };
    expect(await day(30)).toEqual([4, 5, 5]);
    expect(await day(1)).toEqual([0, 5, 5]);
    expect(await day(6)).toEqual([0, 5, 5]);
    expect(await day(1)).toEqual([0, 0, 0]);
    expect(await left()).toEqual(['due all the time']);
  });

  it('are deleted where their day was never made', async () => {
    await delivery('thirty days ago', 'delivered', daysAgo(30));
    await delivery('before that', 'given_up', daysAgo(31));
    await prune();
    expect(await left()).toEqual(['thirty days ago']);
  });
});
