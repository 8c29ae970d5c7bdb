import { join } from 'node:path';
import { ROADS_FILE } from './cities-roads.service.js';
import { prepareRoads } from './prepared-roads.builder.js';
import { RoadNetworkBuilder } from './road-network.builder.js';
import { writeRoads } from './roads-file.store.js';
import type { NodeCoordinates } from '../osm/node-coordinates.store.js';
import type { OsmVisitor } from '../osm/osm.types.js';

interface RoadsWriting {
  /** Folder of the new city. */
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
  readonly progress: (share: number) => void;
}

/** Makes the roads of a city, as one of the things that are made of one reading of a file. */
export function roadsMaker(nodes: NodeCoordinates): {
  readonly name: string;
  readonly file: string;
  readonly visitor: OsmVisitor;
  write(writing: RoadsWriting): Promise<void>;
} {
  const builder = new RoadNetworkBuilder(nodes);
  return {
    name: 'roads',
    file: ROADS_FILE,
    visitor: builder,
    write: async ({ folder, signal, progress }) => {
      const built = builder.build();
      // A lake has no roads: its map is drawn all the same.
      if (built.network.lengths.length === 0) return;
      const roads = prepareRoads(built, (share) => {
        signal?.throwIfAborted();
        progress(share);
      });
      writeRoads(join(folder, ROADS_FILE), roads);
      progress(1);
    },
  };
}
