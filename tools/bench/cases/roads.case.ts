import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedRoads } from '../setup/loaded-roads.js';
import type { PreparedRoads } from '../setup/prepared-roads.js';
import { forkProgram } from '../setup/processes.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult } from '../types.js';

/** Corners in each direction: with its bends a city of a million nodes. */
const SIDE = 560;
const WEST = -54.6;
const SOUTH = -20.5;
const BLOCK_DEGREES = 100 / 111_320;
const MEBIBYTE = 2 ** 20;

/** Roads of a made-up city of a million nodes: how long they take to be prepared and loaded, and to answer. */
export const roads: BenchCase = {
  name: 'route',
  quick: 'omitted',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lm-bench-roads-'));
    const path = join(folder, 'roads.bin');
    try {
      const { preparationS, processorS, preparationMib } = await told<PreparedRoads>('prepared-roads', path);
      const { loadS, loadedMib, route, table } = await told<LoadedRoads>('loaded-roads', path);
      return [
        result('roads, preparation of 1 M nodes', ' s', preparationS, 240),
        result('roads, preparation, time of processors', ' s', processorS, 240),
        result('roads, memory of the preparation', ' MiB', preparationMib, 1_536),
        result('roads, file of four profiles', ' MiB', statSync(path).size / MEBIBYTE, null),
        result('roads, a loaded city with one profile', ' MiB', loadedMib, 150),
        result('roads, loading of a prepared city', ' s', loadS, 2),
        result('route, p50', ' ms', route[0], 1),
        result('route, p99', ' ms', route[1], 3),
        result('table, 150 × 400, median', ' ms', table, 150),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** The answer of a process of its own: neither an import nor the roads' thread shares its memory with what ran before. */
async function told<Answer>(program: 'prepared-roads' | 'loaded-roads', path: string): Promise<Answer> {
  const extent = String(SIDE * BLOCK_DEGREES);
  const child = forkProgram(`./${program}.ts`, {
    ...{ ROADS_FILE: path, SIDE: String(SIDE), WEST: String(WEST), SOUTH: String(SOUTH), EXTENT: extent },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${String(code)}`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
  await ended.catch(() => undefined);
  return answer;
}

const result = (name: string, unit: string, ours: number, goal: number | null): CaseResult => ({
  ...{ ...EMPTY_RESULT, name, unit, ours, goal },
});
