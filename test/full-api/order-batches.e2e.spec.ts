import { OrderBatchRunner } from '#domain';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;

beforeAll(async () => {
  api = await openFullApi();
});
afterAll(() => api.face.close());

const total = async () => (await api.get('/orders')).body.total as number;

describe('POST /orders/lote', () => {
  const lote = (pedidos: object[], more: object = {}, key?: string) =>
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

  it('refuses a body that is not as documented as a whole, naming the order, and another’s customer', async () => {
    const before = await total();
    const { status, body } = await lote([anOrderBody(api), { cliente_id: api.store.id }]);
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

  it('shows a larger one as a job', async () => {
    const { body } = await lote(Array(51).fill(anOrderBody(api)));
    expect(body).toMatchObject({ total: 51, criados: 0, finished_at: null });
    await api.face.get(OrderBatchRunner).runDue();
    const done = await api.get(`/orders/lote/${String(body.id)}`);
    expect(done.body).toMatchObject({ criados: 51, recusados: 0, finished_at: expect.any(String) });
    expect((await api.get(`/orders/lote/${String(body.id)}`, api.otherHub.keys.hub)).status).toBe(404);
  });
});
