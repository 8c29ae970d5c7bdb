import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each program, and the package of Debian 12 that has it. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
};
const POSTGRES_ROOT = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; an error names the packages that lack. */
export function requirePrograms(): string {
  const binaries = postgresBinaries();
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) => (isOnPath(program) ? [] : name));
  if (binaries === null) missing.push('postgresql');
  if (binaries !== null && missing.length === 0) return binaries;
  throw new Error(`Missing. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`);
}

function isOnPath(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

/** Binaries of the newest release that is installed, which Debian keeps out of PATH. */
function postgresBinaries(): string | null {
  const releases = existsSync(POSTGRES_ROOT) ? readdirSync(POSTGRES_ROOT) : [];
  const folders = releases
    .sort((a, b) => Number(b) - Number(a))
    .map((release) => join(POSTGRES_ROOT, release, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
