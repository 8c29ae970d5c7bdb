import { CITY_MAKERS, CityFolders, importCity } from '#city';
import { readOsmFile } from '#city/testing';
import { demoStreets } from '#domain/testing';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import type { Cities, Hubs } from '#domain';
import type { RuntimeConfig } from '#runtime';
import type { ConsoleSettings } from '../../apps/console/src/console.settings.js';
import { MapSources } from '../../apps/console/src/tracking/map-source.provider.js';
import type { PageAssets } from '../../apps/console/src/tracking/page-assets.provider.js';
import { completeDemoCity, layDemoCity } from '../../apps/gateway/src/demo/demo.service.js';
import { LONG } from '../support/test-mode.js';

const SHIPPED = join(import.meta.dirname, '../../apps/gateway/src/demo/assets');
/** The drawing, which an editor of OpenStreetMap opens. */
const DRAWING = join(import.meta.dirname, '../../tools/city/demonstracao.osm.pbf');
const FILES = ['city.json', 'map.pmtiles', 'roads.bin'];

const folder = mkdtempSync(join(tmpdir(), 'lm-demo-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function archiveOf(path: string): PMTiles {
  const bytes = readFileSync(path);
  const part = (from: number, length: number) =>
    bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + from + length);
  return new PMTiles({
    getKey: () => path,
    getBytes: async (from, length) => ({ data: part(from, length) }),
  });
}

describe("the demonstration's city", () => {
  it('lies in the data folder after the first start, whole, small, and once', async () => {
    await layDemoCity(folder);
    await layDemoCity(folder);
    expect(readdirSync(join(folder, 'cities'))).toEqual(['demonstracao']);
    const map = readFileSync(join(folder, 'cities/demonstracao/map.pmtiles'));
    expect(map.equals(readFileSync(join(SHIPPED, 'map.pmtiles')))).toBe(true);
    const shipped = readdirSync(SHIPPED).map((file) => statSync(join(SHIPPED, file)).size);
    expect(shipped.reduce((sum, bytes) => sum + bytes)).toBeLessThan(1_000_000);
  });

  it('gets its roads where an older version laid it, and stays away where somebody removed it', async () => {
    rmSync(join(folder, 'cities/demonstracao/roads.bin'));
    await completeDemoCity(folder);
    expect(readdirSync(join(folder, 'cities/demonstracao')).sort()).toEqual(FILES);
    const elsewhere = join(folder, 'elsewhere');
    await completeDemoCity(elsewhere);
    expect(existsSync(elsewhere)).toBe(false);
  });

  (LONG ? it : it.skip)('is what its drawing makes: otherwise `npm run city:demo`', async () => {
    const made = new CityFolders(join(folder, 'made'));
    await importCity(made, { file: DRAWING, name: 'demonstracao', makers: CITY_MAKERS, madeAt: new Date(0) });
    const [ours, fresh] = [join(folder, 'cities/demonstracao'), made.path('demonstracao')];
    expect(readFileSync(join(ours, 'roads.bin')).equals(readFileSync(join(fresh, 'roads.bin')))).toBe(true);
    await expectSameTiles(join(ours, 'map.pmtiles'), join(fresh, 'map.pmtiles'));
  });

  it('has every street of its quarter', async () => {
    const names = new Set<string | undefined>();
    await readOsmFile(DRAWING, { way: (_id, _nodes, tags) => names.add(tags.get('name')) });
    expect(demoStreets().filter(({ street }) => !names.has(street))).toEqual([]);
  });

  it('is made up, and every map says so', () => {
    const assets = { url: (name: string) => name } as PageAssets;
    const config = { dataDir: folder } as RuntimeConfig;
    const maps = new MapSources(assets, config, {} as ConsoleSettings, {} as Cities, {} as Hubs);
    expect(maps.source.attribution).toBe('Cidade fictícia');
  });
});

async function expectSameTiles(shipped: string, made: string): Promise<void> {
  const [ours, fresh] = [archiveOf(shipped), archiveOf(made)];
  const { numAddressedTiles, centerLon, centerLat } = await fresh.getHeader();
  expect((await ours.getHeader()).numAddressedTiles).toBe(numAddressedTiles);
  for (const zoom of [12, 14, 15]) {
    const side = 2 ** zoom;
    const sin = Math.sin((centerLat * Math.PI) / 180);
    const column = Math.floor((centerLon / 360 + 0.5) * side);
    const row = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * side);
    const [a, b] = await Promise.all([ours.getZxy(zoom, column, row), fresh.getZxy(zoom, column, row)]);
    expect(b?.data.byteLength).toBeGreaterThan(100);
    expect(Buffer.from(a?.data ?? new ArrayBuffer(0))).toEqual(Buffer.from(b?.data ?? new ArrayBuffer(1)));
  }
}
