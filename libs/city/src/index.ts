export { isOsmFile } from './osm/osm-file.parser.js';
export { type OsmBounds, OsmFileError } from './osm/osm.types.js';
export type { CityHouse, CityStreet } from './streets/street-collection.builder.js';
export { boxOf } from './streets/street-pieces.calculator.js';
export { CitiesRoads, roadsFiles } from './roads/cities-roads.service.js';
export type { RoadPoint, RoadProfile } from './roads/road.types.js';
export {
  type RoadPlace,
  ROADS_PROGRAM,
  type RoadsAnswer,
  type RoadsQuestion,
  type RoadsReply,
  type RoadsRequest,
  type RoadsRoute,
} from './roads/roads-thread.types.js';
export { CITIES_FOLDER, type City, CityFolders, cityName } from './cities/city-folder.store.js';
export { CITY_MAKERS } from './cities/city-makers.builder.js';
export { CITY_PROGRAM, type CityReply } from './cities/city-process.types.js';
export {
  type CityFault,
  cityFaultOf,
  type CityStep,
  importWholeCity,
  type WholeCity,
  streetsMaker,
  keptStreets,
} from './cities/whole-city.importer.js';
export { importCity } from './cities/city.importer.js';
export type { MakeMaker } from './cities/city-maker.types.js';
