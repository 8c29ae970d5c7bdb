import { Database } from '#domain';
import { createDataSource } from '#runtime';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { TEMPLATE, TEST_POSTGRES_URL } from './test-postgres.js';

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  readonly poolSize?: number;
  /** Without the schema: for tests of the migrations themselves. */
  readonly empty?: boolean;
}

/** A migrated database of the caller's own, copied from the run's template (about 100 ms). Close it in `afterAll`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // file_copy is slower than wal_log for a small schema, and both copy a template nobody is connected to.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${options.empty ? 'template0' : TEMPLATE}`);
  const url = serverUrl();
  url.pathname = `/${name}`;
  const dataSource = createDataSource({
    url: url.href,
    poolSize: options.poolSize ?? 8,
    applicationName: 'test',
  });
  await dataSource.initialize();
  return {
    db: new Database(dataSource),
    url: url.href,
    close: async () => {
      await dataSource.destroy();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function serverUrl(): URL {
  const url = process.env[TEST_POSTGRES_URL];
  if (url === undefined) throw new Error("The run's PostgreSQL is missing: tests are started by `npm test`");
  return new URL(url);
}
