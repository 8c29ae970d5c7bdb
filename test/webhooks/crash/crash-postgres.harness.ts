import { Database } from '#domain';
import { createDataSource } from '#runtime';
import { freePort, migrate, startEmbeddedPostgres } from '#runtime/testing';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../support/index.js';

export interface CrashablePostgres {
  readonly url: string;
  /** Kills the server with SIGKILL and starts it on the same data folder. */
  crash(): Promise<void>;
  /** An orderly stop: connections are closed, uncommitted transactions rolled back. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** A separate connection, to be closed before the next crash. */
  open(): Promise<TestDatabase>;
  close(): Promise<void>;
}

/** A migrated PostgreSQL, always on the same port. Confirmed commits survive a crash. */
export async function startCrashablePostgres(): Promise<CrashablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'last-mile-crash-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  // The machine does not fail in these tests, so PostgreSQL need not wait for the disk.
  const settings = { port: String(port), fsync: 'off', full_page_writes: 'off', max_connections: '60' };
  const start = () => startEmbeddedPostgres({ dataDir: folder, settings });
  let server = await start();
  const address = new URL(server.url('postgres'));
  address.port = String(port);
  const url = address.href;
  const open = async () => {
    const dataSource = createDataSource({ url, poolSize: 8, applicationName: 'crash-test' });
    await dataSource.initialize();
    return { db: new Database(dataSource) as TestDatabase['db'], url, close: () => dataSource.destroy() };
  };
  const dataSource = createDataSource({ url, poolSize: 2, applicationName: 'crash-test' });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  return {
    url,
    open,
    crash: async () => {
      process.kill(server.pid, 'SIGKILL');
      server = await start();
    },
    stop: () => server.stop(),
    start: async () => {
      server = await start();
    },
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
