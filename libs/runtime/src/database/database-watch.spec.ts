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

  it('leaves the other connections alone when its own ended between two looks', async () => {
    await nextLook();
    const { rows } = await database.db.pool.query<{ n: number }>(
      `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
        where application_name = 'watch' and datname = current_database()`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect([await nextLook(), await nextLook(), aborted]).toEqual(['writable', 'writable', 0]);
  });
});
