import { NearestCouriers } from '#domain';
import { orderBody } from '../request-bodies.js';
import { traffic } from '../http-case.js';
import { copyOrders } from '../setup/row-copies.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { seedWorld, type BenchWorld } from '../setup/bench.world.js';
import { measureLoad, LIMIT, seedCouriers, randomPoint } from './nearest.case.js';
import { EMPTY_RESULT, type BenchCase, type Traffic } from '../types.js';

/** Few connections, so that the time of a request is measured rather than a queue. */
const CONNECTIONS = 4;
const GOAL = 1.3;
/** A hub without operators: its couriers are offered none of the orders that are created here. */
const HUB_OF_COURIERS = 9_100_000;

/** Measures the median of a time in milliseconds. */
type Measure = () => Promise<number>;

/** Ratio of a request's time in a hub with many orders to that in one with few: it must not grow with them. */
export const growth: BenchCase = {
  name: 'growth',
  run: async (stage) => {
    const { core, sizes } = stage;
    const [fewest = 0] = sizes.growth;
    const world = await seedWorld(core, { ...sizes, orders: fewest });
    await seedCouriers(core.db, HUB_OF_COURIERS, sizes.couriers[0]!);
    const requests = Object.entries(requestsOf(stage, world)).map(
      ([name, traffic]) => [name, () => timeOf(stage, traffic)] as [string, Measure],
    );
    const measures: [string, Measure][] = [...requests, ['nearest', () => timeOfNearest(stage)]];
    const times = new Map<string, number[]>(measures.map(([name]) => [name, []]));
    let there = fewest;
    for (const size of sizes.growth) {
      if (size > there) await copyOrders(core.db, world.orderIds[0]!, size - there);
      there = size;
      await core.db.execute('vacuum analyze orders');
      // Otherwise the seeded rows would still be written to disk during the measured requests.
      await core.db.execute('checkpoint');
      for (const [name, measure] of measures) times.get(name)!.push(await measure());
      stage.log(
        `  growth, ${String(size)} orders: ${measures.map(([name]) => describeTime(name, times)).join(', ')}`,
      );
    }
    return [...times].map(([name, ms]) => ({
      ...EMPTY_RESULT,
      name: `growth ${name}`,
      unit: '×',
      ours: ms.at(-1)! / ms[0]!,
      goal: GOAL,
      p50Ms: ms.at(-1)!,
    }));
  },
};

function describeTime(name: string, times: ReadonlyMap<string, readonly number[]>): string {
  return `${name} ${times.get(name)!.at(-1)!.toFixed(2)} ms`;
}

function requestsOf({ gateway: { origin } }: BenchSetup, world: BenchWorld): Record<string, Traffic> {
  const key = { authorization: `Bearer ${world.fullApiKey}` };
  const found = { status: 200, includes: [] };
  return {
    create: traffic(origin, key, {
      method: 'POST',
      path: '/api/v1/orders',
      body: orderBody(world, { external_id: 'growth-{{n}}' }),
      expect: { status: 201, includes: ['growth-{{n}}'] },
    }),
    'first page': traffic(origin, key, { method: 'GET', path: '/api/v1/orders', expect: found }),
    status: traffic(
      origin,
      { 'api-key': world.modelMKey },
      {
        method: 'GET',
        path: '/api/m/solicitacaoStatus?id_mch={{pick}}',
        picks: world.orderIds.map(String),
        expect: found,
      },
    ),
    quote: traffic(origin, key, {
      method: 'POST',
      path: '/api/v1/orders/calcular',
      body: orderBody(world),
      expect: found,
    }),
  };
}

/** Median time in milliseconds. */
async function timeOf(stage: BenchSetup, traffic: Traffic): Promise<number> {
  const drive = { traffic, connections: CONNECTIONS };
  await stage.load.drive({ ...drive, seconds: stage.sizes.warmUpSeconds });
  const { p50Ms } = await stage.load.drive({ ...drive, seconds: stage.sizes.seconds });
  await stage.waitUntilIdle();
  return p50Ms;
}

async function timeOfNearest({ core, sizes }: BenchSetup): Promise<number> {
  const service = core.get(NearestCouriers);
  const ask = () => service.find(HUB_OF_COURIERS, randomPoint(), { limit: LIMIT });
  await measureLoad(ask, sizes.warmUpSeconds, CONNECTIONS);
  return (await measureLoad(ask, sizes.seconds, CONNECTIONS)).p50Ms;
}
