import type { Scope } from '../../base/index.js';

/** Somebody who may want to bring or remove a city. */
export interface CityKeeper {
  readonly scope: Scope;
  /** Operators of the platform belong to no hub. */
  readonly isOfPlatform: boolean;
  readonly name: string;
}

/** Cities of files that people send; absent: the command line alone brings them. */
export abstract class CityKeeping {
  /** Of a file. */
  abstract readonly maxBytes: number;
  abstract mayKeep(keeper: CityKeeper): Promise<boolean>;
}
