import { LoadClient } from '../load/load-client.js';
import { traffic } from '../http-case.js';
import { type BenchCase, type Drive, EMPTY_RESULT } from '../types.js';
import { createTraffic } from './full-api.case.js';

const LISTS_PER_SECOND = 500;
const ORDERS_PER_SECOND = 100;
const CONNECTIONS = 32;
/** The lists have to be under way, and still are when the orders have been measured. */
const MARGIN_SECONDS = 1;

/** p99 of new orders at a steady pace while others list orders, divided by that without. */
export const besideLists: BenchCase = {
  name: 'create beside lists',
  run: async (stage) => {
    const { gateway, world, sizes, load } = stage;
    const readers = await LoadClient.start();
    try {
      const create: Drive = {
        traffic: createTraffic(stage, gateway.origin, 'beside-lists'),
        connections: CONNECTIONS,
        ratePerSecond: ORDERS_PER_SECOND,
        seconds: sizes.seconds * sizes.rounds,
      };
      await load.drive({ ...create, seconds: sizes.warmUpSeconds });
      const without = await load.drive(create);
      const lists = readers.drive({
        traffic: traffic(
          gateway.origin,
          { authorization: `Bearer ${world.fullApiKey}` },
          { method: 'GET', path: '/api/v1/orders', expect: { status: 200, includes: ['"data":['] } },
        ),
        connections: CONNECTIONS,
        ratePerSecond: LISTS_PER_SECOND,
        seconds: create.seconds + 2 * MARGIN_SECONDS,
      });
      await new Promise((under) => setTimeout(under, MARGIN_SECONDS * 1_000));
      const beside = await load.drive(create);
      const listed = await lists;
      stage.log(
        `  create: p99 ${without.p99Ms.toFixed(1)} ms without, ${beside.p99Ms.toFixed(1)} ms beside ` +
          `${listed.perSecond.toFixed(0)} lists a second`,
      );
      await stage.waitUntilIdle();
      const { p50Ms, p99Ms } = beside;
      return [
        {
          ...EMPTY_RESULT,
          name: 'create beside lists',
          unit: '×',
          ours: p99Ms / without.p99Ms,
          goal: 2,
          p50Ms,
          p99Ms,
        },
      ];
    } finally {
      readers.stop();
    }
  },
};
