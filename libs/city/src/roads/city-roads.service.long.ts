import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_QUARTER } from '../../../../test/support/real-quarter.js';
import { seededRandom } from '../../../../test/support/seeded-random.js';
import { CityRoads } from './city-roads.service.js';
import { prepareRoads } from './prepared-roads.builder.js';
import { RoadNetworkBuilder } from './road-network.builder.js';
import type { RoadPoint } from './road.types.js';
import { NodeCoordinates } from '../osm/node-coordinates.store.js';
import { type OsmTags, visitorsTogether } from '../osm/osm.types.js';
import { readOsmFile } from '../osm/osm-file.parser.js';

/** Debian's `routino`, which shares no code and no author with ours. */
const ENGINE = '/usr/bin/routino-router';
const TAGGING = '/usr/share/routino/tagging.xml';
const PAIRS = 500;
const TOLERANCE = 0.02;
const ALIKE = 0.95;
/** Distance to another road on which a point may as well lie. */
const BESIDE_M = 15;
const METERS_PER_DEGREE = 111_320;
/** Our speeds of a car; the other engine has classes of roads, and no slower links. */
const SPEEDS = {
  motorway: 80,
  trunk: 58,
  primary: 40,
  secondary: 35,
  tertiary: 31,
  unclassified: 27,
  residential: 24,
  service: 13,
  track: 0,
  cycleway: 0,
  path: 0,
  steps: 0,
  ferry: 0,
};

const isInstalled = () => {
  try {
    execFileSync(ENGINE, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** What the other engine says of a way: seconds, and the kinds and names of its roads. */
interface OtherWay {
  readonly seconds: number;
  readonly roads: ReadonlySet<string>;
}

(!(!REAL_QUARTER || !isInstalled()) ? describe : describe.skip)(
  'beside an independent engine (skipped where Debian’s routino or the real quarter is missing)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lm-routino-'));
    let city: CityRoads;
    beforeAll(async () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'profiles.xml'), profile());
      const options = [`--dir=${folder}`, `--tagging=${TAGGING}`, REAL_QUARTER ?? ''];
      execFileSync('planetsplitter', options, { stdio: 'ignore' });
      city = await ourCity();
    });
    afterAll(() => {
      rmSync(folder, { recursive: true });
    });

    /** null: the engine knows no way. */
    function other(from: RoadPoint, to: RoadPoint): OtherWay | null {
      const ends = [from, to].flatMap(({ longitude, latitude }, i) => [
        `--lon${String(i + 1)}=${String(longitude)}`,
        `--lat${String(i + 1)}=${String(latitude)}`,
      ]);
      const asked = [`--dir=${folder}`, `--profiles=${join(folder, 'profiles.xml')}`, '--profile=car'];
      const shape = ['--quickest', '--output-text-all', '--output-stdout'];
      try {
        const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
        return otherWay(execFileSync(ENGINE, [...asked, ...shape, ...ends], { encoding: 'utf8', stdio }));
      } catch {
        return null;
      }
    }

    it(`takes as long within 2 % for 95 % of ${String(PAIRS)} pairs, and the others have a reason`, () => {
      const random = seededRandom(5);
      const reasons = new Map<string, number>();
      for (let pair = 0; pair < PAIRS; pair++) {
        const [from, to] = [placeOnRoad(city, random), placeOnRoad(city, random)];
        const theirs = other(from, to);
        const seconds = city.route([from, to], 'car')?.legs[0]?.duration ?? NaN;
        const reason =
          theirs && isAlike(seconds, theirs.seconds) ? 'alike' : reasonOf(city, from, to, theirs);
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
      process.stdout.write(
        `routino, ${String(PAIRS)} pairs: ${JSON.stringify(Object.fromEntries(reasons))}\n`,
      );
      expect(reasons.get('alike')).toBeGreaterThanOrEqual(ALIKE * PAIRS);
      expect([...reasons.keys()].filter((reason) => reason.startsWith('unexplained'))).toEqual([]);
    }, 300_000);
  },
);

