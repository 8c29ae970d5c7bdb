import { cents, Hubs, Merchants, OrderEditing, OrderLifecycle, OrderQueries, Wallets } from '#domain';
import { anOrder, DROPOFF, KNOWN_ADDRESS, PICKUP } from '../support/builders/index.js';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const ORDER_KEYS =
  'id public_id uuid central_id external_id external_display_id user_id started_at scheduled_at order_status order_status_date status status_observation tracking_url pickup_code customer_observation type pickup_location pickup_location_data delivery_locations_data need_return_to_pickup_location need_delivery_proof distance return_distance category_id vehicle_type_id category vehicle_type height length width weight total_value valor_pedidos pagamento_faturado offline_payment_method_id payment_gateway gateway_method payment_code payment_base64 payment_url payment_expiration_date payment_status created_at updated_at accepted_at arrived_pickup_location_at arrived_limit_date picked_up_at finished_at collect_limit_date courier courier_data user deleted_at assigned_vehicle_types assigned_vehicle_types_date block_envio pickup_delay_tax repassado origem_pedido integracao_ids integracao_referencia_id integracao_order_status integracao_order_data order_import_detail_id delivered_at_data fatura_id'.split(
    ' ',
  );

let api: FullApiWorld;

beforeAll(async () => {
  api = await openFullApi();
});

const create = (changes: object = {}, key?: string) => api.post('/orders', anOrderBody(api, changes), key);
const total = async () => (await api.get('/orders')).body.total as number;

