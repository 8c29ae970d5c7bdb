import type { NodeCoordinates } from '../osm/node-coordinates.store.js';
import type { OsmVisitor } from '../osm/osm.types.js';

interface MakerStep {
  /** The folder of the new city; nothing else may be written. */
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
  /** Attribution of a city that was not drawn by OpenStreetMap. */
  readonly attribution: string | undefined;
  /** How much of it is done, 0 to 1, as far as that is known. */
  readonly progress: (share: number) => void;
}

export interface CityMaker {
  readonly name: string;
  readonly visitor: OsmVisitor;
  /** The maker's only file in the city's folder: where it is whole, the source is not read for it again. */
  readonly file?: string;
  /** Called when the file has been read. */
  write(step: MakerStep): Promise<void>;
}

/** @param nodes Keeps the coordinates of every node that is read, for all makers. */
export type MakeMaker = (nodes: NodeCoordinates) => CityMaker;
