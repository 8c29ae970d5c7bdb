import { freePort } from '#runtime/testing';
import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npmStart } from '../../../test/support/npm-start.js';
import { until } from '../../../test/support/until.js';

const LOADER = fileURLToPath(new URL('../../../test/support/typescript.mjs', import.meta.url));
/** `BENCH_GATEWAY=dist/apps/gateway/src/main.js` takes the modules, whose names profiles show. */
const GATEWAY = fileURLToPath(
  new URL(`../../../${process.env['BENCH_GATEWAY'] ?? 'dist/server/gateway.js'}`, import.meta.url),
);

/** `path` is relative to this file. Resolves when the process has sent `ready`. */
export async function forkScript(path: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(path, import.meta.url)), {
    execArgv: ['--import', LOADER],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    child.once('exit', (code) => failed(new Error(`${path} ended with ${code}`)));
  });
  return child;
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

/**
 * The built gateway as in production. Its folder has no `.env` that could change the measurement.
 * `BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=/tmp/prof"` profiles the gateway of a run.
 */
export async function startGateway(folder: string, env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...npmStart().flags, ...wordsOf('BENCH_NODE_FLAGS'), GATEWAY], {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env, PORT: `${port}`, PUBLIC_URL: origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}`);
    return answersWell(`${origin}/health/ready`);
  };
  await until('the gateway is ready', isReady, { lookEveryMs: 10 }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    origin,
    pid: child.pid!,
    /** From the start of the process to its first "ready". */
    startedInMs: performance.now() - began,
    stop: () => stopChild(child),
  };
}

/** The words of a variable, which may be unset. */
export function wordsOf(variable: string): string[] {
  return (process.env[variable] ?? '').split(' ').filter(Boolean);
}

/** False: no server answers, or it refuses. */
export async function answersWell(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.ok ?? false;
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** Resident. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

/** Peak memory of a process, where the system counts it; elsewhere its current memory. */
export function peakMemoryMb(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(read(pid, 'status'))?.[1];
  return kilobytes === undefined ? memoryMb(pid) : Number(kilobytes) / 1024;
}

/** NaN where the system does not tell. */
export function processorUs(pid: number): number {
  const [user, system] = ticksOf(pid);
  return (user + system) * TICK_US;
}

/** With its children, also those that have ended. */
export function familyUs(pid: number): number {
  const found = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  const children = found.trim().split('\n');
  const own = ticksOf(pid).reduce((sum, ticks) => sum + ticks, 0) * TICK_US;
  return children.reduce((sum, child) => sum + processorUs(Number(child)), own);
}

/** Linux counts processor time in ticks of this length. */
const TICK_US = 10_000;

/** In the program and in the system, and both of its children that have ended. */
function ticksOf(pid: number): [number, number, number, number] {
  // The name of the program, in brackets, may hold spaces.
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 15) ?? [NaN, NaN, NaN, NaN];
  return fields.map(Number) as [number, number, number, number];
}

function read(pid: number, name: 'stat' | 'status'): string {
  const file = `/proc/${pid}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
