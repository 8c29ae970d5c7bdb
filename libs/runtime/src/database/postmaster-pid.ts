import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** `standby`: it takes connections that only read. */
const READY = new Set(['ready', 'standby']);

/** The file postmaster.pid: line 1 the process, line 4 the port, line 8 the state. */
export function readPidFile(folder: string): PidFile | null {
  const text = read(join(folder, 'postmaster.pid'));
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: READY.has(lines[7]?.trim() ?? '') };
}

/** Removes a file whose process is gone, or whose number another program has now, as after a power cut. */
export function removeIfStale(folder: string): boolean {
  const file = readPidFile(folder);
  if (!file || (isAlive(file.pid) && runsIn(file.pid, folder))) return false;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return true;
}

export function isAlive(pid: number): boolean {
  // An ended child that was not reaped yet still has its number.
  if (/^State:\s+Z/m.test(read(`/proc/${String(pid)}/status`) ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is PostgreSQL on this folder, by its working directory. Yes where /proc does not say. */
function runsIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${String(pid)}/cwd`) === realpathSync(folder);
  } catch {
    return true;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
