export { ROAD_PROFILES, type RoadPoint, type RoadProfile } from './road.types.js';
export { readRoads, ROADS_VERSION, RoadsFileError } from './roads-file.store.js';
export { CitiesRoads, roadsFiles } from './cities-roads.service.js';
export { roadsMaker } from './city-roads.builder.js';
export { ROADS_PROGRAM } from './roads-thread.port.js';
export type {
  RoadPlace,
  RoadsAnswer,
  RoadsQuestion,
  RoadsReply,
  RoadsRequest,
  RoadsRoute,
} from './roads-thread.types.js';
