import createClient, { type Client } from 'openapi-fetch';
import { answerOf } from './answer.js';
import type { paths } from './generated/model-m.js';
import { itemsOf } from './pages.js';
import { keyOf, Transport, type Manner } from './transport.js';

type List = paths['/api/m/solicitacao']['get'];
type RequestFilter = Omit<NonNullable<List['parameters']['query']>, 'pagina' | 'cursor'>;
type ListedRequest = List['responses'][200]['content']['application/json']['response'][number];

export interface ModelM extends Client<paths> {
  /** Requests, page by page. */
  requests(filter?: RequestFilter): AsyncGenerator<ListedRequest, void>;
}

export interface ModelMAccess extends Manner {
  /** Origin of the server, without a path. */
  readonly baseUrl: string;
  readonly key: string;
}

/** The protocol has no idempotency keys. */
const KEYED = /(?!)/;
const PAGE = 50;

export function modelM({ baseUrl, key, ...manner }: ModelMAccess): ModelM {
  const { send } = new Transport(keyOf('api-key', key), KEYED, manner);
  const client = createClient<paths>({ baseUrl, fetch: send });
  const requests = (filter: RequestFilter = {}) =>
    itemsOf(1, async (pagina: number) => {
      const query = { limite: PAGE, ...filter, pagina };
      const page = client.GET('/api/m/solicitacao', { params: { query } });
      const { response: items } = await answerOf(page);
      return { items, next: items.length === Number(query.limite) ? pagina + 1 : null };
    });
  return Object.assign(client, { requests });
}
