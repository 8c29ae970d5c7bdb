import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** What the running server wrote about itself: line 1 its process, line 4 its port, line 8 its state. */
export function readPidFile(folder: string): PidFile | null {
  const text = read(join(folder, 'postmaster.pid'));
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** After a power cut or a killed container the file names a process that is gone, or by now another program's. */
export function removeIfStale(folder: string): boolean {
  const file = readPidFile(folder);
  if (!file || (isAlive(file.pid) && worksIn(file.pid, folder))) return false;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return true;
}

export function isAlive(pid: number): boolean {
  // A child that ended but was not yet reaped still has its number.
  if (/^State:\s+Z/m.test(read(`/proc/${String(pid)}/status`) ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** PostgreSQL's working directory is its data folder. Where /proc does not tell, the answer is yes: be careful. */
function worksIn(pid: number, folder: string): boolean {
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
