import { traffic } from '../http-case.js';
import type { BenchCase } from '../types.js';
import { burdenedRequests } from './burdened-requests.js';
import { createTraffic } from './full-api.case.js';

const LISTS_PER_SECOND = 500;
const ORDERS_PER_SECOND = 100;
const CONNECTIONS = 32;
const NAME = 'create beside lists';

/** New orders at a steady pace while others list orders. */
export const besideLists: BenchCase = {
  name: NAME,
  run: (stage) => {
    const { origin } = stage.gateway;
    const lists = traffic(
      origin,
      { authorization: `Bearer ${stage.world.fullApiKey}` },
      { method: 'GET', path: '/api/v1/orders', expect: { status: 200, includes: ['"data":['] } },
    );
    return burdenedRequests(
      stage,
      NAME,
      {
        traffic: createTraffic(stage, origin, 'beside-lists'),
        connections: CONNECTIONS,
        ratePerSecond: ORDERS_PER_SECOND,
      },
      { traffic: lists, connections: CONNECTIONS, ratePerSecond: LISTS_PER_SECOND },
    );
  },
};
