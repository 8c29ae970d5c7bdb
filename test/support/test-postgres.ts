import { startEmbeddedPostgres } from '#runtime/testing';
import { rmSync } from 'node:fs';

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
  /** Removes the folder too. */
  stop(): Promise<void>;
}

export async function startTestPostgres(folder: string): Promise<TestPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS_WITHOUT_DURABILITY });
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