describe('POST /orders', () => {
  it('answers 201 with the Order object, every key of it', async () => {
    const { status, body } = await create({ observacao: 'Portão azul' });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual([...ORDER_KEYS].sort());
    expect(body).toMatchObject({
      central_id: api.hub.id,
      user_id: api.store.id,
      order_status: 'pending',
      status: 'Buscando entregador',
      type: 'delivery',
      customer_observation: 'Portão azul',
      pagamento_faturado: true,
      user: { id: api.store.id, name: 'Padaria Alvorada', email: api.store.email, external_id: null },
      vehicle_type: { id: api.motorbike.id, name: 'Moto' },
    });
    expect(body.started_at).toBe('2026-03-02 09:00:00');
    expect(body.created_at).toMatch(ISO);
    expect(body.public_id).toMatch(/^[2-9A-HJKMNP-Z]{6,8}$/);
    expect(body.uuid[14]).toBe('7');
  });

  it('costs what calcular answered', async () => {
    const quoted = (await api.post('/orders/calcular', anOrderBody(api))).body;
    const { body } = await create();
    expect([body.total_value, body.distance]).toEqual([quoted.preco, quoted.distancia]);
  });

  it("returns the caller's values", async () => {
    const { body } = await create({
      external_id: 'PED-77',
      categoria_id: api.category.id,
      valor_pedidos: 59.9,
      prova_entrega_necessaria: true,
      retorno_necessario: true,
      dimensoes_pacote: { peso: 1.5, largura: 2, altura: 3, comprimento: 4 },
      endereco_coleta: { endereco: 'Coleta, 1', ...PICKUP, nome: 'Ana', telefone: '11', external_id: 'LOJA' },
      enderecos_entrega: [
        {
          endereco: 'Entrega, 2',
          ...PICKUP,
          nome: 'Bia',
          telefone: '12',
          external_id: 'CASA',
          order_display_id: '#9',
        },
      ],
      campo_desconhecido: { ignorado: true },
    });
    expect(body).toMatchObject({
      external_id: 'PED-77',
      category: { id: api.category.id, name: 'Padrão' },
      valor_pedidos: 59.9,
      need_delivery_proof: true,
      need_return_to_pickup_location: true,
      weight: 1.5,
      width: 2,
      height: 3,
      length: 4,
      pickup_location: 'Coleta, 1',
      pickup_location_data: {
        endereco: 'Coleta, 1',
        ...PICKUP,
        nome: 'Ana',
        telefone: '11',
        external_id: 'LOJA',
      },
    });
    expect(body.delivery_locations_data).toEqual([
      expect.objectContaining({
        id: `${body.id}001`,
        nome: 'Bia',
        telefone: '12',
        external_id: 'CASA',
        order_display_id: '#9',
        delivered: false,
        delivered_date: null,
        delivery_failed: false,
        evidence: null,
      }),
    ]);
  });

  it('geocodes a text address and fills its parts', async () => {
    const { body } = await create({ enderecos_entrega: [{ endereco: KNOWN_ADDRESS }] });
    const [stop] = body.delivery_locations_data;
    expect(stop).toMatchObject({ endereco: KNOWN_ADDRESS, cidade: 'Campinas', estado: 'SP', numero: '120' });
    expect(typeof stop.latitude).toBe('number');
  });

  it('starts in preparation when asked', async () => {
    expect((await create({ status_inicial: 'preparing' })).body).toMatchObject({
      order_status: 'preparing',
      status: 'Em preparo',
    });
  });

  it('enters as scheduled with agendamento_segundos, whatever the initial status', async () => {
    const { body } = await create({ status_inicial: 'preparing', agendamento_segundos: 3_600 });
    expect(body).toMatchObject({ order_status: 'scheduled', status: 'Agendado' });
    expect(body.scheduled_at).toBe('2026-03-02T13:00:00.000000Z');
    expect((await create()).body.scheduled_at).toBeNull();
  });

  it.each([
    [10.999, 11],
    ['120.19999999999999', 120.2],
    ['10', 10],
  ])('rounds the declared value %p to the cent', async (valor_pedidos, rounded) => {
    expect((await create({ valor_pedidos })).body.valor_pedidos).toBe(rounded);
  });

  it('reads numbers and flags that come as text, and answers them typed', async () => {
    const { status, body } = await create({
      tipo_veiculo_id: String(api.motorbike.id),
      cliente_id: String(api.store.id),
      endereco_coleta: {
        endereco: 'Coleta, 1',
        latitude: String(PICKUP.latitude),
        longitude: String(PICKUP.longitude),
      },
      retorno_necessario: '1',
      dimensoes_pacote: { peso: '1.5' },
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        user_id: api.store.id,
        need_return_to_pickup_location: true,
        weight: 1.5,
      }),
    ]);
  });

  it('creates the customer inline', async () => {
    const cliente = { nome: 'Inline', email: 'inline@example.com', telefone: '1190', senha: 'segredo1' };
    const { status, body } = await create({ cliente_id: undefined, cliente });
    expect([status, body.errors]).toEqual([201, undefined]);
    const users = (await api.get('/usuarios?email=inline@example.com')).body.data;
    expect(users).toEqual([expect.objectContaining({ id: body.user_id, nome: 'Inline' })]);
  });

  it('leaves no customer behind when the order fails', async () => {
    const cliente = { nome: 'Nunca', email: 'nunca@example.com', telefone: '1190', senha: 'segredo1' };
    expect((await create({ cliente_id: undefined, cliente, tipo_veiculo_id: 999_999 })).status).toBe(400);
    expect((await api.get('/usuarios?email=nunca@example.com')).body.data).toEqual([]);
  });

  it('refuses an inline customer whose e-mail is known with another password', async () => {
    const cliente = { nome: 'x', email: api.store.email, telefone: '1', senha: 'outra-senha' };
    const { status, body } = await create({ cliente_id: undefined, cliente });
    expect([status, body.errors]).toEqual([400, { 'cliente.senha': ['A senha não confere'] }]);
  });

  it.each(['carteira', 'carteira_digital'])(
    'pays by %s, and gives it back on cancellation',
    async (metodo_pagamento) => {
      await api.face
        .get(Wallets)
        .credit(api.scope, { kind: 'merchant', id: api.store.id }, { amount: cents(10_000) });
      const saldo = async () =>
        (await api.get(`/usuarios/${api.store.id}/carteira`)).body.data.saldo as number;
      const before = await saldo();
      const { body } = await create({ metodo_pagamento });
      expect(body).toMatchObject({
        payment_gateway: 'carteira_digital',
        payment_status: 'paid',
        pagamento_faturado: false,
      });
      expect(await saldo()).toBeCloseTo(before - body.total_value, 2);
      await api.delete(`/orders/${body.id}`);
      expect(await saldo()).toBe(before);
    },
  );

  it('refuses an order that the wallet cannot pay', async () => {
    const before = await total();
    const { status, body } = await create({ cliente_id: api.rival.id, metodo_pagamento: 'carteira' });
    expect([status, body]).toEqual([400, { mensagem: 'Saldo insuficiente' }]);
    expect(await total()).toBe(before);
  });

  it('refuses faturado for a customer without invoicing', async () => {
    await api.face.get(Merchants).update(api.scope, api.rival.id, { invoicingEnabled: false });
    const { status, body } = await create({ cliente_id: api.rival.id });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['metodo_pagamento']]);
    await api.face.get(Merchants).update(api.scope, api.rival.id, { invoicingEnabled: true });
  });

  it('refuses a blocked customer with 403, while orders in progress continue', async () => {
    const placed = (await create({ cliente_id: api.rival.id })).body;
    await api.post(`/usuarios/${api.rival.id}/bloqueio`);
    const { status, body } = await create({ cliente_id: api.rival.id });
    expect([status, typeof body.mensagem]).toEqual([403, 'string']);
    expect((await api.get(`/orders/${placed.id}`)).body.order_status).toBe('pending');
    await api.delete(`/usuarios/${api.rival.id}/bloqueio`);
    expect((await create({ cliente_id: api.rival.id })).status).toBe(201);
  });

  it.each([
    ['metodo_pagamento', { metodo_pagamento: 'pix' }],
    ['status_inicial', { status_inicial: 'accepted' }],
    ['agendamento_segundos', { agendamento_segundos: -5 }],
    ['agendamento_segundos', { agendamento_segundos: 1.5 }],
    ['external_id', { external_id: 'x'.repeat(192) }],
    ['external_id', { external_id: 77 }],
    ['valor_pedidos', { valor_pedidos: -1 }],
    ['valor_pedidos', { valor_pedidos: 'dez' }],
    ['observacao', { observacao: { a: 1 } }],
  ])('names %s when it gets %j, and writes nothing', async (field, changes) => {
    const before = await total();
    const { status, body } = await create(changes);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await total()).toBe(before);
  });
});

