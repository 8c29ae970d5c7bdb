import { Hubs } from '#domain';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;

beforeAll(async () => {
  api = await openFullApi();
  await api.face
    .get(Hubs)
    .update(api.hub.id, { settings: { topUpFees: { pix: { fixedCents: 100, percentBp: 150 } } } });
});

const ENTRY_KEYS =
  'id uuid operacao tipo valor descricao status external_id forma_pagamento referencia_id data_criacao'.split(
    ' ',
  );

describe.each([
  ['usuarios', () => api.rival.id, 'usuario_id'],
  ['entregadores', () => api.courierId, 'entregador_id'],
] as const)('/%s/{id}/carteira', (kind, id, idKey) => {
  const path = (rest = '') => `/${kind}/${id()}/carteira${rest}`;
  const saldo = async () => (await api.get(path())).body.data.saldo as number;

  it('GET answers owner and balance', async () => {
    const { status, body } = await api.get(path());
    expect([status, body]).toEqual([200, { data: { [idKey]: id(), saldo: 0 } }]);
  });

  it('POST creditos adds, and answers the entry and the balance after it', async () => {
    const { status, body } = await api.post(path('/creditos'), { valor: 100.5, descricao: 'Bônus' });
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        operacao: 'credito',
        tipo: 'adicao_saldo',
        valor: 100.5,
        status: 'concluido',
        external_id: null,
      },
      saldo: 100.5,
      duplicada: false,
    });
  });

  it('POST debitos debits, below zero by default', async () => {
    const before = await saldo();
    const debit = (body: object) => api.post(path('/debitos'), body);
    expect((await debit({ valor: before + 10 })).body.saldo).toBe(-10);
    const refused = await debit({ valor: 1, permitir_saldo_negativo: false });
    expect([refused.status, refused.body]).toEqual([400, { mensagem: 'Saldo insuficiente para o débito' }]);
    expect(await saldo()).toBe(-10);
  });

  it('moves money once for an external_id, and answers a repetition with 200', async () => {
    const body = { valor: 5, external_id: 'LANC-1' };
    const first = await api.post(path('/creditos'), body);
    const again = await api.post(path('/creditos'), body);
    expect([first.status, first.body.duplicada]).toEqual([201, false]);
    expect([again.status, again.body.duplicada]).toEqual([200, true]);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.saldo).toBe(first.body.saldo);
  });

  it('refuses another operation under a used external_id, which would be lost', async () => {
    await api.post(path('/creditos'), { valor: 5, external_id: 'LANC-2' });
    const { status, body } = await api.post(path('/debitos'), { valor: 5, external_id: 'LANC-2' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ external_id: ['Id externo já usado em outro lançamento'] });
  });

  it('creates an entry each time without external_id', async () => {
    const before = await saldo();
    await api.post(path('/creditos'), { valor: 1, external_id: '' });
    await api.post(path('/creditos'), { valor: 1 });
    expect(await saldo()).toBe(before + 2);
  });

  it('POST recargas keeps the method of payment', async () => {
    const { status, body } = await api.post(path('/recargas'), { valor: 20, forma_pagamento: 'dinheiro' });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      operacao: 'credito',
      tipo: 'recarga',
      valor: 20,
      forma_pagamento: 'dinheiro',
    });
    expect(body).not.toHaveProperty('taxa');
  });

  it('wants the method of payment of a recarga', async () => {
    expect((await api.post(path('/recargas'), { valor: 20 })).body.errors).toEqual({
      forma_pagamento: ['A forma de pagamento é obrigatória'],
    });
  });

  it('GET transacoes lists the newest first with meta', async () => {
    const { status, body } = await api.get(path('/transacoes?por_pagina=2'));
    expect(status).toBe(200);
    expect(Object.keys(body.data[0]).sort()).toEqual([...ENTRY_KEYS].sort());
    expect(body.data[0]).toMatchObject({ tipo: 'recarga', forma_pagamento: 'dinheiro', descricao: '-' });
    expect(body.meta).toEqual({ pagina: 1, por_pagina: 2, total: expect.any(Number), saldo: await saldo() });
  });

  it('filters transacoes by operation and by external_id', async () => {
    const debits = (await api.get(path('/transacoes?operacao=debito'))).body;
    expect(new Set(debits.data.map(({ operacao }: { operacao: string }) => operacao))).toEqual(
      new Set(['debito']),
    );
    const [found] = (await api.get(path('/transacoes?external_id=LANC-1'))).body.data;
    expect(found).toMatchObject({ external_id: 'LANC-1', valor: 5 });
  });

  it.each(['por_pagina=0', 'por_pagina=201', 'pagina=0', 'operacao=nada'])(
    'refuses transacoes?%s',
    async (query) => {
      const { status, body } = await api.get(path(`/transacoes?${query}`));
      expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it.each([
    ['0', 'O valor deve ser maior que zero'],
    ['-5', 'O valor deve ser maior que zero'],
    ['1.005', 'O valor deve ter no máximo duas casas decimais'],
    ['1e400', 'O valor deve ser um número'],
    ['1e300', 'O valor deve ser no máximo 100000000'],
    ['"NaN"', 'O valor deve ser um número'],
    ['null', 'O valor é obrigatório'],
    ['[1]', 'O valor deve ser um número'],
    ['{}', 'O valor deve ser um número'],
  ])('refuses valor %s, and writes nothing', async (valor, text) => {
    const before = await saldo();
    for (const operation of ['creditos', 'debitos']) {
      const { status, body } = await api.post(path(`/${operation}`), `{"valor":${valor}}`);
      expect([status, body.errors]).toEqual([400, { valor: [text] }]);
    }
    expect(await saldo()).toBe(before);
  });

  it.each(['descricao', 'external_id'])('refuses a long %s', async (field) => {
    const { body } = await api.post(path('/creditos'), { valor: 1, [field]: 'x'.repeat(192) });
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('does not find the wallet of nobody', async () => {
    for (const rest of ['', '/transacoes'])
      expect((await api.get(`/${kind}/99999999/carteira${rest}`)).status).toBe(404);
    for (const rest of ['creditos', 'debitos', 'recargas']) {
      const body = { valor: 1, forma_pagamento: 'pix' };
      expect((await api.post(`/${kind}/99999999/carteira/${rest}`, body)).status).toBe(404);
    }
  });
});

describe('the fee of a recarga', () => {
  const recharge = (body: object, kind = 'usuarios', id = api.store.id) =>
    api.post(`/${kind}/${id}/carteira/recargas`, { valor: 100, forma_pagamento: 'pix', ...body });

  it('is a debit of its own, linked to the top-up', async () => {
    const { body } = await recharge({});
    expect(body).toMatchObject({ taxa: { valor: 2.5 }, saldo: 97.5 });
    const [fee, topUp] = (await api.get(`/usuarios/${api.store.id}/carteira/transacoes`)).body.data;
    expect(fee).toMatchObject({
      id: body.taxa.transacao_id,
      operacao: 'debito',
      tipo: 'taxa_recarga',
      referencia_id: topUp.id,
    });
  });

  it('is shown again on a repetition, and not charged again', async () => {
    const first = await recharge({ external_id: 'R-1' });
    const again = await recharge({ external_id: 'R-1' });
    expect([again.status, again.body.duplicada, again.body.taxa]).toEqual([200, true, first.body.taxa]);
    expect(again.body.saldo).toBe(first.body.saldo);
  });

  it('is not charged with aplicar_taxa false, by another method, nor to a courier', async () => {
    for (const { body } of [
      await recharge({ aplicar_taxa: false }),
      await recharge({ forma_pagamento: 'boleto' }),
      await recharge({}, 'entregadores', api.courierId),
    ])
      expect(body).not.toHaveProperty('taxa');
  });
});
