import type { CityStreet } from '../streets/index.js';
import type { City } from './city-folder.store.js';
import type { CityFault, CityStep } from './whole-city.importer.js';

/** What the process of an import says. */
export type CityReply =
  | { readonly step: CityStep; readonly share: number }
  | { readonly streets: readonly CityStreet[] }
  | { readonly made: City }
  | { readonly fault: CityFault; readonly message: string };
