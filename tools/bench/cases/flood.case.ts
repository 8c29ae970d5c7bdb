import type { BenchSetup } from '../setup/bench-setup.js';
import { seedWorld } from '../setup/bench.world.js';
import type { BenchCase, Traffic } from '../types.js';
import { burdenedRequests } from './burdened-requests.js';
import { createTraffic } from './full-api.case.js';
import { batchedTraffic } from './positions.case.js';

/** As many requests as a company's system sends when it sends all it has at once. */
const FLOOD_CONNECTIONS = 512;
const OTHERS_PER_SECOND = 40;
const OTHERS_CONNECTIONS = 16;

/** Orders of one hub while another one sends ten thousands. */
export const orders = floodCase('flood orders', (stage) =>
  Promise.resolve(createTraffic(stage, stage.gateway.origin, 'flood')),
);

/** The same while the couriers of another hub report a million positions. */
export const positions = floodCase('flood positions', (stage) => batchedTraffic(stage, stage.gateway.origin));

function floodCase(name: string, floodOf: (stage: BenchSetup) => Promise<Traffic>): BenchCase {
  return {
    name,
    quick: 'omitted',
    run: async (stage) =>
      burdenedRequests(
        stage,
        name,
        {
          traffic: await ordersOfAnotherHub(stage, name),
          connections: OTHERS_CONNECTIONS,
          ratePerSecond: OTHERS_PER_SECOND,
        },
        { traffic: await floodOf(stage), connections: FLOOD_CONNECTIONS },
      ),
  };
}

async function ordersOfAnotherHub(stage: BenchSetup, name: string): Promise<Traffic> {
  const { core, sizes, gateway } = stage;
  const world = await seedWorld(core, { ...sizes, orders: 1, wallets: 1 });
  return createTraffic({ ...stage, world }, gateway.origin, `beside-${name.replace(' ', '-')}`);
}
