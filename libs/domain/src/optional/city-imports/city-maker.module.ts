import { Module } from '@nestjs/common';
import { CityImportRunner } from './city-import-runner.service.js';
import { CityImportTurns, SharedCities } from './city-import-turn.service.js';
import { CityImports } from './city-imports.service.js';
import { FileMaker } from './file-maker.service.js';

const PROVIDERS = [CityImportRunner, CityImports, CityImportTurns, FileMaker, SharedCities];

/** Expects `CityFiles` and `CityWorkshop` from a global module. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class CityMakerModule {}
