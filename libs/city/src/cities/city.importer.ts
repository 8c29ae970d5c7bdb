import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CityDraft } from './city-draft.store.js';
import { type City, CITY_VERSION, type CityFolders } from './city-folder.store.js';
import type { CityMaker, MakeMaker } from './city-maker.types.js';
import { NodeCoordinates } from '../osm/node-coordinates.store.js';
import { type OsmBounds, OsmFileError, type OsmVisitor, visitorsTogether } from '../osm/osm.types.js';
import { readOsmFile } from '../osm/osm-file.parser.js';
import { ROADS_VERSION } from '../roads/roads-file.store.js';

interface CityImport {
  readonly file: string;
  readonly name: string;
  readonly town?: string | undefined;
  readonly makers: readonly MakeMaker[];
  readonly madeAt: Date;
  readonly bounds?: OsmBounds | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly attribution?: string | undefined;
  /** Claim of a process that makes it by hand: `CityFolders.deadTurn` names it after a kill. */
  readonly turn?: string | undefined;
  /** The step and its share, 0 to 1. */
  readonly onProgress?: ((step: string, share: number) => void) | undefined;
}

/**
 * Makes a city of one reading of a file. The old city of that name serves until the new one is whole; a
 * failure leaves the old one as it was. What a killed import of the same file had ready is not made again.
 *
 * @throws OsmFileError
 */
export async function importCity(folders: CityFolders, asked: CityImport): Promise<City> {
  const { name, town, signal, attribution, onProgress } = asked;
  const draft = await folders.begin(name, { source: await sourceOf(asked), turn: asked.turn });
  const { folder } = draft;
  try {
    const { makers, nodes, bounds } = await read(asked, draft);
    for (const maker of makers) {
      const progress = (share: number) => onProgress?.(maker.name, share);
      progress(isReady(maker, draft) ? 1 : 0);
      if (isReady(maker, draft)) continue;
      await maker.write({ folder, signal, attribution, progress });
      if (maker.file !== undefined) await draft.keep(maker.file);
    }
    const madeAt = asked.madeAt.toISOString();
    const city = { version: CITY_VERSION, name, town, bounds, nodes, madeAt };
    await draft.end();
    await folders.put(city);
    return city;
  } catch (error) {
    await folders.drop(name);
    throw plainly(error);
  }
}

const isReady = ({ file }: CityMaker, draft: CityDraft) => file !== undefined && draft.has(file);

/** Names the file as it is, and all else that decides what is made of it. */
async function sourceOf({ file, bounds, town, attribution }: CityImport): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  const versions = [CITY_VERSION, ROADS_VERSION];
  return JSON.stringify([basename(file), size, mtimeMs, bounds, town, attribution, versions]);
}

async function read(
  { file, makers: make, bounds: within, signal, onProgress }: CityImport,
  draft: CityDraft,
) {
  const nodes = new NodeCoordinates();
  const makers: CityMaker[] = make.map((one) => one(nodes));
  const missing = makers.filter((maker) => !isReady(maker, draft));
  const keep: OsmVisitor = { node: (id, longitude7, latitude7) => nodes.add(id, longitude7, latitude7) };
  await readOsmFile(file, visitorsTogether([keep, ...missing.map(({ visitor }) => visitor)]), {
    bounds: within,
    signal,
    onProgress: (done, total) => onProgress?.('read', done / total),
  });
  if (nodes.size === 0)
    throw new OsmFileError('empty', 'There is nothing in the file, or nothing within the bounds.');
  return { makers, nodes: nodes.size, bounds: nodes.bounds() };
}

/** The disk's own words tell nobody what to do. */
function plainly(error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') return error;
  return new Error('The disk is full: free some space and import again. The old city goes on serving.', {
    cause: error,
  });
}
