import { Cipher, Database, type WakeUps } from '#domain';
import { createDataSource, createLogger } from '#runtime';
import { BullEngine, RedisLink } from '#runtime/testing';
import { RecordedWakeUps, type TestCore } from '../../support/test-core.js';
import { testDomain } from '../../support/test-domain.js';
import { ManualClock } from '../../support/manual-clock.js';
import { anOrder, type HubWorld } from '../../support/builders/index.js';
import { harnessOn } from '../webhook.harness.js';
import type { ProcessTask, ProcessMessage } from './crash-process.harness.js';

/** A process that runs its role until it is killed; it survives crashes of PostgreSQL and Redis. */
const orders = JSON.parse(process.argv[2] ?? '{}') as ProcessTask;
process.on('disconnect', () => process.exit());

const tell = (word: ProcessMessage) => process.send?.(word);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const dataSource = createDataSource({ url: orders.databaseUrl, poolSize: 6, applicationName: orders.role });
// PostgreSQL may be down when the process starts.
while (!dataSource.isInitialized) await dataSource.initialize().catch(() => pause(50));
const base = {
  db: new Database(dataSource) as TestCore['db'],
  clock: new ManualClock(orders.now),
  cipher: new Cipher([orders.secret]),
  wakeUps: await wakeUps(orders.redisUrl),
  close: () => dataSource.destroy(),
};

async function wakeUps(redisUrl: string | null): Promise<WakeUps> {
  if (redisUrl === null) return new RecordedWakeUps();
  const logger = createLogger({ level: 'silent', app: 'test' });
  const link = await RedisLink.at(redisUrl, logger);
  // Redis may be down when the process starts.
  for (let reached = false; !reached;)
    reached = await link.requireReachable().then(
      () => true,
      () => pause(50).then(() => false),
    );
  return BullEngine.open(link, logger);
}

async function relay(harness = harnessOn(base)): Promise<never> {
  for (;;) {
    await harness.relay.drain().catch(() => pause(50));
    await harness.streams.sweep().catch(() => pause(50));
    await pause(40);
  }
}

/** Sends webhooks with a relay in the same process, as in the gateway. */
async function send(): Promise<never> {
  const harness = harnessOn(base);
  harness.sender({ settings: { pollMs: 20 } }).start();
  return await relay(harness);
}

/** Creates orders and reports the committed ones to the parent. */
async function write(world: HubWorld): Promise<never> {
  const domain = await testDomain({
    now: orders.now,
    database: { db: base.db, url: orders.databaseUrl, close: base.close },
  });
  const arranger = { get: domain.get, core: domain };
  for (;;) {
    try {
      const order = await anOrder(world).cancelled().create(arranger);
      tell({ committed: order.id });
    } catch {
      // PostgreSQL is down; whether the order was committed is read from it later.
      await pause(50);
    }
    await pause(10);
  }
}

tell({ begun: true });
if (orders.role === 'relay') await relay();
else if (orders.role === 'sender') await send();
else await write(orders.world);
