import { VectorTile } from '@mapbox/vector-tile';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Pbf from 'pbf';
import { PMTiles } from 'pmtiles';
import { REAL_QUARTER } from '../../../../test/support/real-quarter.js';
import { expectWithin } from '../../../../test/support/test-mode.js';
import { gridCity } from '../../../../tools/city/grid-city.builder.js';
import type { WrittenElement } from '../../../../tools/city/osm-element.types.js';
import { writeCityMap, writeMapOf } from '../../../../tools/city/city-map.builder.js';

const folder = mkdtempSync(join(tmpdir(), 'lm-map-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let files = 0;
async function mapOfElements(elements: Iterable<WrittenElement>): Promise<string> {
  const path = join(folder, `map-${++files}.pmtiles`);
  await writeCityMap(elements, path);
  return path;
}

/** The archive as the library that draws it reads it. */
function archiveOf(path: string): PMTiles {
  const bytes = readFileSync(path);
  return new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: bytes.buffer.slice(bytes.byteOffset + offset, bytes.byteOffset + offset + length),
    }),
  });
}

interface Seen {
  readonly layer: string;
  readonly type: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly parts: { x: number; y: number }[][];
}

const columnOf = (longitude: number, zoom: number) => Math.floor((longitude / 360 + 0.5) * 2 ** zoom);
function rowOf(latitude: number, zoom: number): number {
  const sin = Math.sin((latitude * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** zoom);
}

async function seenAt(archive: PMTiles, zoom: number, longitude: number, latitude: number): Promise<Seen[]> {
  const tile = await archive.getZxy(zoom, columnOf(longitude, zoom), rowOf(latitude, zoom));
  if (!tile) return [];
  const { layers } = new VectorTile(new Pbf(new Uint8Array(tile.data)));
  return Object.entries(layers).flatMap(([layer, all]) =>
    Array.from({ length: all.length }, (_, at) => {
      const feature = all.feature(at);
      return { layer, type: feature.type, facts: feature.properties, parts: feature.loadGeometry() };
    }),
  );
}

const kindsOf = (seen: readonly Seen[]) => [
  ...new Set(seen.map(({ layer, facts }) => `${layer}/${String(facts['kind'])}`)),
];

describe('the map of a city', () => {
  const [LONGITUDE, LATITUDE] = [-54.6 + 0.005, -20.5 + 0.0055];
  let path = '';
  let archive: PMTiles;
  beforeAll(async () => {
    path = await mapOfElements(gridCity({ columns: 24, rows: 20, furnished: true }));
    archive = archiveOf(path);
  });

  it('has land, water, green, roads by class, places and names, from zoom 8 to 15', async () => {
    const header = await archive.getHeader();
    expect(header).toMatchObject({ specVersion: 3, clustered: true, minZoom: 8, maxZoom: 15, tileType: 1 });
    expect(header.minLon).toBeCloseTo(-54.6, 2);
    expect(header.maxLat).toBeCloseTo(-20.5 + 20 * 0.0009, 2);
    const seen = await seenAt(archive, 15, LONGITUDE, LATITUDE);
    expect(kindsOf(seen)).toEqual(
      expect.arrayContaining(['earth/earth', 'water/water', 'roads/minor_road', 'roads/major_road']),
    );
    const all = (
      await Promise.all(
        [0.002, 0.005, 0.01, 0.015].map((step) => seenAt(archive, 14, -54.6 + step, -20.5 + step)),
      )
    ).flat();
    expect(kindsOf(all)).toEqual(
      expect.arrayContaining(['landuse/park', 'places/neighbourhood', 'roads/path']),
    );
    expect(all.filter(({ layer }) => layer === 'roads').map(({ facts }) => facts['name'])).toContain(
      'Avenida dos Cedros',
    );
    expect(all.find(({ facts }) => String(facts['name']).startsWith('Praça'))).toMatchObject({ type: 1 });
  });

  it('shows large roads only from far away, and few vertices', async () => {
    const far = await seenAt(archive, 8, LONGITUDE, LATITUDE);
    expect(kindsOf(far)).not.toContain('roads/minor_road');
    const vertices = (seen: readonly Seen[]) => seen.flatMap(({ parts }) => parts.flat()).length;
    expect(vertices(far)).toBeLessThan(200);
    expect(vertices(await seenAt(archive, 12, LONGITUDE, LATITUDE))).toBeLessThan(6_000);
  });

  it('cuts shapes at the margin of their tile', async () => {
    for (const { parts } of await seenAt(archive, 15, LONGITUDE, LATITUDE))
      for (const { x, y } of parts.flat()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-128);
        expect(Math.max(x, y)).toBeLessThanOrEqual(4096 + 128);
      }
  });

  it('carries its version and the checksum of its tiles', async () => {
    const { tileDataOffset } = await archive.getHeader();
    const tiles = readFileSync(path).subarray(tileDataOffset);
    const checksum = createHash('sha256').update(tiles).digest('hex');
    expect(await archive.getMetadata()).toMatchObject({ version: 1, checksum });
  });

  it('fills the sea on the right of its coast, with islands, and an area of several ways with its holes', async () => {
    const ids = new Map<string, number>();
    const nodes: WrittenElement[] = [];
    const node = (x: number, y: number) => {
      const key = `${x} ${y}`;
      const id = ids.get(key) ?? ids.size + 1;
      if (!ids.has(key))
        nodes.push({ kind: 'node', id, longitude: -43 + x / 1000, latitude: -22 + y / 1000 });
      ids.set(key, id);
      return id;
    };
    const ring = (x: number, y: number, half: number) =>
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ].map(([dx = 0, dy = 0]) => node(x + dx * half, y + dy * half));
    const corners = [node(0, 0), node(30, 30)];
    const ways: WrittenElement[] = [
      // To the west along the southern coast: the sea lies north of it, on the right.
      {
        kind: 'way',
        id: 1,
        nodeIds: [node(30, 10), node(15, 10), node(0, 10)],
        tags: { natural: 'coastline' },
      },
      { kind: 'way', id: 2, nodeIds: ring(20, 20, 2), tags: { natural: 'coastline' } },
      { kind: 'way', id: 3, nodeIds: [node(2, 1), node(9, 1), node(9, 8)] },
      { kind: 'way', id: 4, nodeIds: [node(2, 1), node(2, 8), node(9, 8)] },
      { kind: 'way', id: 5, nodeIds: ring(5, 5, 1) },
    ];
    const members = [3, 4, 5].map((id) => ({ kind: 'way', id, role: id === 5 ? 'inner' : 'outer' }) as const);
    const relation: WrittenElement = {
      kind: 'relation',
      id: 9,
      members,
      tags: { type: 'multipolygon', leisure: 'park', name: 'Parque' },
    };
    expect(corners).toHaveLength(2);
    const map = archiveOf(await mapOfElements([...nodes, ...ways, relation]));
    const [water, park] = await Promise.all([
      seenAt(map, 11, -42.985, -21.985),
      seenAt(map, 11, -42.985, -21.985),
    ]);
    const sea = water.find(({ facts }) => facts['kind'] === 'ocean');
    expect(sea?.parts.map(({ length }) => length)).toEqual([6, 5]);
    const areas = sea?.parts.map(twiceArea) ?? [];
    expect(areas[0]).toBeGreaterThan(0);
    expect(areas[1]).toBeLessThan(0);
    const green = park.find(({ layer, type }) => layer === 'landuse' && type === 3);
    expect(green?.parts.map((part) => Math.sign(twiceArea(part)))).toEqual([1, -1]);
  });
});

function twiceArea(part: readonly { x: number; y: number }[]): number {
  return part.slice(1).reduce((sum, to, at) => sum + part[at]!.x * to.y - to.x * part[at]!.y, 0);
}

(REAL_QUARTER ? describe : describe.skip)(
  'the map of a real quarter (skipped where ../shared/data is missing)',
  () =>
    it('is made within seconds and is small', async () => {
      const path = join(folder, 'quarter.pmtiles');
      const before = performance.now();
      const tiles = await writeMapOf(REAL_QUARTER ?? '', path);
      expectWithin(performance.now() - before, 10_000);
      expect(tiles).toBeGreaterThan(50);
      const seen = await seenAt(archiveOf(path), 15, -54.57, -20.48);
      expect(kindsOf(seen)).toContain('roads/minor_road');
      expect(readFileSync(path).length).toBeLessThan(600_000);
    }),
);
