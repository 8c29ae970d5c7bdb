import { createDataSource } from '#runtime';
import { migrate, pendingMigrations } from '#runtime/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from './support/index.js';

const LIMIT_MS = 300;

class SlowMigration1999999999999 implements MigrationInterface {
  up(runner: QueryRunner): Promise<unknown> {
    return runner.query(`select pg_sleep(${String((2 * LIMIT_MS) / 1000)})`);
  }
  async down(): Promise<void> {}
}

describe('migrations', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });

  afterAll(() => database.close());

  it('leave nothing for the schema builder to do: entities and tables agree', async () => {
    const { dataSource } = database.db;
    expect(await pendingMigrations(dataSource)).toHaveLength(dataSource.migrations.length);
    await migrate(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(await pendingMigrations(dataSource)).toEqual([]);
  });

  it('run once however many processes start together', async () => {
    const { dataSource } = database.db;
    const again = await Promise.all([migrate(dataSource), migrate(dataSource), migrate(dataSource)]);
    expect(again.flat()).toEqual([]);
  });

  it('can be taken back to nothing and run again', async () => {
    const { dataSource } = database.db;
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    const left = await database.db.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r','p','v','S')
         AND relname NOT LIKE 'migrations%'
       UNION ALL
       SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    );
    expect(left).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(dataSource.migrations.length);
  });

  it('take as long as they need: no limit of the pool holds for them', async () => {
    const { url } = database;
    const settings = { url, poolSize: 1, applicationName: 'slow', statementTimeoutMs: LIMIT_MS };
    const dataSource = createDataSource(settings);
    const migrations = [...(dataSource.options.migrations as []), SlowMigration1999999999999];
    await dataSource.setOptions({ migrations }).initialize();
    expect(await migrate(dataSource)).toEqual(['SlowMigration1999999999999']);
    await database.db.query(`delete from migrations where name = 'SlowMigration1999999999999'`);
    await dataSource.destroy();
  });

  it('refuse a database that is newer than the code', async () => {
    const { db } = database;
    await db.query(
      `CREATE TABLE IF NOT EXISTS migrations (id serial PRIMARY KEY, "timestamp" bigint NOT NULL, name varchar NOT NULL)`,
    );
    await db.query(
      `INSERT INTO migrations ("timestamp", name) VALUES (1999999999999, 'FromTheFuture1999999999999')`,
    );
    await expect(migrate(db.dataSource)).rejects.toThrow(/newer than this code.*FromTheFuture/);
    await expect(pendingMigrations(db.dataSource)).rejects.toThrow(/newer than this code/);
  });
});
