export { isOsmFile, OsmFileError, type OsmBounds } from './osm/index.js';
export type { CityHouse, CityStreet } from './streets/index.js';
export {
  CitiesRoads,
  type RoadPoint,
  type RoadProfile,
  type RoadPlace,
  type RoadsAnswer,
  roadsFiles,
  ROADS_PROGRAM,
  type RoadsQuestion,
  type RoadsReply,
  type RoadsRequest,
  type RoadsRoute,
} from './roads/index.js';
export {
  CITIES_FOLDER,
  type City,
  CITY_MAKERS,
  CITY_PROGRAM,
  type CityFault,
  cityFaultOf,
  type CityReply,
  type CityStep,
  importWholeCity,
  type WholeCity,
  CityFolders,
  cityName,
  importCity,
  keptStreets,
  streetsMaker,
  type MakeMaker,
} from './cities/index.js';
