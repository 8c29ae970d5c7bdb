import { Module } from '@nestjs/common';
import { CityKeeping } from '../../places/index.js';
import { CityImportRunner } from './city-import-runner.service.js';
import { CityImportTurns, SharedCities } from './city-import-turn.service.js';
import { CityImports } from './city-imports.service.js';
import { CityFileImporter } from './city-file.importer.js';

const PROVIDERS = [
  [CityImportRunner, CityImports, CityImportTurns, CityFileImporter, SharedCities],
  { provide: CityKeeping, useExisting: CityImports },
].flat();

/** Expects `CityFiles` and `CityBuilder` from a global module. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class CityMakerModule {}
