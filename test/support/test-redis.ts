import { freePort } from '#runtime/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface TestRedis {
  readonly url: string;
  /** Stops Redis as a power cut would; `start` brings it back, empty, on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Freezes the process: connections stay open and nothing is answered. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** Path of `redis-server`, or null. Its absence is an error on CI, elsewhere suites say that they skip. */
export function findRedisServer(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path));
  if (found === undefined && process.env['CI'] === 'true')
    throw new Error('CI needs redis-server on its PATH for the Bull suites');
  return found ?? null;
}

/** A Redis on a free port, without persistence. */
export async function startTestRedis(binary: string): Promise<TestRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'last-mile-redis-'));
  let child: ChildProcess | null = null;
  const kill = async () => {
    const running = child;
    if (running === null) return;
    child = null;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await gone;
  };
  const start = async () => {
    child = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
      stdio: 'ignore',
    });
    await answering(port);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(port: number): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        done(true);
      });
      socket.once('error', () => done(false));
    });
    if (open) return;
    await pause(20);
  }
  throw new Error(`redis-server did not open port ${port}`);
}
