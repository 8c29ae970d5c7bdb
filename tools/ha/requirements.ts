import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each program, and the package of Debian 12 that has it. */
const PACKAGES: Readonly<Record<string, string>> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
};
const POSTGRES_ROOT = '/usr/lib/postgresql';
/** Asked by Debian's packages whether to start their services; 101: no. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';
/** PostgreSQL's own programs, which Debian keeps out of PATH. */
const POSTGRES_PACKAGE = 'postgresql';

/**
 * The folder of PostgreSQL's programs, once everything is there. On Debian, as root, what lacks is installed from the
 * system's packages without starting its services.
 */
export function requirePrograms(): string {
  const lacking = () => [
    ...Object.keys(PACKAGES)
      .filter((program) => !onPath(program))
      .map((program) => PACKAGES[program]!),
    ...(postgresBinaries() === null ? [POSTGRES_PACKAGE] : []),
  ];
  const missing = lacking();
  if (missing.length > 0) install(missing);
  const left = lacking();
  if (left.length > 0) throw new Error(`Missing: ${left.join(', ')}`);
  return postgresBinaries()!;
}

function install(packages: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    throw new Error(
      `Missing programs of the Debian packages ${packages.join(', ')}: install them, or run this as root on Debian`,
    );
  console.log(`Installing ${packages.join(', ')}`);
  const ownPolicy = !existsSync(SERVICE_POLICY);
  if (ownPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...packages);
  } finally {
    if (ownPolicy) rmSync(SERVICE_POLICY);
  }
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed`);
}

function onPath(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

/** Binaries of the newest release that is installed. */
function postgresBinaries(): string | null {
  const releases = existsSync(POSTGRES_ROOT) ? readdirSync(POSTGRES_ROOT) : [];
  const folders = releases
    .sort((a, b) => Number(b) - Number(a))
    .map((release) => join(POSTGRES_ROOT, release, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
