import { MODULE_NAMES, sha256, type Database } from '#domain';
import { CoreModule, NestLogger, prepareDataFolder, type OpenedCore } from '#runtime';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DemoFacts } from './demo-facts.schemas.js';
import { completeDemoCity, layDemoCity } from './demo-city.store.js';
import { readDemo, writeDemo } from './demo-file.store.js';
import { DemoSeeder } from './demo-seed.service.js';

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
  if (databaseUrl !== null && (await core.database.first('select from hubs limit 1')) !== null) return null;
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
  const found = await database.first('select from credentials where lookup = $1 and deactivated_at is null', [
    sha256(facts.fullApi.hubKey),
  ]);
  return found !== null;
}
