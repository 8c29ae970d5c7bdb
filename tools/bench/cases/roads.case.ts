import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CityRoads,
  NodeCoordinates,
  prepareRoads,
  readRoads,
  RoadNetworkBuilder,
  writeRoads,
} from '#city/testing';
import { seededRandom } from '#domain/testing';
import { gridCity } from '../../city/grid-city.builder.js';
import { quantile } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult } from '../types.js';

/** Corners in each direction: with its bends a city of a million nodes. */
const SIDE = 560;
const WEST = -54.6;
const SOUTH = -20.5;
const BLOCK_DEGREES = 100 / 111_320;
const ROUTES = 2_000;
const TABLES = 20;
const MEBIBYTE = 2 ** 20;

/** Roads of a made-up city of a million nodes: how long they take to be prepared and loaded, and to answer. */
export const roads: BenchCase = {
  name: 'route',
  fullOnly: true,
  run: () => {
    const folder = mkdtempSync(join(tmpdir(), 'lm-bench-roads-'));
    const path = join(folder, 'roads.bin');
    try {
      const made = prepared(path);
      const began = performance.now();
      const before = process.memoryUsage().arrayBuffers;
      const city = new CityRoads(readRoads(path));
      city.route(
        [
          { longitude: WEST, latitude: SOUTH },
          { longitude: WEST, latitude: SOUTH },
        ],
        'motorbike',
      );
      const loadS = (performance.now() - began) / 1_000;
      const loaded = (process.memoryUsage().arrayBuffers - before) / MEBIBYTE;
      return Promise.resolve([
        ...made,
        result('roads, file of four profiles', ' MiB', statSync(path).size / MEBIBYTE, null),
        result('roads, a loaded city with one profile', ' MiB', loaded, 150),
        result('roads, loading of a prepared city', ' s', loadS, 2),
        ...answers(city),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

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

function answers(city: CityRoads): CaseResult[] {
  const random = seededRandom(1);
  const place = () => ({
    longitude: WEST + random() * SIDE * BLOCK_DEGREES,
    latitude: SOUTH + random() * SIDE * BLOCK_DEGREES,
  });
  // Of the processor: the search waits for nothing, and others on the machine are not its doing.
  const timed = (times: number, act: () => void) =>
    Array.from({ length: times }, () => {
      const began = process.cpuUsage();
      act();
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1_000;
    });
  timed(ROUTES / 4, () => city.route([place(), place()], 'motorbike'));
  const routes = timed(ROUTES, () => city.route([place(), place()], 'motorbike')).sort((a, b) => a - b);
  const points = (count: number) => Array.from({ length: count }, place);
  const tables = timed(TABLES, () => city.table(points(150), points(400), 'motorbike')).sort((a, b) => a - b);
  return [
    result('route, p50', ' ms', quantile(routes, 0.5), 1),
    result('route, p99', ' ms', quantile(routes, 0.99), 3),
    result('table, 150 × 400, median', ' ms', quantile(tables, 0.5), 150),
  ];
}
