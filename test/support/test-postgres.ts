import { createDataSource, migrate, startEmbeddedPostgres } from '#runtime';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where the tests of one run find their server, and the migrated database they copy. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';
export const TEMPLATE = 'template_of_tests';
const PREFIX = 'last-mile-test-';

/** Nothing here must survive a power cut, so nothing waits for the disk. */
const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
};

export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  sweepAbandonedRuns();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${String(process.pid)}-`));
  // The account PostgreSQL runs as when we are root has to get through.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: FAST_AND_FORGETFUL });
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres.url('postgres'), postgres.url(TEMPLATE));
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[TEST_POSTGRES_URL] = postgres.url('postgres');
  return { stop };
}

async function makeTemplate(serverUrl: string, templateUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const dataSource = createDataSource({ url: templateUrl, poolSize: 2, applicationName: 'test-template' });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}

/** Runs that were killed leave their server and folder behind. */
function sweepAbandonedRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    // Without its folder PostgreSQL ends by itself within a minute.
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
