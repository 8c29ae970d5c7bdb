export {
  CityFileFull,
  CityFiles,
  type CityJob,
  type CityJobWatch,
  CityNotMade,
  CityBuilder,
} from './city-builder.port.js';
export { CITY_IMPORT_KINDS, CITY_IMPORT_STEPS, CityImport } from './city-import.entity.js';
export { CityMakerModule } from './city-maker.module.js';
export { CityImportRunner } from './city-import-runner.service.js';
export { CityImportTurns, SharedCities } from './city-import-turn.service.js';
export { CityImports, MAX_CITY_BYTES, secondsLeft } from './city-imports.service.js';
