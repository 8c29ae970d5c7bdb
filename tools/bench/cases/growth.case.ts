import { NearestCouriers } from '#domain';
import { traffic, type HttpCase } from '../http-case.js';
import { copyOrders } from '../setup/row-copies.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { seedWorld, type BenchWorld } from '../setup/bench.world.js';
import { create, list, quote } from './full-api.case.js';
import { status } from './model-m.case.js';
import { measureLoad, LIMIT, seedCouriers, randomPoint } from './nearest.case.js';
import type { BenchCase, Traffic } from '../types.js';

/** Few connections, so that the time of a request is measured rather than a queue. */
const CONNECTIONS = 4;
const GOAL = 1.3;
/** A hub of its own, so that its couriers are offered none of the orders that are created here. */
const HUB_OF_COURIERS = 9_100_000;

const REQUESTS = { create, 'first page': list, status, quote };

/**
 * Medians in milliseconds. The floor has the same few rows at any size: growth of its time is the machine's.
 */
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
    const [fewest = 0] = sizes.growth;
    const world = await seedWorld(core, { ...sizes, orders: fewest });
    await seedCouriers(core.db, HUB_OF_COURIERS, sizes.couriers[0]!);
    const measures = new Map(
      Object.entries(REQUESTS).map(([name, one]) => [name, () => timesOf(stage, world, one)]),
    ).set('nearest', () => timeOfNearest(stage));
    const times = new Map<string, Times[]>([...measures.keys()].map((name) => [name, []]));
    let there = fewest;
    for (const size of sizes.growth) {
      if (size > there) await copyOrders(core.db, world.orderIds[0]!, size - there);
      there = size;
      await core.db.execute('vacuum analyze orders');
      // Otherwise the seeded rows would still be written to disk during the measured requests.
      await core.db.execute('checkpoint');
      const told: string[] = [];
      for (const [name, measure] of measures) {
        const { ours, floor } = await measure();
        times.get(name)!.push({ ours, floor });
        told.push(`${name} ${ours.toFixed(2)} ms (floor ${floor.toFixed(2)})`);
      }
      stage.log(`  growth, ${String(size)} orders: ${told.join(', ')}`);
    }
    return [...times].map(([name, found]) => {
      const [few, many] = [found[0]!, found.at(-1)!];
      return {
        name: `growth ${name}`,
        unit: '×',
        ours: many.ours / few.ours / (many.floor / few.floor),
        goal: GOAL,
        p50Ms: many.ours,
      };
    });
  },
};

/** The floor knows only the first hub's keys. */
async function timesOf(stage: BenchSetup, world: BenchWorld, { request }: HttpCase): Promise<Times> {
  const { gateway, floor } = stage;
  const ours = traffic(gateway.origin, ...(await request({ ...stage, world }, gateway.origin)));
  const its = traffic(floor.origin, ...(await request(stage, floor.origin)));
  return { ours: await timeOf(stage, ours), floor: await timeOf(stage, its) };
}

async function timeOf(stage: BenchSetup, traffic: Traffic): Promise<number> {
  const drive = { traffic, connections: CONNECTIONS };
  await stage.load.drive({ ...drive, seconds: stage.sizes.warmUpSeconds });
  const { p50Ms } = await stage.load.drive({ ...drive, seconds: stage.sizes.seconds });
  await stage.waitUntilIdle();
  return p50Ms;
}

async function timeOfNearest({ core, sizes }: BenchSetup): Promise<Times> {
  const service = core.get(NearestCouriers);
  const ask = () => service.find(HUB_OF_COURIERS, randomPoint(), { limit: LIMIT });
  await measureLoad(ask, sizes.warmUpSeconds, CONNECTIONS);
  return { ours: (await measureLoad(ask, sizes.seconds, CONNECTIONS)).p50Ms, floor: 1 };
}
