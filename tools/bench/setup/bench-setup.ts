import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '#runtime/testing';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findRedisServer, startTestRedis } from '../../../test/support/test-redis.js';
import { until } from '../../../test/support/until.js';
import { startLoad, type LoadClient } from '../load/load-client.js';
import { takeSamples, type Samples } from './samples.js';
import { openBenchCore, type BenchCore } from './core.js';
import { forkScript, startGateway, stopChild, wordsOf, type RunningServer } from './processes.js';
import type { Sizes } from './sizes.js';
import { seedWorld, type BenchWorld } from './bench.world.js';

const DATABASE = 'bench';

/** Each part is a process of its own. */
export interface BenchSetup {
  readonly sizes: Sizes;
  readonly world: BenchWorld;
  readonly samples: Samples;
  readonly core: BenchCore;
  readonly load: LoadClient;
  readonly gateway: RunningServer;
  readonly floor: Pick<RunningServer, 'origin' | 'pid'>;
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
  const log = progress();
  const folder = mkdtempSync(join(tmpdir(), 'last-mile-bench-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  // The account that PostgreSQL runs as under root can enter it.
  chmodSync(folder, 0o755);
  log('PostgreSQL');
  const databaseUrl = (await startPostgres(folder, closers)).url(DATABASE);
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_INSECURE: 'true',
    RATE_LIMIT_PER_MINUTE: '100000000',
    ...(await redis(closers, log)),
  };
  // Without the queue, so that the benchmark's own core takes no job of the gateway.
  const core = await openBenchCore({ ...env, REDIS_URL: '' });
  closers.push(() => core.close());
  log(`seeding ${String(sizes.orders)} orders`);
  const world = await seedWorld(core, sizes);
  log('gateway');
  const gateway = await startGateway(folder, env);
  closers.push(() => gateway.stop());
  const samples = await takeSamples(gateway.origin, world);
  log('floors and load');
  const floor = await startFloors({ folder, databaseUrl, world, samples }, closers);
  const load = await startLoad();
  closers.push(() => load.stop());
  const parts = { sizes, world, samples, core, load, gateway, floor, databaseUrl, env, folder, log };
  return { ...parts, waitUntilIdle: () => waitUntilIdle(core) };
}

function progress(): (line: string) => void {
  const began = performance.now();
  return (line) => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(0).padStart(4);
    process.stderr.write(`${seconds} s  ${line}\n`);
  };
}

/**
 * With default durability (fsync on, every commit waits for the disk) and more connections.
 * `BENCH_POSTGRES="shared_preload_libraries=pg_stat_statements pg_stat_statements.track=all"` instruments a run.
 */
async function startPostgres(folder: string, closers: Closer[]): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: {
      max_connections: '200',
      shared_buffers: '256MB',
      max_wal_size: '4GB',
      ...Object.fromEntries(wordsOf('BENCH_POSTGRES').map((pair) => pair.split('=') as [string, string])),
    },
  });
  closers.push(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  return postgres;
}

async function redis(closers: Closer[], say: (line: string) => void): Promise<Record<string, string>> {
  const binary = findRedisServer();
  if (binary === null) {
    say('no redis-server on the PATH: the queue lives in the gateway');
    return {};
  }
  const server = await startTestRedis(binary);
  closers.push(() => server.close());
  return { REDIS_URL: server.url };
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

/** Orders of the run have no couriers, so their searches would continue during all later rounds. */
const END_SEARCHES = `update order_searches set ended_at = now(), outcome = 'withdrawn' where ended_at is null`;

async function waitUntilIdle({ db }: BenchCore): Promise<void> {
  const isIdle = async () => {
    const waiting = await db.first(
      `select where exists (select from outbox where processed_at is null and failed_at is null)
                 or exists (select from delivery_requests where status = 'received')`,
    );
    return waiting === null;
  };
  await until('the outbox is drained and requests are decided', isIdle, { lookEveryMs: 50 });
  await db.execute(END_SEARCHES);
}
