import { TOPIC_EVENTS, topicsOf } from '../../../apps/full-api/src/vocabulary/event.vocabulary.js';
import {
  CUSTOMER_EVENTS,
  customerTopics,
} from '../../../apps/console/src/vocabulary/customer-event.vocabulary.js';
import { Merchants, OutboxRelay } from '#domain';
import { anOrder } from '../../support/builders/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { aMerchantWorld, asMerchant, type MerchantWorld } from '../merchant.world.js';

describe('merchants’ API: integrations', () => {
  let world: MerchantWorld;
  let receiver: TestReceiver;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await aMerchantWorld();
  });
  afterAll(async () => {
    await receiver.close();
  });

  it('names the events of webhooks as the Full API does, with the same topics behind them', () => {
    const known = new Set<string | null>(Object.values(TOPIC_EVENTS));
    for (const event of CUSTOMER_EVENTS) {
      expect(known.has(event)).toBe(true);
      expect(customerTopics([event]).sort()).toEqual(topicsOf([event]).sort());
    }
  });

  it('issues keys that open the account’s own side of a face, and ends them at once', async () => {
    const issue = async (kind: string) =>
      (await world.store('post', '/keys', { kind, label: 'Caixa' }).expect(201)).body as {
        id: number;
        key: string;
      };
    const full = await issue('full_api_key');
    const listed = async (key: string) =>
      (await world.faces.call().get('/api/v1/orders').set('Authorization', `Bearer ${key}`)).status;
    expect(await listed(full.key)).toBe(200);
    const { key } = (await world.store('post', `/keys/${String(full.id)}/rotate`).expect(201)).body;
    expect([await listed(full.key), await listed(key)]).toEqual([401, 200]);
    const company = await issue('model_m_key');
    await world.faces.call().get('/api/m/solicitacao').set('api-key', company.key).expect(200);
    const { items } = (await world.store('get', '/keys')).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['full_api_key', 'model_m_key']);
    expect(JSON.stringify(items)).not.toContain(key);
    for (const other of [world.rival, world.stranger]) {
      expect((await other('get', '/keys')).body.items).toEqual([]);
      expect((await other('delete', `/keys/${String(company.id)}`)).status).toBe(404);
      expect((await other('post', `/keys/${String(company.id)}/rotate`)).status).toBe(404);
    }
    await world.store('delete', `/keys/${String(company.id)}`).expect(204);
    await world.faces.call().get('/api/m/solicitacao').set('api-key', company.key).expect(401);
  });

  it('enables Open Delivery with a pair of its own; a new pair ends the old one and its tokens at once', async () => {
    const token = (pair: { clientId: string; clientSecret: string }) =>
      world.faces.call().post('/api/opendelivery/oauth/token').send({
        grant_type: 'client_credentials',
        client_id: pair.clientId,
        client_secret: pair.clientSecret,
      });
    await world.store('put', '/open-delivery', { enabled: true }).expect(200);
    const first = (await world.store('post', '/open-delivery/credentials').expect(201)).body;
    const held = (await token(first).expect(200)).body as { access_token: string };
    const asked = () =>
      world.faces
        .call()
        .get('/api/opendelivery/v1/logistics/delivery/0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48')
        .set('Authorization', `Bearer ${held.access_token}`);
    expect((await asked()).status).toBe(404);
    const second = (await world.store('post', '/open-delivery/credentials').expect(201)).body;
    expect([(await token(first)).status, (await asked()).status, (await token(second)).status]).toEqual([
      401, 401, 200,
    ]);
    const { body } = await world.store('get', '/open-delivery');
    expect(body).toMatchObject({ enabled: true, clientId: second.clientId, acceptAny2xx: false });
    expect(JSON.stringify(body)).not.toContain(second.clientSecret);
  });

  it('keeps the Open Delivery webhook with its options, and refuses an address that cannot be one', async () => {
    const settings = { enabled: true, acceptMarketplaceOrders: true, acceptAny2xx: true };
    const bad = await world.rival('put', '/open-delivery', { ...settings, webhookUrl: 'ftp://example.com' });
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['webhookUrl']]);
    const { body } = await world.rival('put', '/open-delivery', { ...settings, webhookUrl: receiver.url() });
    expect(body).toMatchObject({
      ...settings,
      webhookUrl: receiver.url(),
      subscriptionId: expect.any(Number),
    });
    expect((await world.stranger('post', '/open-delivery/test')).status).toBe(404);
  });

  it('registers its own webhooks, which get events of the account’s orders only', async () => {
    const { faces, home } = world;
    const { body } = await world
      .store('post', '/webhooks', {
        url: receiver.url(),
        events: ['ORDER_CREATED', 'ORDER_CANCELLED'],
        securityCode: 'segredo',
      })
      .expect(201);
    expect([body.active, body.hasSecurityCode]).toEqual([true, true]);
    expect(
      (await world.store('post', '/webhooks', { url: receiver.url(), events: ['ORDER_CREATED'] })).status,
    ).toBe(409);
    await anOrder(home).of(home.rival).create(faces);
    const own = await anOrder(home).of(home.clerk).create(faces);
    await faces.get(OutboxRelay).drain();
    const sent = async (query = '') =>
      (await world.store('get', `/deliveries${query}`)).body.items as {
        id: number;
        aggregateId: number;
        topic: string;
      }[];
    const about = await sent(`?subscriptionId=${String(body.id)}`);
    expect(about.map(({ aggregateId, topic }) => [aggregateId, topic])).toEqual([[own.id, 'order.created']]);
    expect(await sent(`?orderId=${String(own.id)}`)).toHaveLength(1);
    const id = String(about[0]?.id);
    const shown = await world.store('get', `/deliveries/${id}`);
    expect([shown.status, shown.body.url]).toEqual([200, receiver.url()]);
    for (const other of [world.rival, world.stranger]) {
      expect((await other('get', `/deliveries/${id}`)).status).toBe(404);
      expect((await other('post', `/deliveries/${id}/resend`)).status).toBe(404);
      expect((await other('get', `/deliveries?subscriptionId=${String(body.id)}`)).body.items).toEqual([]);
      for (const [verb, path] of [
        ['patch', ''],
        ['delete', ''],
        ['post', '/secret'],
        ['post', '/test'],
      ] as const)
        expect((await other(verb, `/webhooks/${String(body.id)}${path}`, {})).status).toBe(404);
    }
    const off = await world.store('patch', `/webhooks/${String(body.id)}`, {
      active: false,
      events: ['ORDER_COMPLETED'],
    });
    expect(off.body).toMatchObject({ active: false, events: ['ORDER_COMPLETED'] });
    expect((await world.store('post', `/webhooks/${String(body.id)}/secret`)).body.secret).toMatch(/^whsec_/);
    await world.store('delete', `/webhooks/${String(body.id)}`).expect(204);
  });

  it('manages sub-users: what they may do, a block, a link for a password; never those of others', async () => {
    const { faces } = world;
    const person = { name: 'Bia', email: 'bia.caixa@example.com', password: 'segredo1' };
    const { body } = await world.store('post', '/users', person).expect(201);
    expect(body).toMatchObject({ name: 'Bia', blocked: false, hasPassword: true });
    expect((await world.store('post', '/users', person)).status).toBe(409);
    const bia = await asMerchant(faces, { email: person.email } as never);
    const ordering = { restrictions: { ordering: true, readingOthers: true } };
    await world.store('patch', `/users/${String(body.id)}`, ordering).expect(200);
    expect((await bia('get', '/sessions/current')).body.may.order).toBe(false);
    expect((await world.store('patch', `/users/${String(body.id)}`, { blocked: true })).body.blocked).toBe(
      true,
    );
    const invited = (
      await world.store('post', '/users', { name: 'Caio', email: 'caio@example.com' }).expect(201)
    ).body;
    expect(invited.hasPassword).toBe(false);
    expect((await world.store('post', `/users/${String(invited.id)}/password-reset`)).body).toEqual({
      channel: 'email',
    });
    for (const other of [world.rival, world.stranger]) {
      expect((await other('patch', `/users/${String(body.id)}`, ordering)).status).toBe(404);
      expect((await other('post', `/users/${String(body.id)}/password-reset`)).status).toBe(404);
      const { items } = (await other('get', '/users')).body as { items: { id: number }[] };
      expect(items.map(({ id }) => id)).not.toContain(body.id);
    }
    expect((await world.rival('patch', `/users/${String(world.home.store.id)}`, {})).status).toBe(404);
  });

  it('keeps address, hours and preparation of the account, and refuses an address that no map knows', async () => {
    const street = { street: 'Rua das Araras Azuis', number: '200' };
    const openingHours = [{ weekday: 1, from: '08:00', to: '18:00' }];
    const { body } = await world
      .store('patch', '/account', {
        address: street,
        openingHours,
        preparationMinutes: 15,
        phone: '1933334444',
      })
      .expect(200);
    expect(body).toMatchObject({
      openingHours,
      phone: '1933334444',
      preparation: { preparationMinutes: 15 },
    });
    expect(body.address).toMatchObject({ ...street, latitude: expect.any(Number) });
    const { faces, home } = world;
    const pinned = { ...body.address, latitude: -22.9, longitude: -47.06 };
    await faces.get(Merchants).update(home.scope, home.store.id, { address: pinned });
    const again = { address: { ...street, complement: 'Fundos' }, phone: '1933335555' };
    const saved = (await world.store('patch', '/account', again).expect(200)).body;
    expect(saved.address).toMatchObject({ complement: 'Fundos', latitude: -22.9, longitude: -47.06 });
    const nowhere = await world.store('patch', '/account', {
      address: { street: 'Rua Que Não Existe', number: '1' },
    });
    expect(Object.keys(nowhere.body.errors)).toEqual(['address.street']);
    const odd = await world.store('patch', '/account', {
      openingHours: [{ weekday: 1, from: '18:00', to: '18:00' }],
    });
    expect(odd.status).toBe(400);
    const order = {
      stops: [{ address: 'Rua das Araras Azuis, 120', name: 'Maria' }],
      paymentMethod: 'invoiced',
    };
    // The clock stands on a Monday morning: the goods are ready a quarter of an hour after now.
    const placed = (await world.store('post', '/orders', order).expect(201)).body;
    expect(Date.parse(placed.readyAt) - Date.parse(placed.createdAt)).toBe(15 * 60_000);
  });
});
