import { readOsmFile } from './osm-file.parser.js';
import { DEGREE, type OsmBounds, type OsmReading, type OsmVisitor } from './osm.types.js';

/** Kilometres around a town, more than a company delivers. */
const AROUND_KM = 30;
const KM_PER_DEGREE = 111.2;
/** A village of the same name is not meant where there is a city. */
export const TOWN_RANKS: ReadonlyMap<string, number> = new Map([
  ['city', 3],
  ['town', 2],
  ['village', 1],
]);

/** Ends the reading: what follows are ways. */
class NodesRead extends Error {}

/** A box round the town of this name; null: the file has none. */
export async function townBounds(
  file: string,
  town: string,
  reading: Pick<OsmReading, 'signal' | 'onProgress'> = {},
): Promise<OsmBounds | null> {
  const wanted = plain(town);
  const found: { rank: number; longitude: number; latitude: number }[] = [];
  const visitor: OsmVisitor = {
    node: (_id, longitude7, latitude7, tags) => {
      const rank = tags.size === 0 ? 0 : (TOWN_RANKS.get(tags.get('place') ?? '') ?? 0);
      if (rank === 0 || plain(tags.get('name') ?? '') !== wanted) return;
      found.push({ rank, longitude: longitude7 / DEGREE, latitude: latitude7 / DEGREE });
    },
    way: () => {
      throw new NodesRead();
    },
  };
  try {
    await readOsmFile(file, visitor, reading);
  } catch (error) {
    if (!(error instanceof NodesRead)) throw error;
  }
  const [best] = found.sort((a, b) => b.rank - a.rank);
  return best ? boxAround(best) : null;
}

function boxAround({ longitude, latitude }: { longitude: number; latitude: number }): OsmBounds {
  const down = AROUND_KM / KM_PER_DEGREE;
  const across = down / Math.cos((latitude * Math.PI) / 180);
  return {
    west: longitude - across,
    south: latitude - down,
    east: longitude + across,
    north: latitude + down,
  };
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
