import type { FoundStreet } from '../../places/index.js';
import type { CityImportFault, CityImportStep } from './city-import.entity.js';

export interface CityJob {
  readonly file: string;
  /** Name under which the city is stored. */
  readonly city: string;
  readonly town: string;
  readonly state: string;
  readonly madeAt: Date;
}

export interface CityJobWatch {
  readonly signal: AbortSignal;
  /** Called at intervals while it works, also without progress. */
  readonly onProgress: (step: CityImportStep, share: number) => void;
}

/** Makes a city of a file: stores its map and roads, and reads its streets for the hub that asked. */
export abstract class CityWorkshop {
  /** The old city is served until the new one is complete. @throws CityNotMade */
  abstract make(job: CityJob, watch: CityJobWatch): Promise<readonly FoundStreet[]>;
  /** The streets of a city that was made, as those of a hub in the state; null: it kept none. */
  abstract kept(city: string, state: string): Promise<readonly FoundStreet[] | null>;
}

/** Why there is no new city; the old one is still served. */
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
  /** Whether the disk has room for so many bytes and for what is made of them. */
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
