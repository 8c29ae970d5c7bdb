import { cents, Merchants, Wallets } from '#domain';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

const USER_KEYS =
  'id nome email telefone external_id faturamento saldo bloqueado has_media media data_criacao'.split(' ');

let api: FullApiWorld;
let made = 0;

beforeAll(async () => {
  api = await openFullApi();
});

const aUser = (changes: object = {}) => {
  const n = ++made;
  return {
    nome: `Cliente ${n}`,
    email: `c${n}@example.com`,
    senha: 'segredo1',
    telefone: `1190000${n}`,
    ...changes,
  };
};
const created = async (changes: object = {}) => (await api.post('/usuarios', aUser(changes))).body.data;

describe('POST /usuarios', () => {
  it('answers 201 with the User in data', async () => {
    const { status, body } = await api.post('/usuarios', aUser({ external_id: 'ERP-1' }));
    expect(status).toBe(201);
    expect(Object.keys(body.data).sort()).toEqual([...USER_KEYS].sort());
    expect(body.data).toMatchObject({
      external_id: 'ERP-1',
      saldo: 0,
      bloqueado: false,
      has_media: false,
      media: [],
    });
    expect(body.data.data_criacao).toBe('2026-03-02T12:00:00.000000Z');
  });

  it.each([
    ['nome', { nome: undefined }, 'O nome é obrigatório'],
    ['nome', { nome: 'x'.repeat(192) }, 'O nome deve ter no máximo 191 caracteres'],
    ['nome', { nome: '   ' }, 'O nome não pode ficar em branco'],
    ['email', { email: undefined }, 'O e-mail é obrigatório'],
    ['email', { email: 'sem-arroba' }, 'O e-mail deve ser um endereço de e-mail válido'],
    ['senha', { senha: '12345' }, 'A senha deve ter no mínimo 6 caracteres'],
    ['senha', { senha: 'x'.repeat(192) }, 'A senha deve ter no máximo 191 caracteres'],
    ['telefone', { telefone: 1190 }, 'O telefone deve ser um texto'],
    ['external_id', { external_id: 'x'.repeat(192) }, 'O id externo deve ter no máximo 191 caracteres'],
  ])('names %s when it gets %j', async (field, changes, text) => {
    const { status, body } = await api.post('/usuarios', aUser(changes));
    expect([status, body]).toEqual([400, { mensagem: 'Erro de validação', errors: { [field]: [text] } }]);
  });

  it('refuses an e-mail that is in use, in any case', async () => {
    const { email } = await created();
    const { status, body } = await api.post('/usuarios', aUser({ email: email.toUpperCase() }));
    expect([status, body.errors.email]).toEqual([400, ['Este e-mail já está em uso']]);
  });

  it('keeps emoji', async () => {
    expect((await created({ nome: 'Pão 🥖' })).nome).toBe('Pão 🥖');
  });
});

