import { DomainModule, keyHash, type Database } from '#domain';
import { CoreModule, NestLog, prepareDataFolder, type OpenedCore } from '#runtime';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DemoFacts } from './demo.facts.js';
import { readDemo, writeDemo } from './demo.file.js';
import { DemoSeed } from './demo.seed.js';

@Module({})
class DemoHost {}

/**
 * The demonstration of this installation: the one `demo.json` tells of, or a new one. A database of one's own that
 * is in use already gets none, so that starting the gateway there adds nothing to it: null.
 */
export async function ensureDemo(core: OpenedCore): Promise<DemoFacts | null> {
  const { dataDir, publicUrl, databaseUrl } = core.config;
  const known = await readDemo(dataDir);
  if (known !== null && (await isAlive(core.database, known))) {
    const facts = { ...known, baseUrl: publicUrl };
    if (known.baseUrl !== publicUrl) await writeDemo(dataDir, facts);
    return facts;
  }
  if (databaseUrl !== null && (await hasHubs(core.database))) return null;
  prepareDataFolder(dataDir);
  const facts = await seed(core);
  await writeDemo(dataDir, facts);
  return facts;
}

async function seed(core: OpenedCore): Promise<DemoFacts> {
  const host = { module: DemoHost, imports: [CoreModule.forRoot(core), DomainModule] };
  const app = await NestFactory.createApplicationContext(host, {
    logger: new NestLog(core.logger),
    abortOnError: false,
  });
  try {
    return await new DemoSeed(app, core.config.openDeliveryAppId).run(core.config.publicUrl);
  } finally {
    await app.close();
  }
}

async function isAlive(database: Database, facts: DemoFacts): Promise<boolean> {
  const found = await database.first('select from credentials where lookup = $1 and deactivated_at is null', [
    keyHash(facts.fullApi.hubKey),
  ]);
  return found !== null;
}

async function hasHubs(database: Database): Promise<boolean> {
  return (await database.first('select from hubs limit 1')) !== null;
}
