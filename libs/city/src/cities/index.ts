export { CITIES_FOLDER, type City, CityFolders, cityName } from './city-folder.store.js';
export { CITY_MAKERS } from './city-makers.builder.js';
export type { MakeMaker } from './city-maker.types.js';
export { importCity } from './city.importer.js';
export { keptStreets } from './kept-streets.store.js';
export { CITY_PROGRAM } from './city-process.port.js';
export type { CityReply } from './city-process.types.js';
export {
  type CityFault,
  cityFaultOf,
  type CityStep,
  importWholeCity,
  streetsMaker,
  type WholeCity,
} from './whole-city.importer.js';
