import type { FoundStreet } from '../../places/index.js';
import type { CityImportFault, CityImportStep } from './city-import.entity.js';

export interface CityJob {
  readonly file: string;
  /** The stored city's name. */
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

/** Makes a city of a file: stores its map and roads, and reads its streets for the hub that sent it. */
export abstract class CityBuilder {
  /** The old city is served until the new one is complete. @throws CityNotMade */
  abstract build(job: CityJob, watch: CityJobWatch): Promise<readonly FoundStreet[]>;
  /** Streets of a stored city, as those of a hub in the state; null: the city kept none. */
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
  /** Whether the file may be one of OpenStreetMap, by its first bytes. */
  abstract mayBeCity(start: Buffer): boolean;
  /** @throws CityFileFull */
  abstract write(file: string, part: string, offset: number): Promise<void>;
  /** Room for so many bytes and for what is made of them. */
  abstract hasRoom(bytes: number): Promise<boolean>;
  /** The whole file, unpacked if it is packed by gzip. */
  abstract pieces(file: string): AsyncIterable<Uint8Array>;
  abstract has(file: string): Promise<boolean>;
  abstract list(): Promise<readonly string[]>;
  abstract remove(file: string): Promise<void>;
}

export class CityFileFull extends Error {}
