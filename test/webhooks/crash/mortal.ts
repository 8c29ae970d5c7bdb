import { Cipher, Database, type WakeUps } from '#domain';
import { BullEngine, createDataSource, createLogger, RedisLink } from '#runtime';
import { RecordedWakeUps } from '../../support/test-core.js';
import { testDomain } from '../../support/test-domain.js';
import { TurnableClock } from '../../support/turnable-clock.js';
import { anOrder, type HubWorld } from '../../support/builders/index.js';
import { houseOn } from '../house.js';
import type { MortalOrders, MortalWord } from './mortals.js';

/** A process that does its part until it is killed; what the others do meanwhile to PostgreSQL and Redis it survives. */
const orders = JSON.parse(process.argv[2] ?? '{}') as MortalOrders;
process.on('disconnect', () => process.exit());

const tell = (word: MortalWord) => process.send?.(word);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const dataSource = createDataSource({ url: orders.databaseUrl, poolSize: 6, applicationName: orders.role });
// It may be born while PostgreSQL is dying.
while (!dataSource.isInitialized) await dataSource.initialize().catch(() => pause(50));
const ground = {
  db: new Database(dataSource),
  clock: new TurnableClock(orders.now),
  cipher: new Cipher([orders.secret]),
  wakeUps: await wakeUps(orders.redisUrl),
  close: () => dataSource.destroy(),
};

async function wakeUps(redisUrl: string | null): Promise<WakeUps> {
  if (redisUrl === null) return new RecordedWakeUps();
  const logger = createLogger({ level: 'silent', app: 'test' });
  const link = new RedisLink(redisUrl, logger);
  // As with PostgreSQL.
  for (let reached = false; !reached;)
    reached = await link.reach().then(
      () => true,
      () => pause(50).then(() => false),
    );
  return BullEngine.open(link, logger);
}

async function relay(house = houseOn(ground)): Promise<never> {
  for (;;) {
    await house.relay.drain().catch(() => pause(50));
    await house.streams.sweep().catch(() => pause(50));
    await pause(10);
  }
}

/** With a relay of its own beside it, as in the gateway: what that one relays is sent at first hand. */
async function send(): Promise<never> {
  const house = houseOn(ground);
  house.sender({ settings: { pollMs: 20 }, atHand: true }).start();
  return await relay(house);
}

/** The business end: places orders, and tells the parent of those that were committed. */
async function write(world: HubWorld): Promise<never> {
  const domain = await testDomain({
    now: orders.now,
    database: { db: ground.db, url: orders.databaseUrl, close: ground.close },
  });
  const arranger = { get: domain.get, core: domain };
  for (;;) {
    try {
      const order = await anOrder(world).cancelled().place(arranger);
      tell({ committed: order.id });
    } catch {
      // PostgreSQL is away; whether this order was committed is for PostgreSQL to say.
      await pause(50);
    }
    await pause(10);
  }
}

tell({ begun: true });
if (orders.role === 'relay') await relay();
else if (orders.role === 'sender') await send();
else await write(orders.world);
