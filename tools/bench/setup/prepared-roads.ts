import { prepareRoads, writeRoads } from '#city/testing';
import { gridRoads } from '../../../test/support/road-oracle.js';

/** What the preparation of a made-up city takes, in a process of its own as that of an import. */
export interface PreparedRoads {
  readonly preparationS: number;
  readonly processorS: number;
  readonly preparationMib: number;
}

const MEBIBYTE = 2 ** 20;
const { ROADS_FILE: path = '', SIDE = '' } = process.env;

const built = gridRoads({ columns: Number(SIDE), rows: Number(SIDE) });
let most = 0;
const look = () => (most = Math.max(most, process.memoryUsage().rss));
const [began, cpu] = [performance.now(), process.cpuUsage()];
const roads = prepareRoads(built, look);
const preparationS = (performance.now() - began) / 1_000;
const { user, system } = process.cpuUsage(cpu);
writeRoads(path, roads);
const prepared: PreparedRoads = {
  ...{ preparationS, processorS: (user + system) / 1e6, preparationMib: most / MEBIBYTE },
};
process.send?.(prepared);
