import { traffic } from '../http-case.js';
import { orderBody } from '../request-bodies.js';
import { measuredInTurns } from '../turns.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { EMPTY_RESULT, type BenchCase, type Traffic } from '../types.js';
import { createTraffic } from './full-api.case.js';

/** As many as are placed at once. */
const ORDERS = 50;
const GOAL_RATIO = 3;
const NAME = 'bulk';

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
  name: NAME,
  run: async (stage) => {
    const single = createTraffic(stage, stage.gateway.origin, 'single');
    const many = bulkTraffic(stage);
    const rate = async (one: Traffic, seconds: number) =>
      (await stage.load.drive({ traffic: one, connections: 1, seconds })).perSecond;
    const rates = await measuredInTurns(stage, NAME, {
      ours: async (seconds) => (await rate(many, seconds)) * ORDERS,
      floor: (seconds) => rate(single, seconds),
    });
    return [{ ...EMPTY_RESULT, ...rates, name: NAME, unit: 'orders/s', goalRatio: GOAL_RATIO }];
  },
};
