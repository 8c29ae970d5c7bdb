import { CourierBlocks } from '#domain';
import { FURTHER, PICKUP, aCourier, anOrder, sendOnline } from '../support/builders/index.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

const RECORD_KEYS =
  'id nome email telefone cpf ativo aprovado bloqueado bloqueado_ate veiculo tipos_servico saldo saque_bloqueado data_criacao'.split(
    ' ',
  );
const LIVE_KEYS =
  'id name phone online status last_seen_at location vehicle vehicle_types active_orders updated_at'.split(
    ' ',
  );

let api: FullApiWorld;
const record = async (id = api.courierId) => (await api.get(`/entregadores/${id}`)).body.data;
const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

beforeAll(async () => {
  api = await openFullApi();
});

describe('GET /entregadores', () => {
  it('answers records in data, with meta', async () => {
    const { status, body } = await api.get('/entregadores');
    expect(status).toBe(200);
    expect(body.meta).toEqual({ pagina: 1, por_pagina: 50, total: 1 });
    expect(Object.keys(body.data[0]).sort()).toEqual([...RECORD_KEYS].sort());
    expect(body.data[0]).toMatchObject({
      id: api.courierId,
      aprovado: true,
      ativo: false,
      tipos_servico: [{ nome: 'Moto' }, { nome: 'Furgão' }],
    });
  });

  it('filters', async () => {
    const { telefone } = await record();
    const found = async (query: string) => idsOf((await api.get(`/entregadores?${query}`)).body);
    expect(await found(`telefone=${telefone}`)).toEqual([api.courierId]);
    expect(await found('telefone=000')).toEqual([]);
    expect(await found('ativo=true')).toEqual([]);
    expect(await found('bloqueado=false&aprovado=true')).toEqual([api.courierId]);
    expect(await found('placa=XXX0000')).toEqual([]);
    expect(await found('email=a@b.co')).toEqual([]);
    expect(await found('cpf=123')).toEqual([]);
  });

  it.each(['ativo=talvez', 'por_pagina=201', 'pagina=abc'])('refuses ?%s', async (query) => {
    expect(Object.keys((await api.get(`/entregadores?${query}`)).body.errors)).toEqual([query.split('=')[0]]);
  });
});

describe('GET /entregadores/online', () => {
  it('lists the online from the most recent position to the oldest, and by status', async () => {
    const first = await aCourier(api.face, api.scope, [api.motorbike.id], PICKUP);
    api.face.core.clock.advance({ seconds: 10 });
    const second = await aCourier(api.face, api.scope, [api.motorbike.id], FURTHER);
    const { status, body } = await api.get('/entregadores/online');
    expect([status, idsOf(body)]).toEqual([200, [second, first]]);
    expect(Object.keys(body.data[0]).sort()).toEqual([...LIVE_KEYS].sort());
    expect(body.data[0]).toMatchObject({
      online: true,
      status: 'available',
      location: FURTHER,
      active_orders: [],
    });
    expect(idsOf((await api.get('/entregadores/online?status=busy')).body)).toEqual([]);
    expect(
      idsOf((await api.get('/entregadores/online?status=available&por_pagina=1&pagina=2')).body),
    ).toEqual([first]);
  });

  it('shows what they carry', async () => {
    await sendOnline(api.face, api.scope, api.courierId, PICKUP);
    const order = await anOrder(api).with({ externalId: 'LEVA-1' }).accepted().create(api.face);
    const { body } = await api.get('/entregadores/online?status=busy');
    expect(body.data).toEqual([
      expect.objectContaining({
        id: api.courierId,
        status: 'busy',
        active_orders: [{ id: order.id, external_id: 'LEVA-1', order_status: 'accepted' }],
      }),
    ]);
    expect((await api.get(`/orders/${order.id}`)).body.courier_data.location).toEqual(PICKUP);
  });

  it('refuses another status', async () => {
    expect((await api.get('/entregadores/online?status=offline')).status).toBe(400);
  });
});

