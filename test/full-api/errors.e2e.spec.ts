import { DROPOFF } from '../support/builders/index.js';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;

beforeAll(async () => {
  api = await openFullApi();
});

const raw = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.face.call()[method](`/api/v1${path}`);

describe('without a valid key', () => {
  const invalid = { mensagem: 'Credencial inválida' };

  it.each([
    ['no header', {}],
    ['another scheme', { Authorization: 'Basic abc' }],
    ['an empty key', { Authorization: 'Bearer ' }],
    ['a malformed key', { Authorization: 'Bearer abc' }],
    ['an unknown key', { Authorization: `Bearer full_api_live_${'x'.repeat(46)}` }],
    ['a NUL', { Authorization: 'Bearer %00' }],
  ])('answers 401 to %s', async (_what, headers) => {
    const { status, body } = await raw('get', '/orders').set(headers);
    expect([status, body]).toEqual([401, invalid]);
  });

  it('answers 401 before it looks at the body', async () => {
    expect((await raw('post', '/orders').send({})).status).toBe(401);
  });
});

describe('a request that misses', () => {
  it('answers 404 to an unknown route, with or without a key', async () => {
    for (const { status, body } of [await raw('get', '/nada'), await api.get('/nada'), await api.get('/')])
      expect([status, body]).toEqual([404, { mensagem: 'Rota não encontrada' }]);
  });

  it('answers 405 with Allow to another method of a known route', async () => {
    const { status, body, headers } = await api.put('/orders', {});
    expect([status, body, headers['allow']]).toEqual([
      405,
      { mensagem: 'Método não permitido nesta rota' },
      'GET, POST',
    ]);
  });

  it.each(['{"a":', '"texto"', '[1', 'NaN', '{"a":1e}', '{a:1}'])(
    'answers 400 to the body %s',
    async (text) => {
      const { status, body } = await api.post('/orders/calcular', text);
      expect([status, body.mensagem]).toEqual([400, 'Erro de validação']);
    },
  );

  it('answers 400 to a list of bodies', async () => {
    expect((await api.post('/orders/calcular', '[{}]')).body.errors).toHaveProperty('body');
  });

  it('names the required fields of an empty, missing or null body', async () => {
    for (const body of ['{}', undefined, 'null', '[]']) {
      const { errors } = (await api.post('/orders/calcular', body)).body;
      expect(Object.keys(errors).sort()).toEqual([
        'cliente_id',
        'endereco_coleta',
        'enderecos_entrega',
        'tipo_veiculo_id',
      ]);
    }
  });

  it('answers 400 to ten megabytes', async () => {
    const answer = await fetch(`${api.face.baseUrl}/api/v1/orders`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${api.keys.hub}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ observacao: 'x'.repeat(10_000_000) }),
    }).catch(() => null);
    // The server may close the connection before it has received everything.
    if (answer) {
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { mensagem: 'Erro de validação', errors: { body: ['O corpo da requisição é grande demais'] } },
      ]);
    }
  });
});

describe('hostile bodies', () => {
  const errorsOf = async (body: object | string) => {
    const before = (await api.get('/orders')).body.total;
    const answer = await api.post('/orders', body);
    expect(answer.status).toBe(400);
    expect((await api.get('/orders')).body.total).toBe(before);
    return Object.keys(answer.body.errors as object);
  };
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const withField = (json: string) => JSON.stringify(anOrderBody(api)).replace(/}$/, `,${json}}`);

  it('refuses 5,000 stops, naming them', async () => {
    const enderecos_entrega = Array.from({ length: 5_000 }, () => ({ endereco: 'Rua', ...DROPOFF }));
    expect(await errorsOf(anOrderBody(api, { enderecos_entrega }))).toEqual(['enderecos_entrega']);
  });

  it('refuses depth where a value belongs, and ignores it where nothing is read', async () => {
    expect(await errorsOf(withField(`"observacao":${deep(100_000)}`))).toEqual(['observacao']);
    expect(await errorsOf(withField(`"dimensoes_pacote":${deep(100_000)}`))).toEqual(['dimensoes_pacote']);
    expect((await api.post('/orders', withField(`"nada":${deep(100_000)}`))).status).toBe(201);
  });

  it.each([
    ['a NUL', '"observacao":"a\\u0000b"', 'observacao'],
    ['half a surrogate pair', '"observacao":"\\ud800"', 'observacao'],
    ['a number beyond all', '"tipo_veiculo_id":1e400', 'tipo_veiculo_id'],
    ['a number beyond exactness', '"tipo_veiculo_id":9007199254740993', 'tipo_veiculo_id'],
    ['a fraction', '"cliente_id":1.5', 'cliente_id'],
    ['a negative id', '"cliente_id":-1', 'cliente_id'],
    ['NaN as text', '"cliente_id":"NaN"', 'cliente_id'],
    ['a word for money', '"valor_pedidos":"dez"', 'valor_pedidos'],
    ['money below nothing', '"valor_pedidos":-0.01', 'valor_pedidos'],
    ['a flag for a number', '"cliente_id":true', 'cliente_id'],
    ['a number for a flag', '"retorno_necessario":2', 'retorno_necessario'],
    ['a list for an object', '"endereco_coleta":[]', 'endereco_coleta'],
    ['an object for a list', '"enderecos_entrega":{"0":{}}', 'enderecos_entrega'],
    ['a list within the list', '"enderecos_entrega":[[]]', 'enderecos_entrega.0'],
    ['null within the list', '"enderecos_entrega":[null]', 'enderecos_entrega.0'],
  ])('refuses %s, naming the field', async (_what, json, field) => {
    expect(await errorsOf(withField(json))).toEqual([field]);
  });

  it('is not fooled by prototypes', async () => {
    expect(
      (
        await api.post(
          '/orders',
          withField('"__proto__":{"tipo_veiculo_id":1},"constructor":{"prototype":1}'),
        )
      ).status,
    ).toBe(201);
    expect(({} as Record<string, unknown>)['tipo_veiculo_id']).toBeUndefined();
  });

  it('keeps emoji and quotes as they came', async () => {
    const external_id = `🛵 "aspas" 'simples' \\ %_; --`;
    const { body } = await api.post('/orders', anOrderBody(api, { external_id }));
    expect(body.external_id).toBe(external_id);
    expect((await api.get(`/orders?external_id=${encodeURIComponent(external_id)}`)).body.total).toBe(1);
  });

  it('refuses NUL in queries', async () => {
    expect((await api.get('/orders?external_id=%00')).status).toBe(400);
    expect((await api.get('/tipos-veiculos?nome=%00')).status).toBe(400);
    expect((await api.get('/usuarios?email=%00')).status).toBe(400);
  });
});

describe('too many requests', () => {
  it('answers 429 with Retry-After, in the form of this face', async () => {
    const call = () => api.get('/tipos-veiculos', api.otherHub.keys.hub);
    let last = await call();
    expect(Number(last.headers['ratelimit-limit'])).toBe(1_000);
    for (let i = 0; i < 11 && last.status !== 429; i++)
      last = (await Promise.all(Array.from({ length: 100 }, call))).at(-1)!;
    expect([last.status, last.body]).toEqual([
      429,
      { mensagem: 'Muitas requisições. Aguarde e tente novamente' },
    ]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});
