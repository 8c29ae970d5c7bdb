import { startEmbeddedPostgres } from '#runtime';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'last-mile-test-';

/** Test data need not survive a power cut, so nothing waits for the disk. */
const SETTINGS_WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '500',
  autovacuum: 'off',
};

interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  removeAbandonedRuns();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${String(process.pid)}-`));
  // The account that PostgreSQL runs as under root must be able to enter the folder.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS_WITHOUT_DURABILITY });
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes folders of runs that were killed. */
function removeAbandonedRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    // A server whose folder is gone ends by itself within a minute.
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
