import type { BenchSetup } from '../setup/bench-setup.js';
import { seedWorld } from '../setup/bench.world.js';
import { LoadClient } from '../load/load-client.js';
import { EMPTY_RESULT, type BenchCase, type Drive, type Driven, type Traffic } from '../types.js';
import { createTraffic } from './full-api.case.js';
import { batchedTraffic } from './positions.case.js';

/** As many requests as a company's system sends when it sends all it has at once. */
const FLOOD_CONNECTIONS = 512;
const OTHERS_PER_SECOND = 40;
const OTHERS_CONNECTIONS = 16;
/** The flood has to be under way, and is still when the others have been measured. */
const MARGIN_SECONDS = 1;

/** p99 of the orders of one hub while another one sends ten thousands, divided by that without. */
export const orders = floodCase('flood orders', (stage) =>
  Promise.resolve(createTraffic(stage, stage.gateway.origin, 'flood')),
);

/** The same while the couriers of another hub report a million positions. */
export const positions = floodCase('flood positions', (stage) => batchedTraffic(stage, stage.gateway.origin));

function floodCase(name: string, floodOf: (stage: BenchSetup) => Promise<Traffic>): BenchCase {
  return {
    name,
    run: async (stage) => {
      const flood = await LoadClient.start();
      try {
        const others = await othersOf(stage, name);
        await stage.load.drive({ ...others, seconds: stage.sizes.warmUpSeconds });
        const without = await stage.load.drive(others);
        const [flooded, beside] = await besideFlood(stage, flood, await floodOf(stage), others);
        const latencies = ({ p50Ms, p99Ms }: Driven) =>
          `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
        stage.log(`  ${name}: ${latencies(without)} without, ${latencies(beside)} beside`);
        stage.log(`  the flood: ${flooded.perSecond.toFixed(0)}/s, ${latencies(flooded)}`);
        await stage.waitUntilIdle();
        const { p50Ms, p99Ms } = beside;
        return [{ ...EMPTY_RESULT, name, unit: '×', ours: p99Ms / without.p99Ms, goal: 2, p50Ms, p99Ms }];
      } finally {
        flood.stop();
      }
    },
  };
}

/** Orders of a hub of its own, at a steady pace. */
async function othersOf(stage: BenchSetup, name: string): Promise<Drive> {
  const { core, sizes, gateway } = stage;
  const world = await seedWorld(core, { ...sizes, orders: 1, wallets: 1 });
  return {
    traffic: createTraffic({ ...stage, world }, gateway.origin, `beside-${name.replace(' ', '-')}`),
    connections: OTHERS_CONNECTIONS,
    ratePerSecond: OTHERS_PER_SECOND,
    seconds: sizes.seconds * sizes.rounds,
  };
}

async function besideFlood(
  stage: BenchSetup,
  flood: LoadClient,
  traffic: Traffic,
  others: Drive,
): Promise<readonly [Driven, Driven]> {
  const seconds = others.seconds + 2 * MARGIN_SECONDS;
  const flooding = flood.drive({ traffic, connections: FLOOD_CONNECTIONS, seconds });
  await new Promise((under) => setTimeout(under, MARGIN_SECONDS * 1_000));
  const beside = await stage.load.drive(others);
  return [await flooding, beside];
}
