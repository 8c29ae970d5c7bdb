import { Hubs } from '#domain';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;
let made = 0;

beforeAll(async () => {
  api = await openFullApi();
});

/** Addresses with a public IP, so that no name is resolved. */
const url = () => `https://8.8.8.8/eventos/${++made}`;
const create = (body: object, key?: string) => api.post('/webhooks', body, key);

describe('POST /webhooks', () => {
  it('answers 201 with the webhook', async () => {
    const body = { url: url(), codigo_seguranca: 'segredo', eventos: ['ORDER_CREATED', 'ORDER_UPDATED'] };
    const answer = await create(body);
    expect([answer.status, answer.body]).toEqual([201, { id: expect.any(Number), ...body, ativo: true }]);
  });

  it('takes eventos as a set', async () => {
    const eventos = ['ORDER_UPDATED', 'ORDER_CREATED', 'ORDER_UPDATED'];
    expect((await create({ url: url(), eventos })).body.eventos).toEqual(['ORDER_UPDATED', 'ORDER_CREATED']);
  });

  it('registers the legacy format without eventos', async () => {
    expect((await create({ url: url() })).body).toMatchObject({ eventos: null, codigo_seguranca: null });
  });

  it("refuses an address that the owner registered already, and discloses nothing of another's", async () => {
    const body = { url: url() };
    await create(body);
    const again = await create(body);
    expect([again.status, again.body.errors]).toEqual([
      400,
      { url: ['Já existe um webhook com este endereço'] },
    ]);
    expect((await create(body, api.keys.store)).status).toBe(201);
    expect((await create(body, api.otherHub.keys.hub)).status).toBe(201);
  });

  it.each([
    ['http://8.8.8.8/x', 'A URL deve usar HTTPS'],
    ['https://127.0.0.1/x', 'A URL deve apontar para um endereço público'],
    ['https://10.0.0.1/x', 'A URL deve apontar para um endereço público'],
    ['https://[::1]/', 'A URL deve apontar para um endereço público'],
    ['https://169.254.169.254/', 'A URL deve apontar para um endereço público'],
    ['ftp://8.8.8.8/', 'A URL deve usar HTTPS'],
    ['nada', 'A URL é inválida'],
    ['https://user:pass@8.8.8.8/', 'A URL é inválida'],
    ['https://loja.invalid/x', 'O host da URL não foi encontrado no DNS'],
  ])('refuses %s: %s', async (address, text) => {
    const { status, body } = await create({ url: address });
    expect([status, body]).toEqual([400, { mensagem: 'Erro de validação', errors: { url: [text] } }]);
  });

  it.each([
    ['eventos', { eventos: ['NADA'] }],
    ['eventos', { eventos: 'ORDER_CREATED' }],
    ['eventos', { eventos: [] }],
    ['eventos', { eventos: [{}] }],
    ['codigo_seguranca', { codigo_seguranca: 'x'.repeat(192) }],
    ['codigo_seguranca', { codigo_seguranca: 'segurança' }],
    ['codigo_seguranca', { codigo_seguranca: 'abc\r\nX-Outro: 1' }],
    ['url', { url: undefined }],
  ])('names %s when it gets %j', async (field, changes) => {
    const { status, body } = await create({ url: url(), ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('offers courier events on the larger plans and during the trial only', async () => {
    const hubs = api.face.get(Hubs);
    const body = () => ({ url: url(), eventos: ['COURIER_ONLINE'] });
    expect((await create(body())).status).toBe(201);
    await hubs.update(api.hub.id, { plan: 'basic' });
    const refused = await create(body());
    expect([refused.status, refused.body]).toEqual([
      403,
      { mensagem: 'Eventos de entregador estão disponíveis nos planos Premium e Platina' },
    ]);
    await hubs.update(api.hub.id, { trialEndsAt: new Date('2026-04-01') });
    expect((await create(body())).status).toBe(201);
    await hubs.update(api.hub.id, { plan: 'premium', trialEndsAt: null });
  });

  it('refuses courier events to a customer key', async () => {
    const { status, body } = await create({ url: url(), eventos: ['COURIER_OFFLINE'] }, api.keys.store);
    expect([status, body]).toEqual([403, { mensagem: 'Esta credencial não tem acesso a este recurso' }]);
  });
});

describe('GET /webhooks', () => {
  it('is a bare list', async () => {
    const { body: created } = await create({ url: url() });
    const { status, body } = await api.get('/webhooks');
    expect(status).toBe(200);
    expect(body).toContainEqual(created);
    expect((await api.get(`/webhooks/${created.id}`)).body).toEqual(created);
  });

  it("shows a customer key its own, and the hub's key all", async () => {
    const own = (await create({ url: url() }, api.keys.rival)).body;
    expect((await api.get('/webhooks', api.keys.rival)).body).toEqual([own]);
    expect((await api.get('/webhooks')).body).toContainEqual(own);
    expect((await api.get(`/webhooks/${own.id}`, api.keys.store)).status).toBe(404);
  });

  it('does not find what is not there', async () => {
    expect((await api.get('/webhooks/99999999')).body).toEqual({ mensagem: 'Webhook não encontrado' });
  });
});

describe('PATCH /webhooks/{id}', () => {
  it('changes only what is sent, and migrates a legacy address', async () => {
    const { body: legacy } = await create({ url: url(), codigo_seguranca: 'a' });
    const { status, body } = await api.patch(`/webhooks/${legacy.id}`, { eventos: ['ORDER_COMPLETED'] });
    expect([status, body]).toEqual([200, { ...legacy, eventos: ['ORDER_COMPLETED'] }]);
    expect((await api.patch(`/webhooks/${legacy.id}`, { codigo_seguranca: 'b' })).body.codigo_seguranca).toBe(
      'b',
    );
    expect(
      (await api.patch(`/webhooks/${legacy.id}`, { codigo_seguranca: null })).body.codigo_seguranca,
    ).toBeNull();
    expect((await api.patch(`/webhooks/${legacy.id}`, {})).body.eventos).toEqual(['ORDER_COMPLETED']);
  });

  it('revives a deactivated one', async () => {
    const { body } = await create({ url: url() });
    expect((await api.patch(`/webhooks/${body.id}`, { ativo: false })).body.ativo).toBe(false);
    expect((await api.patch(`/webhooks/${body.id}`, { ativo: true })).body.ativo).toBe(true);
  });

  it('refuses courier events outside the plan', async () => {
    await api.face.get(Hubs).update(api.hub.id, { plan: 'basic' });
    const { body } = await create({ url: url() });
    expect((await api.patch(`/webhooks/${body.id}`, { eventos: ['COURIER_ONLINE'] })).status).toBe(403);
    await api.face.get(Hubs).update(api.hub.id, { plan: 'premium' });
  });

  it('refuses an unknown event and does not find what is not there', async () => {
    const { body } = await create({ url: url() });
    expect((await api.patch(`/webhooks/${body.id}`, { eventos: ['X'] })).status).toBe(400);
    expect((await api.patch('/webhooks/99999999', {})).status).toBe(404);
  });
});

describe('DELETE /webhooks/{id}', () => {
  it('removes it', async () => {
    const { body } = await create({ url: url() });
    const removed = await api.delete(`/webhooks/${body.id}`);
    expect([removed.status, removed.body]).toEqual([200, { mensagem: 'Webhook removido com sucesso' }]);
    expect((await api.delete(`/webhooks/${body.id}`)).status).toBe(404);
  });
});
