import { NodeCoordinates, prepareRoads, RoadNetworkBuilder, writeRoads } from '#city/testing';
import { gridCity } from '../../city/grid-city.builder.js';

/** What the preparation of a made-up city takes, in a process of its own as that of an import. */
export interface PreparedRoads {
  readonly preparationS: number;
  readonly processorS: number;
  readonly preparationMib: number;
}

const MEBIBYTE = 2 ** 20;
const { ROADS_FILE: path = '', SIDE = '' } = process.env;

const nodes = new NodeCoordinates();
const builder = new RoadNetworkBuilder(nodes);
for (const element of gridCity({ columns: Number(SIDE), rows: Number(SIDE) })) {
  const tags = new Map(Object.entries(element.tags ?? {}));
  if (element.kind === 'node') {
    nodes.add(element.id, Math.round(element.longitude * 1e7), Math.round(element.latitude * 1e7));
    builder.node(element.id, 0, 0, tags);
  } else if (element.kind === 'way') builder.way(element.id, element.nodeIds, tags);
  else builder.relation(element.id, element.members, tags);
}
process.stderr.write(`roads: ${String(nodes.size)} nodes\n`);
let most = 0;
const look = () => (most = Math.max(most, process.memoryUsage().rss));
const [began, cpu] = [performance.now(), process.cpuUsage()];
const roads = prepareRoads(builder.build(), look);
const preparationS = (performance.now() - began) / 1_000;
const { user, system } = process.cpuUsage(cpu);
writeRoads(path, roads);
const prepared: PreparedRoads = {
  ...{ preparationS, processorS: (user + system) / 1e6, preparationMib: most / MEBIBYTE },
};
process.send?.(prepared);
