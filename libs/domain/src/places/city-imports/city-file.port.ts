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