const isAlike = (ours: number, theirs: number) => Math.abs(ours - theirs) <= TOLERANCE * theirs;

function reasonOf(city: CityRoads, from: RoadPoint, to: RoadPoint, theirs: OtherWay | null): string {
  if (theirs === null) return 'it finds no way out of a corner of the file';
  if (theirs.roads.has('service road')) return 'it passes over service roads, which are for their ends';
  for (const start of around(from))
    for (const end of around(to))
      if (isAlike(city.route([start, end], 'car')?.legs[0]?.duration ?? NaN, theirs.seconds))
        return 'a point lies between two roads or carriageways, and each takes another one';
  return `unexplained: ${JSON.stringify({ from, to })}`;
}

function around({ longitude, latitude }: RoadPoint): RoadPoint[] {
  const steps = [-BESIDE_M, 0, BESIDE_M].map((meters) => meters / METERS_PER_DEGREE);
  return steps.flatMap((east) =>
    steps.map((north) => ({ longitude: longitude + east, latitude: latitude + north })),
  );
}

/** The file without what the other engine lacks: surfaces, links, and tracks, which it closes to cars. */
async function ourCity(): Promise<CityRoads> {
  const nodes = new NodeCoordinates();
  const builder = new RoadNetworkBuilder(nodes);
  const keep = {
    node: nodes.add.bind(nodes),
    way: (id: number, nodeIds: readonly number[], tags: OsmTags) => {
      const plain = new Map(tags);
      plain.delete('surface');
      const kind = plain.get('highway');
      if (kind !== undefined) plain.set('highway', kind.replace(/_link$/, ''));
      if (kind !== 'track') builder.way(id, nodeIds, plain);
    },
  };
  const junctions = { node: builder.node.bind(builder), relation: builder.relation.bind(builder) };
  await readOsmFile(REAL_QUARTER ?? '', visitorsTogether([keep, junctions]));
  return new CityRoads(prepareRoads(builder.build()));
}

function placeOnRoad(city: CityRoads, random: () => number): RoadPoint {
  for (;;) {
    const anywhere = { longitude: -54.6 + random() * 0.1, latitude: -20.55 + random() * 0.15 };
    const spot = city.nearest(anywhere, 'car', 300);
    if (spot) return { longitude: spot.longitude7 / 1e7, latitude: spot.latitude7 / 1e7 };
  }
}

/**
 * Reads the other engine's table of a way. Columns: latitude, longitude, node, type, km and minutes of the
 * segment, of the whole, km/h, bearing, road.
 */
function otherWay(text: string): OtherWay {
  const rows = text.split('\n').map((line) => line.split('\t').map((value) => value.trim()));
  const segments = rows.filter(
    ([first = '#', , , , , , , , speed]) => !first.startsWith('#') && Number(speed),
  );
  const seconds = segments.map(([, , , , km, , , , speed]) => (Number(km) * 3_600) / Number(speed));
  return {
    seconds: seconds.reduce((sum, one) => sum + one, 0),
    roads: new Set(segments.map((segment) => segment[10] ?? '')),
  };
}

function profile(): string {
  const kinds = Object.entries(SPEEDS);
  const properties = ['paved', 'multilane', 'bridge', 'tunnel', 'footroute', 'bicycleroute'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<routino-profiles><profile name="car" transport="motorcar">
<speeds>${kinds.map(([kind, kph]) => `<speed highway="${kind}" kph="${String(kph)}" />`).join('')}</speeds>
<preferences>${kinds
    .map(([kind, kph]) => `<preference highway="${kind}" percent="${kph > 0 ? '100' : '0'}" />`)
    .join('')}</preferences>
<properties>${properties.map((type) => `<property type="${type}" percent="50" />`).join('')}</properties>
<restrictions><oneway obey="1" /><turns obey="1" /><weight limit="0.0" /><height limit="0.0" /><width limit="0.0" />
<length limit="0.0" /></restrictions>
</profile></routino-profiles>
`;
}
