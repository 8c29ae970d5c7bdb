import { traffic } from '../http-case.js';
import { orderBody } from '../request-bodies.js';
import { median } from '../statistics.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { EMPTY_RESULT, type BenchCase, type Traffic } from '../types.js';
import { createTraffic } from './full-api.case.js';

/** As many as are placed at once. */
const ORDERS = 50;
const GOAL_RATIO = 3;

function bulkTraffic({ world, gateway }: BenchSetup): Traffic {
  const order = JSON.parse(orderBody(world, { external_id: 'bulk-{{n}}' })) as object;
  return traffic(
    gateway.origin,
    { authorization: `Bearer ${world.fullApiKey}` },
    {
      method: 'POST',
      path: '/api/v1/orders/lote',
      body: JSON.stringify({ pedidos: Array<object>(ORDERS).fill(order) }),
      expect: { status: 200, includes: [`"criados":${String(ORDERS)}`, '"external_id":"bulk-{{n}}"'] },
    },
  );
}

/** Orders a second over one connection in requests of fifty; the floor is a request for each. */
export const bulk: BenchCase = {
  name: 'bulk',
  run: async (stage) => {
    const { warmUpSeconds, seconds, rounds } = stage.sizes;
    const single = createTraffic(stage, stage.gateway.origin, 'single');
    const many = bulkTraffic(stage);
    const rate = async (one: Traffic, length: number) => {
      const { perSecond } = await stage.load.drive({ traffic: one, connections: 1, seconds: length });
      await stage.waitUntilIdle();
      return perSecond;
    };
    for (const one of [single, many]) await rate(one, warmUpSeconds);
    const rates: { ours: number; floor: number }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const ours = (await rate(many, seconds)) * ORDERS;
      const floor = await rate(single, seconds);
      rates.push({ ours, floor });
      stage.log(`  bulk, round ${String(round)}: ${ours.toFixed(0)}/s, one by one ${floor.toFixed(0)}/s`);
    }
    const ours = median(rates.map((one) => one.ours));
    const floor = median(rates.map((one) => one.floor));
    return [
      {
        ...EMPTY_RESULT,
        name: 'bulk',
        unit: 'orders/s',
        ours,
        floor,
        ratio: ours / floor,
        goalRatio: GOAL_RATIO,
      },
    ];
  },
};
