import createClient, { type Client } from 'openapi-fetch';
import { answerOf } from './answer.js';
import type { components, paths } from './generated/full-api.js';
import { itemsOf } from './pages.js';
import { keyOf, Transport, type Manner } from './transport.js';

const KEYED = /^\/api\/v1\/(orders|orders\/lote|chamar-entregador)$/;
const PAGE = 50;

type Order = components['schemas']['OrderBody'];
type OrderFilter = Omit<NonNullable<paths['/api/v1/orders']['get']['parameters']['query']>, 'page'>;

export interface FullApi extends Client<paths> {
  /** Orders, the newest first; with `updated_since`, those changed since then, the oldest change first. */
  orders(filter?: OrderFilter): AsyncGenerator<Order, void>;
}

export interface FullApiAccess extends Manner {
  /** Origin of the server, without a path. */
  readonly baseUrl: string;
  /** A key of the hub or of a customer. */
  readonly key: string;
}

export function fullApi({ baseUrl, key, ...manner }: FullApiAccess): FullApi {
  const { send } = new Transport(keyOf('authorization', `Bearer ${key}`), KEYED, manner);
  const client = createClient<paths>({ baseUrl, fetch: send });
  const read = (query: OrderFilter & { page?: number }) =>
    answerOf(client.GET('/api/v1/orders', { params: { query } }));
  const orders = (filter: OrderFilter = {}) =>
    filter.updated_since === undefined && filter.cursor === undefined
      ? itemsOf(1, async (page: number) => {
          const { data, last_page: last } = await read({ limit: PAGE, ...filter, page });
          return { items: data, next: page < last ? page + 1 : null };
        })
      : itemsOf(filter, async (place: OrderFilter) => {
          const { data, next_cursor: cursor } = await read({ limit: PAGE, ...place });
          const { updated_since: _, ...rest } = place;
          return { items: data, next: data.length > 0 && cursor ? { ...rest, cursor } : null };
        });
  return Object.assign(client, { orders });
}
