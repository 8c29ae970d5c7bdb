import { Credentials, Merchants } from '#domain';
import { aMerchant, anOrder } from '../support/builders/index.js';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The owner of the record that a request is about. */
type Whose = 'own' | 'foreign' | 'other hub';

interface Things {
  readonly user: number;
  readonly courier: number;
  readonly order: number;
  readonly vehicleType: number;
  readonly webhook: number;
}

/** Expected statuses for a hub key and a customer key: own records, foreign ones of the hub, those of another hub. */
interface Rule {
  readonly endpoint: string;
  readonly call: (things: Things) => [Method, string, object?];
  readonly hub: Record<Whose, number>;
  readonly customer: Record<Whose, number>;
}

const everywhere = (status: number): Record<Whose, number> => ({
  own: status,
  foreign: status,
  'other hub': status,
});
const hidden = (status: number): Record<Whose, number> => ({
  own: status,
  foreign: status,
  'other hub': 404,
});
const FORBIDDEN = everywhere(403);
/** A foreign record is refused, whether it exists or not. */
const ownOnly = (status: number): Record<Whose, number> => ({ own: status, foreign: 403, 'other hub': 403 });
/** A foreign order or webhook is answered as unknown. */
const unseen = (status: number): Record<Whose, number> => ({ own: status, foreign: 404, 'other hub': 404 });

let api: FullApiWorld;
let keys: Record<'hub' | 'customer' | 'user token' | 'sub-user' | 'restricted sub-user', string>;
let things: Record<Whose, Things>;
/** Records of a sub-user. */
let clerks: Things;
let serial = 0;

const valor = { valor: 1 };
const recarga = { valor: 1, forma_pagamento: 'pix' };
const newUser = () => ({ nome: 'N', email: `p${++serial}@example.com`, senha: 'segredo1', telefone: '11' });

