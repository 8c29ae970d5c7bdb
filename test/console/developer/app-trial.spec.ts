import { OutboxRelay } from '#domain';
import { aHubWorld, DROPOFF, PICKUP } from '../../support/builders/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { ALL_SCOPES, AppInstaller, REDIRECT, type Tokens } from '../app-install.driver.js';
import { DeveloperWorld, type Person } from '../developer.world.js';
import { asMerchant, merchantWith, type MerchantCaller } from '../merchant.world.js';

const ASKED = { redirectUris: [REDIRECT], scopes: ALL_SCOPES };
type Installed = Tokens & { readonly connection_id: number; readonly webhook_secret: string };

describe('an app that shops install', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let dev: Person;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
  });
  afterAll(() => receiver.close());

  const listen = (id: string, path: string) =>
    dev.call('put', `/apps/${id}/webhook`, { url: receiver.url(path), acceptAny2xx: true }).expect(200);
  const install = async (id: string, store: MerchantCaller) =>
    (await new AppInstaller(world.faces, store, id).install('order see_own')) as Installed;
  const secretOf = async (id: string) =>
    (await dev.call('post', `/apps/${id}/webhook/secret`).expect(200)).body.secret as string;
  async function arrived(path: string, about: string) {
    const found = await world.once(
      () => receiver.received.filter((one) => one.path === path && one.body.includes(`"${about}"`)),
      ({ length }) => length > 0,
    );
    return found.map(({ headers }) => headers['webhook-connection']);
  }

  it('is told about all of them under one secret, which the portal shows, and of which connection', async () => {
    const id = String(await world.anApprovedApp(dev, 'full_api', 'Integra', ASKED));
    await listen(id, '/one');
    const secret = await secretOf(id);
    const shops: Installed[] = [];
    for (const name of ['primeira', 'segunda']) {
      const { store, scope, motorbike } = await aHubWorld(world.faces);
      const shop = await asMerchant(world.faces, store);
      const installed = await install(id, shop);
      shops.push(installed);
      const stops = [{ ...DROPOFF, address: 'Rua B, 2' }];
      const order = { pickup: { ...PICKUP, address: 'Rua A, 1' }, stops, paymentMethod: 'invoiced' };
      await shop('post', '/orders', { ...order, vehicleTypeId: motorbike.id, externalId: name }).expect(201);
      expect(scope.hubId).toBeGreaterThan(0);
      expect(new Set(await arrived('/one', name))).toEqual(new Set([String(installed.connection_id)]));
    }
    expect(shops.map(({ webhook_secret: one }) => one)).toEqual([secret, secret]);
    expect(new Set(shops.map(({ connection_id: one }) => one)).size).toBe(2);
    await dev.call('put', `/apps/${id}/webhook`, { url: null }).expect(200);
    await listen(id, '/one');
    expect(await secretOf(id)).toBe(secret);
  });

  it('is tried before its approval at a shop of its sandbox, and at no other', async () => {
    const id = String(await world.anApp(dev, 'full_api', 'Em obras'));
    await dev.call('put', `/apps/${id}/authorization`, ASKED).expect(200);
    await listen(id, '/trial');
    const first = (await dev.call('post', `/apps/${id}/authorization/shop`).expect(200)).body;
    const { email, password, loginUrl } = (await dev.call('post', `/apps/${id}/authorization/shop`)).body;
    expect([email, new URL(loginUrl).pathname]).toEqual([first.email, '/loja']);
    const logIn = (secret: string) =>
      world.faces.call().post('/api/merchant/login').send({ email, password: secret });
    await logIn(first.password).expect(401);
    const shop = merchantWith(world.faces, (await logIn(password).expect(200)).body.token);
    const installed = await install(id, shop);
    expect(installed.webhook_secret).toBe(await secretOf(id));
    const order = {
      stops: [{ ...PICKUP, address: 'Rua B, 2' }],
      paymentMethod: 'invoiced',
      externalId: 'teste',
    };
    await new AppInstaller(world.faces, shop, id).calling(installed)('post', '/orders', order).expect(201);
    expect(await arrived('/trial', 'teste')).toContain(String(installed.connection_id));
    expect((await dev.call('get', `/apps/${id}/connections`)).body.items).toMatchObject([
      { id: installed.connection_id, merchantName: 'Loja de Instalação' },
    ]);
    const stranger = await asMerchant(world.faces, (await aHubWorld(world.faces)).store);
    await new AppInstaller(world.faces, stranger, id).ask().then(({ status }) => expect(status).toBe(404));
    await world.faces.get(OutboxRelay).drain();
    await dev.call('delete', `/apps/${id}`).expect(204);
  });
});
