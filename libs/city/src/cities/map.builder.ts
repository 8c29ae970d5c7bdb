import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MakeMaker } from './city-maker.types.js';
import { CityMapBuilder } from '../map/city-map.builder.js';

const MAP_FILE = 'map.pmtiles';

/** Makes the archive that maps are drawn from. */
export const mapMaker: MakeMaker = (nodes) => {
  const map = new CityMapBuilder(nodes);
  return {
    name: 'map',
    file: MAP_FILE,
    visitor: map,
    write: async ({ folder, signal, attribution, progress }) => {
      const scratch = join(folder, `${MAP_FILE}.scratch`);
      const expected = map.tilesAtMost;
      const onProgress = (tiles: number) => progress(Math.min(1, tiles / expected));
      await map.write({ path: join(folder, MAP_FILE), scratch, signal, attribution, onProgress });
      await rm(scratch);
    },
  };
};
