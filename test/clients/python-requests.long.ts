import { openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { sendRaw, type RawCall } from './raw-http.driver.js';

/** Python with requests: `json=` sends None as null, and `+` of floats sends their noise. */
describe('a Python program with requests on the Full API', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });

  const python = (method: RawCall['method'], path: string, json?: object, key = api.keys.hub) =>
    sendRaw(api.face.baseUrl, {
      method,
      path: `/api/v1${path}`,
      headers: {
        'user-agent': 'python-requests/2.32.3',
        accept: '*/*',
        connection: 'keep-alive',
        authorization: `Bearer ${key}`,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });

  it('has a user made, takes a token for it, tops up and reads the statement', async () => {
    const user = {
      nome: 'Ana',
      email: ' ana.python@example.com ',
      telefone: '11999990000',
      senha: 'segredo1',
    };
    const created = await python('POST', '/usuarios', { ...user, external_id: null });
    expect([created.status, created.body.data.email]).toEqual([201, 'ana.python@example.com']);
    const { body } = await python('POST', '/generateAccessToken', user);
    const id = String(created.body.data.id);
    const topUp = { valor: 0.1 + 0.2, forma_pagamento: 'pix', descricao: null, aplicar_taxa: false };
    expect((await python('POST', `/usuarios/${id}/carteira/recargas`, topUp)).body.saldo).toBe(0.3);
    const statement = await python(
      'GET',
      `/usuarios/${id}/carteira/transacoes?por_pagina=10`,
      undefined,
      body.token,
    );
    expect([statement.status, statement.body.meta]).toEqual([
      200,
      { pagina: 1, por_pagina: 10, total: 1, saldo: 0.3 },
    ]);
  });

  it('finds nobody by an empty filter', async () => {
    expect((await python('GET', '/usuarios?email=')).body.data).toEqual([]);
    expect((await python('GET', '/orders?external_id=')).body.total).toBe(0);
  });
});
