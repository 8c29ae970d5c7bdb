import type { FoundStreet } from '../../places/index.js';
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

/** Files that are received piece by piece, in the data folder that console and worker share. */
export abstract class CityFiles {
  /** Whether a file that begins so may be one of OpenStreetMap. */
  abstract mayBeCity(start: Buffer): boolean;
  /** Puts a part at its place. @throws CityFileFull */
  abstract write(file: string, part: string, offset: number): Promise<void>;
  /** Whether so many bytes, and what is made of them, have room. */
  abstract hasRoom(bytes: number): Promise<boolean>;
  /** The bytes of a whole file, unpacked if it is packed by gzip. */
  abstract pieces(file: string): AsyncIterable<Uint8Array>;
  abstract has(file: string): Promise<boolean>;
  /** The files that are here. */
  abstract list(): Promise<readonly string[]>;
  abstract remove(file: string): Promise<void>;
}

/** The disk has no room for a part. */
export class CityFileFull extends Error {}
