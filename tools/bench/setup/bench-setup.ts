import { DomainModule, type Database } from '#domain';
import { CoreModule, openCore, runtimeConfig } from '#runtime';
import { freePort, startEmbeddedPostgres } from '#runtime/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainContainer } from '../../../test/support/builders/index.js';
import { findRedisServer, startTestRedis } from '../../../test/support/test-redis.js';
import { until } from '../../../test/support/until.js';
import { startLoad, type LoadClient } from '../load/load-client.js';
import { seedWorld, type BenchWorld } from './bench.world.js';
import { forkScript, startGateway, stopChild, wordsOf, type RunningGateway } from './processes.js';
import { takeSamples, type Samples } from './samples.js';
import type { Sizes } from './sizes.js';

export interface BenchCore extends DomainContainer {
  readonly db: Database;
}

/** Each part is a process of its own. */
export interface BenchSetup {
  readonly sizes: Sizes;
  readonly world: BenchWorld;
  readonly samples: Samples;
  readonly core: BenchCore;
  readonly load: LoadClient;
  readonly gateway: RunningGateway;
  readonly floor: Pick<RunningGateway, 'origin' | 'pid'>;
  readonly postgresPid: number;
  /** For a second gateway on the same machine, started with warm file caches. */
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  log(line: string): void;
  /** Background work of the last measurement would slow the next one. */
  waitUntilIdle(): Promise<void>;
}

type Closer = () => Promise<void> | void;

/** Removes everything afterwards in reverse order, also after an error, an interrupt or a termination. */
export async function withBenchSetup(
  sizes: Sizes,
  work: (stage: BenchSetup) => Promise<void>,
): Promise<void> {
  const closers: Closer[] = [];
  const clear = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const end = () => void clear().finally(() => process.exit(130));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    await work(await open(sizes, closers));
  } finally {
    await clear();
  }
}

async function open(sizes: Sizes, closers: Closer[]): Promise<BenchSetup> {
  const began = performance.now();
  const log = (line: string) => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(0).padStart(4);
    process.stderr.write(`${seconds} s  ${line}\n`);
  };
  const folder = mkdtempSync(join(tmpdir(), 'last-mile-bench-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  // The account that PostgreSQL runs as under root can enter it.
  chmodSync(folder, 0o755);
  log('PostgreSQL');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: postgresSettings() });
  closers.push(() => postgres.stop());
  const databaseUrl = postgres.url('postgres');
  const env: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_INSECURE: 'true',
    RATE_LIMIT_PER_MINUTE: '100000000',
  };
  const core = await openBenchCore(env, closers);
  const binary = findRedisServer();
  if (binary === null) log('no redis-server on the PATH: the queue lives in the gateway');
  else {
    const redis = await startTestRedis(binary);
    closers.push(() => redis.close());
    env['REDIS_URL'] = redis.url;
  }
  log(`seeding ${sizes.orders} orders`);
  const world = await seedWorld(core, sizes);
  log('gateway');
  const gateway = await startGateway(folder, env);
  closers.push(() => gateway.stop());
  const samples = await takeSamples(gateway.origin, world);
  log('floors and load');
  const floor = await startFloors({ folder, databaseUrl, world, samples }, closers);
  const load = await startLoad();
  closers.push(() => load.stop());
  const processes = { core, load, gateway, floor, postgresPid: postgres.pid };
  const waitUntilIdle = () => untilIdle(core);
  return { sizes, world, samples, ...processes, databaseUrl, env, folder, log, waitUntilIdle };
}

/**
 * With default durability (fsync on, commits wait for the disk), more connections. To instrument a run:
 * `BENCH_POSTGRES="shared_preload_libraries=pg_stat_statements pg_stat_statements.track=all"`.
 */
function postgresSettings(): Record<string, string> {
  const added = wordsOf('BENCH_POSTGRES').map((pair) => pair.split('=') as [string, string]);
  const settings = { max_connections: '200', shared_buffers: '256MB', max_wal_size: '4GB' };
  return { ...settings, ...Object.fromEntries(added) };
}

@Module({})
class BenchHost {}

/** Migrates the database. Without the queue, so that it takes no job of the gateway. */
async function openBenchCore(env: Record<string, string>, closers: Closer[]): Promise<BenchCore> {
  const core = await openCore(runtimeConfig(env), { name: 'bench', role: 'tool' });
  closers.push(() => core.close());
  const host = { module: BenchHost, imports: [CoreModule.forRoot(core), DomainModule] };
  const nest = await NestFactory.createApplicationContext(host, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  closers.push(() => nest.close());
  return { core, db: core.database, get: (token) => nest.get(token, { strict: false }) };
}

async function startFloors(
  { folder, databaseUrl, ...setup }: Pick<BenchSetup, 'folder' | 'databaseUrl' | 'world' | 'samples'>,
  closers: Closer[],
): Promise<BenchSetup['floor']> {
  const port = String(await freePort());
  const file = join(folder, 'floors.json');
  writeFileSync(file, JSON.stringify(setup));
  const env = { PORT: port, DATABASE_URL: databaseUrl, FLOOR_SETUP: file };
  const child = await forkScript('../floors/main.ts', env);
  closers.push(() => stopChild(child));
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid! };
}

async function untilIdle({ db }: BenchCore): Promise<void> {
  const isIdle = async () => {
    const waiting = await db.unchecked.first(
      `select where exists (select from outbox where processed_at is null and failed_at is null)
                 or exists (select from delivery_requests where status = 'received')`,
    );
    return waiting === null;
  };
  await until('the outbox is drained and requests are decided', isIdle, { lookEveryMs: 50 });
  // Orders of the run have no couriers, so their searches would continue during all later rounds.
  await db.execute(
    `update order_searches set ended_at = now(), outcome = 'withdrawn' where ended_at is null`,
  );
}
