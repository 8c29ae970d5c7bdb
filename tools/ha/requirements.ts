import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each program with its package of Debian 12. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  initdb: 'postgresql',
};
/** Debian keeps PostgreSQL's releases out of PATH. */
const RELEASES = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's newest programs. @throws an error that names the missing packages */
export function requirePrograms(): string {
  const releases = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  const newestFirst = releases.sort((a, b) => Number(b) - Number(a));
  const binaries = newestFirst.map((release) => join(RELEASES, release, 'bin'));
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const folderOf = (program: string, among: readonly string[]) =>
    among.find((folder) => existsSync(join(folder, program)));
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) =>
    folderOf(program, program === 'initdb' ? binaries : folders) === undefined ? [name] : [],
  );
  if (missing.length > 0)
    throw new Error(`Missing. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`);
  return folderOf('initdb', binaries)!;
}
