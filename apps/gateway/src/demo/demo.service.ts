import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Database, MODULE_NAMES, sha256 } from '#domain';
import { CoreModule, NestLogger, type OpenedCore, prepareDataFolder } from '#runtime';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type DemoFacts, demoFactsSchema } from './demo-facts.schemas.js';
import { DemoSeeder } from './demo-seed.service.js';

const OWNER_ONLY = 0o600;

export function demoFile(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

/** null: there is no demo.json, or another version wrote it. */
async function readDemo(dataDir: string): Promise<DemoFacts | null> {
  try {
    const parsed = demoFactsSchema.safeParse(JSON.parse(await readFile(demoFile(dataDir), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Written under another name and renamed, so that no reader sees half of it. */
async function writeDemo(dataDir: string, facts: DemoFacts): Promise<void> {
  const file = demoFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`, { mode: OWNER_ONLY });
  await rename(`${file}.new`, file);
}

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

@Module({})
class DemoHost {}

/**
 * Reads `demo.json` or makes a demonstration. null: the database is not embedded and not empty, so nothing is
 * added to it.
 */
export async function ensureDemo(core: OpenedCore): Promise<DemoFacts | null> {
  const { dataDir, publicUrl, databaseUrl } = core.config;
  const known = await readDemo(dataDir);
  if (known !== null && (await demoExists(core.database, known))) {
    await completeDemoCity(dataDir);
    const facts = { ...known, baseUrl: publicUrl };
    if (known.baseUrl !== publicUrl) await writeDemo(dataDir, facts);
    return facts;
  }
  if (databaseUrl !== null && (await core.database.execute('select from hubs limit 1')) > 0) return null;
  prepareDataFolder(dataDir);
  await layDemoCity(dataDir);
  const facts = await seed(core);
  await writeDemo(dataDir, facts);
  return facts;
}

async function seed(core: OpenedCore): Promise<DemoFacts> {
  const host = { module: DemoHost, imports: [CoreModule.forRoot(core, MODULE_NAMES)] };
  const app = await NestFactory.createApplicationContext(host, {
    logger: new NestLogger(core.logger),
    abortOnError: false,
  });
  try {
    return await new DemoSeeder(app, core.config.openDeliveryAppId).run(core.config.publicUrl);
  } finally {
    await app.close();
  }
}

async function demoExists(database: Database, facts: DemoFacts): Promise<boolean> {
  const found = await database.execute(
    'select from credentials where lookup = $1 and deactivated_at is null',
    [sha256(facts.fullApi.hubKey)],
  );
  return found > 0;
}
