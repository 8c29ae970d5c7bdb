import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { CityStreet } from '../streets/street-collection.builder.js';

/** In a city's folder: its streets, one a line, for hubs that come to the town later. */
const STREETS_FILE = 'streets.jsonl.gz';

export async function keepStreets(folder: string, streets: Iterable<CityStreet>): Promise<void> {
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
