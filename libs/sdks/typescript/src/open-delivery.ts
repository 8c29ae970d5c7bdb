import createClient, { type Client } from 'openapi-fetch';
import { answerOf } from './answer.js';
import type { components, paths } from './generated/open-delivery.js';
import { itemsOf } from './pages.js';
import { tokenOfPair } from './tokens.js';
import { Transport, type Manner } from './transport.js';

type Delivery = components['schemas']['DeliveryDetail'];

export interface OpenDelivery extends Client<paths> {
  /** Deliveries changed since an instant, the oldest change first. */
  changedDeliveries(since: Date): AsyncGenerator<Delivery, void>;
}

export interface OpenDeliveryAccess extends Manner {
  /** Origin of the server, without a path. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** No call takes an idempotency key: the `orderId` is the request's name. */
const KEYED = /(?!)/;

export function openDelivery(access: OpenDeliveryAccess): OpenDelivery {
  const { baseUrl, clientId, clientSecret, ...manner } = access;
  const { send } = new Transport(tokenOfPair(baseUrl, clientId, clientSecret), KEYED, manner);
  const client = createClient<paths>({ baseUrl, fetch: send });
  const changedDeliveries = (since: Date) =>
    itemsOf<Delivery, { updated_since: string } | { cursor: string }>(
      { updated_since: since.toISOString() },
      async (query) => {
        const page = client.GET('/api/opendelivery/v1/logistics/delivery', { params: { query } });
        const { deliveries, nextCursor, more } = await answerOf(page);
        return { items: deliveries, next: more ? { cursor: nextCursor } : null };
      },
    );
  return Object.assign(client, { changedDeliveries });
}
