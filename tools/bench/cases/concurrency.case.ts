import { setTimeout as pause } from 'node:timers/promises';
import { httpCase } from '../http-case.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { startGateway, type RunningServer } from '../setup/processes.js';
import type { BenchCase, CaseResult, Traffic } from '../types.js';
import { createTraffic, quoteTraffic, readTraffic } from './full-api.case.js';

const LOOK_EVERY_MS = 50;

/** Two processes behind one port and one process alone, in turn, on the same machine and database. */
export const concurrency: BenchCase = {
  name: 'processes',
  quick: 'omitted',
  run: async (stage) => {
    const { env, folder } = stage;
    const one = await startGateway(folder, { ...env, WEB_CONCURRENCY: '1' });
    const two = await startGateway(folder, { ...env, WEB_CONCURRENCY: '2' });
    try {
      await untilBothAnswer(two.origin);
      return await compare(stage, one, two);
    } finally {
      await two.stop();
      await one.stop();
    }
  },
};

async function compare(stage: BenchSetup, one: RunningServer, two: RunningServer): Promise<CaseResult[]> {
  const traffics: Record<string, (origin: string) => Traffic> = {
    quote: (origin) => quoteTraffic(stage, origin),
    read: (origin) => readTraffic(stage, origin),
    create: (origin) => createTraffic(stage, origin, origin === two.origin ? 'of-two' : 'of-one'),
  };
  const results: CaseResult[] = [];
  for (const [name, make] of Object.entries(traffics)) {
    const sides = { ours: () => make(two.origin), floor: () => make(one.origin) };
    results.push(...(await httpCase({ name: `processes ${name}`, ...sides }).run(stage)));
  }
  return results;
}

/** The ids that a process gives to requests begin alike. */
async function untilBothAnswer(origin: string): Promise<void> {
  const seen = new Set<string>();
  while (seen.size < 2) {
    const answer = await fetch(`${origin}/health/live`, { headers: { Connection: 'close' } });
    await answer.arrayBuffer();
    seen.add(answer.headers.get('x-request-id')?.split('-', 1)[0] ?? '');
    await pause(LOOK_EVERY_MS);
  }
}
