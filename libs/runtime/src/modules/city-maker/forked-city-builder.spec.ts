import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newUuid } from '#domain';
import { CityNotMade } from '#domain/modules';
import { gridCity } from '../../../../../tools/city/grid-city.builder.js';
import { osmXml } from '../../../../../tools/city/osm-xml.builder.js';
import { ForkedCityBuilder } from './forked-city-builder.js';

/** Options with which the process runs the sources, as this test does. */
const execArgv = [
  '--conditions=source',
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('../../../../../test/support/typescript.mjs')).href,
];

describe('the process that makes a city', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lm-workshop-'));
  const builder = new ForkedCityBuilder({ dataDir, execArgv });
  mkdirSync(join(dataDir, 'city-imports'));
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });

  const xml = [...osmXml(gridCity({ columns: 6, rows: 5, furnished: true }))].join('');
  const job = (content: string) => {
    const file = newUuid();
    writeFileSync(join(dataDir, 'city-imports', file), content);
    return { file, city: 'vila', town: 'Vila', state: 'MS', madeAt: new Date('2026-03-02T12:00:00Z') };
  };
  const cities = () => readdirSync(join(dataDir, 'cities'));

  it('puts map and roads at their place, and hands over the streets', async () => {
    const steps = new Set<string>();
    const onProgress = (step: string) => steps.add(step);
    const streets = await builder.build(job(xml), { signal: new AbortController().signal, onProgress });
    expect([...steps]).toEqual(['read', 'map', 'roads', 'streets']);
    expect(streets[0]).toMatchObject({ state: 'MS', city: expect.any(String) as string });
    expect(readdirSync(join(dataDir, 'cities/vila')).sort()).toEqual([
      'city.json',
      'map.pmtiles',
      'roads.bin',
      'streets.jsonl.gz',
    ]);
    expect(await builder.kept('vila', 'MS')).toEqual(streets);
    expect(await builder.kept('nowhere', 'MS')).toBeNull();
  });

  it('says why it made none, leaves nothing behind, and is stopped in the middle', async () => {
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    const broken = await builder.build(job(xml.slice(0, 3_000)), watch).catch((error: unknown) => error);
    expect(broken instanceof CityNotMade && broken.fault).toBe('truncated');
    const stop = new AbortController();
    const stopped = builder.build(job(xml), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('cancelled')),
    });
    await expect(stopped).rejects.toThrow('cancelled');
    expect(cities()).toEqual(['vila']);
  });

  it('is ended when it takes more memory than it may, and says so', async () => {
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    const small = new ForkedCityBuilder({ dataDir, execArgv, maxMb: 80 });
    const large = [...osmXml(gridCity({ columns: 110, rows: 110, furnished: true }))].join('');
    const refused = await small.build(job(large), watch).catch((error: unknown) => error);
    expect(refused instanceof CityNotMade && [refused.fault, refused.message]).toEqual([
      'too_large',
      expect.stringContaining('MB of memory'),
    ]);
    expect(cities()).toEqual(['vila']);
  });
});
