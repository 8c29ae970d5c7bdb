import { migrate } from '#runtime/testing';
import { readdirSync, readFileSync } from 'node:fs';
import {
  createTestDatabase,
  expectBalancedLedger,
  schemaSnapshot,
  type TestDatabase,
} from '../support/index.js';
import { RELEASES, schemaDigest, tables, type Release } from './release.queries.js';

const releases = readdirSync(RELEASES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, RELEASES), 'utf8')) as Release);

describe.each(releases)('an upgrade from $version', ({ migrations, schema, rows }) => {
  let upgraded: TestDatabase;

  beforeAll(async () => {
    upgraded = await createTestDatabase({ empty: true });
  });

  afterAll(() => upgraded.close());

  it('begins with what its migrations made: a released migration never changes', async () => {
    const { dataSource } = upgraded.db;
    const all = dataSource.migrations;
    expect(all.slice(0, migrations.length).map((one) => one.constructor.name)).toEqual(migrations);
    dataSource.migrations.splice(migrations.length);
    // The connections that migrate are made by the options.
    const known = dataSource.options.migrations as [];
    dataSource.setOptions({ migrations: known.slice(0, migrations.length) });
    await migrate(dataSource);
    expect(await schemaDigest(upgraded.db)).toBe(schema);
  });

  it('ends with the schema of a fresh database', async () => {
    await upgraded.db.transaction(async (tx) => {
      // As a restored dump: triggers ran when the rows were first written.
      await tx.unchecked.query(`set local session_replication_role = replica`);
      const columns = await tables(tx);
      for (const [table, records] of Object.entries(rows)) {
        const names = columns.get(table)!;
        const sql = `insert into ${table} (${names}) overriding system value
                     select ${names} from jsonb_populate_recordset(null::${table}, $1)`;
        await tx.unchecked.query(sql, [JSON.stringify(records)]);
      }
    });
    const fresh = await createTestDatabase();
    const { dataSource } = fresh.db;
    upgraded.db.dataSource.migrations.push(...dataSource.migrations.slice(migrations.length));
    upgraded.db.dataSource.setOptions({ migrations: dataSource.options.migrations! });
    await migrate(upgraded.db.dataSource);
    expect(await schemaSnapshot(upgraded.db)).toEqual(await schemaSnapshot(fresh.db));
    await fresh.close();
  });

  it('keeps every row', async () => {
    for (const [table, records] of Object.entries(rows)) {
      const kept = await upgraded.db.first(`select count(*)::int as rows from ${table}`);
      expect([table, kept]).toEqual([table, { rows: records.length }]);
    }
    await expectBalancedLedger(upgraded.db);
  });
});
