import { Merchants } from '#domain';
import { totpCode } from '#domain/testing';
import { aMerchant, KNOWN_ADDRESS } from '../../support/builders/index.js';
import { asMerchant, aMerchantWorld, merchantWith, PASSWORD, type MerchantWorld } from '../merchant.world.js';

describe('merchants’ API: log-in and sessions', () => {
  let world: MerchantWorld;
  let visits = 0;

  beforeAll(async () => {
    world = await aMerchantWorld();
  });

  /** From an address of its own, so that no try counts against another test. */
  const enter = (
    email: string,
    password = PASSWORD,
    more: object = {},
    address = `198.51.100.${String(++visits)}`,
  ) =>
    world.faces
      .call()
      .post('/api/merchant/login')
      .set('X-Forwarded-For', address)
      .send({ email, password, ...more });
  const aPerson = (more = {}) => aMerchant(world.faces, world.home.scope, more);
  const email = ({ email: known }: { email: string | null }) => known ?? '';

  it('lets in by e-mail and password, however the e-mail is written, and answers wrong ones alike', async () => {
    const person = await aPerson();
    const { status, body } = await enter(` ${email(person).toUpperCase()} `);
    expect([status, body.merchant]).toEqual([
      200,
      { id: person.id, ownerId: null, name: person.name, email: person.email },
    ]);
    const wrong = await enter(email(person), 'outra-senha');
    const unknown = await enter('ninguem@example.com');
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  });

  it('limits tries by address and e-mail together', async () => {
    const person = await aPerson();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await enter(email(person), 'errada-00', {}, '203.0.113.9')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await enter(email(person))).status).toBe(200);
  });

  it('shows the person, the account and the rights of the session', async () => {
    const { home, clerk, store, loner } = world;
    expect((await store('get', '/sessions/current')).body).toMatchObject({
      merchant: { id: home.store.id, ownerId: null },
      account: { id: home.store.id, name: 'Padaria Alvorada' },
      hub: { id: home.hub.id, name: home.hub.name, pix: false },
      may: { order: true, invoiced: true, manage: true },
      blocked: false,
      secondFactor: { enrolled: false },
    });
    expect((await clerk('get', '/sessions/current')).body).toMatchObject({
      merchant: { id: home.clerk.id, ownerId: home.store.id },
      account: { id: home.store.id, name: 'Padaria Alvorada' },
      may: { order: true, manage: false },
    });
    await world.faces
      .get(Merchants)
      .update(home.scope, loner.id, { restrictions: { ordering: true, readingOthers: true } });
    expect((await world.shy('get', '/sessions/current')).body.may.order).toBe(false);
    await world.faces
      .get(Merchants)
      .update(home.scope, loner.id, { restrictions: { ordering: false, readingOthers: true } });
  });

  it('ends every session with a new password, by whomever it is set, and keeps nobody else out', async () => {
    const person = await aPerson();
    const [first, second] = [await asMerchant(world.faces, person), await asMerchant(world.faces, person)];
    expect((await first('put', '/password', { current: 'errada-00', password: 'outra-senha' })).status).toBe(
      401,
    );
    expect((await first('put', '/password', { current: PASSWORD, password: 'outra-senha' })).status).toBe(
      204,
    );
    expect([(await first('get', '/sessions')).status, (await second('get', '/sessions')).status]).toEqual([
      401, 401,
    ]);
    expect((await enter(email(person))).status).toBe(401);
    const { body } = await enter(email(person), 'outra-senha').expect(200);
    const third = merchantWith(world.faces, body.token);
    expect((await third('get', '/sessions')).status).toBe(200);
    await world.faces.get(Merchants).update(world.home.scope, person.id, { password: 'por-operador' });
    expect((await third('get', '/sessions')).status).toBe(401);
    expect((await world.rival('get', '/sessions')).status).toBe(200);
  });

  it('lists sessions and ends one, this one or all, never another person’s', async () => {
    const person = await aPerson();
    const [first, second] = [await asMerchant(world.faces, person), await asMerchant(world.faces, person)];
    const { items } = (await first('get', '/sessions')).body as { items: { id: number; current: boolean }[] };
    expect(items.map(({ current }) => current)).toEqual([false, true]);
    await world.rival('delete', `/sessions/${String(items[0]?.id)}`).expect(204);
    expect((await second('get', '/sessions')).status).toBe(200);
    await first('delete', `/sessions/${String(items[0]?.id)}`).expect(204);
    expect((await second('get', '/sessions')).status).toBe(401);
    await first('delete', '/sessions').expect(204);
    expect((await first('get', '/sessions')).status).toBe(401);
  });

  it('shuts out who is suspended and the sub-users of a suspended account; a blocked one may look', async () => {
    const owner = await aPerson();
    const child = await aPerson({ ownerId: owner.id });
    const asChild = await asMerchant(world.faces, child);
    await world.faces.get(Merchants).block(world.home.scope, owner.id);
    expect((await asChild('get', '/sessions/current')).body).toMatchObject({
      blocked: true,
      blockOf: 'account',
      may: { order: false },
    });
    await world.faces.get(Merchants).unblock(world.home.scope, owner.id);
    await world.faces.get(Merchants).block(world.home.scope, child.id);
    expect((await asChild('get', '/sessions/current')).body).toMatchObject({
      blocked: true,
      blockOf: 'user',
    });
    await world.faces.get(Merchants).update(world.home.scope, owner.id, { status: 'suspended' });
    expect((await asChild('get', '/sessions')).status).toBe(401);
    expect([(await enter(email(child))).status, (await enter(email(owner))).status]).toEqual([401, 401]);
  });

  it('takes a browser’s cookie, and no write that another site’s page began', async () => {
    const person = await aPerson();
    const page = { 'Sec-Fetch-Site': 'same-origin' };
    const login = (headers: Record<string, string>) =>
      world.faces
        .call()
        .post('/api/merchant/sessions')
        .set(headers)
        .send({ email: person.email, password: PASSWORD });
    await login({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    const [cookie = ''] = ((await login(page).expect(204)).headers['set-cookie'] ??
      []) as unknown as string[];
    expect(cookie).toMatch(
      /^lastmile_merchant=mer_\w+; Max-Age=\d+; Path=\/api\/merchant; .*HttpOnly; Secure; SameSite=Strict$/,
    );
    const held = { Cookie: cookie.split(';')[0] ?? '' };
    await world.faces.call().get('/api/merchant/sessions/current').set(held).expect(200);
    const leave = (headers: Record<string, string>) =>
      world.faces
        .call()
        .delete('/api/merchant/sessions/current')
        .set({ ...held, ...headers });
    await leave({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await leave(page).expect(204);
    await world.faces.call().get('/api/merchant/sessions/current').set(held).expect(401);
  });

  it('refuses a page that shows another person’s screens, after a log-in in another tab', async () => {
    const { home, store } = world;
    const of = (person: string) =>
      store('post', '/orders/quote', { stops: [{ address: KNOWN_ADDRESS }] }, { 'X-Person-Id': person });
    expect((await of(String(home.store.id))).status).toBe(200);
    for (const other of [String(home.rival.id), 'nobody', '']) {
      const { status, body } = await of(other);
      expect([status, body.type]).toEqual([409, 'urn:problem:session_changed']);
    }
  });

  it('asks for a code once a person has enrolled an app, and lets in by each recovery code once', async () => {
    const person = await aPerson();
    const caller = await asMerchant(world.faces, person);
    await caller('post', '/second-factor', { password: 'another-one' }).expect(401);
    const begun = await caller('post', '/second-factor', { password: PASSWORD });
    const { secret, qr } = begun.body as { secret: string; qr: string[] };
    expect(qr.length).toBeGreaterThan(20);
    const code = () => totpCode(secret, world.faces.core.clock.millis());
    const { recoveryCodes } = (await caller('post', '/second-factor/confirm', { code: code() })).body;
    expect((await caller('get', '/sessions/current')).body.secondFactor).toEqual({
      enrolled: true,
      recoveryCodesLeft: 10,
    });
    const asked = await enter(email(person));
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([400, ['code']]);
    world.faces.core.clock.advance({ seconds: 30 });
    expect((await enter(email(person), PASSWORD, { code: code() })).status).toBe(200);
    expect((await enter(email(person), PASSWORD, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await enter(email(person), PASSWORD, { code: recoveryCodes[0] })).status).toBe(422);
    await caller('post', '/second-factor/remove', { code: recoveryCodes[1] }).expect(200);
    expect((await enter(email(person))).status).toBe(200);
  });
});
