import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_QUARTER } from '../../../../test/support/real-quarter.js';
import { gridCity } from '../../../../tools/city/grid-city.builder.js';
import type { WrittenElement } from '../../../../tools/city/osm-element.types.js';
import { osmXml } from '../../../../tools/city/osm-xml.builder.js';
import { NodeCoordinates } from '../osm/node-coordinates.store.js';
import { readOsmFile } from '../osm/osm-file.parser.js';
import { visitorsTogether } from '../osm/osm.types.js';
import { type CityStreet, StreetCollection } from './street-collection.builder.js';

const folder = mkdtempSync(join(tmpdir(), 'lm-streets-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function streetsOf(path: string): Promise<CityStreet[]> {
  const nodes = new NodeCoordinates();
  const streets = new StreetCollection(nodes);
  const keep = { node: (id: number, x: number, y: number) => nodes.add(id, x, y) };
  await readOsmFile(path, visitorsTogether([keep, streets]));
  return [...streets.found('Cidade')];
}

async function streetsOfElements(elements: Iterable<WrittenElement>): Promise<CityStreet[]> {
  const path = join(folder, 'city.osm');
  writeFileSync(path, [...osmXml(elements)].join(''));
  return streetsOf(path);
}

describe('the streets of a map', () => {
  it('have names, districts and house numbers of both sides', async () => {
    const streets = await streetsOfElements(gridCity({ columns: 12, rows: 12, furnished: true }));
    const acacias = streets.find(({ name }) => name === 'Rua das Acácias');
    expect(acacias).toMatchObject({ city: 'Cidade', district: expect.stringContaining('Vila') as string });
    expect(
      acacias?.houses
        .map(({ number }) => number)
        .sort((a, b) => a - b)
        .slice(0, 4),
    ).toEqual([25, 26, 50, 51]);
    expect(new Set(streets.map(({ name }) => name)).size).toBe(streets.length - duplicates(streets));
  });

  it('are told apart by distance, and know their other names, CEP and what a building says', async () => {
    const node = (id: number, x: number, y: number, tags = {}) =>
      ({ kind: 'node', id, longitude: -54 + x / 1000, latitude: -20 + y / 1000, tags }) as const;
    const way = (id: number, nodeIds: number[], tags = {}) => ({ kind: 'way', id, nodeIds, tags }) as const;
    const rua1 = { highway: 'residential', name: 'Rua 1' };
    const streets = await streetsOfElements([
      node(1, 0, 0),
      node(2, 2, 0),
      node(3, 4, 0),
      node(4, 50, 0),
      node(5, 52, 0),
      node(6, 0, 3),
      node(7, 1, 0.1, {
        'addr:street': 'Rua 1',
        'addr:housenumber': '10;12-B',
        'addr:postcode': '79002-010',
        'addr:suburb': 'Centro',
      }),
      node(8, 51, 1, { place: 'suburb', name: 'Longe' }),
      node(9, 1, 1, { place: 'town', name: 'Vila' }),
      way(1, [1, 2], { ...rua1, alt_name: 'Rua Um; Rua da Feira', old_name: 'Rua Velha' }),
      way(2, [2, 3], rua1),
      way(3, [4, 5], rua1),
      way(4, [1, 6], { building: 'yes', 'addr:street': 'Rua 1', 'addr:housenumber': '7' }),
      way(5, [1, 6], { waterway: 'river', name: 'Rio' }),
    ]);
    expect(streets).toHaveLength(2);
    const [near, far] = [
      streets.find(({ lines }) => lines.length === 2),
      streets.find(({ lines }) => lines.length === 1),
    ];
    expect(near).toMatchObject({
      name: 'Rua 1',
      district: 'Centro',
      city: 'Vila',
      middle: { longitude: -53.998 },
    });
    expect(near?.otherNames).toEqual(['Rua Um', 'Rua da Feira', 'Rua Velha']);
    expect(near?.houses.map(({ number, postalCode }) => [number, postalCode])).toEqual([
      [10, '79002010'],
      [12, '79002010'],
      [7, null],
    ]);
    expect(far).toMatchObject({ district: 'Longe', houses: [] });
  });
});

const duplicates = (streets: readonly CityStreet[]) =>
  streets.length - new Set(streets.map(({ name }) => name)).size;

(REAL_QUARTER ? describe : describe.skip)('a real quarter (skipped where ../shared/data is missing)', () =>
  it('has over a thousand streets in their districts', async () => {
    const streets = await streetsOf(REAL_QUARTER ?? '');
    expect(streets.length).toBeGreaterThan(1_000);
    expect(streets.find(({ name }) => name === 'Rua Bela Cintra')?.district).not.toBe('');
  }),
);
