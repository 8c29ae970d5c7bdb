import { openDeliveryToken } from '../../../test/support/open-delivery-token.js';
import { availabilityBody, deliveryBody, DELIVERY_ORDER_ID } from '../request-bodies.js';
import { httpCase } from '../http-case.js';
import type { BenchWorld } from '../setup/bench.world.js';

const BASE = '/api/opendelivery';

export const token = httpCase({
  name: 'open-delivery token',
  quick: 'measured',
  goal: 4_000,
  goalRatio: 0.5,
  request: ({ world: { clientId, clientSecret } }) => [
    { 'content-type': 'application/x-www-form-urlencoded' },
    {
      path: `${BASE}/oauth/token`,
      body: `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`,
      expect: { status: 200, includes: ['"access_token":"ey', '"token_type":"bearer"'] },
    },
  ],
});

const bearerOf = async (origin: string, world: BenchWorld) => ({
  authorization: `Bearer ${await openDeliveryToken(origin, world)}`,
});

export const availability = httpCase({
  name: 'open-delivery availability',
  quick: 'measured',
  goal: 3_000,
  goalRatio: 0.65,
  request: async ({ world }, origin) => [
    await bearerOf(origin, world),
    {
      path: `${BASE}/v1/logistics/availability`,
      body: availabilityBody(),
      expect: { status: 200, includes: ['"deliveryPrice"', '"ETAs"', '"vehicles"'] },
    },
  ],
});

/** Time until the 202; deciding each request and creating its order loads the same round. */
export const delivery = httpCase({
  name: 'open-delivery delivery',
  rows: {
    ours: `select count(*) from delivery_requests r where exists (select from outbox b where b.stream = 'r:' || r.id)`,
    floor: 'select count(*) from floor.delivery_requests',
  },
  request: async ({ world }, origin) => [
    await bearerOf(origin, world),
    {
      path: `${BASE}/v1/logistics/delivery`,
      body: deliveryBody(),
      expect: { status: 202, includes: [`"orderId":"${DELIVERY_ORDER_ID}"`, '"status":"PENDING"'] },
    },
  ],
});
