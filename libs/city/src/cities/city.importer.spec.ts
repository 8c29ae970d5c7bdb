import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_QUARTER } from '../../../../test/support/real-quarter.js';
import { expectWithin } from '../../../../test/support/test-mode.js';
import { gridCity } from '../../../../tools/city/grid-city.builder.js';
import { osmXml } from '../../../../tools/city/osm-xml.builder.js';
import { mapMaker } from './city-makers.builder.js';
import { CityFolders, cityName } from './city-folder.store.js';
import { importCity } from './city.importer.js';
import type { MakeMaker } from './city-maker.types.js';

const folder = mkdtempSync(join(tmpdir(), 'lm-cities-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const madeAt = new Date('2026-03-02T12:00:00Z');
const XML = [...osmXml(gridCity({ columns: 10, rows: 8, furnished: true }))].join('');
const file = join(folder, 'Vila Nova.osm');
writeFileSync(file, XML);

const foldersOf = (name: string) => {
  const root = join(folder, name);
  return { root, cities: new CityFolders(root) };
};
let started = () => {};
/** Says that it begins and then waits. */
const hanging =
  (until: Promise<void>, onBegin: () => void): MakeMaker =>
  () => ({
    name: 'hanging',
    visitor: {},
    write: async () => {
      onBegin();
      await until;
    },
  });
const failing: MakeMaker = () => ({
  name: 'failing',
  visitor: {},
  write: async () => {
    throw Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  },
});

describe('the import of a city', () => {
  it('makes a folder with the map and says how far it is', async () => {
    const { root, cities } = foldersOf('first');
    const steps: [string, number][] = [];
    const onProgress = (step: string, share: number) => steps.push([step, share]);
    await importCity(cities, { file, name: 'vila-nova', makers: [mapMaker], madeAt, onProgress });
    expect(steps.at(-2)).toEqual(['read', 1]);
    expect(steps.at(-1)).toEqual(['map', 0]);
    expect(readdirSync(root)).toEqual(['vila-nova']);
    expect(readdirSync(join(root, 'vila-nova')).sort()).toEqual(['city.json', 'map.pmtiles']);
    expect(readFileSync(join(root, 'vila-nova/map.pmtiles'), 'latin1')).toMatch(/^PMTiles/);
    expect(await cities.list()).toMatchObject([
      { name: 'vila-nova', version: 1, madeAt: '2026-03-02T12:00:00.000Z' },
    ]);
    expect(await cities.remove('vila-nova')).toBe(true);
    expect(await cities.remove('vila-nova')).toBe(false);
    expect(await cities.list()).toEqual([]);
  });

  it('leaves the old city as it was when the file is broken, the disk is full, or it is stopped', async () => {
    const { root, cities } = foldersOf('second');
    const asked = { file, name: 'vila', makers: [mapMaker], madeAt };
    const first = await importCity(cities, asked);
    const broken = join(folder, 'broken.osm');
    writeFileSync(broken, XML.slice(0, 5_000));
    await expect(importCity(cities, { ...asked, file: broken })).rejects.toThrow(/ends too early/);
    await expect(importCity(cities, { ...asked, makers: [mapMaker, failing] })).rejects.toThrow(
      /disk is full/,
    );
    await expect(importCity(cities, { ...asked, signal: AbortSignal.abort() })).rejects.toThrow();
    const bounds = { west: 0, south: 0, east: 1, north: 1 };
    await expect(importCity(cities, { ...asked, bounds })).rejects.toThrow(/nothing within the bounds/);
    expect(readdirSync(root)).toEqual(['vila']);
    expect(await cities.list()).toEqual([first]);
  });

  it('goes on with what a killed import of the same file had ready, and with nothing else', async () => {
    const { root, cities } = foldersOf('killed');
    const asked = { file, name: 'vila', makers: [mapMaker], madeAt };
    let end = (_error: Error) => {};
    const killed = importCity(cities, {
      ...asked,
      makers: [mapMaker, hanging(new Promise((_, failed) => (end = failed)), () => started())],
      turn: 'a turn',
    });
    await new Promise<void>((done) => (started = done));
    // A kill leaves the folder as it is now.
    cpSync(join(root, '.vila.new'), join(folder, 'left'), { recursive: true });
    end(new Error('stopped'));
    await expect(killed).rejects.toThrow('stopped');
    const leave = () => cpSync(join(folder, 'left'), join(root, '.vila.new'), { recursive: true });
    leave();
    // Its process lives.
    expect(await cities.deadTurn('vila')).toBeNull();
    const drawn = { map: 0 };
    const counted: MakeMaker = (nodes) => {
      const maker = mapMaker(nodes);
      const write: typeof maker.write = async (step) => {
        drawn.map++;
        await maker.write(step);
      };
      return { ...maker, write };
    };
    const first = await importCity(cities, { ...asked, makers: [counted] });
    expect(drawn.map).toBe(0);
    expect(readdirSync(join(root, 'vila')).sort()).toEqual(['city.json', 'map.pmtiles']);
    expect(readFileSync(join(root, 'vila/map.pmtiles'), 'latin1')).toMatch(/^PMTiles/);
    leave();
    writeFileSync(join(root, '.vila.new/map.pmtiles'), 'half');
    expect(await importCity(cities, { ...asked, makers: [counted] })).toEqual(first);
    leave();
    const bounds = { west: -180, south: -85, east: 180, north: 85 };
    await importCity(cities, { ...asked, makers: [counted], bounds });
    expect(drawn.map).toBe(2);
  });

  it('puts right what a kill between the two cities left behind', async () => {
    const { root, cities } = foldersOf('third');
    await importCity(cities, { file, name: 'vila', makers: [mapMaker], madeAt });
    renameSync(join(root, 'vila'), join(root, '.vila.old'));
    expect(await cities.list()).toHaveLength(1);
    expect(existsSync(join(root, 'vila'))).toBe(true);
  });

  it('takes its name from the file, and reads nothing outside of its folder', () => {
    expect(cityName('São José dos Campos.osm.pbf')).toBe('sao-jose-dos-campos');
    expect(cityName('…')).toBeNull();
    for (const name of ['../x', '.x.new', 'a/b', ''])
      expect(() => foldersOf('fourth').cities.path(name)).toThrow(RangeError);
  });
});

(REAL_QUARTER ? describe : describe.skip)('a real quarter (skipped where ../shared/data is missing)', () =>
  it('is imported in less than ten seconds', async () => {
    const before = performance.now();
    const { cities } = foldersOf('real');
    const city = await importCity(cities, {
      file: REAL_QUARTER ?? '',
      name: 'campo-grande',
      makers: [mapMaker],
      madeAt,
    });
    expectWithin(performance.now() - before, 10_000);
    expect(city.nodes).toBe(24_168);
  }),
);
