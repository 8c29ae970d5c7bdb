import { setTimeout as pause } from 'node:timers/promises';
import { memoryMb, peakMemoryMb, startGateway } from '../setup/processes.js';
import { type BenchCase } from '../types.js';

const IDLE_MS = 3_000;

/** A second gateway on the migrated database, with warm file caches. */
export const start: BenchCase = {
  name: 'start',
  quick: 'measured',
  run: async ({ env, folder }) => {
    const gateway = await startGateway(folder, env);
    await pause(IDLE_MS);
    const idle = memoryMb(gateway.pid);
    await gateway.stop();
    return [
      { name: 'start to ready', unit: ' ms', ours: gateway.startedInMs, goal: 1_500 },
      { name: 'memory idle', unit: ' MB', ours: idle, goal: 160 },
    ];
  },
};

/** Peak memory of the gateway over all cases so far. */
export const memory: BenchCase = {
  name: 'memory',
  quick: 'measured',
  run: async ({ gateway }) => [
    { name: 'memory under load', unit: ' MB', ours: peakMemoryMb(gateway.pid), goal: 300 },
  ],
};
