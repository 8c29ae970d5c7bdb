import type { FoundStreet } from '../geography/index.js';
import type { CityImportFault, CityImportStep } from './city-import.entity.js';

export interface CityJob {
  readonly file: string;
  /** Under which name the city is kept. */
  readonly city: string;
  readonly town: string;
  readonly state: string;
  readonly madeAt: Date;
}

export interface CityJobWatch {
  readonly signal: AbortSignal;
  /** Called now and then while it works, also when there is nothing new to say. */
  readonly onProgress: (step: CityImportStep, share: number) => void;
}

/** Makes a city of a file: map and roads at their place, the streets for whoever asked. */
export abstract class CityWorkshop {
  /** The old city serves until the new one is whole. @throws CityNotMade */
  abstract make(job: CityJob, watch: CityJobWatch): Promise<readonly FoundStreet[]>;
  /** The streets of a city that was made, as those of a hub in the state; null: it kept none. */
  abstract kept(city: string, state: string): Promise<readonly FoundStreet[] | null>;
}

/** Why there is no new city; the old one serves on. */
export class CityNotMade extends Error {
  constructor(
    readonly fault: CityImportFault,
    message: string,
  ) {
    super(message);
  }
}
