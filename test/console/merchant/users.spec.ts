import { Credentials, Merchants, type Merchant } from '#domain';
import { aMerchant, anOrder, KNOWN_ADDRESS } from '../../support/builders/index.js';
import { asMerchant, aMerchantWorld, type MerchantCaller, type MerchantWorld } from '../merchant.world.js';

describe('merchants’ API: sub-users', () => {
  let world: MerchantWorld;

  beforeAll(async () => {
    world = await aMerchantWorld();
  });

  const aClerk = (more: Partial<Merchant> = {}) =>
    aMerchant(world.faces, world.home.scope, { ownerId: world.home.store.id, ...more });
  const heldOrder = async () => {
    const order = { stops: [{ address: KNOWN_ADDRESS }], paymentMethod: 'invoiced', waitsForReady: true };
    return (await world.store('post', '/orders', order).expect(201)).body.id as number;
  };
  const place = { name: 'Dona Rita', phone: null, address: KNOWN_ADDRESS };
  /** What is answered to acts on an order of the account, and to other changes. */
  const answers = async (clerk: MerchantCaller, id: number) => {
    const of = async (...[verb, path, body]: Parameters<MerchantCaller>) => {
      const { status, body: answer } = await clerk(verb, path, body);
      return status < 300 ? 'done' : (answer as { type: string }).type.replace('urn:problem:', '');
    };
    return {
      ready: await of('post', `/orders/${String(id)}/ready`),
      cancel: await of('post', `/orders/${String(id)}/cancel`, {}),
      place: await of('post', '/recipients', place),
      read: await of('get', `/orders/${String(id)}`),
    };
  };
  const may = async (clerk: MerchantCaller) => (await clerk('get', '/sessions/current')).body.may as object;

  it('lets a clerk who may not order neither ready nor cancel an order', async () => {
    const clerk = await asMerchant(
      world.faces,
      await aClerk({ restrictions: { ordering: true, readingOthers: false } }),
    );
    const id = await heldOrder();
    expect(await answers(clerk, id)).toEqual({
      ready: 'forbidden',
      cancel: 'forbidden',
      place: 'done',
      read: 'done',
    });
    expect((await world.store('get', `/orders/${String(id)}`)).body.status).toBe('preparing');
    expect(await may(clerk)).toMatchObject({ order: false, handle: false, change: true });
  });

  it('lets a blocked clerk read, and change nothing from that moment', async () => {
    const person = await aClerk();
    const clerk = await asMerchant(world.faces, person);
    const id = await heldOrder();
    expect(await may(clerk)).toMatchObject({ order: true, handle: true, change: true });
    await world.store('patch', `/users/${String(person.id)}`, { blocked: true }).expect(200);
    const refused = 'caller_blocked';
    expect(await answers(clerk, id)).toEqual({
      ready: refused,
      cancel: refused,
      place: refused,
      read: 'done',
    });
    expect((await clerk('post', '/wallet/top-ups', { amountCents: 5_000 })).status).toBe(403);
    expect(await may(clerk)).toMatchObject({ order: false, handle: false, change: false });
  });

  it('lets orders under way go on while the account is blocked', async () => {
    const { faces, home } = world;
    const id = await heldOrder();
    await faces.get(Merchants).block(home.scope, home.store.id);
    expect(await may(world.clerk)).toMatchObject({ order: false, handle: true, change: true });
    expect((await world.clerk('post', `/orders/${String(id)}/ready`)).body.status).toBe('pending');
    await faces.get(Merchants).unblock(home.scope, home.store.id);
  });

  it('lets an invited clerk order: goods are collected at the shop, or where else the owner lets collect', async () => {
    const { faces, store } = world;
    const pickup = { ...place, name: 'Depósito' };
    await store('post', '/pickups', pickup).expect(201);
    const clerk = await asMerchant(faces, await aClerk({ name: 'Caixa 9' }));
    const order = { stops: [{ address: KNOWN_ADDRESS }], paymentMethod: 'invoiced' };
    await clerk('post', '/orders/quote', { stops: order.stops }).expect(200);
    const { id } = (await clerk('post', '/orders', order).expect(201)).body;
    expect((await clerk('get', `/orders/${String(id)}`)).body.pickup).toMatchObject({
      name: world.home.store.name,
      phone: world.home.store.phone,
      address: expect.stringContaining(KNOWN_ADDRESS),
    });
    const bulk = await clerk('post', '/orders/bulk', { atomic: true, orders: [order] });
    expect(bulk.status).toBeLessThan(300);
    const csv = `endereco\n"${KNOWN_ADDRESS}"`;
    const { items } = (await clerk('post', '/delivery-imports/preview', { csv }).expect(200)).body;
    expect(items).toMatchObject([{ fault: null }]);
    expect((await clerk('get', '/pickups')).body.items).toMatchObject([{ name: 'Depósito' }]);
  });

  it('removes a clerk: logged out, with a dead key, its orders kept, its e-mail free', async () => {
    const { faces, home } = world;
    const person = await aClerk({ name: 'Téo' });
    const clerk = await asMerchant(faces, person);
    const { id } = await anOrder(home).of(person).create(faces);
    const { key } = await faces
      .get(Credentials)
      .issueKey(home.scope, { kind: 'full_api_key', label: 'Tablet', merchantId: person.id });
    const byKey = () => faces.call().get('/api/v1/orders').set('Authorization', `Bearer ${key}`);
    expect((await byKey()).status).toBe(200);
    const users = async () => (await world.store('get', '/users')).body.items.map((one: Merchant) => one.id);
    expect(await users()).toContain(person.id);
    for (const other of [world.rival, world.stranger])
      expect((await other('delete', `/users/${String(person.id)}`)).status).toBe(404);
    expect((await world.clerk('delete', `/users/${String(person.id)}`)).status).toBe(403);
    await world.store('delete', `/users/${String(person.id)}`).expect(204);
    expect(await users()).not.toContain(person.id);
    expect([(await clerk('get', '/orders')).status, (await byKey()).status]).toEqual([401, 401]);
    expect((await world.store('get', `/orders/${String(id)}`)).body.merchant.name).toBe('Téo');
    expect((await world.store('delete', `/users/${String(person.id)}`)).status).toBe(404);
    expect((await world.store('patch', `/users/${String(person.id)}`, { blocked: false })).status).toBe(404);
    await world.store('post', '/users', { name: 'Téo', email: person.email }).expect(201);
  });

  it('invites a clerk by a mail that says who invites, with a link that is valid for seven days', async () => {
    const { faces, store, home } = world;
    const email = 'caixa.nova@example.com';
    await store('post', '/users', { name: 'Nina', email }).expect(201);
    const sent = await faces.core.db.first<{ template: string; words: Record<string, string> }>(
      'select template, words from messages where recipient = $1',
      [email],
    );
    expect(sent).toMatchObject({ template: 'invitation', words: { inviterName: home.store.name } });
    faces.core.clock.advance({ days: 6, hours: 23 });
    const token = sent!.words['link']!.split('/senha/')[1];
    await faces
      .call()
      .post('/api/console/password-resets/complete')
      .send({ token, password: 'segredo1' })
      .expect(204);
    await asMerchant(faces, { email } as Merchant);
  });
});
