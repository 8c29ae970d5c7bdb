import type { City } from './city-folder.store.js';
import type { CityFault, CityStep } from './whole-city.importer.js';
import type { CityStreet } from '../streets/street-collection.builder.js';

export type CityReply =
  | { readonly step: CityStep; readonly share: number }
  | { readonly streets: readonly CityStreet[] }
  | { readonly made: City }
  | { readonly fault: CityFault; readonly message: string };

const OURS = import.meta.url;

/** The program of the process that makes a city, built or as a source, whichever runs here. */
export const CITY_PROGRAM = new URL(`./city-process.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);
