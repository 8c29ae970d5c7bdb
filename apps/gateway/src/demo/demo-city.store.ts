import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const NAME = 'demonstracao';
const ASSETS = join(import.meta.dirname, 'assets');
const FILES = ['city.json', 'map.pmtiles', 'roads.bin'];
const PACKED = new Set(['roads.bin']);

const unpack = promisify(brotliDecompress);

/** Copies the prepared map and roads of the demonstration's city, unless they are there. */
export async function layDemoCity(dataDir: string): Promise<void> {
  const cities = join(dataDir, 'cities');
  const [place, fresh] = [join(cities, NAME), join(cities, `.${NAME}.new`)];
  if (FILES.every((file) => existsSync(join(place, file)))) return;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const file of FILES) await writeFile(join(fresh, file), await shipped(file));
  await rm(place, { recursive: true, force: true });
  await rename(fresh, place);
}

/** An older demonstration has a map and no roads. A city that was removed stays removed. */
export async function completeDemoCity(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'cities', NAME))) await layDemoCity(dataDir);
}

async function shipped(file: string): Promise<Buffer> {
  if (!PACKED.has(file)) return readFile(join(ASSETS, file));
  return unpack(await readFile(join(ASSETS, `${file}.br`)));
}
