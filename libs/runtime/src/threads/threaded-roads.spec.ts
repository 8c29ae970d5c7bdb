import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareRoads, writeRoads } from '#city/testing';
import { ManualClock } from '../../../../test/support/manual-clock.js';
import { gridRoads } from '../../../../test/support/road-oracle.js';
import { ThreadedRoads } from './threaded-roads.js';
import { createLogger } from '../logging/logger.js';

/** Options with which the thread runs the sources, as this test does. */
const execArgv = [
  '--conditions=source',
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('../../../../test/support/typescript.mjs')).href,
];
const A = { latitude: -20.4985, longitude: -54.5985 };
const B = { latitude: -20.4935, longitude: -54.5925 };
const FAR = { latitude: -22.9, longitude: -47 };

describe('the roads of the cities', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lm-threaded-roads-'));
  const clock = new ManualClock();
  const logger = createLogger({ level: 'silent', app: 'test', destination: process.stderr });
  const roads = new ThreadedRoads(clock, logger, { dataDir, execArgv });
  const city = join(dataDir, 'cities', 'vila');

  afterAll(async () => {
    await roads.close();
    rmSync(dataDir, { recursive: true });
  });

  it('are none before one is imported, and start no thread', async () => {
    expect(roads.isAvailable).toBe(false);
    expect(await roads.plan([A, B], 'car')).toBeNull();
  });

  it('answer ways, tables and lines in a thread once one is there', async () => {
    mkdirSync(city, { recursive: true });
    writeRoads(join(city, 'roads.bin'), prepareRoads(gridRoads({ columns: 12, rows: 12 })));
    clock.advance({ seconds: 6 });
    expect(roads.isAvailable).toBe(true);
    const route = await roads.plan([A, B, A], 'motorbike');
    expect(route?.legs).toHaveLength(2);
    expect(route?.distanceM).toBeGreaterThan(1_000);
    const times = (await roads.times([A, B], [B], 'motorbike'))!;
    expect([...times].map(Math.round)).toEqual([route!.legs[0]!.durationS, 0]);
    const line = await roads.line([A, B], 'motorbike');
    expect([line?.[0], line?.at(-1)]).toEqual([A, B]);
    expect(line?.length).toBeGreaterThan(5);
  });

  it('say nothing of what no city covers', async () => {
    expect(await roads.plan([A, FAR], 'car')).toBeNull();
    expect(await roads.times([FAR], [FAR], 'car')).toBeNull();
    expect((await roads.times([A, FAR], [B], 'car'))?.[1]).toBe(Infinity);
    expect(await roads.line([FAR, FAR], 'car')).toBeNull();
  });

  it('of a file that cannot be used are none', async () => {
    const other = new ThreadedRoads(clock, logger, { dataDir: join(dataDir, 'other'), execArgv });
    mkdirSync(join(dataDir, 'other/cities/vila'), { recursive: true });
    writeFileSync(join(dataDir, 'other/cities/vila/roads.bin'), 'no roads');
    expect(await other.plan([A, B], 'car')).toBeNull();
    await other.close();
  });

  it('are gone when the city is', async () => {
    renameSync(city, join(dataDir, 'away'));
    clock.advance({ seconds: 6 });
    expect(await roads.plan([A, B], 'car')).toBeNull();
  });
});
