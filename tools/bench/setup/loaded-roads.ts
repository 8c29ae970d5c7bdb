import { CityRoads, readRoads } from '#city/testing';
import { seededRandom } from '../../../test/support/seeded-random.js';
import { quantile } from '../statistics.js';

/** What a prepared city takes in a process of its own, and how fast it answers. */
export interface LoadedRoads {
  readonly loadS: number;
  readonly loadedMib: number;
  readonly route: readonly [p50: number, p99: number];
  readonly table: number;
}

const ROUTES = 2_000;
const TABLES = 20;
const MEBIBYTE = 2 ** 20;
const { ROADS_FILE: path = '', WEST = '', SOUTH = '', EXTENT = '' } = process.env;

const random = seededRandom(1);
const place = () => ({
  longitude: Number(WEST) + random() * Number(EXTENT),
  latitude: Number(SOUTH) + random() * Number(EXTENT),
});
const points = (count: number) => Array.from({ length: count }, place);

// Of the processor: a search waits for nothing, and others on the machine are not its doing.
const timed = (times: number, act: () => void) =>
  Array.from({ length: times }, () => {
    const began = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  }).sort((a, b) => a - b);

const [began, before] = [performance.now(), process.memoryUsage().rss];
const city = new CityRoads(readRoads(path));
// The network, and the first profile that is asked for.
city.route(points(2), 'motorbike');
const loadS = (performance.now() - began) / 1_000;
const loadedMib = (process.memoryUsage().rss - before) / MEBIBYTE;
timed(ROUTES / 4, () => city.route(points(2), 'motorbike'));
const routes = timed(ROUTES, () => city.route(points(2), 'motorbike'));
const tables = timed(TABLES, () =>
  city.table({ sources: points(150), destinations: points(400), profile: 'motorbike', withDistances: true }),
);
const loaded: LoadedRoads = {
  ...{ loadS, loadedMib },
  route: [quantile(routes, 0.5), quantile(routes, 0.99)],
  table: quantile(tables, 0.5),
};
process.send?.(loaded);
