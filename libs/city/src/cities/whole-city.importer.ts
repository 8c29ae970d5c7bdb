import { stat } from 'node:fs/promises';
import { type City, CityFolders } from './city-folder.store.js';
import type { MakeMaker } from './city-maker.types.js';
import { CITY_MAKERS } from './city-makers.builder.js';
import { importCity } from './city.importer.js';
import { OsmFileError, type OsmFileFault } from '../osm/osm.types.js';
import { townBounds } from '../osm/town-bounds.parser.js';
import { type CityStreet, StreetCollection } from '../streets/street-collection.builder.js';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** In a city's folder: its streets, one a line, for hubs that come to the town later. */
const STREETS_FILE = 'streets.jsonl.gz';

async function keepStreets(folder: string, streets: Iterable<CityStreet>): Promise<void> {
  const file = createWriteStream(join(folder, STREETS_FILE), { flush: true });
  await pipeline(Readable.from(linesOf(streets)), createGzip(), file);
}

function* linesOf(streets: Iterable<CityStreet>): Generator<string> {
  for (const street of streets) yield `${JSON.stringify(street)}\n`;
}

/** null: the city was made before streets were kept, or for no hub. The packing has a checksum of its own. */
export async function keptStreets(folder: string): Promise<CityStreet[] | null> {
  const path = join(folder, STREETS_FILE);
  if (!existsSync(path)) return null;
  const streets: CityStreet[] = [];
  await pipeline(createReadStream(path), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
    for await (const line of createInterface({ input: Readable.from(unpacked) }))
      streets.push(JSON.parse(line) as CityStreet);
  });
  return streets;
}

/** A file above this is of a state or a region: of it only the surroundings of the town are taken. */
const CUT_ABOVE_BYTES = 32 * 1024 * 1024;
const STREETS_PER_BATCH = 500;

export interface WholeCity {
  readonly root: string;
  readonly file: string;
  readonly name: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The town whose streets have no other; a large file is cut to what lies round it. */
  readonly town: string;
}

/** `find` looks the town up in a large file; `streets` hands the streets over. */
export type CityStep = 'find' | 'read' | 'map' | 'roads' | 'streets';

interface CityWatch {
  readonly signal?: AbortSignal;
  /** The step and its share, 0 to 1. */
  readonly onProgress: (step: CityStep, share: number) => void;
  readonly onStreets: (streets: readonly CityStreet[]) => void;
}

export async function importWholeCity(asked: WholeCity, watch: CityWatch): Promise<City> {
  const { root, file, name, town } = asked;
  const { signal, onProgress } = watch;
  return importCity(new CityFolders(root), {
    file,
    name,
    town,
    makers: [...CITY_MAKERS, streetsMaker(town, watch.onStreets)],
    madeAt: new Date(asked.madeAt),
    bounds: await boundsOf(asked, watch),
    signal,
    onProgress: (step, share) => onProgress(step as CityStep, share),
  });
}

async function boundsOf({ file, town }: WholeCity, watch: CityWatch) {
  const { size } = await stat(file);
  if (size <= CUT_ABOVE_BYTES) return undefined;
  const onProgress = (done: number, total: number) => watch.onProgress('find', done / total);
  return (await townBounds(file, town, { signal: watch.signal, onProgress })) ?? undefined;
}

export function streetsMaker(town: string, onStreets: CityWatch['onStreets']): MakeMaker {
  return (nodes) => {
    const visitor = new StreetCollection(nodes);
    return {
      name: 'streets',
      visitor,
      write: async ({ folder, progress }) => {
        let batch: CityStreet[] = [];
        const handedOver = function* () {
          for (const street of visitor.found(town)) {
            yield street;
            if (batch.push(street) < STREETS_PER_BATCH) continue;
            onStreets(batch);
            batch = [];
          }
          onStreets(batch);
        };
        await keepStreets(folder, handedOver());
        progress(1);
      },
    };
  };
}

/** `too_large`: it does not fit into the memory. */
export type CityFault = OsmFileFault | 'too_large' | 'disk_full' | 'failed';

export function cityFaultOf(error: unknown): CityFault {
  if (error instanceof OsmFileError) return error.fault;
  const { code, cause } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || (cause as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC')
    return 'disk_full';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError) return 'too_large';
  return 'failed';
}
