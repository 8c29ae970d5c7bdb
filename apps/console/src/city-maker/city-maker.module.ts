import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { CITY_MAKER_CONTROLLERS } from './city-imports.controller.js';

/** Console API of the module `city-maker`. */
@Module({ imports: [UploadsModule], controllers: CITY_MAKER_CONTROLLERS })
export class CityMakerApiModule {}
