import { startEmbeddedPostgres } from '#runtime/testing';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Thousands of connections, each of which would spend half of its time on proving a password. */
const TRUST = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';

/** Bytes of a socket's folder, so that its address with `/.s.PGSQL.12345` is short enough on every system. */
const MAX_FOLDER_BYTES = 85;

export async function startTestPostgres(folder: string): Promise<TestPostgres> {
  const trust = join(folder, 'pg_hba.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(trust, TRUST);
  // A statement by a socket costs a seventh less than over a port.
  const sockets = join(folder, 'postgres');
  const fits = Buffer.byteLength(sockets) <= MAX_FOLDER_BYTES;
  const settings = { ...SETTINGS_WITHOUT_DURABILITY, hba_file: trust };
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: fits ? { ...settings, unix_socket_directories: sockets } : settings,
  });
  const url = postgres.url('postgres');
  return {
    url: fits ? `${url}?host=${sockets}` : url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
