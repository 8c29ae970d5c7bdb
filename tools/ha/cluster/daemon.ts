import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

interface DaemonSettings {
  readonly program: string;
  readonly args: readonly string[];
  readonly logFile: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly identity?: { readonly uid: number; readonly gid: number };
}

const running = new Set<ChildProcess>();

/** For a test that is broken off. */
export function killAllDaemons(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A program of the cluster, which is killed and started again. */
export class Daemon {
  private child: ChildProcess | null = null;

  constructor(protected readonly settings: DaemonSettings) {}

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  start(): void {
    const { program, args, logFile, env, identity } = this.settings;
    const log = openSync(logFile, 'a');
    const child = spawn(program, args, {
      ...identity,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      if (this.child === child) this.child = null;
    });
    this.child = child;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}
