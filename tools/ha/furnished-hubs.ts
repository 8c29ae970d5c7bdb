import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { bearer, type MixedLoad, type Request } from './mixed-load.driver.js';
import type { WebhookReceiver } from './webhook-receiver.js';

/** Credits of a wallet; one credit may be 99,999 at most. */
const CREDITS = 5;
const CREDIT = 90_000;
const ORDER_EVENTS = [
  'ORDER_CREATED',
  'ORDER_ACCEPTED',
  'ORDER_ARRIVED_AT_PICKUP',
  'ORDER_COLLECTED',
  'ORDER_COMPLETED',
  'ORDER_CANCELLED',
];

/** Money for the orders of the demonstration's hubs, and a receiver of their events. */
export async function furnish(load: MixedLoad, facts: DemoFacts, receiver: WebhookReceiver): Promise<void> {
  const { fullApi, sandbox, modelM, openDelivery, admin } = facts;
  const requests: Request[] = [
    {
      path: '/api/m/cadastrarWebhook',
      headers: { 'api-key': modelM.hubKey },
      body: { tipo: 'status', url: receiver.url('model-m') },
    },
    {
      method: 'PUT',
      path: `/api/admin/merchants/${openDelivery.merchantId}/open-delivery`,
      headers: bearer(admin.token),
      body: { enabled: true, webhookUrl: receiver.url('open-delivery') },
    },
  ];
  const hubs = [
    { name: 'full-api', key: fullApi.hubKey, clientId: fullApi.clienteId },
    { name: 'robots', key: sandbox.fullApiHubKey, clientId: sandbox.clienteId },
  ] as const;
  for (const { name, key, clientId } of hubs) {
    const headers = bearer(key);
    const url = receiver.url(name);
    requests.push({ path: '/api/v1/webhooks', headers, body: { url, eventos: ORDER_EVENTS } });
    const path = `/api/v1/usuarios/${clientId}/carteira/creditos`;
    for (let i = 0; i < CREDITS; i++) requests.push({ path, headers, body: { valor: CREDIT } });
  }
  for (const request of requests) await load.call(() => request);
  if (load.wrong.length > 0) throw new Error(load.wrong.join('\n'));
}
