import { httpCase } from '../http-case.js';
import { orderBody } from '../request-bodies.js';
import type { BenchSetup } from '../setup/bench-setup.js';

const key = ({ world }: BenchSetup) => ({ authorization: `Bearer ${world.fullApiKey}` });

export const quote = httpCase({
  name: 'quote',
  quick: 'measured',
  goal: 5_000,
  goalRatio: 0.7,
  request: (stage) => [
    key(stage),
    {
      path: '/api/v1/orders/calcular',
      body: orderBody(stage.world),
      expect: { status: 200, includes: [JSON.stringify(stage.samples.quote)] },
    },
  ],
});

export const create = httpCase({
  name: 'create',
  quick: 'measured',
  goal: 1_500,
  goalRatio: 0.8,
  rows: {
    ours: `select count(*) from orders o where external_id like 'create-%'
             and exists (select from order_events e where e.order_id = o.id)
             and exists (select from outbox b where b.stream = 'o:' || o.id)`,
    floor: `select count(*) from floor.orders`,
  },
  request: (stage) => [
    key(stage),
    {
      path: '/api/v1/orders',
      body: orderBody(stage.world, { external_id: 'create-{{n}}' }),
      expect: { status: 201, includes: ['"external_id":"create-{{n}}"', '"total_value":'] },
    },
  ],
});

export const read = httpCase({
  name: 'read',
  quick: 'measured',
  goal: 6_000,
  goalRatio: 1.5,
  request: (stage) => [
    key(stage),
    {
      path: '/api/v1/orders/{{pick}}',
      picks: stage.world.orderIds.map(String),
      expect: { status: 200, includes: ['"id":{{pick}},', '"order_status":"completed"'] },
    },
  ],
});

export const list = httpCase({
  name: 'list of 50',
  goal: 1_400,
  goalRatio: 1.7,
  request: (stage) => [
    key(stage),
    {
      path: '/api/v1/orders',
      expect: { status: 200, includes: Object.keys(stage.samples.page).map((name) => `"${name}"`) },
    },
  ],
});
