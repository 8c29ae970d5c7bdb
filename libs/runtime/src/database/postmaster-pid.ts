import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { spawn } from 'node:child_process';

/** `standby`: it takes connections that only read. */
const READY = new Set(['ready', 'standby']);

/** postmaster.pid: line 1 is the process, line 4 the port, line 8 the state. */
export function readPidFile(folder: string) {
  const text = read(join(folder, 'postmaster.pid'));
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: READY.has(lines[7]?.trim() ?? '') };
}

/** Stale: the process is gone, or its number belongs to another program, as after a power cut. */
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

/** PostgreSQL runs in its data folder. True where /proc does not say. */
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

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** `read` returns at the end of its input, which comes when this process ends in whatever way. */
const SCRIPT = 'read -r _; kill -INT "$1" 2>/dev/null';

/**
 * Interrupts a process as soon as this one is gone, however it went: a shell waits for the end of a pipe that
 * only this process holds. Returns the function that ends this watch.
 */
export function endWithThisProcess(pid: number): () => void {
  // A group of its own, which the signals of a terminal do not reach.
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'last-mile-watch', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  (shell.stdin as Socket).unref();
  return () => void shell.kill('SIGKILL');
}
