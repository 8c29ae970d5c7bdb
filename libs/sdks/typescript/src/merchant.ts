import createClient, { type Client } from 'openapi-fetch';
import { answerOf } from './answer.js';
import type { components, paths } from './generated/merchant.js';
import { itemsOf } from './pages.js';
import { tokenOfPerson } from './tokens.js';
import { Transport, type Manner } from './transport.js';

const KEYED = /^\/api\/merchant\/orders(\/bulk)?$/;

type Order = components['schemas']['MerchantOrder'];
type OrderFilter = Omit<NonNullable<paths['/api/merchant/orders']['get']['parameters']['query']>, 'cursor'>;

export interface Merchant extends Client<paths> {
  /** The merchant's orders, the newest first. */
  orders(filter?: OrderFilter): AsyncGenerator<Order, void>;
}

export interface MerchantAccess extends Manner {
  /** Origin of the server, without a path. */
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
}

export function merchant({ baseUrl, email, password, ...manner }: MerchantAccess): Merchant {
  const { send } = new Transport(tokenOfPerson(baseUrl, email, password), KEYED, manner);
  const client = createClient<paths>({ baseUrl, fetch: send });
  const orders = (filter: OrderFilter = {}) =>
    itemsOf<Order, OrderFilter & { cursor?: string }>(filter, async (place) => {
      const page = client.GET('/api/merchant/orders', { params: { query: place } });
      const { items, nextCursor } = await answerOf(page);
      return { items, next: nextCursor === null ? null : { ...place, cursor: nextCursor } };
    });
  return Object.assign(client, { orders });
}
