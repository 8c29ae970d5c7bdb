import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_QUARTER } from '../../../../test/support/real-quarter.js';
import { LONG } from '../../../../test/support/test-mode.js';
import { gridRoads, roadsOf } from '../../../../test/support/road-oracle.js';
import { seededRandom } from '../../../../test/support/seeded-random.js';
import type { WrittenElement } from '../../../../tools/city/osm-element.types.js';
import { CityRoads } from './city-roads.service.js';
import { prepareRoads } from './prepared-roads.builder.js';
import { RoadNetworkBuilder } from './road-network.builder.js';
import { NodeCoordinates } from '../osm/node-coordinates.store.js';
import { readOsmFile } from '../osm/osm-file.parser.js';
import { visitorsTogether } from '../osm/osm.types.js';
import { readRoads, RoadsFileError, writeRoads } from './roads-file.store.js';
import { ROAD_PROFILES, type RoadProfile } from './road.types.js';

const folder = mkdtempSync(join(tmpdir(), 'lm-roads-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const STEP = 0.001;
/** A node at a column and a row of blocks of about 110 m. */
const node = (id: number, column: number, row: number, tags = {}): WrittenElement => ({
  kind: 'node',
  id,
  longitude: column * STEP,
  latitude: row * STEP,
  tags,
});
const way = (id: number, nodeIds: number[], tags: Record<string, string> = {}): WrittenElement => ({
  kind: 'way',
  id,
  nodeIds,
  tags: { highway: 'residential', ...tags },
});
const point = (column: number, row: number) => ({ longitude: column * STEP, latitude: row * STEP });

/** A ring road around nine corners, numbered from the south-west by rows: 1 2 3 / 4 5 6 / 7 8 9. */
const CORNERS = Array.from({ length: 9 }, (_, i) => node(i + 1, i % 3, Math.floor(i / 3)));
const ring = (tags: Record<string, string> = {}) =>
  [1, 2, 3, 6, 9, 8, 7, 4].map((corner, i, all) => way(100 + i, [corner, all[i + 1] ?? 1], tags));
const RING = ring();

const cityOf = (...elements: WrittenElement[]) => new CityRoads(prepareRoads(roadsOf(elements)));

/** The corners that a route leads over. */
function corners(
  city: CityRoads,
  from: [number, number],
  to: [number, number],
  profile: RoadProfile = 'car',
) {
  const route = city.route([point(...from), point(...to)], profile);
  if (!route) return null;
  const numbers: number[] = [];
  for (let i = 0; i < route.line.length; i += 2) {
    const [column, row] = [route.line[i]! / 1e7 / STEP, route.line[i + 1]! / 1e7 / STEP];
    if (Number.isInteger(column) && Number.isInteger(row)) numbers.push(1 + column + 3 * row);
  }
  return numbers.join(' ');
}

describe('routes', () => {
  it('lead along the road and say how far and how long', () => {
    const city = cityOf(...CORNERS, ...RING);
    const route = city.route([point(0.5, 0.05), point(2.05, 0.5)], 'car')!;
    expect(route.legs[0]!.distance).toBeCloseTo(111.2 * 2, 0);
    expect(route.legs[0]!.duration).toBeCloseTo((222.4 * 3.6) / 24, 0);
    expect(route.line).toEqual([5_000, 0, 10_000, 0, 20_000, 0, 20_000, 5_000]);
    expect(route.spots.map(({ side }) => side)).toEqual(['left', 'right']);
  });

  it('obey one-way streets, which walkers need not and roundabouts imply', () => {
    for (const tags of [{ oneway: 'yes' }, { junction: 'roundabout' }]) {
      const city = cityOf(...CORNERS, ...ring(tags));
      expect(corners(city, [0.5, 0], [0, 0.5])).toBe('2 3 6 9 8 7 4');
      expect(corners(city, [0.5, 0], [0, 0.5], 'bicycle')).toBe('2 3 6 9 8 7 4');
      expect(corners(city, [0.5, 0], [0, 0.5], 'foot')).toBe('1');
    }
    const reversed = cityOf(...CORNERS, ...ring({ oneway: '-1' }));
    expect(corners(reversed, [0.5, 0], [2, 0.5])).toBe('1 4 7 8 9 6');
    const forBicycles = { oneway: 'yes', 'oneway:bicycle': 'no' };
    const cycled = cityOf(...CORNERS, ...ring(forBicycles));
    expect(corners(cycled, [0.5, 0], [0, 0.5], 'bicycle')).toBe('1');
  });

  it('goes back to a spot behind on the same one-way road all around', () => {
    const city = cityOf(...CORNERS, ...ring({ oneway: 'yes' }));
    expect(corners(city, [0.2, 0], [0.8, 0])).toBe('');
    expect(corners(city, [0.8, 0], [0.2, 0])).toBe('2 3 6 9 8 7 4 1');
  });

  it('stop at barriers, each for whom it bars', () => {
    const city = cityOf(...CORNERS, ...RING, node(20, 1.5, 0, { barrier: 'bollard' }), way(11, [2, 20, 3]));
    const barred = cityOf(
      ...CORNERS.filter(({ id }) => id !== 2),
      node(2, 1, 0, { barrier: 'bollard' }),
      ...RING,
    );
    expect(corners(city, [0.5, 0], [2, 0.5])).toBe('2 3');
    expect(corners(barred, [0.5, 0], [2, 0.5])).toBe('1 4 7 8 9 6');
    expect(corners(barred, [0.5, 0], [2, 0.5], 'bicycle')).toBe('2 3');
  });

  it('use private and service roads at their ends only', () => {
    for (const tags of [{ access: 'private' }, { highway: 'service' }]) {
      const shortcut = way(11, [2, 5, 8], tags);
      const city = cityOf(...CORNERS, ...RING, shortcut);
      expect(corners(city, [0.9, 0], [0.9, 2])).toBe('1 4 7');
      expect(corners(city, [0.9, 0], [1, 0.9])).toBe('2');
      expect(corners(city, [1, 1.1], [0.9, 0])).toBe('5 2');
      expect(corners(city, [1, 0.2], [1, 1.8])).toBe('5');
    }
    const open = cityOf(...CORNERS, ...RING, way(11, [2, 5, 8], { access: 'private', motorcycle: 'yes' }));
    expect(corners(open, [0.9, 0], [0.9, 2], 'motorbike')).toBe('2 5 8');
  });

  it('lead into an area behind a private gate, and not through it', () => {
    const gate = (id: number, row: number) => node(id, 1, row, { barrier: 'gate', access: 'private' });
    const inside = way(11, [2, 20, 5, 21, 8]);
    const city = cityOf(...CORNERS, ...RING, gate(20, 0.3), gate(21, 1.7), inside);
    expect(corners(city, [0.9, 0], [0.9, 2])).toBe('1 4 7');
    expect(corners(city, [0.9, 0], [1, 1.2])).toBe('2 5');
  });

  it('take no ferry and no road of another kind', () => {
    const ferry = { kind: 'way', id: 11, nodeIds: [2, 5, 8], tags: { route: 'ferry' } } as const;
    expect(corners(cityOf(...CORNERS, ...RING, ferry), [0.9, 0], [0.9, 2])).toBe('1 4 7');
    const path = cityOf(...CORNERS, ...RING, way(11, [2, 5, 8], { highway: 'footway' }));
    expect(corners(path, [0.9, 0], [0.9, 2], 'motorbike')).toBe('1 4 7');
    expect(corners(path, [0.9, 0], [0.9, 2], 'foot')).toBe('2 5 8');
  });

  const restriction = (
    kind: string,
    from: number,
    via: WrittenElement,
    to: number,
    more = {},
  ): WrittenElement => ({
    kind: 'relation',
    id: 1,
    members: [
      { kind: 'way', id: from, role: 'from' },
      { kind: via.kind, id: via.id, role: 'via' },
      { kind: 'way', id: to, role: 'to' },
    ],
    tags: { type: 'restriction', restriction: kind, ...more },
  });
  const CROSS = [
    ...CORNERS,
    way(11, [1, 2]),
    way(12, [2, 3]),
    way(13, [2, 5]),
    way(14, [5, 8]),
    way(15, [3, 6]),
    way(16, [6, 9, 8]),
    way(17, [5, 6]),
    way(18, [8, 7, 4, 1]),
  ];

  it('obey forbidden turns, and the only one allowed', () => {
    expect(corners(cityOf(...CROSS), [0.5, 0], [1, 0.5])).toBe('2');
    const noLeft = restriction('no_left_turn', 11, CORNERS[1]!, 13);
    expect(corners(cityOf(...CROSS, noLeft), [0.5, 0], [1, 0.5])).toBe('2 3 6 5');
    expect(corners(cityOf(...CROSS, noLeft), [0.5, 0], [1, 0.5], 'foot')).toBe('2');
    const onlyAhead = restriction('only_straight_on', 11, CORNERS[1]!, 12);
    expect(corners(cityOf(...CROSS, onlyAhead), [0.5, 0], [1, 0.5])).toBe('2 3 6 5');
    const excepted = restriction('no_left_turn', 11, CORNERS[1]!, 13, { except: 'bicycle;motorcycle' });
    expect(corners(cityOf(...CROSS, excepted), [0.5, 0], [1, 0.5], 'motorbike')).toBe('2');
    expect(corners(cityOf(...CROSS, excepted), [0.5, 0], [1, 0.5], 'car')).toBe('2 3 6 5');
  });

  it('obey turns that are forbidden by way of a way', () => {
    const via = CROSS.find(({ kind, id }) => kind === 'way' && id === 13)!;
    const noTurn = restriction('no_right_turn', 11, via, 17);
    expect(corners(cityOf(...CROSS), [0.5, 0], [1.2, 1])).toBe('2 5');
    expect(corners(cityOf(...CROSS, noTurn), [0.5, 0], [1.2, 1])).toBe('2 3 6');
    // Who comes into the way from elsewhere may turn.
    expect(corners(cityOf(...CROSS, noTurn), [1, 0.5], [1.2, 1])).toBe('5');
  });

  it('end and begin on the side of a wide street, and of any street where that is asked for', () => {
    const wide = cityOf(...CORNERS, ...ring({ lanes: '4' }));
    // South of the southern street is its right side on the way east.
    expect(corners(wide, [0, 0.5], [0.5, -0.2])).toBe('1');
    expect(corners(wide, [0, 0.5], [0.5, 0.2])).toBe('1 2');
    expect(corners(wide, [0.5, 0.2], [2, 0.5])).toBe('1 2 3');
    expect(corners(wide, [0.3, 0.2], [0.8, 0.2])).toBe('1 2');
    expect(corners(wide, [0, 0.5], [0.5, 0.2], 'bicycle')).toBe('1');
    // On the line it is on no side.
    expect(corners(wide, [0, 0.5], [0.5, 0.01])).toBe('1');
    const narrow = cityOf(...CORNERS, ...RING);
    expect(corners(narrow, [0, 0.5], [0.5, 0.2])).toBe('1');
    const asked = narrow.route([point(0, 0.5), { ...point(0.5, 0.2), curb: true }], 'car');
    expect(asked?.legs[0]?.distance).toBeCloseTo(111.2 * 2, 0);
  });

  it('begin on the nearest road that may be used, with a way out', () => {
    const island = [node(30, 0.5, 0.2), node(31, 0.8, 0.2), way(19, [30, 31], { oneway: 'yes' })];
    expect(corners(cityOf(...CORNERS, ...RING, ...island), [0.5, 0.19], [1.5, 0])).toBe('2');
  });

  it('are none beyond the city', () => {
    const city = cityOf(...CORNERS, ...RING);
    expect(city.route([point(0, 0), point(50, 50)], 'car')).toBeNull();
    const ends = { sources: [point(0, 0)], destinations: [point(50, 50), point(1, 0)] };
    const { distances } = city.table({ ...ends, profile: 'car', withDistances: true });
    expect([...(distances ?? [])]).toEqual([Infinity, expect.closeTo(111.2, 0)]);
  });
});

describe('a table', () => {
  const city = new CityRoads(prepareRoads(gridRoads({ columns: 30, rows: 30 })));
  const random = seededRandom(5);
  const anywhere = () => ({ longitude: -54.6 + random() * 0.025, latitude: -20.5 + random() * 0.025 });

  it.each(ROAD_PROFILES)('says of each pair what the route of it says, by %s', (profile) => {
    const sources = Array.from({ length: 12 }, anywhere);
    const destinations = [...Array.from({ length: 20 }, anywhere), ...sources.slice(0, 5)];
    const { distances, durations } = city.table({ sources, destinations, profile, withDistances: true });
    sources.forEach((source, i) =>
      destinations.forEach((destination, j) => {
        const leg = city.route([source, destination], profile)?.legs[0];
        const at = i * destinations.length + j;
        expect([distances?.[at], durations[at]]).toEqual([leg?.distance, leg?.duration]);
      }),
    );
  });
});

describe('the file of roads', () => {
  const roads = prepareRoads(gridRoads({ columns: 12, rows: 12 }));
  const path = join(folder, 'roads.bin');
  beforeAll(() => writeRoads(path, roads));

  it('gives back what was written', () => {
    expect(readRoads(path)).toEqual(roads);
  });

  it('keeps a city without a forbidden turn or a yard, some of whose arrays are empty', () => {
    const plain = prepareRoads(roadsOf([...CORNERS, ...RING]));
    writeRoads(join(folder, 'plain.bin'), plain);
    expect(plain.profiles.car.startStates).toHaveLength(0);
    expect(readRoads(join(folder, 'plain.bin'))).toEqual(plain);
  });

  const changed = (change: (bytes: Buffer) => Uint8Array) => {
    const other = join(folder, 'other.bin');
    writeFileSync(other, change(readFileSync(path)));
    return other;
  };

  it.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['another kind', () => Buffer.from('%PDF-1.7 is another kind of file')],
    ['nothing', () => Buffer.alloc(0)],
    ['half of it', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['one wrong bit', (bytes) => bytes.fill(bytes[5_000]! ^ 1, 5_000, 5_001)],
  ])('with %s in it is refused', (_name, change) => {
    expect(() => readRoads(changed(change))).toThrow(RoadsFileError);
  });
});

(REAL_QUARTER ? describe : describe.skip)('a real quarter (skipped where its file is missing)', () => {
  (LONG ? it : it.skip)('is imported whole within ten seconds and has ways between its places', async () => {
    const nodes = new NodeCoordinates();
    const keep = { node: nodes.add.bind(nodes) };
    const builder = new RoadNetworkBuilder(nodes);
    await readOsmFile(REAL_QUARTER ?? '', visitorsTogether([keep, builder]));
    const city = new CityRoads(prepareRoads(builder.build()));
    const random = seededRandom(11);
    const anywhere = () => ({ longitude: -54.58 + random() * 0.04, latitude: -20.48 + random() * 0.04 });
    const found = Array.from({ length: 200 }, () => city.route([anywhere(), anywhere()], 'motorbike'));
    expect(found.filter((route) => route === null)).toEqual([]);
  });
});
