import { openDeliveryToken } from '../../../test/support/open-delivery-token.js';
import { availabilityBody, orderBody } from '../request-bodies.js';
import type { BenchWorld } from './bench.world.js';

type Json = Record<string, unknown>;

/** One of our answers for each request, so that the floors answer as many bytes. */
export interface Samples {
  readonly quote: Json;
  readonly order: Json;
  readonly page: Json;
  readonly modelMOrder: Json;
  readonly availability: Json;
}

export async function takeSamples(origin: string, world: BenchWorld): Promise<Samples> {
  const full = { authorization: `Bearer ${world.fullApiKey}` };
  const ask = async (path: string, headers: Record<string, string>, body?: string): Promise<Json> => {
    const request = body === undefined ? {} : { method: 'POST', body };
    const answer = await fetch(origin + path, {
      ...request,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
    return JSON.parse(text) as Json;
  };
  const one = String(world.orderIds[0]);
  const modelM = await ask('/api/m/solicitacao?limite=1', { 'api-key': world.modelMKey });
  const bearer = { authorization: `Bearer ${await openDeliveryToken(origin, world)}` };
  return {
    quote: await ask('/api/v1/orders/calcular', full, orderBody(world)),
    order: await ask(`/api/v1/orders/${one}`, full),
    page: await ask('/api/v1/orders', full),
    modelMOrder: (modelM['response'] as Json[])[0]!,
    availability: await ask('/api/opendelivery/v1/logistics/availability', bearer, availabilityBody()),
  };
}
