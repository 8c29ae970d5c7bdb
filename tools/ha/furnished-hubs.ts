import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import type { MixedLoad } from './mixed-load.driver.js';
import type { WebhookReceivers } from './webhook-receivers.js';

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

/** Money for the orders of the demonstration's hubs, and receivers of their events. */
export async function furnish(load: MixedLoad, facts: DemoFacts, receivers: WebhookReceivers): Promise<void> {
  const { fullApi, sandbox, modelM, openDelivery, admin } = facts;
  const asHub = { Authorization: `Bearer ${fullApi.hubKey}` };
  const asSandbox = { Authorization: `Bearer ${sandbox.fullApiHubKey}` };
  const asOwner = { Authorization: `Bearer ${admin.token}` };
  const credit = (headers: Record<string, string>, id: number) =>
    load.call(() => ({
      path: `/api/v1/usuarios/${String(id)}/carteira/creditos`,
      headers,
      body: { valor: CREDIT },
    }));
  for (let i = 0; i < CREDITS; i++) {
    await credit(asHub, fullApi.clienteId);
    await credit(asSandbox, sandbox.clienteId);
  }
  const subscribe = (headers: Record<string, string>, url: string) =>
    load.call(() => ({ path: '/api/v1/webhooks', headers, body: { url, eventos: ORDER_EVENTS } }));
  await subscribe(asHub, receivers.url('full-api'));
  await subscribe(asSandbox, receivers.url('robots'));
  await load.call(() => ({
    path: '/api/m/cadastrarWebhook',
    headers: { 'api-key': modelM.hubKey },
    body: { tipo: 'status', url: receivers.url('model-m') },
  }));
  await load.call(() => ({
    method: 'PUT',
    path: `/api/admin/merchants/${openDelivery.merchantId}/open-delivery`,
    headers: asOwner,
    body: { enabled: true, webhookUrl: receivers.url('open-delivery') },
  }));
  if (load.answers.wrong > 0) throw new Error(load.answers.examples.join('\n'));
}