describe('POST /orders with Idempotency-Key', () => {
  const once = (key: string, changes: object = {}) => create(changes).set('Idempotency-Key', key);

  it('gives the first answer again for the same body', async () => {
    const first = await once('k-1');
    const second = await once('k-1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('refuses another body with 422', async () => {
    await once('k-2');
    const { status, body } = await once('k-2', { external_id: 'outro' });
    expect([status, typeof body.mensagem]).toEqual([422, 'string']);
  });

  it('creates one order of many at once', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 6 }, () => once('k-3')));
    expect(new Set(answers.map(({ body }) => body.id as number)).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  it('may be used again after a refusal', async () => {
    expect((await once('k-4', { tipo_veiculo_id: 999_999 })).status).toBe(400);
    expect((await once('k-4')).status).toBe(201);
  });

  it('refuses a key that is no key', async () => {
    expect((await once('x'.repeat(256))).body.errors).toHaveProperty('Idempotency-Key');
  });
});

describe('GET /orders', () => {
  it('pages from the newest with correct addresses', async () => {
    for (let i = 0; i < 3; i++) await create();
    const all = await total();
    const { status, body } = await api.get('/orders?page=2&limit=2');
    const path = 'https://api.example.com/api/v1/orders';
    const last = Math.ceil(all / 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      current_page: 2,
      first_page_url: `${path}?page=1&limit=2`,
      from: 3,
      last_page: last,
      last_page_url: `${path}?page=${last}&limit=2`,
      limit: 2,
      next_page_url: `${path}?page=3&limit=2`,
      path,
      prev_page_url: `${path}?page=1&limit=2`,
      to: 4,
      total: all,
    });
    const newest = (await api.get('/orders?limit=4')).body.data.map(
      ({ id }: { id: number }) => id,
    ) as number[];
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(newest.slice(2));
  });

  it('shows 50 by default', async () => {
    expect((await api.get('/orders')).body).toMatchObject({
      current_page: 1,
      limit: 50,
      prev_page_url: null,
    });
  });

  it('is empty beyond the last page', async () => {
    expect((await api.get('/orders?page=1000')).body).toMatchObject({
      data: [],
      from: null,
      to: null,
      next_page_url: null,
    });
  });

  it.each(['page=0', 'page=x', 'page=-1', 'limit=101', 'limit=0', 'limit=1e3', 'id=abc', 'page=1&page=2'])(
    'refuses ?%s naming the field',
    async (query) => {
      const { status, body } = await api.get(`/orders?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it('finds by id, public_id and external_id', async () => {
    const { body: order } = await create({ external_id: 'BUSCA-1' });
    for (const query of [`id=${order.id}`, `public_id=${order.public_id}`, 'external_id=BUSCA-1']) {
      const { body } = await api.get(`/orders?${query}`);
      expect([body.data.map(({ id }: { id: number }) => id), body.total]).toEqual([[order.id], 1]);
    }
    expect((await api.get('/orders?external_id=NADA')).body).toMatchObject({ data: [], total: 0 });
    expect((await api.get('/orders?id=99999999')).body).toMatchObject({ data: [], total: 0 });
  });

  it.each(['external_id=', 'id=', 'public_id=', 'external_id=&id='])(
    'finds nothing by %s, which names nothing',
    async (query) => {
      expect((await api.get(`/orders?${query}`)).body).toMatchObject({ data: [], total: 0 });
    },
  );

  it('has the true total of an external_id, and shows the newest hundred', async () => {
    await api.face.core.db.query(
      `update orders set external_id = 'MUITOS' where id in (select id from orders where hub_id = $1)`,
      [api.hub.id],
    );
    let { total } = (await api.get('/orders?external_id=MUITOS')).body as { total: number };
    for (; total < 103; total++) await create({ external_id: 'MUITOS' });
    const { body } = await api.get('/orders?external_id=MUITOS');
    expect([body.total, body.data.length, body.next_page_url]).toEqual([103, 100, null]);
  });
});

describe('GET /orders/{id}', () => {
  it('reads by id and by public_id', async () => {
    const { body: order } = await create();
    expect((await api.get(`/orders/${order.id}`)).body).toEqual(order);
    expect((await api.get(`/orders/${order.public_id}`)).body).toEqual(order);
  });

  it.each(['99999999', 'ABCDEFG', 'x', '0', '-1', '1e9', '9'.repeat(40), '%00', '10001%20or%201=1'])(
    'does not find %s',
    async (id) => {
      const { status, body } = await api.get(`/orders/${id}`);
      expect([status, body]).toEqual([404, { mensagem: 'Pedido não encontrado' }]);
    },
  );

  it('shows the courier from acceptance, with a location only while in progress', async () => {
    const order = await anOrder(api).accepted().create(api.face);
    const { body } = await api.get(`/orders/${order.id}`);
    expect(body).toMatchObject({ order_status: 'accepted', courier_data: { id: api.courierId } });
    expect(body.courier).toBe(body.courier_data.name);
    expect(body.accepted_at).toMatch(ISO);
  });

  it('shows each stop as it ended', async () => {
    const done = await anOrder(api).withStops(2).delivered().create(api.face);
    const { body } = await api.get(`/orders/${done.id}`);
    expect(body.order_status).toBe('completed');
    for (const stop of body.delivery_locations_data) {
      expect(stop).toMatchObject({ delivered: true, delivery_failed: false });
      expect(stop.delivered_date).toMatch(ISO);
    }
  });

  it('turns a failed stop into a return where the hub wants it', async () => {
    const failed = await anOrder(api).failed().create(api.face);
    expect((await api.get(`/orders/${failed.id}`)).body).toMatchObject({
      order_status: 'delivered',
      need_return_to_pickup_location: true,
      delivery_locations_data: [{ delivered: false, delivery_failed: true }],
    });
  });

  it('completes an order without any delivered stop, with the reason', async () => {
    const { id } = await anOrder(api).failed().create(api.face);
    await api.face.get(OrderLifecycle).returned(api.scope, id);
    const { body } = await api.get(`/orders/${id}`);
    expect([body.order_status, body.status_observation]).toEqual([
      'completed',
      'Nenhuma entrega foi feita: Ninguém no local',
    ]);
  });
});

describe('a cancelled order', () => {
  it.each([
    ['not_served', null, 'Nenhum entregador disponível'],
    ['operator', 'Loja fechada', 'Loja fechada'],
  ] as const)('of reason %s shows the reason', async (reason, note, text) => {
    const { id } = await anOrder(api).create(api.face);
    await api.face.get(OrderLifecycle).cancel(api.scope, id, { reason, note });
    expect((await api.get(`/orders/${id}`)).body).toMatchObject({
      order_status: 'cancelled',
      status_observation: text,
      finished_at: null,
    });
  });
});

describe('a hub with codes', () => {
  it('shows the pickup code and the confirmation code of each stop', async () => {
    const hubs = api.face.get(Hubs);
    await hubs.update(api.hub.id, { settings: { pickupCode: true, confirmationCode: true } });
    const { body } = await create();
    expect(body.pickup_code).toMatch(/^\d{4}$/);
    expect(body.delivery_locations_data[0].codigo_confirmacao).toMatch(/^\d{4}$/);
    await hubs.update(api.hub.id, { settings: { pickupCode: false, confirmationCode: false } });
    expect((await create()).body).toMatchObject({
      pickup_code: null,
      delivery_locations_data: [{ codigo_confirmacao: null }],
    });
  });

  it('refuses preparing where it is not enabled', async () => {
    const hubs = api.face.get(Hubs);
    await hubs.update(api.hub.id, { settings: { preparingAllowed: false } });
    const { status, body } = await create({ status_inicial: 'preparing' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['status_inicial']]);
    await hubs.update(api.hub.id, { settings: { preparingAllowed: true } });
  });
});

describe('DELETE /orders/{id}', () => {
  it.each([
    ['pending', {}],
    ['scheduled', { agendamento_segundos: 60 }],
    ['preparing', { status_inicial: 'preparing' }],
  ])('cancels a %s order', async (_status, changes) => {
    const { body: order } = await create(changes);
    const { status, body } = await api.delete(`/orders/${order.id}`);
    expect([status, body]).toEqual([200, { mensagem: 'Pedido cancelado' }]);
    expect((await api.get(`/orders/${order.id}`)).body).toMatchObject({
      order_status: 'cancelled',
      status: 'Cancelado',
    });
  });

  it('takes the public_id as well', async () => {
    const { body: order } = await create();
    expect((await api.delete(`/orders/${order.public_id}`)).status).toBe(200);
  });

  it.each(['accepted', 'atPickup', 'collected', 'delivered'] as const)(
    'refuses an order that is %s',
    async (state) => {
      const order = await anOrder(api)[state]().create(api.face);
      const { status, body } = await api.delete(`/orders/${order.id}`);
      expect([status, body]).toEqual([400, { mensagem: 'O pedido não pode ser cancelado' }]);
      expect((await api.get(`/orders/${order.id}`)).body.order_status).toBe(order.status);
    },
  );

  it('answers the same, and publishes no event twice, when it is repeated', async () => {
    const { body: order } = await create();
    await api.delete(`/orders/${order.id}`);
    expect((await api.delete(`/orders/${order.id}`)).status).toBe(200);
    const timeline = await api.face.get(OrderQueries).timeline(order.id as number);
    expect(timeline.filter(({ type }) => type === 'order.cancelled')).toHaveLength(1);
  });

  it('does not find what is not there', async () => {
    expect((await api.delete('/orders/99999999')).body).toEqual({ mensagem: 'Pedido não encontrado' });
  });
});

describe('POST /chamar-entregador', () => {
  const call = (changes: object = {}) =>
    api.post('/chamar-entregador', {
      cliente_id: api.store.id,
      endereco_coleta: { endereco: 'Rua da Coleta, 1', ...PICKUP },
      num_locais_entrega: 2,
      ...changes,
    });

  it('creates stops that the courier fills in: placeholder texts, no coordinates, nothing charged yet', async () => {
    const { status, body } = await call({ prova_entrega: true, tipo_veiculo_id: api.motorbike.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      order_status: 'pending',
      total_value: 0,
      distance: 0,
      need_delivery_proof: true,
    });
    expect(body.delivery_locations_data).toHaveLength(2);
    for (const stop of body.delivery_locations_data) {
      expect(stop).toMatchObject({ latitude: null, longitude: null, delivered: false });
      expect(stop.endereco).not.toBe('');
    }
  });

  it.each([
    ['endereco_coleta.latitude', { endereco_coleta: { endereco: 'Rua' } }],
    ['endereco_coleta.endereco', { endereco_coleta: PICKUP }],
    ['num_locais_entrega', { num_locais_entrega: undefined }],
    ['num_locais_entrega', { num_locais_entrega: 0 }],
    ['num_locais_entrega', { num_locais_entrega: 5_000 }],
    ['cliente_id', { cliente_id: undefined }],
  ])('names %s when it gets %j', async (field, changes) => {
    const { status, body } = await call(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it('has in status_observation that its wallet could not pay, until it could', async () => {
    const store = await api.face
      .get(Merchants)
      .create(api.scope, { name: 'Caixa curta', phone: '1930000001' });
    const credit = (valor: number) => api.post(`/usuarios/${store.id}/carteira/creditos`, { valor });
    await credit(1);
    const wanted = { cliente_id: store.id, num_locais_entrega: 1, tipo_veiculo_id: api.motorbike.id };
    const { body } = await call({ ...wanted, metodo_pagamento: 'carteira_digital' });
    const enter = () =>
      api.face.get(OrderEditing).setStopAddress(api.scope, body.id, 1, { ...DROPOFF, address: 'Rua, 1' });
    const observation = async () => (await api.get(`/orders/${body.id}`)).body.status_observation;
    expect(await observation()).toBeNull();
    await expect(enter()).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await observation()).toBe('Saldo insuficiente para pagar a entrega');
    await credit(100);
    await enter();
    expect(await observation()).toBeNull();
  });

  it('takes an Idempotency-Key', async () => {
    const ids = [await call().set('Idempotency-Key', 'c-1'), await call().set('Idempotency-Key', 'c-1')];
    expect(ids[0]?.body.id).toBe(ids[1]?.body.id);
  });
});
