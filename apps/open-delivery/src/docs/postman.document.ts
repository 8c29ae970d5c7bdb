import type { CollectionPlan } from '#runtime';

const ORDER = { path: { orderId: '{{order_id}}' } };
/** 422 until the delivery was accepted, or a courier is on the way with it. */
const WHEN_UNDER_WAY = { ...ORDER, answers: [200, 422] };

/** Fill in `client_id` and `client_secret`, and send the requests in their order. */
export const OPEN_DELIVERY_COLLECTION: CollectionPlan = {
  name: 'Open Delivery',
  basePath: '',
  key: { kind: 'bearer', variable: 'access_token' },
  variables: {
    client_id:
      'do par da loja (painel da loja, Integrações; na demonstração, openDelivery.clientId de data/demo.json).',
    client_secret: 'do mesmo par (na demonstração, openDelivery.clientSecret de data/demo.json).',
  },
  items: [
    { call: 'GET /.well-known/opendelivery' },
    {
      call: 'POST /oauth/token',
      body: { client_id: '{{client_id}}', client_secret: '{{client_secret}}' },
      keeps: { access_token: 'access_token' },
    },
    { call: 'POST /v1/logistics/availability' },
    {
      call: 'POST /v1/logistics/delivery',
      name: 'Solicita uma entrega própria',
      example: 'propria',
      body: { orderId: '{{$guid}}' },
      keeps: { order_id: 'orderId' },
    },
    { call: 'GET /v1/logistics/delivery/{orderId}', ...ORDER },
    { call: 'GET /v1/logistics/delivery', query: { updated_since: '2026-01-01T00:00:00Z' } },
    { call: 'POST /v1/logistics/readyForPickup/{orderId}', ...WHEN_UNDER_WAY },
    { call: 'POST /v1/logistics/orderPicked/{orderId}', ...WHEN_UNDER_WAY },
    { call: 'POST /v1/logistics/finishDelivery/{orderId}', ...WHEN_UNDER_WAY },
    { call: 'POST /v1/logistics/handleProblem/{orderId}', ...WHEN_UNDER_WAY },
    { call: 'POST /v1/logistics/cancel/{orderId}', ...ORDER, answers: [202, 422] },
  ],
};
