import { openDeliveryToken } from '../../../test/support/open-delivery-token.js';
import { AVAILABILITY_BODY, orderBody } from '../request-bodies.js';
import type { BenchWorld } from './bench.world.js';

type Json = Record<string, unknown>;
export type Samples = Awaited<ReturnType<typeof takeSamples>>;

/** One of our answers for each request, so that the floors answer as many bytes. */
export async function takeSamples(origin: string, world: BenchWorld) {
  const ask = async (path: string, key: Record<string, string>, body?: string): Promise<Json> => {
    const headers = { 'content-type': 'application/json', ...key };
    const request = body === undefined ? { headers } : { method: 'POST', headers, body };
    const answer = await fetch(origin + path, request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Json;
  };
  const full = { authorization: `Bearer ${world.fullApiKey}` };
  const bearer = { authorization: `Bearer ${await openDeliveryToken(origin, world)}` };
  const modelM = await ask('/api/m/solicitacao?limite=1', { 'api-key': world.modelMKey });
  return {
    quote: await ask('/api/v1/orders/calcular', full, orderBody(world)),
    order: await ask(`/api/v1/orders/${world.orderIds[0]}`, full),
    page: await ask('/api/v1/orders', full),
    modelMOrder: (modelM['response'] as Json[])[0]!,
    availability: await ask('/api/opendelivery/v1/logistics/availability', bearer, AVAILABILITY_BODY),
  };
}
