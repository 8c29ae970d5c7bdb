import type { Cities, Hubs, KnownCity } from '#domain';
import type { RuntimeConfig } from '#runtime';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsoleSettings } from '../console.settings.js';
import { MapSources } from './map-source.provider.js';
import type { PageAssets } from './page-assets.provider.js';

type Box = KnownCity['bounds'];

const DEMO: Box = { south: -23.6, west: -46.7, north: -23.5, east: -46.6 };
/** As an import cuts it: 30 km around the town. */
const OWN: Box = { south: -20.74, west: -54.92, north: -20.2, east: -54.34 };
const NEXT: Box = { south: -20.3, west: -54.4, north: -20, east: -54 };

/** The head of an archive, and what it says of itself. */
function archive({ south, west, north, east }: Box, attribution: string): Buffer {
  const about = Buffer.from(JSON.stringify({ attribution }));
  const head = Buffer.alloc(127);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  head.writeBigUInt64LE(127n, 24);
  head.writeBigUInt64LE(BigInt(about.length), 32);
  head[97] = 1;
  for (const [i, degrees] of [west, south, east, north].entries())
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i);
  return Buffer.concat([head, about]);
}

describe('the map of a hub with a city of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lm-map-source-'));
  const known = [
    { name: 'demo', bounds: DEMO },
    { name: 'campo-grande', town: 'Campo Grande', bounds: OWN },
    { name: 'ao-lado', town: 'Ao Lado', bounds: NEXT },
  ];
  beforeAll(() => {
    for (const { name, bounds } of known) {
      mkdirSync(join(dataDir, 'cities', name), { recursive: true });
      const attribution = name === 'demo' ? 'Cidade fictícia' : '© OpenStreetMap contributors';
      writeFileSync(join(dataDir, 'cities', name, 'map.pmtiles'), archive(bounds, attribution));
    }
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const of = (city: string) =>
    new MapSources(
      { url: (name: string) => `/${name}` } as PageAssets,
      { dataDir } as RuntimeConfig,
      {} as ConsoleSettings,
      { list: () => Promise.resolve(known) } as unknown as Cities,
      { get: () => ({ city }) } as unknown as Hubs,
    ).ofHub(1);

  it('says its name, opens on the middle of the town, and draws no far city', async () => {
    const { region, attribution } = await of('Campo Grande');
    expect(attribution).toBe('Campo Grande · © OpenStreetMap contributors');
    const { south, west, north, east } = region!.bounds;
    expect([(south + north) / 2, (west + east) / 2].map((at) => at.toFixed(3))).toEqual([
      '-20.470',
      '-54.630',
    ]);
    expect(north - south).toBeCloseTo(0.08);
    expect(region!.archiveUrls.map((url) => url.split('/').at(-1)?.split('.')[0])).toEqual([
      'ao-lado',
      'campo-grande',
    ]);
  });

  it('is that of the demonstration where the hub has none', async () => {
    expect((await of('Outra')).attribution).toBe('Cidade fictícia');
  });
});
