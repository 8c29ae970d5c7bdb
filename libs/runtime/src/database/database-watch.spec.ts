import { createTestDatabase, type TestDatabase } from '../../../../test/support/index.js';
import { DatabaseHosts } from './database-hosts.js';
import { DatabaseWatch } from './database-watch.js';
import { createLogger } from '../logging/logger.js';

describe('the watch of the database', () => {
  let database: TestDatabase;
  let watch: DatabaseWatch;
  let aborted = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    const hosts = DatabaseHosts.parse(database.url);
    hosts.opened({ databaseUrl: hosts.current, abort: () => aborted++ });
    watch = await DatabaseWatch.start(hosts, 'watch', createLogger({ level: 'silent', app: 'test' }));
  });

  afterAll(async () => {
    await watch.close();
    await database.close();
  });

  const nextLook = () => new Promise<string>((seen) => watch.onLook(seen));

  const endOwnConnection = async () => {
    const { rows } = await database.db.pool.query<{ n: number }>(
      `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
        where application_name = 'watch' and datname = current_database()`,
    );
    return rows[0]?.n;
  };

  it('leaves the other connections alone when its own ended between two looks', async () => {
    await nextLook();
    expect(await endOwnConnection()).toBe(1);
    expect([await nextLook(), await nextLook(), aborted]).toEqual(['writable', 'writable', 0]);
    expect(watch.refusedWritesWithin(60_000)).toBe(false);
  });

  it('knows after an outage that there was one', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.db.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    await endOwnConnection();
    expect(await nextLook()).toBe('read-only');
    await database.db.pool.query(`alter database ${name} reset default_transaction_read_only`);
    await endOwnConnection();
    expect(await nextLook()).toBe('writable');
    expect([watch.refusedWritesWithin(60_000), watch.refusedWritesWithin(0)]).toEqual([true, false]);
  });
});
