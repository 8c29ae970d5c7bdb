import { newUuid } from '#domain';
import { availabilityBody, deliveryBody, DELIVERY_ORDER_ID } from '../request-bodies.js';
import { sameTraffic } from '../same-traffic.js';
import { httpCase, traffic } from '../http-case.js';
import type { Traffic } from '../types.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import type { BenchWorld } from '../setup/bench.world.js';

const BASE = '/api/opendelivery';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const grant = ({ clientId, clientSecret }: BenchWorld) =>
  new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  }).toString();

export const token = httpCase({
  name: 'open-delivery token',
  quick: 'measured',
  goal: 4_000,
  goalRatio: 0.5,
  ...sameTraffic((stage, origin) =>
    traffic(origin, form, {
      method: 'POST',
      path: `${BASE}/oauth/token`,
      body: grant(stage.world),
      expect: { status: 200, includes: ['"access_token":"ey', '"token_type":"bearer"'] },
    }),
  ),
});

async function bearerOf(origin: string, world: BenchWorld): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${BASE}/oauth/token`, {
    method: 'POST',
    headers: form,
    body: grant(world),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

async function availabilityAt(origin: string, world: BenchWorld): Promise<Traffic> {
  return traffic(origin, await bearerOf(origin, world), {
    method: 'POST',
    path: `${BASE}/v1/logistics/availability`,
    body: availabilityBody(),
    expect: { status: 200, includes: ['"deliveryPrice"', '"ETAs"', '"vehicles"'] },
  });
}

export const availability = httpCase({
  name: 'open-delivery availability',
  quick: 'measured',
  goal: 3_000,
  goalRatio: 0.65,
  ours: ({ gateway, world }) => availabilityAt(gateway.origin, world),
  floor: ({ floor, world }) => availabilityAt(floor.origin, world),
});

async function deliveryAt(origin: string, world: BenchWorld): Promise<Traffic> {
  return traffic(origin, await bearerOf(origin, world), {
    method: 'POST',
    path: `${BASE}/v1/logistics/delivery`,
    body: deliveryBody(),
    expect: { status: 202, includes: [`"orderId":"${DELIVERY_ORDER_ID}"`, '"status":"PENDING"'] },
  });
}

/** A delivery that was cancelled: its detail no longer changes with the time. */
export async function detailOfEnded({
  gateway: { origin },
  world,
}: BenchSetup): Promise<Pick<Traffic, 'path' | 'headers'>> {
  const headers = await bearerOf(origin, world);
  const orderId = newUuid();
  const send = async (path: string, body: string) => {
    const answer = await fetch(`${origin}${BASE}/v1/logistics/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (answer.status !== 202) throw new Error(`${path} answered ${String(answer.status)}`);
  };
  await send('delivery', deliveryBody().replace(DELIVERY_ORDER_ID, orderId));
  await send(`cancel/${orderId}`, JSON.stringify({ reason: 'CONSUMER_CANCELLATION_REQUESTED' }));
  return { path: `${BASE}/v1/logistics/delivery/${orderId}`, headers };
}

/** Time until the 202; deciding each request and creating its order loads the same round. */
export const delivery = httpCase({
  name: 'open-delivery delivery',
  rows: {
    ours: `select count(*) from delivery_requests r where exists (select from outbox b where b.stream = 'r:' || r.id)`,
    floor: 'select count(*) from floor.delivery_requests',
  },
  ours: ({ gateway, world }) => deliveryAt(gateway.origin, world),
  floor: ({ floor, world }) => deliveryAt(floor.origin, world),
});
