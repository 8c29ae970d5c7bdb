import { NearestCouriers } from '#domain';
import type { Request } from '../http-case.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { seedWorld, type BenchWorld } from '../setup/bench.world.js';
import { copyOrders } from '../setup/row-copies.js';
import type { BenchCase } from '../types.js';
import { HTTP_CASES } from './http.case.js';
import { measureLoad, LIMIT, seedCouriers, randomPoint } from './nearest.case.js';

/** Few connections, so that the time of a request is measured rather than a queue. */
const CONNECTIONS = 4;
const GOAL = 1.3;
/** A hub of its own, so that its couriers are offered none of the orders that are created here. */
const HUB_OF_COURIERS = 9_100_000;

const { create, list, status, quote } = HTTP_CASES;
const REQUESTS = { create, 'first page': list, status, quote };

/** Medians in milliseconds. The floor's rows are as few at any size: what it grows by is the machine's. */
interface Times {
  readonly ours: number;
  readonly floor: number;
}

/** Ratio of a request's time in a hub with many orders to that in one with few, over that of the floor. */
export const growth: BenchCase = {
  name: 'growth',
  quick: 'omitted',
  run: async (stage) => {
    const { core, sizes } = stage;
    let there = sizes.growth[0]!;
    const world = await seedWorld(core, { ...sizes, orders: there });
    await seedCouriers(core.db, HUB_OF_COURIERS, sizes.couriers[0]!);
    const found: ReadonlyMap<string, Times>[] = [];
    for (const size of sizes.growth) {
      if (size > there) await copyOrders(core.db, world.orderIds[0]!, size - there);
      there = size;
      await core.db.execute('vacuum analyze orders');
      // Otherwise the seeded rows would still be written to disk during the measured requests.
      await core.db.execute('checkpoint');
      const times = await timesOf(stage, world);
      const told = [...times].map(
        ([name, { ours, floor }]) => `${name} ${ours.toFixed(2)} ms (floor ${floor.toFixed(2)})`,
      );
      stage.log(`  growth, ${size} orders: ${told.join(', ')}`);
      found.push(times);
    }
    return [...found.at(-1)!].map(([name, many]) => {
      const few = found[0]!.get(name)!;
      const ours = many.ours / few.ours / (many.floor / few.floor);
      return { name: `growth ${name}`, unit: '×', ours, goal: GOAL, p50Ms: many.ours };
    });
  },
};

/** The floor knows only the first hub's keys. */
async function timesOf(stage: BenchSetup, world: BenchWorld): Promise<ReadonlyMap<string, Times>> {
  const { core, gateway, floor, sizes } = stage;
  const times = new Map<string, Times>();
  for (const [name, { request }] of Object.entries(REQUESTS)) {
    const asked = await request({ ...stage, world }, gateway.origin);
    const ours = await timeOf(stage, gateway.origin, asked);
    times.set(name, { ours, floor: await timeOf(stage, floor.origin, await request(stage, floor.origin)) });
  }
  const service = core.get(NearestCouriers);
  const ask = () => service.find(HUB_OF_COURIERS, randomPoint(), { limit: LIMIT });
  await measureLoad(ask, sizes.warmUpSeconds, CONNECTIONS);
  const { p50Ms } = await measureLoad(ask, sizes.seconds, CONNECTIONS);
  return times.set('nearest', { ours: p50Ms, floor: 1 });
}

async function timeOf({ load, sizes, waitUntilIdle }: BenchSetup, origin: string, request: Request) {
  const drive = { traffic: { origin, ...request }, connections: CONNECTIONS };
  await load.call('drive', { ...drive, seconds: sizes.warmUpSeconds });
  const { p50Ms } = await load.call('drive', { ...drive, seconds: sizes.seconds });
  await waitUntilIdle();
  return p50Ms;
}
