import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { GeographyModule } from '../geography/index.js';
import { CityImportRunner } from './city-import-runner.service.js';
import { CityImportTurns } from './city-import-turn.service.js';
import { FileMaker } from './file-maker.service.js';
import { SharedCities } from './shared-cities.service.js';
import { CityImports } from './city-imports.service.js';

/** Expects Cities, CityFiles and CityWorkshop from a global module, like Database and Clock. */
@Module({
  imports: [HubsModule, GeographyModule],
  providers: [FileMaker, CityImports, CityImportRunner, CityImportTurns, SharedCities],
  exports: [CityImports, CityImportRunner, CityImportTurns, SharedCities],
})
export class CityImportsModule {}
