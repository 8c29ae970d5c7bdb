import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'last-mile-test-';
/** Files in memory, on Linux: there a copy of the database takes a quarter of the processor's time. */
const MEMORY = '/dev/shm';
/** Clusters of several suites at once, with their logs of changes. */
const ENOUGH_BYTES = 6_000_000_000;

/** A folder for the temporary files of one run, in memory where there is room. Its owner removes it. */
export function makeRunFolder(): string {
  const parent = hasRoom(MEMORY) ? MEMORY : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${String(process.pid)}-`));
  // The account that PostgreSQL runs as under root must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** Removes folders of runs that were killed. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    // A server whose folder is gone ends by itself within a minute.
    rmSync(join(parent, name), { recursive: true, force: true });
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
