import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** Ends with the line or, when this process has ended in whatever way, the end of its input. */
const SCRIPT = 'read -r _; kill -INT "$1" 2>/dev/null';

/**
 * Interrupts a process as soon as this one is gone, however it went: a shell waits for the end of a pipe that only this
 * process holds. Returns what calls the watch off.
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
