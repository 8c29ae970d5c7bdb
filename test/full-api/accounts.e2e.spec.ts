import { Credentials, Merchants, type Merchant } from '#domain';
import { aMerchant } from '../support/builders/index.js';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;
let owner: Merchant;
let subUser: Merchant;
let keys: { owner: string; subUser: string };

beforeAll(async () => {
  api = await openFullApi();
  owner = await aMerchant(api.face, api.scope, { name: 'Rede' });
  subUser = await aMerchant(api.face, api.scope, { name: 'Loja 2', ownerId: owner.id });
  const issue = async (merchantId: number) =>
    (await api.face.get(Credentials).issueKey(api.scope, { kind: 'full_api_key', merchantId, label: 'loja' }))
      .key;
  keys = { owner: await issue(owner.id), subUser: await issue(subUser.id) };
});

describe('a blocked owner', () => {
  it('blocks the orders of its sub-users until it is unblocked', async () => {
    const merchants = api.face.get(Merchants);
    const place = () => api.post('/orders', anOrderBody(api, { cliente_id: subUser.id }), keys.subUser);
    expect((await place()).status).toBe(201);
    await merchants.block(api.scope, owner.id);
    const refused = await place();
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([403, ['mensagem']]);
    const byHub = await api.post('/orders', anOrderBody(api, { cliente_id: subUser.id }));
    expect(byHub.status).toBe(403);
    await merchants.unblock(api.scope, owner.id);
    expect((await place()).status).toBe(201);
  });
});

describe('one new e-mail in parallel calls', () => {
  it('is one user for all calls of generateAccessToken', async () => {
    const body = { nome: 'Nova', email: 'nova@example.com', senha: 'segredo1', telefone: '19999990000' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.post('/generateAccessToken', body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('is one user for all orders that bring it along', async () => {
    const cliente = { nome: 'Nova', email: 'outra@example.com', senha: 'segredo1', telefone: '19999990001' };
    const body = anOrderBody(api, { cliente_id: undefined, cliente });
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/orders', body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const found = await api.get('/usuarios?email=outra@example.com');
    expect((found.body as { data: unknown[] }).data).toHaveLength(1);
  });
});

it('a user may have the six characters that the contract promises', async () => {
  const body = { nome: 'Nova', email: 'seis@example.com', senha: '123456', telefone: '19999990002' };
  expect((await api.post('/usuarios', body)).status).toBe(201);
});
