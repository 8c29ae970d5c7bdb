import { join } from 'node:path';
import { expectDurable, PeerModules, peerDatabase } from '../peers/peer-modules.js';
import { QUEUES } from '../peers/queues.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { stopChild } from '../setup/processes.js';
import { compared, median } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult } from '../types.js';

interface Backlog {
  readonly perSecond: number;
}

interface Wait {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

type Measured = Backlog & Wait;

/** Our outbox beside the queues on PostgreSQL that others use: the same server, jobs, batches and Node. Only when it is named. */
export const queues: BenchCase = {
  name: 'peers queues',
  onlyNamed: true,
  run: async (stage) => {
    await expectDurable(stage);
    stage.log('  installing');
    const folder = join(stage.folder, 'queues');
    const modules = PeerModules.install(folder, ['bullmq', 'graphile-worker', 'pg-boss']);
    const measured = new Map<string, Measured[]>(Object.keys(QUEUES).map((name) => [name, []]));
    for (let round = 1; round <= stage.sizes.rounds; round++)
      for (const [name, rounds] of measured) {
        const one = await measure(stage, name, modules);
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

/** The backlog, then the steady rate: each in a process and a database of its own, as not every queue is through with the first. */
async function measure(stage: BenchSetup, name: string, modules: PeerModules): Promise<Measured> {
  const { events, latencyPerSecond, seconds } = stage.sizes;
  const phase = async <Figures>(env: Record<string, string>) => {
    const DATABASE_URL = await peerDatabase(stage);
    const { message, child } = await modules.start<Figures>('queue.driver.ts', {
      PEER: name,
      DATABASE_URL,
      ...env,
    });
    await stopChild(child);
    return message;
  };
  return {
    ...(await phase<Backlog>({ BACKLOG: String(events) })),
    ...(await phase<Wait>({ PER_SECOND: String(latencyPerSecond), SECONDS: String(seconds) })),
  };
}
