import { readFileSync } from 'node:fs';
import { migrate, pendingMigrations } from '#runtime';
import {
  createTestDatabase,
  expectBalancedLedger,
  schemaSnapshot,
  type TestDatabase,
} from '../support/index.js';

const BASELINE = readFileSync(new URL('baseline.sql', import.meta.url), 'utf8');
const BASELINE_MIGRATIONS = 19;

describe('an upgrade from the baseline', () => {
  let upgraded: TestDatabase;
  let fresh: TestDatabase;

  beforeAll(async () => {
    [upgraded, fresh] = await Promise.all([createTestDatabase({ empty: true }), createTestDatabase()]);
    await upgraded.db.query(BASELINE);
    await upgraded.db.query(
      `insert into courier_positions (hub_id, courier_id, at, latitude, longitude)
       select 10001, 7, now() - d * interval '1 day', -23.5, -46.6 from generate_series(0, 29) d`,
    );
    await upgraded.db.query(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at, created_at, processed_at)
       select 10001, 'order.updated', 10001, 'order:10001', '{"n": 1}', at, at, at
         from (select now() - d * interval '1 day' from generate_series(1, 6) d) t (at)`,
    );
    await upgraded.db.query(
      `with made as (
         insert into webhook_deliveries (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state, due_at,
                body, created_at, settled_at)
         select 10001, 'full-api', 1, n, 'order.updated', 10001, 'o:10001', state, case state when 'due' then now() end,
                repeat('b', 3000), now() - d * interval '1 day', case state when 'delivered' then now() - d * interval '1 day' end
           from (values (1, 20, 'delivered'), (2, 1, 'delivered'), (3, 0, 'due'), (4, 0, 'queued')) as t (n, d, state)
         returning id, created_at)
       insert into webhook_attempts (delivery_id, hub_id, at, duration_ms) select id, 10001, created_at, 5 from made`,
    );
  });

  afterAll(() => Promise.all([upgraded.close(), fresh.close()]));

  it('runs the migrations that came later and ends with the schema of a fresh database', async () => {
    const { dataSource } = upgraded.db;
    const later = dataSource.migrations.length - BASELINE_MIGRATIONS;
    expect(await migrate(dataSource)).toHaveLength(later);
    expect(await pendingMigrations(dataSource)).toEqual([]);
    expect(await schemaSnapshot(upgraded.db)).toEqual(await schemaSnapshot(fresh.db));
  });

  it('keeps the records, and ids go on where they were', async () => {
    const { db } = upgraded;
    expect(await db.first('select status, total_cents as "totalCents" from orders where id = 10001')).toEqual(
      {
        status: 'pending',
        totalCents: 1024,
      },
    );
    expect(await db.first(`select balance from ledger_accounts where role = 'merchant'`)).toEqual({
      balance: 5000,
    });
    await expectBalancedLedger(db);
    const track = await db.query(
      `select from courier_positions where courier_id = 7 and at > now() - interval '10 days'`,
    );
    expect(track).toHaveLength(10);
    const [next] = await db.query<{ id: number }>(
      `insert into fleets (hub_id, name, created_at, updated_at) values (10001, 'Centro', now(), now()) returning id`,
    );
    expect(next?.id).toBe(10001);
    const [hub] = await db.query<{ id: number }>(`select nextval('hubs_id_seq') as id`);
    expect(hub?.id).toBe(10002);
  });

  it('divides events by days, and their ids go on', async () => {
    const { db } = upgraded;
    expect(
      await db.first(
        `select count(*)::int as events, count(*) filter (where processed_at is null)::int as waiting from outbox`,
      ),
    ).toEqual({ events: 7, waiting: 1 });
    const [event] = await db.query<{ id: number }>(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at)
       values (10001, 'order.updated', 10001, 'order:10001', '{}', now()) returning id`,
    );
    expect(event?.id).toBe(10008);
    expect(await db.first(`select pg_get_serial_sequence('outbox', 'id') as sequence`)).toEqual({
      sequence: 'public.outbox_id_seq',
    });
  });

  it('divides deliveries that ended by days, and those on their way stay so', async () => {
    const { db } = upgraded;
    expect(
      await db.query(
        `select d.id, state, length(body) as length, tableoid::regclass::text like '%_open' as open,
                (select count(*)::int from webhook_attempts where delivery_id = d.id) as tries
           from webhook_deliveries d order by id`,
      ),
    ).toEqual(
      ['delivered', 'delivered', 'due', 'queued'].map((state, i) => ({
        id: 10_001 + i,
        state,
        length: 3000,
        open: i > 1,
        tries: 1,
      })),
    );
    expect(await db.first(`select nextval('webhook_deliveries_id_seq')::int as id`)).toEqual({ id: 10_005 });
  });
});
