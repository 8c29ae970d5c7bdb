import type { MakeMaker } from './city-maker.types.js';
import { mapMaker } from './map.builder.js';
import { roadsMaker } from '../roads/city-roads.builder.js';

/** What is made of every city. Addresses belong to a hub and are made beside. */
export const CITY_MAKERS: readonly MakeMaker[] = [mapMaker, roadsMaker];
