/** Exports of libs/city for specs, tests and tools alone; no app imports them. */
export { CityMapBuilder } from './map/city-map.builder.js';
export { NodeCoordinates } from './osm/node-coordinates.store.js';
export { readOsmFile } from './osm/osm-file.parser.js';
export { type OsmMember, visitorsTogether } from './osm/osm.types.js';
export { CityRoads } from './roads/city-roads.service.js';
export { prepareRoads } from './roads/prepared-roads.builder.js';
export { type BuiltRoads, RoadNetworkBuilder } from './roads/road-network.builder.js';
export type { ProfileRules, RoadNetwork } from './roads/road.types.js';
export { writeRoads } from './roads/roads-file.store.js';
export type { ProfileGraph } from './roads/turn-states.calculator.js';
