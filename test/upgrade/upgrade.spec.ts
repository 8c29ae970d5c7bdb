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
});
