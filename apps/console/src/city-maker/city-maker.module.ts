import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { CITY_MAKER_CONTROLLERS } from './city-imports.controller.js';

/** Of installations with `city-maker` in `MODULES`. */
@Module({ imports: [UploadsModule], controllers: CITY_MAKER_CONTROLLERS })
export class CityMakerApiModule {}
