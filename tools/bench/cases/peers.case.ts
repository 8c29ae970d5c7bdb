import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PeerModules } from '../peers/peer-modules.js';
import { QUEUES } from '../peers/queues.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { compared, median } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult } from '../types.js';

interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const MAIN = fileURLToPath(new URL('../peers/main.ts', import.meta.url));
const LOADER = fileURLToPath(new URL('../../../test/support/typescript.mjs', import.meta.url));

/** Our outbox beside the queues on PostgreSQL that others use: the same server, jobs, batches and Node. Only when it is named. */
export const peers: BenchCase = {
  name: 'peers',
  onlyNamed: true,
  run: async (stage) => {
    const folder = join(stage.folder, 'peers');
    stage.log('  installing');
    const modules = PeerModules.install(folder);
    const measured = new Map<string, Measured[]>(Object.keys(QUEUES).map((name) => [name, []]));
    for (let round = 1; round <= stage.sizes.rounds; round++)
      for (const [name, rounds] of measured) {
        const one = await measure(stage, name, folder, modules.node);
        rounds.push(one);
        stage.log(
          `  ${name}, round ${String(round)}: ${one.perSecond.toFixed(0)}/s, p50 ${one.p50Ms.toFixed(1)} ms, p99 ${one.p99Ms.toFixed(1)} ms`,
        );
      }
    const ours = measured.get('ours')!;
    return [...measured]
      .filter(([name]) => name !== 'ours')
      .flatMap(([name, its]) => beside(name, ours, its));
  },
};

/** Ahead is more than 1 in the backlog, less than 1 in the wait. */
function beside(name: string, ours: readonly Measured[], its: readonly Measured[]): CaseResult[] {
  const turns = ours.map(({ perSecond }, i) => ({ ours: perSecond, floor: its[i]!.perSecond }));
  const waits = ours.map(({ p99Ms }, i) => ({ ours: p99Ms, floor: its[i]!.p99Ms }));
  return [
    { ...EMPTY_RESULT, name: `backlog beside ${name}`, unit: '/s', ...compared(turns), goalRatio: 1 },
    {
      ...{ ...EMPTY_RESULT, name: `wait beside ${name}, p99`, unit: ' ms', ...compared(waits), goalRatio: 1 },
      p50Ms: median(ours.map(({ p50Ms }) => p50Ms)),
      p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
    },
  ];
}

/** Each round has a database of its own: no queue finds the dead rows of another. */
async function measure(stage: BenchSetup, name: string, folder: string, node: string): Promise<Measured> {
  const admin = new pg.Client({ connectionString: stage.databaseUrl });
  await admin.connect();
  await admin.query('drop database if exists peers with (force)');
  await admin.query('create database peers');
  await admin.query('checkpoint');
  await admin.end();
  const url = new URL(stage.databaseUrl);
  url.pathname = '/peers';
  const { events, latencyPerSecond, seconds } = stage.sizes;
  const child = fork(MAIN, {
    execPath: node,
    execArgv: ['--import', LOADER, '--conditions=source', '--no-warnings'],
    env: {
      ...{ ...process.env, NODE_ENV: 'production', DATABASE_URL: url.href, PEER: name, PEERS_FOLDER: folder },
      ...{ BACKLOG: String(events), PER_SECOND: String(latencyPerSecond), SECONDS: String(seconds) },
    },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${String(code)}`);
  });
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [Measured];
  await ended.catch(() => undefined);
  return result;
}
