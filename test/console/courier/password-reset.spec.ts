import { CourierRegistrations, Merchants, OperatorSessions, Operators } from '#domain';
import { anOperator, aHubWorld } from '../../support/builders/index.js';
import { callerWith } from '../admin.world.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';
import { anAddress } from '../served-console.harness.js';

const NEW = 'outra-senha-9';

describe('a password that was forgotten', () => {
  let world: CourierWorld;
  let app: CourierApp;
  let operator: string;
  let address: string;

  beforeEach(async () => {
    address = anAddress();
    world = await CourierWorld.open();
    app = await world.aCourier();
    operator = await anOperator(world.face, world.hub.hub.id, 'owner');
  });

  const db = () => world.face.core.db;
  const phoneOf = async ({ id }: CourierApp) =>
    (await db().first<{ phone: string }>('select phone from couriers where id = $1', [id]))!.phone;
  const post = (path: string) => world.face.call().post(path).set('X-Forwarded-For', address);
  const ask = (body: object) => post('/api/console/password-resets').send(body);
  const complete = (token: string, password = NEW) =>
    post('/api/console/password-resets/complete').send({ token, password });
  const sentTokens = async () => {
    const sent = await db().query<{ link: string | null }>(
      `select words ->> 'link' as link from messages where hub_id = $1 order by id`,
      [world.hub.hub.id],
    );
    return sent.map(({ link }) => link!.split('/senha/')[1]!);
  };
  const login = (phone: string, password: string) => post('/api/courier/login').send({ phone, password });

  it('is chosen anew by a link, once, and every session ends', async () => {
    const phone = await phoneOf(app);
    expect((await ask({ kind: 'courier', phone: `+55 ${phone}` })).status).toBe(202);
    const [token] = await sentTokens();
    const stored = await db().first<{ row: string }>(
      'select p::text as row from password_resets p where hub_id = $1',
      [world.hub.hub.id],
    );
    expect(stored!.row).not.toContain(token);

    await complete(token!, 'x').expect(400);
    const [first, second] = await Promise.all([complete(token!), complete(token!)]);
    expect([first.status, second.status].sort()).toEqual([204, 400]);
    await app.get('/me').expect(401);
    expect((await login(phone, NEW)).status).toBe(200);
    expect((await login(phone, 'segredo1')).status).toBe(401);
    const again = await complete(token!);
    expect([again.status, Object.keys(again.body.errors as object)]).toEqual([400, ['token']]);
  });

  it('is chosen anew by who is suspended too, and may log in with it', async () => {
    const phone = await phoneOf(app);
    await world.face.get(CourierRegistrations).suspend(world.hub.scope, app.id);
    await ask({ kind: 'courier', phone }).expect(202);
    await complete((await sentTokens())[0]!).expect(204);
    expect((await login(phone, NEW)).status).toBe(200);
  });

  it('is chosen by a link that ends after half an hour, and with any other that is used', async () => {
    const phone = await phoneOf(app);
    for (let i = 0; i < 5; i++) await ask({ kind: 'courier', phone }).expect(202);
    const tokens = await sentTokens();
    expect(tokens).toHaveLength(3);
    await complete(tokens[0]!).expect(204);
    await complete(tokens[1]!).expect(400);

    world.face.core.clock.advance({ minutes: 31 });
    await ask({ kind: 'courier', phone }).expect(202);
    world.face.core.clock.advance({ minutes: 31 });
    await complete((await sentTokens()).at(-1)!).expect(400);
  });

  it('does not disclose whether the person exists', async () => {
    const answers = [];
    for (const contact of [
      { kind: 'courier', phone: await phoneOf(app) },
      { kind: 'courier', phone: '11987650000' },
      { kind: 'operator', email: 'ninguem@example.com' },
      { kind: 'merchant', email: 'ninguem@example.com' },
    ]) {
      const { status, text, headers } = await ask(contact);
      answers.push([status, text, Object.keys(headers).sort().join()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await sentTokens()).toHaveLength(1);
    expect((await ask({ kind: 'courier' })).status).toBe(400);
  });

  it('of operators and merchants too, sent by an operator who does not see the link', async () => {
    const send = (path: string, token = operator) => callerWith(world.face, token)('post', path, {});
    const operators = world.face.get(Operators);
    const bia = await operators.create(world.hub.hub.id, {
      name: 'Bia',
      email: 'bia.reset@example.com',
      password: 'segredo-longo-1',
      role: 'finance',
    });
    const { token: session } = await operators.issueToken(bia.id, { label: 'test' });
    const sent = await send(`/operators/${String(bia.id)}/password-reset`);
    expect([sent.status, sent.body]).toEqual([202, { channel: 'email' }]);
    await complete((await sentTokens()).at(-1)!).expect(204);
    await expect(world.face.get(OperatorSessions).authenticate(session)).rejects.toMatchObject({
      code: 'credential_invalid',
    });
    await operators.login('bia.reset@example.com', NEW);

    const { id, email } = world.hub.store;
    expect((await send(`/merchants/${String(id)}/password-reset`)).body).toEqual({ channel: 'email' });
    await complete((await sentTokens()).at(-1)!).expect(204);
    const merchant = { email: email!, password: NEW };
    expect((await world.face.get(Merchants).authenticate(world.hub.scope, merchant))?.id).toBe(id);

    expect((await send(`/couriers/${String(app.id)}/password-reset`)).status).toBe(202);
    expect((await send(`/couriers/99999999/password-reset`)).status).toBe(404);
    const foreign = await anOperator(world.face, (await aHubWorld(world.face)).hub.id, 'owner');
    expect((await send(`/couriers/${String(app.id)}/password-reset`, foreign)).status).toBe(404);
    const reader = await anOperator(world.face, world.hub.hub.id, 'read_only');
    expect((await send(`/couriers/${String(app.id)}/password-reset`, reader)).status).toBe(403);
  });

  it('is chosen on a page without scripts', async () => {
    await ask({ kind: 'courier', phone: await phoneOf(app) });
    const [token] = await sentTokens();
    const page = () => world.face.call().get(`/senha/${token!}`);
    const submit = (senha: string) => post(`/senha/${token!}`).type('form').send({ senha });
    const shown = await page();
    expect([shown.status, shown.type, shown.text.includes('<form method="post">')]).toEqual([
      200,
      'text/html',
      true,
    ]);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(shown.text).toContain('pelo menos 8 caracteres');
    expect(shown.text).toMatch(/minlength="8"/i);
    const known = await submit('senha1234');
    expect([known.status, known.text.includes('não pode ser usada')]).toEqual([400, true]);
    const short = await submit('12345');
    expect([short.status, short.text.includes('não pode ser usada')]).toEqual([400, true]);
    expect(short.text).toContain('pelo menos 8 caracteres');
    expect((await submit('x'.repeat(192))).status).toBe(400);
    const done = await submit(NEW);
    expect([done.status, done.text.includes('Senha salva')]).toEqual([200, true]);
    const again = await submit(NEW);
    expect([again.status, again.text.includes('não vale mais')]).toEqual([400, true]);
    const used = await page();
    expect([used.text.includes('<form'), used.text.includes('não vale mais')]).toEqual([false, true]);

    const bia = {
      name: 'Bia',
      email: 'bia.page@example.com',
      password: 'segredo-longo-1',
      role: 'finance',
    } as const;
    await world.face.get(Operators).create(world.hub.hub.id, bia);
    await ask({ kind: 'operator', email: bia.email });
    const link = (await sentTokens()).at(-1)!;
    expect((await world.face.call().get(`/senha/${link}`)).text).toContain(
      'pelo menos 12 caracteres (8 caracteres com o segundo fator)',
    );
    await complete(link, 'mar-e-sol').expect(400);
    await complete(link, 'mar-e-sol-e-lua').expect(204);
  });

  it('is listed among the messages, which are sent again where they were given up', async () => {
    const admin = callerWith(world.face, operator);
    const get = (path: string) => admin('get', path);
    await ask({ kind: 'courier', phone: await phoneOf(app) });
    const { items } = (await get('/messages?template=password_reset')).body as { items: object[] };
    expect(items).toMatchObject([{ channel: 'whatsapp', state: 'queued', template: 'password_reset' }]);
    expect(JSON.stringify(items)).not.toContain('/senha/');

    const words = { recipientName: 'Ana', merchantName: 'Loja', link: 'https://example.com', code: null };
    await db().execute(
      `insert into messages (hub_id, channel, recipient, template, words, state, attempts, last_error, created_at, ended_at)
       values ($1, 'email', 'ana@example.com', 'delivery_delivered', $2, 'given_up', 1, 'status 500', $3, $3)`,
      [world.hub.hub.id, JSON.stringify(words), world.face.core.clock.now()],
    );
    const [failed] = (await get('/messages?state=given_up')).body.items as { id: number }[];
    const resend = await admin('post', `/messages/${String(failed!.id)}/resend`);
    expect(resend.status).toBe(202);
    expect((await get('/messages?channel=email')).body.items).toMatchObject([
      { id: failed!.id, state: 'queued' },
    ]);
  });
});