describe('GET /entregadores/{id}', () => {
  it('does not find what is not there', async () => {
    const { status, body } = await api.get('/entregadores/99999999');
    expect([status, body]).toEqual([404, { mensagem: 'Entregador não encontrado' }]);
  });
});

describe('/entregadores/{id}/bloqueio', () => {
  const block = (body?: object) => api.post(`/entregadores/${api.courierId}/bloqueio`, body);

  it('blocks until further notice, and takes the courier offline', async () => {
    const { status, body } = await block();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: api.courierId,
      ativo: false,
      bloqueado: true,
      bloqueado_ate: null,
    });
  });

  it('unblocks without bringing the courier back', async () => {
    const { status, body } = await api.delete(`/entregadores/${api.courierId}/bloqueio`);
    expect([status, body.data.bloqueado, body.data.ativo]).toEqual([200, false, false]);
  });

  it('blocks until a date', async () => {
    const { body } = await block({ bloqueado_ate: '2026-03-02T13:30:00Z' });
    expect(body.data.bloqueado_ate).toBe('2026-03-02T13:30:00.000000Z');
  });

  it('ends on that date by itself; only the courier goes online again', async () => {
    api.face.core.clock.set('2026-03-02T13:30:01Z');
    await api.face.get(CourierBlocks).expireDue();
    expect(await record()).toMatchObject({ bloqueado: false, bloqueado_ate: null, ativo: false });
  });

  it.each(['2020-01-01T00:00:00Z', 'amanhã', '2026-13-01T00:00:00Z', '2099-01-01'])(
    'refuses %s',
    async (bloqueado_ate) => {
      const { status, body } = await block({ bloqueado_ate });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['bloqueado_ate']]);
    },
  );
});

describe('/entregadores/{id}/bloqueio-saque', () => {
  it('blocks withdrawals only', async () => {
    const path = `/entregadores/${api.courierId}/bloqueio-saque`;
    const blocked = await api.post(path);
    expect([blocked.status, blocked.body.data.saque_bloqueado]).toEqual([200, true]);
    expect((await api.delete(path)).body.data.saque_bloqueado).toBe(false);
    expect((await api.post('/entregadores/99999999/bloqueio-saque')).status).toBe(404);
  });
});

describe('vehicle types and categories', () => {
  it('lists vehicle types bare, and by part of the name', async () => {
    const { body } = await api.get('/tipos-veiculos');
    expect(body).toHaveLength(2);
    expect(body[1]).toMatchObject({
      nome: 'Furgão',
      peso_e_dimensoes: true,
      limitar_peso_e_dimensoes: true,
      peso_maximo: 50,
    });
    expect((await api.get('/tipos-veiculos?nome=furg')).body).toEqual([body[1]]);
    expect((await api.get(`/tipos-veiculos/${api.van.id}`)).body).toEqual(body[1]);
  });

  it('does not find another type', async () => {
    const { status, body } = await api.get('/tipos-veiculos/99999999');
    expect([status, body]).toEqual([404, { mensagem: 'Tipo de veículo não encontrado' }]);
  });

  it('lists the categories of a type bare', async () => {
    const category = { id: api.category.id, nome: 'Padrão', has_media: false, media: [] };
    expect((await api.get(`/tipos-veiculos/${api.motorbike.id}/categorias`)).body).toEqual([category]);
    expect((await api.get(`/tipos-veiculos/${api.motorbike.id}/categorias?nome=pad`)).body).toEqual([
      category,
    ]);
    expect((await api.get(`/tipos-veiculos/${api.motorbike.id}/categorias?nome=zzz`)).body).toEqual([]);
  });

  it.each(['99999999', 'x'])('answers the missing type of categories under message (%s)', async (id) => {
    const { status, body } = await api.get(`/tipos-veiculos/${id}/categorias`);
    expect([status, body]).toEqual([404, { message: 'Tipo de veículo não encontrado' }]);
  });
});
