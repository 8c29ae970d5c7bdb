import { OrderBatches } from '#domain';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;

beforeAll(async () => {
  api = await openFullApi();
});

const total = async () => (await api.get('/orders')).body.total as number;

describe('POST /orders/lote', () => {
  const lote = (pedidos: unknown[], more: object = {}, key?: string) =>
    api.post('/orders/lote', { pedidos, ...more }, key);

  it('creates many with a result for each, as each alone would be answered', async () => {
    const pedidos = [
      anOrderBody(api, { external_id: 'L-1' }),
      anOrderBody(api, { tipo_veiculo_id: 999_999 }),
      anOrderBody(api, { metodo_pagamento: 'carteira', cliente_id: api.rival.id }),
    ];
    const { status, body } = await lote(pedidos).set('Idempotency-Key', 'l-1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, atomico: false, total: 3, criados: 1, recusados: 2 });
    const [placed, unknown] = body.resultados;
    expect(placed).toMatchObject({ status: 201, external_id: 'L-1', mensagem: null });
    expect((await api.get(`/orders/${String(placed.id)}`)).body.total_value).toBe(placed.total_value);
    const alone = await api.post('/orders', pedidos[1]);
    expect(unknown).toMatchObject({ status: 400, campo: 'tipo_veiculo_id' });
    expect(alone.body.errors.tipo_veiculo_id).toEqual([unknown.mensagem]);
    const again = await lote(pedidos).set('Idempotency-Key', 'l-1');
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([body, 'true']);
  });

  it('refuses, where all or none are placed, an order that is not as documented with all, and another’s customer', async () => {
    const before = await total();
    const { status, body } = await lote([anOrderBody(api), { cliente_id: api.store.id }], { atomico: true });
    expect([status, Object.keys(body.errors)]).toEqual([
      400,
      expect.arrayContaining(['pedidos.1.endereco_coleta']),
    ]);
    expect((await lote([])).status).toBe(400);
    expect((await lote([anOrderBody(api, { cliente_id: api.rival.id })], {}, api.keys.store)).status).toBe(
      403,
    );
    expect(
      (await lote([anOrderBody(api), anOrderBody(api, { tipo_veiculo_id: 1 })], { atomico: true })).body
        .criados,
    ).toBe(0);
    expect(await total()).toBe(before);
  });

  it('gives each order that is not as documented its own result, also as a job', async () => {
    const malformed: unknown[] = [
      { cliente_id: api.store.id },
      'x',
      anOrderBody(api, { enderecos_entrega: [{}] }),
    ];
    const { status, body } = await lote([anOrderBody(api), ...malformed, anOrderBody(api)]);
    expect([status, body.criados, body.recusados]).toEqual([200, 2, 3]);
    const alone = await api.post('/orders', { cliente_id: api.store.id });
    const [field] = Object.keys(alone.body.errors);
    expect(body.resultados.map((row: { status: number; campo: string }) => [row.status, row.campo])).toEqual([
      [201, null],
      [400, field],
      [400, null],
      [400, 'enderecos_entrega.0.endereco'],
      [201, null],
    ]);
    expect(body.resultados[1].mensagem).toBe(alone.body.errors[field!][0]);
    const many = [...malformed, ...Array(50).fill(anOrderBody(api)), anOrderBody(api, { cotacao_id: 'x' })];
    const { id } = (await lote(many)).body;
    await api.face.get(OrderBatches).runDue();
    await api.face.get(OrderBatches).runDue();
    const done = (await api.get(`/orders/lote/${String(id)}`)).body;
    expect([done.criados, done.recusados]).toEqual([50, 4]);
    expect(done.resultados.slice(0, 3)).toEqual(body.resultados.slice(1, 4));
    expect((await lote(malformed.slice(0, 1))).body).toMatchObject({ id: null, criados: 0, recusados: 1 });
  });

  it('shows a larger one as a job', async () => {
    const { body } = await lote(Array(51).fill(anOrderBody(api)));
    expect(body).toMatchObject({ total: 51, criados: 0, finished_at: null });
    await api.face.get(OrderBatches).runDue();
    const done = await api.get(`/orders/lote/${String(body.id)}`);
    expect(done.body).toMatchObject({ criados: 51, recusados: 0, finished_at: expect.any(String) });
    expect((await api.get(`/orders/lote/${String(body.id)}`, api.otherHub.keys.hub)).status).toBe(404);
  });
});
