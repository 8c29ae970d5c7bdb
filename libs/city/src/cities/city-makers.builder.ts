import { join } from 'node:path';
import type { MakeMaker } from './city-maker.types.js';
import { CityMapBuilder } from '../map/city-map.builder.js';
import { ROADS_FILE } from '../roads/cities-roads.service.js';
import { prepareRoads } from '../roads/prepared-roads.builder.js';
import { RoadNetworkBuilder } from '../roads/road-network.builder.js';
import { writeRoads } from '../roads/roads-file.store.js';

const MAP_FILE = 'map.pmtiles';

export const mapMaker: MakeMaker = (nodes) => {
  const map = new CityMapBuilder(nodes);
  return {
    name: 'map',
    file: MAP_FILE,
    visitor: map,
    write: async ({ folder, signal, attribution, progress }) => {
      const expected = map.tilesAtMost;
      const onProgress = (tiles: number) => progress(Math.min(1, tiles / expected));
      await map.write({ path: join(folder, MAP_FILE), signal, attribution, onProgress });
    },
  };
};

const roadsMaker: MakeMaker = (nodes) => {
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
};

/** What is made of every city. Addresses belong to a hub and are made beside. */
export const CITY_MAKERS: readonly MakeMaker[] = [mapMaker, roadsMaker];