describe('GET /usuarios', () => {
  it('returns all users without filters', async () => {
    const user = await created();
    const ids = (await api.get('/usuarios')).body.data.map(({ id }: { id: number }) => id) as number[];
    expect(ids).toEqual(expect.arrayContaining([api.store.id, api.rival.id, api.clerk.id, user.id]));
  });

  it('filters by email and by external_id', async () => {
    const user = await created({ external_id: 'ERP-9' });
    expect((await api.get(`/usuarios?email=${user.email}`)).body).toEqual({ data: [user] });
    expect((await api.get('/usuarios?external_id=ERP-9')).body).toEqual({ data: [user] });
    expect((await api.get('/usuarios?external_id=nada')).body).toEqual({ data: [] });
  });

  it('trims the e-mail it looks for, and finds nobody by an empty one', async () => {
    expect((await api.get(`/usuarios?email=%20${api.store.email}`)).body.data).toHaveLength(1);
    for (const query of ['email=', 'external_id='])
      expect((await api.get(`/usuarios?${query}`)).body.data).toEqual([]);
  });

  it('pages when asked to', async () => {
    const { body } = await api.get('/usuarios?pagina=2&por_pagina=1');
    expect(body.data).toHaveLength(1);
    expect(body.meta).toMatchObject({ pagina: 2, por_pagina: 1 });
  });

  it('streams a large hub whole', async () => {
    const { db } = api.face.core;
    const columns = (
      await db.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_name = 'merchants' and column_name not in ('id', 'email')`,
      )
    ).map(({ name }) => name);
    await db.query(
      `insert into merchants (email, ${columns.join(', ')})
       select 'many' || n || '@example.com', ${columns.map((name) => (['document', 'contract_number'].includes(name) ? 'null' : name)).join(', ')}
         from merchants, generate_series(1, 3000) n where id = $1`,
      [api.rival.id],
    );
    const { status, body } = await api.get('/usuarios');
    // test/full-api/users-stream.long.ts reads 100,000, in batches.
    expect([status, body.data.length > 3_000]).toEqual([200, true]);
    await db.query(`delete from merchants where email like 'many%'`);
  });
});

describe('GET /usuarios/{id}', () => {
  it('answers the record in data', async () => {
    const user = await created();
    expect((await api.get(`/usuarios/${user.id}`)).body).toEqual({ data: user });
  });

  it('does not find what is not there', async () => {
    const { status, body } = await api.get('/usuarios/99999999');
    expect([status, body]).toEqual([404, { mensagem: 'Usuário não encontrado' }]);
  });
});

describe.each(['put', 'patch'] as const)('%s /usuarios/{id}', (method) => {
  it('updates only what is sent', async () => {
    const user = await created({ external_id: 'antes' });
    const { status, body } = await api[method](`/usuarios/${user.id}`, { nome: 'Depois' });
    expect([status, body]).toEqual([200, { data: { ...user, nome: 'Depois' } }]);
  });

  it('blocks and unblocks; omitted, bloqueado stays', async () => {
    const { id } = await created();
    const bloqueado = async (body: object) =>
      (await api[method](`/usuarios/${id}`, body)).body.data.bloqueado;
    expect(await bloqueado({ bloqueado: true })).toBe(true);
    expect(await bloqueado({ telefone: '11' })).toBe(true);
    expect(await bloqueado({ bloqueado: false })).toBe(false);
  });

  it('changes the password', async () => {
    const user = await created();
    await api[method](`/usuarios/${user.id}`, { senha: 'outra-senha' });
    const login = { nome: user.nome, email: user.email, telefone: user.telefone };
    expect((await api.post('/generateAccessToken', { ...login, senha: 'outra-senha' })).status).toBe(201);
    expect((await api.post('/generateAccessToken', { ...login, senha: 'segredo1' })).status).toBe(400);
  });

  it('does not find what is not there', async () => {
    expect((await api[method]('/usuarios/99999999', { nome: 'x' })).status).toBe(404);
  });

  it('refuses a short password', async () => {
    const { id } = await created();
    expect((await api[method](`/usuarios/${id}`, { senha: '1' })).body.errors).toHaveProperty('senha');
  });
});

describe('/usuarios/{id}/bloqueio', () => {
  it('blocks with POST and unblocks with DELETE, each answering the user', async () => {
    const { id } = await created();
    const blocked = await api.post(`/usuarios/${id}/bloqueio`);
    expect([blocked.status, blocked.body.data.bloqueado]).toEqual([200, true]);
    const free = await api.delete(`/usuarios/${id}/bloqueio`);
    expect([free.status, free.body.data.bloqueado]).toEqual([200, false]);
  });

  it('does not find what is not there', async () => {
    expect((await api.post('/usuarios/99999999/bloqueio')).body).toEqual({
      mensagem: 'Usuário não encontrado',
    });
  });
});

describe('POST /generateAccessToken', () => {
  it('creates the user when it is new', async () => {
    const user = aUser();
    const { status, body } = await api.post('/generateAccessToken', user);
    expect([status, typeof body.token]).toEqual([201, 'string']);
    expect((await api.get(`/usuarios?email=${user.email}`)).body.data).toHaveLength(1);
  });

  it("acts as that user's customer key", async () => {
    const user = aUser();
    const { token } = (await api.post('/generateAccessToken', user)).body;
    const [record] = (await api.get(`/usuarios?email=${user.email}`)).body.data;
    expect((await api.get(`/usuarios/${record.id}`, token)).body.data.id).toBe(record.id);
    expect((await api.get(`/usuarios/${api.store.id}`, token)).status).toBe(403);
    expect((await api.get('/usuarios', token)).status).toBe(403);
  });

  it('is valid for a day', async () => {
    const { token } = (await api.post('/generateAccessToken', aUser())).body;
    api.face.core.clock.advance({ hours: 23, minutes: 59 });
    expect((await api.get('/orders', token)).status).toBe(200);
    api.face.core.clock.advance({ minutes: 2 });
    expect((await api.get('/orders', token)).status).toBe(401);
  });

  it('refuses a password that does not match', async () => {
    const user = aUser();
    await api.post('/usuarios', user);
    const { status, body } = await api.post('/generateAccessToken', { ...user, senha: 'errada1' });
    expect([status, body.errors]).toEqual([400, { senha: ['A senha não confere'] }]);
  });
});

describe('a sub-user', () => {
  it('shows the balance of its owner, whose wallet it spends', async () => {
    await api.face
      .get(Wallets)
      .credit(api.scope, { kind: 'merchant', id: api.store.id }, { amount: cents(1_234) });
    expect((await api.get(`/usuarios/${api.clerk.id}`)).body.data.saldo).toBe(12.34);
    expect((await api.get(`/usuarios/${api.clerk.id}/carteira`)).body).toEqual({
      data: { usuario_id: api.store.id, saldo: 12.34 },
    });
  });

  it('may be kept from ordering', async () => {
    const restrict = (ordering: boolean) =>
      api.face
        .get(Merchants)
        .update(api.scope, api.clerk.id, { restrictions: { ordering, readingOthers: false } });
    await restrict(true);
    api.face.core.clock.advance({ seconds: 5 });
    expect((await api.post('/orders', {}, api.keys.clerk)).status).toBe(403);
    await restrict(false);
    api.face.core.clock.advance({ seconds: 5 });
    expect((await api.post('/orders', {}, api.keys.clerk)).status).toBe(400);
  });
});
