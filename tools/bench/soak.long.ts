import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../test/support/until.js';
import { HTTP_CASES } from './cases/http.case.js';
import { withReceiver } from './cases/webhooks.case.js';
import { withBenchSetup, type BenchSetup } from './setup/bench-setup.js';
import { memoryMb } from './setup/processes.js';
import { QUICK } from './setup/sizes.js';
import { slopePerHour, type Sample } from './statistics.js';

/** SOAK_MINUTES and SOAK_RATE (orders a second): less, to try a change. SOAK_FOLDER: a disk with room. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
/** On a disk, as in production: temporary files of other specs are in memory. */
const FOLDER = process.env['SOAK_FOLDER'] ?? '/tmp';
const RATE = Number(process.env['SOAK_RATE'] ?? 300);
/** Heap and caches grow to their size in this time. */
const WARM_UP_MINUTES = Math.min(10, MINUTES / 4);
const GOAL_MB_PER_HOUR = 1;
/** In less time the caches that grow last decide the slope. */
const MEANINGFUL_MINUTES = 30;
/** 16 kB were measured for an order with its event, webhook and indexes, without the log of writes. */
const BYTES_PER_ORDER = 20_000;
const LOG_BYTES = 8e9;
const CHUNK_SECONDS = 60;
/** Minutes of which the least counts: caches that are full for a while are not growth. */
const WINDOW = 5;
const CONNECTIONS = 32;

// Nobody carries the orders: they are ended, so that the hub does not get busier all the time.
const END_ORDERS = `with ended as (
    update orders set status = 'cancelled', finished_at = now()
     where status = 'pending' and created_at < now() - interval '20 s' returning id
  )
  update order_searches s set ended_at = now(), outcome = 'withdrawn' from ended
   where s.order_id = ended.id and s.ended_at is null`;

const LIVE = join(FOLDER, `soak-${process.pid}.live`);
/** Runs in the gateway: at SIGUSR2 it collects garbage and writes the bytes that are left. */
const COLLECT = `import { renameSync, writeFileSync } from 'node:fs';
  process.on('SIGUSR2', () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync('${LIVE}.new', String(heapUsed + external));
    renameSync('${LIVE}.new', '${LIVE}');
  });`;

/**
 * The built gateway under a steady load with webhooks: what lives after a collection does not grow, and
 * nothing is refused or lost. Its resident memory is printed: V8 and malloc give back late what was freed.
 */
describe('a soak', () => {
  it(`of ${MINUTES} minutes at ${RATE} orders/s keeps its memory`, async () => {
    requireDisk();
    process.env['TMPDIR'] = FOLDER;
    process.env['BENCH_NODE_FLAGS'] =
      `--expose-gc --import=data:text/javascript,${encodeURIComponent(COLLECT)}`;
    execFileSync(process.execPath, ['tools/build/if-stale.mjs'], { stdio: 'inherit' });
    await withBenchSetup(QUICK, (stage) => withReceiver(stage, () => soak(stage)));
  }, 86_400_000);
});

function requireDisk(): void {
  const needed = MINUTES * 60 * RATE * BYTES_PER_ORDER + LOG_BYTES;
  const { bavail, bsize } = statfsSync(FOLDER);
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(0)} GB`;
  console.log(`${FOLDER} has ${gigabytes(bavail * bsize)}, of which the run may take ${gigabytes(needed)}`);
  if (bavail * bsize < needed)
    throw new Error(
      `The soak needs ${gigabytes(needed)} in ${FOLDER}: set SOAK_FOLDER or less of SOAK_MINUTES`,
    );
}

async function soak(stage: BenchSetup): Promise<void> {
  const { load, core, gateway } = stage;
  await load.call('resetReceivers');
  const bytesBefore = await databaseBytes(stage);
  const traffic = { origin: gateway.origin, ...(await HTTP_CASES.create.request(stage, gateway.origin)) };
  const samples: Sample[] = [];
  const began = performance.now();
  let orders = 0;
  let p99Ms = 0;
  for (let left = MINUTES * 60; left > 0; left -= CHUNK_SECONDS) {
    const seconds = Math.min(CHUNK_SECONDS, left);
    // An answer other than 201 fails.
    const driven = await load.call('drive', {
      traffic,
      connections: CONNECTIONS,
      ratePerSecond: RATE,
      seconds,
    });
    orders += driven.answered;
    p99Ms = Math.max(p99Ms, driven.p99Ms);
    await core.db.execute(END_ORDERS);
    const resident = memoryMb(gateway.pid);
    const value = await liveMb(gateway.pid);
    samples.push({ ms: performance.now() - began, value });
    stage.log(
      `  ${orders} orders, p99 ${driven.p99Ms.toFixed(0)} ms, ${value.toFixed(1)} MB live, ${resident.toFixed(0)} MB resident`,
    );
  }
  await stage.waitUntilIdle();
  const { taken } = await load.call('received');
  const bytes = ((await databaseBytes(stage)) - bytesBefore) / orders;
  const warm = samples.filter(({ ms }) => ms > WARM_UP_MINUTES * 60_000);
  const least = Array.from({ length: Math.ceil(warm.length / WINDOW) }, (_, i) =>
    warm.slice(i * WINDOW, (i + 1) * WINDOW).reduce((one, other) => (other.value < one.value ? other : one)),
  );
  const slope = slopePerHour(least);
  const values = warm.map(({ value }) => value);
  console.log(
    `${orders} orders placed, slowest minute's p99 ${p99Ms.toFixed(0)} ms, ${taken} webhooks delivered, ` +
      `${bytes.toFixed(0)} bytes an order; live after ${WARM_UP_MINUTES.toFixed(1)} min of warm-up ` +
      `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)} MB, slope ${slope.toFixed(1)} MB/h (${warm.length} samples)`,
  );
  expect(taken).toBe(orders);
  if (MINUTES >= MEANINGFUL_MINUTES) expect(slope).toBeLessThanOrEqual(GOAL_MB_PER_HOUR);
}

async function liveMb(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await until('the gateway has collected', async () => existsSync(LIVE), { lookEveryMs: 50 });
  const bytes = Number(readFileSync(LIVE, 'utf8'));
  rmSync(LIVE);
  return bytes / 2 ** 20;
}

async function databaseBytes({ core: { db } }: BenchSetup): Promise<number> {
  const row = await db.unchecked.first<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(row!.bytes);
}