const RULES: Rule[] = [
  {
    endpoint: 'POST /orders/calcular',
    call: (t) => ['post', '/orders/calcular', anOrderBody(api, { cliente_id: t.user })],
    hub: { own: 200, foreign: 200, 'other hub': 400 },
    customer: ownOnly(200),
  },
  {
    endpoint: 'POST /orders',
    call: (t) => ['post', '/orders', anOrderBody(api, { cliente_id: t.user })],
    hub: { own: 201, foreign: 201, 'other hub': 400 },
    customer: ownOnly(201),
  },
  {
    endpoint: 'POST /orders/lote',
    call: (t) => ['post', '/orders/lote', { pedidos: [anOrderBody(api, { cliente_id: t.user })] }],
    hub: everywhere(200),
    customer: ownOnly(200),
  },
  {
    // The owner of a batch: order-batches.e2e.spec.ts.
    endpoint: 'GET /orders/lote/{id}',
    call: () => ['get', '/orders/lote/999999'],
    hub: everywhere(404),
    customer: everywhere(404),
  },
  {
    endpoint: 'POST /chamar-entregador',
    call: (t) => [
      'post',
      '/chamar-entregador',
      { cliente_id: t.user, num_locais_entrega: 1, endereco_coleta: anOrderBody(api).endereco_coleta },
    ],
    hub: { own: 201, foreign: 201, 'other hub': 400 },
    customer: ownOnly(201),
  },
  {
    endpoint: 'GET /orders',
    call: () => ['get', '/orders'],
    hub: everywhere(200),
    customer: everywhere(200),
  },
  {
    endpoint: 'GET /orders/{id}',
    call: (t) => ['get', `/orders/${t.order}`],
    hub: hidden(200),
    customer: unseen(200),
  },
  {
    endpoint: 'DELETE /orders/{id}',
    call: (t) => ['delete', `/orders/${t.order}`],
    hub: hidden(200),
    customer: unseen(200),
  },
  { endpoint: 'GET /usuarios', call: () => ['get', '/usuarios'], hub: everywhere(200), customer: FORBIDDEN },
  {
    endpoint: 'POST /usuarios',
    call: () => ['post', '/usuarios', newUser()],
    hub: everywhere(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /usuarios/{id}',
    call: (t) => ['get', `/usuarios/${t.user}`],
    hub: hidden(200),
    customer: ownOnly(200),
  },
  {
    endpoint: 'PUT /usuarios/{id}',
    call: (t) => ['put', `/usuarios/${t.user}`, { telefone: '11' }],
    hub: hidden(200),
    customer: ownOnly(200),
  },
  {
    endpoint: 'PATCH /usuarios/{id}',
    call: (t) => ['patch', `/usuarios/${t.user}`, { telefone: '11' }],
    hub: hidden(200),
    customer: ownOnly(200),
  },
  {
    endpoint: 'PUT /usuarios/{id} with bloqueado',
    call: (t) => ['put', `/usuarios/${t.user}`, { bloqueado: false }],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /generateAccessToken',
    call: () => ['post', '/generateAccessToken', newUser()],
    hub: everywhere(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /usuarios/{id}/bloqueio',
    call: (t) => ['post', `/usuarios/${t.user}/bloqueio`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'DELETE /usuarios/{id}/bloqueio',
    call: (t) => ['delete', `/usuarios/${t.user}/bloqueio`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /usuarios/{id}/carteira',
    call: (t) => ['get', `/usuarios/${t.user}/carteira`],
    hub: hidden(200),
    customer: ownOnly(200),
  },
  {
    endpoint: 'GET /usuarios/{id}/carteira/transacoes',
    call: (t) => ['get', `/usuarios/${t.user}/carteira/transacoes`],
    hub: hidden(200),
    customer: ownOnly(200),
  },
  {
    endpoint: 'POST /usuarios/{id}/carteira/creditos',
    call: (t) => ['post', `/usuarios/${t.user}/carteira/creditos`, valor],
    hub: hidden(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /usuarios/{id}/carteira/debitos',
    call: (t) => ['post', `/usuarios/${t.user}/carteira/debitos`, valor],
    hub: hidden(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /usuarios/{id}/carteira/recargas',
    call: (t) => ['post', `/usuarios/${t.user}/carteira/recargas`, recarga],
    hub: hidden(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /entregadores',
    call: () => ['get', '/entregadores'],
    hub: everywhere(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /entregadores/online',
    call: () => ['get', '/entregadores/online'],
    hub: everywhere(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /entregadores/{id}',
    call: (t) => ['get', `/entregadores/${t.courier}`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /entregadores/{id}/bloqueio',
    call: (t) => ['post', `/entregadores/${t.courier}/bloqueio`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'DELETE /entregadores/{id}/bloqueio',
    call: (t) => ['delete', `/entregadores/${t.courier}/bloqueio`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /entregadores/{id}/bloqueio-saque',
    call: (t) => ['post', `/entregadores/${t.courier}/bloqueio-saque`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'DELETE /entregadores/{id}/bloqueio-saque',
    call: (t) => ['delete', `/entregadores/${t.courier}/bloqueio-saque`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /entregadores/{id}/carteira',
    call: (t) => ['get', `/entregadores/${t.courier}/carteira`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /entregadores/{id}/carteira/transacoes',
    call: (t) => ['get', `/entregadores/${t.courier}/carteira/transacoes`],
    hub: hidden(200),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /entregadores/{id}/carteira/creditos',
    call: (t) => ['post', `/entregadores/${t.courier}/carteira/creditos`, valor],
    hub: hidden(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /entregadores/{id}/carteira/debitos',
    call: (t) => ['post', `/entregadores/${t.courier}/carteira/debitos`, valor],
    hub: hidden(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'POST /entregadores/{id}/carteira/recargas',
    call: (t) => ['post', `/entregadores/${t.courier}/carteira/recargas`, recarga],
    hub: hidden(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /tipos-veiculos',
    call: () => ['get', '/tipos-veiculos'],
    hub: everywhere(200),
    customer: everywhere(200),
  },
  {
    endpoint: 'GET /tipos-veiculos/{id}',
    call: (t) => ['get', `/tipos-veiculos/${t.vehicleType}`],
    hub: hidden(200),
    customer: hidden(200),
  },
  {
    endpoint: 'GET /tipos-veiculos/{id}/categorias',
    call: (t) => ['get', `/tipos-veiculos/${t.vehicleType}/categorias`],
    hub: hidden(200),
    customer: hidden(200),
  },
  {
    endpoint: 'GET /webhooks',
    call: () => ['get', '/webhooks'],
    hub: everywhere(200),
    customer: everywhere(200),
  },
  {
    endpoint: 'POST /webhooks',
    call: () => ['post', '/webhooks', { url: `https://8.8.8.8/${++serial}` }],
    hub: everywhere(201),
    customer: everywhere(201),
  },
  {
    endpoint: 'POST /webhooks with courier events',
    call: () => ['post', '/webhooks', { url: `https://8.8.8.8/${++serial}`, eventos: ['COURIER_ONLINE'] }],
    hub: everywhere(201),
    customer: FORBIDDEN,
  },
  {
    endpoint: 'GET /webhooks/{id}',
    call: (t) => ['get', `/webhooks/${t.webhook}`],
    hub: hidden(200),
    customer: unseen(200),
  },
  {
    endpoint: 'PATCH /webhooks/{id}',
    call: (t) => ['patch', `/webhooks/${t.webhook}`, { ativo: true }],
    hub: hidden(200),
    customer: unseen(200),
  },
  {
    endpoint: 'DELETE /webhooks/{id}',
    call: (t) => ['delete', `/webhooks/${t.webhook}`],
    hub: hidden(200),
    customer: unseen(200),
  },
];

async function webhookOf(key: string): Promise<number> {
  return (await api.post('/webhooks', { url: `https://8.8.8.8/${++serial}` }, key)).body.id as number;
}

/** Endpoints after which a record is gone, or its user blocked. */
const SPOILING = /^DELETE \/(orders|webhooks)\/|^POST \/usuarios\/\{id\}\/bloqueio/;

/** Makes the records anew. */
async function refresh(): Promise<void> {
  const { otherHub: away } = api;
  const merchants = api.face.get(Merchants);
  for (const { id } of [api.store, api.rival]) await merchants.unblock(api.scope, id);
  const shared = { courier: api.courierId, vehicleType: api.motorbike.id };
  const orderOf = async (world: typeof away | FullApiWorld, merchant: { id: number }) =>
    (await anOrder(world).of(merchant).create(api.face)).id;
  things = {
    own: {
      ...shared,
      user: api.store.id,
      order: await orderOf(api, api.store),
      webhook: await webhookOf(api.keys.store),
    },
    foreign: {
      ...shared,
      user: api.rival.id,
      order: await orderOf(api, api.rival),
      webhook: await webhookOf(api.keys.rival),
    },
    'other hub': {
      user: away.store.id,
      courier: away.courierId,
      vehicleType: away.motorbike.id,
      order: await orderOf(away, away.store),
      webhook: await webhookOf(away.keys.hub),
    },
  };
  clerks = {
    ...shared,
    user: api.clerk.id,
    order: await orderOf(api, api.clerk),
    webhook: await webhookOf(api.keys.clerk),
  };
}

beforeAll(async () => {
  api = await openFullApi();
  const credentials = api.face.get(Credentials);
  const { token } = await credentials.issueUserToken(api.scope, api.store.id);
  const restricted = await aMerchant(api.face, api.scope, { ownerId: api.store.id });
  await api.face
    .get(Merchants)
    .update(api.scope, restricted.id, { restrictions: { ordering: true, readingOthers: true } });
  const { key } = await credentials.issueKey(api.scope, {
    kind: 'full_api_key',
    label: 'restricted',
    merchantId: restricted.id,
  });
  keys = {
    hub: api.keys.hub,
    customer: api.keys.store,
    'user token': token,
    'sub-user': api.keys.clerk,
    'restricted sub-user': key,
  };
  await refresh();
});

describe.each(RULES)('$endpoint', ({ endpoint, call, hub, customer }) => {
  if (SPOILING.test(endpoint)) afterEach(refresh);

  const ask = async (kind: keyof typeof keys, whose: Whose, own = things.own) => {
    const [method, path, body] = call(whose === 'own' ? own : things[whose]);
    const key = keys[kind];
    const answer = await (method === 'get' || method === 'delete'
      ? api[method](path, key)
      : api[method](path, body, key));
    if (answer.status === 403)
      expect(answer.body).toEqual({ mensagem: 'Esta credencial não tem acesso a este recurso' });
    return answer.status;
  };

  it('answers a hub key', async () => {
    for (const whose of ['own', 'foreign', 'other hub'] as const)
      expect([whose, await ask('hub', whose)]).toEqual([whose, hub[whose]]);
  });

  it.each(['customer', 'user token'] as const)('answers a %s key', async (kind) => {
    for (const whose of ['own', 'foreign', 'other hub'] as const) {
      expect([whose, await ask(kind, whose)]).toEqual([whose, customer[whose]]);
    }
  });

  it('answers a sub-user as a customer of its own', async () => {
    for (const whose of ['own', 'foreign', 'other hub'] as const)
      expect([whose, await ask('sub-user', whose, clerks)]).toEqual([whose, customer[whose]]);
  });

  it('shows a restricted sub-user nothing of its account and lets it order nothing', async () => {
    const orders = /^POST \/(orders|chamar-entregador)/.test(endpoint);
    const others = orders || customer.foreign === 403 ? 403 : customer.foreign;
    for (const owner of [things.own, clerks])
      expect(await ask('restricted sub-user', 'own', owner)).toBe(others);
  });

  it('answers 401 without a key', async () => {
    const [method, path, body] = call(things.own);
    expect((await api.face.call()[method](`/api/v1${path}`).send(body)).status).toBe(401);
  });
});

it('leaves no endpoint of the document out', async () => {
  const document = (await api.face.call().get('/api/v1/openapi.json')).body as {
    paths: Record<string, object>;
  };
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
  const walked = new Set(RULES.map(({ endpoint }) => endpoint.replace(/ with .*/, '')));
  expect(documented.filter((endpoint) => !walked.has(endpoint))).toEqual([]);
});

it('shows a customer key only its own orders', async () => {
  const { body } = await api.get('/orders?limit=100', api.keys.rival);
  expect(new Set(body.data.map(({ user_id }: { user_id: number }) => user_id))).toEqual(
    new Set([api.rival.id]),
  );
  const placed = await api.face.core.db.query('select 1 from orders where merchant_id = $1', [api.rival.id]);
  expect(body.total).toBe(placed.length);
});
