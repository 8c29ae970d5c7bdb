import { Credentials, Merchants } from '#domain';
import { aMerchant, anOrder, type HubWorld } from '../support/builders/index.js';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

/** Records that a request can be about. */
interface Things {
  readonly user: number;
  readonly courier: number;
  readonly order: number;
  readonly vehicleType: number;
  readonly webhook: number;
}

type Call = readonly [method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object];

const HOOK = 'https://8.8.8.8/permissions';

let api: FullApiWorld;
let keys: Record<'hub' | 'customer' | 'user token' | 'sub-user' | 'restricted sub-user', string>;
let own: Things;
let foreign: Things;
let otherHub: Things;
/** Records of the sub-user. */
let clerks: Things;

async function thingsOf(world: HubWorld, user: { id: number }, key: string): Promise<Things> {
  const { id: order } = await anOrder(world).of(user).create(api.face);
  const webhook = (await api.post('/webhooks', { url: `${HOOK}/${order}` }, key)).body.id as number;
  return { user: user.id, courier: world.courierId, order, vehicleType: world.motorbike.id, webhook };
}

beforeAll(async () => {
  api = await openFullApi();
  const credentials = api.face.get(Credentials);
  const { token } = await credentials.issueUserToken(api.scope, api.store.id);
  const restricted = await aMerchant(api.face, api.scope, { ownerId: api.store.id });
  await api.face
    .get(Merchants)
    .update(api.scope, restricted.id, { restrictions: { ordering: true, readingOthers: true } });
  const label = { kind: 'full_api_key', label: 'restricted' } as const;
  const { key } = await credentials.issueKey(api.scope, { ...label, merchantId: restricted.id });
  const { hub, store, clerk } = api.keys;
  keys = { hub, customer: store, 'user token': token, 'sub-user': clerk, 'restricted sub-user': key };
});

beforeEach(async () => {
  own = await thingsOf(api, api.store, api.keys.store);
  foreign = await thingsOf(api, api.rival, api.keys.rival);
  otherHub = await thingsOf(api.otherHub, api.otherHub.store, api.otherHub.keys.hub);
  clerks = await thingsOf(api, api.clerk, api.keys.clerk);
});

async function ask(kind: keyof typeof keys, [method, path, body]: Call): Promise<number> {
  const { status, body: answer } = await (method === 'get' || method === 'delete'
    ? api[method](path, keys[kind])
    : api[method](path, body, keys[kind]));
  if (status === 403) expect(answer).toEqual({ mensagem: 'Esta credencial não tem acesso a este recurso' });
  return status;
}

/**
 * Statuses for own records, foreign ones of the hub, and those of another hub. That each endpoint asks who
 * calls is in `test/server/access`: here is what the refusals look like.
 */
describe.each<[name: string, hub: string, customer: string, call: (of: Things) => Call]>([
  ['an order', '200 200 404', '200 404 404', ({ order }) => ['get', `/orders/${order}`]],
  ['cancelling an order', '200 200 404', '200 404 404', ({ order }) => ['delete', `/orders/${order}`]],
  ['ordering for a user', '201 201 400', '201 403 403', (of) => ['post', '/orders', orderOf(of)]],
  ['a quote for a user', '200 200 400', '200 403 403', (of) => ['post', '/orders/calcular', orderOf(of)]],
  ['a user', '200 200 404', '200 403 403', ({ user }) => ['get', `/usuarios/${user}`]],
  [
    'changing a user',
    '200 200 404',
    '200 403 403',
    ({ user }) => ['put', `/usuarios/${user}`, { telefone: '11' }],
  ],
  [
    'blocking in a user',
    '200 200 404',
    '403 403 403',
    ({ user }) => ['put', `/usuarios/${user}`, { bloqueado: false }],
  ],
  ['a wallet', '200 200 404', '200 403 403', ({ user }) => ['get', `/usuarios/${user}/carteira`]],
  [
    'a credit',
    '201 201 404',
    '403 403 403',
    ({ user }) => ['post', `/usuarios/${user}/carteira/creditos`, { valor: 1 }],
  ],
  ['all users', '200 200 200', '403 403 403', () => ['get', '/usuarios']],
  ['a courier', '200 200 404', '403 403 403', ({ courier }) => ['get', `/entregadores/${courier}`]],
  [
    'a vehicle type',
    '200 200 404',
    '200 200 404',
    ({ vehicleType }) => ['get', `/tipos-veiculos/${vehicleType}`],
  ],
  ['a webhook', '200 200 404', '200 404 404', ({ webhook }) => ['get', `/webhooks/${webhook}`]],
  ['removing a webhook', '200 200 404', '200 404 404', ({ webhook }) => ['delete', `/webhooks/${webhook}`]],
  [
    'events of couriers',
    '201 201 201',
    '403 403 403',
    ({ order }) => ['post', '/webhooks', { url: `${HOOK}/couriers/${order}`, eventos: ['COURIER_ONLINE'] }],
  ],
])('%s', (_, hub, customer, call) => {
  it.each([
    ['hub', hub, () => own],
    ['customer', customer, () => own],
    ['user token', customer, () => own],
    ['sub-user', customer, () => clerks],
  ] as const)('is answered to a %s', async (kind, expected, ownOf) => {
    const statuses = [];
    for (const things of [ownOf(), foreign, otherHub]) statuses.push(await ask(kind, call(things)));
    expect(statuses.join(' ')).toBe(expected);
  });

  it('is hidden from a restricted sub-user where it is of its account, and refused where it orders', async () => {
    const [, path] = call(own);
    const others = Number(customer.split(' ')[1]);
    for (const things of [own, clerks])
      expect(await ask('restricted sub-user', call(things))).toBe(path === '/orders' ? 403 : others);
  });

  it('needs a key', async () => {
    const [method, path, body] = call(own);
    expect((await api.face.call()[method](`/api/v1${path}`).send(body)).status).toBe(401);
  });
});

function orderOf({ user }: Things): object {
  return anOrderBody(api, { cliente_id: user });
}

it('shows a customer key only its own orders', async () => {
  const { body } = await api.get('/orders?limit=100', api.keys.rival);
  expect(new Set(body.data.map(({ user_id }: { user_id: number }) => user_id))).toEqual(
    new Set([api.rival.id]),
  );
  const placed = await api.face.core.db.query('select 1 from orders where merchant_id = $1', [api.rival.id]);
  expect(body.total).toBe(placed.length);
});
