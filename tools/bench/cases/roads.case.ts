import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCoordinates, prepareRoads, RoadNetworkBuilder, writeRoads } from '#city/testing';
import { gridCity } from '../../city/grid-city.builder.js';
import type { LoadedRoads } from '../setup/loaded-roads.js';
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
  fullOnly: true,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lm-bench-roads-'));
    const path = join(folder, 'roads.bin');
    try {
      const made = prepared(path);
      const { loadS, loadedMib, route, table } = await loaded(path);
      return [
        ...made,
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

/** In a process without what the preparation left, as the roads' own thread is. */
async function loaded(path: string): Promise<LoadedRoads> {
  const extent = String(SIDE * BLOCK_DEGREES);
  const child = forkProgram('./loaded-roads.ts', {
    ...{ ROADS_FILE: path, WEST: String(WEST), SOUTH: String(SOUTH), EXTENT: extent },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The roads ended with ${String(code)}`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [LoadedRoads];
  await ended.catch(() => undefined);
  return answer;
}

const result = (name: string, unit: string, ours: number, goal: number | null): CaseResult => ({
  ...{ ...EMPTY_RESULT, name, unit, ours, goal },
});

function prepared(path: string): CaseResult[] {
  const nodes = new NodeCoordinates();
  const builder = new RoadNetworkBuilder(nodes);
  for (const element of gridCity({ columns: SIDE, rows: SIDE })) {
    const tags = new Map(Object.entries(element.tags ?? {}));
    if (element.kind === 'node') {
      nodes.add(element.id, Math.round(element.longitude * 1e7), Math.round(element.latitude * 1e7));
      builder.node(element.id, 0, 0, tags);
    } else if (element.kind === 'way') builder.way(element.id, element.nodeIds, tags);
    else builder.relation(element.id, element.members, tags);
  }
  process.stderr.write(`roads: ${String(nodes.size)} nodes\n`);
  let most = 0;
  const look = () => (most = Math.max(most, process.memoryUsage().rss));
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const roads = prepareRoads(builder.build(), look);
  const took = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  writeRoads(path, roads);
  return [
    result('roads, preparation of 1 M nodes', ' s', took, 240),
    result('roads, preparation, time of processors', ' s', (user + system) / 1e6, 240),
    result('roads, memory of the preparation', ' MiB', most / MEBIBYTE, 1_536),
  ];
}
