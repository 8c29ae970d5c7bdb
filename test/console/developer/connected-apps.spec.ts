import { Credentials, hubScope, Merchants, newUuid } from '#domain';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { aHubWorld, type HubWorld } from '../../support/builders/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { DeveloperWorld, type AppKind, type Person } from '../developer.world.js';
import { asMerchant, PASSWORD as MERCHANT_PASSWORD, type MerchantCaller } from '../merchant.world.js';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An app that a merchant connected, and what its team was shown of the connection. */
interface Connected {
  readonly connectionId: number;
  readonly path: string;
  readonly credentials: Shown;
}
interface Shown {
  readonly clientId: string | null;
  readonly secret: string;
  readonly webhookSecret: string | null;
  readonly merchantId: number;
  readonly baseUrl: string;
  readonly tokenUrl: string | null;
}

describe('apps that a merchant connected', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let dev: Person;
  let hub: HubWorld;
  let store: MerchantCaller;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
    hub = await aHubWorld(world.faces);
    store = await asMerchant(world.faces, hub.store);
  });
  afterAll(() => receiver.close());

  async function connect(type: AppKind): Promise<Connected> {
    const id = await world.anApp(dev, type);
    await dev.call('put', `/apps/${String(id)}/webhook`, { url: receiver.url('/portal') }).expect(200);
    await world.approve(dev, id);
    const { body } = await store('post', '/app-connections', { appId: id }).expect(201);
    const path = `/apps/${String(id)}/connections/${String(body.id)}/credentials`;
    const credentials = (await dev.call('post', path).expect(200)).body as Shown;
    return { connectionId: body.id as number, path, credentials };
  }
  const disconnect = ({ connectionId }: Connected) =>
    store('delete', `/app-connections/${String(connectionId)}`).expect(204);
  const fullApi = (verb: Verb, path: string, key: string, body?: object) => {
    const call = world.faces.call()[verb](`/api/v1${path}`).set('Authorization', `Bearer ${key}`);
    return body ? call.send(body) : call;
  };
  const legacy = (verb: Verb, path: string, key: string, body?: object) => {
    const call = world.faces.call()[verb](`/api/m${path}`).set('api-key', key);
    return body ? call.send(body) : call;
  };
  const token = ({ clientId, secret }: { clientId: string | null; secret: string }) =>
    world.faces
      .call()
      .post('/api/opendelivery/oauth/token')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret });
  const urls = (items: unknown) => (items as { url: string }[]).map(({ url }) => new URL(url).pathname);

  it('do not change how the merchant logs in', async () => {
    const app = await connect('full_api');
    const { secret: key } = app.credentials;
    const user = `/usuarios/${String(hub.store.id)}`;
    for (const verb of ['patch', 'put'] as const) {
      const taken = await fullApi(verb, user, key, { senha: 'tomada-de-conta' });
      expect([taken.status, taken.body.mensagem]).toEqual([403, expect.stringContaining('senha')]);
    }
    await fullApi('patch', user, key, { nome: hub.store.name }).expect(200);
    const merchants = world.faces.get(Merchants);
    const scope = { ...hubScope(hub.hub.id), merchantId: hub.store.id, appId: 1 };
    await expect(merchants.update(scope, hub.store.id, { email: 'outro@example.com' })).rejects.toThrow(
      'forbidden (email)',
    );
    const own = (await store('post', '/keys', { kind: 'full_api_key', label: 'Caixa' }).expect(201)).body;
    await disconnect(app);
    // The merchant's own key may: its sessions end with the old password.
    await fullApi('patch', user, String(own.key), { senha: MERCHANT_PASSWORD }).expect(200);
    expect((await store('get', '/apps')).status).toBe(401);
    store = await asMerchant(world.faces, hub.store);
  });

  it('have webhooks of their own in the Full API, and end with all of them', async () => {
    const app = await connect('full_api');
    const { secret: key } = app.credentials;
    const own = (await store('post', '/keys', { kind: 'full_api_key', label: 'Loja' }).expect(201)).body;
    const mine = { url: receiver.url('/loja'), codigo_seguranca: 'segredo-da-loja' };
    const { id: mineId } = (await fullApi('post', '/webhooks', String(own.key), mine).expect(201)).body;
    const { id } = (
      await fullApi('post', '/webhooks', key, { url: receiver.url('/app'), eventos: ['ORDER_CREATED'] })
    ).body;
    expect(urls((await fullApi('get', '/webhooks', key)).body)).toEqual(['/portal', '/app']);
    expect(urls((await fullApi('get', '/webhooks', String(own.key))).body)).toEqual(['/loja']);
    expect(urls((await store('get', '/webhooks')).body.items)).toEqual(['/loja']);
    for (const [verb, body] of [['get'], ['patch', { ativo: false }], ['delete']] as const) {
      expect((await fullApi(verb, `/webhooks/${String(mineId)}`, key, body)).status).toBe(404);
      expect((await fullApi(verb, `/webhooks/${String(id)}`, String(own.key), body)).status).toBe(404);
    }
    await fullApi('patch', `/webhooks/${String(id)}`, key, { ativo: false }).expect(200);
    // As a process of the last version stores them.
    await world.faces.core.db.execute('update webhook_subscriptions set app_id = null where id = $1', [id]);
    await disconnect(app);
    expect((await fullApi('get', '/webhooks', key)).status).toBe(401);
    expect(urls((await fullApi('get', '/webhooks', String(own.key))).body)).toEqual(['/loja']);
    await fullApi('delete', `/webhooks/${String(mineId)}`, String(own.key)).expect(200);
  });

  it('list and edit in the portal what they registered at the merchant, and what the connection made', async () => {
    const app = await connect('full_api');
    const { secret: key } = app.credentials;
    const webhooks = app.path.replace(/\/connections.*/, '/webhooks');
    const registered = { url: receiver.url('/app'), eventos: ['ORDER_CREATED'] };
    const { id } = (await fullApi('post', '/webhooks', key, registered).expect(201)).body;
    const { items } = (await dev.call('get', webhooks).expect(200)).body;
    expect(items).toMatchObject([
      { registered: false, merchantName: hub.store.name, url: receiver.url('/portal') },
      { registered: true, merchantName: hub.store.name, url: receiver.url('/app'), id },
    ]);
    const patch = { url: receiver.url('/moved'), events: ['ORDER_CANCELLED'], active: false };
    await dev.call('patch', `${webhooks}/${String(id)}`, patch).expect(200);
    expect((await fullApi('get', `/webhooks/${String(id)}`, key).expect(200)).body).toMatchObject({
      url: patch.url,
      eventos: patch.events,
      ativo: false,
    });
    const [{ id: made }] = items as [{ id: number }];
    const one = `${webhooks}/${String(made)}`;
    await dev.call('patch', one, { active: false }).expect(200);
    const refused = await Promise.all([
      dev.call('patch', one, { url: receiver.url('/other') }),
      dev.call('patch', one, { events: ['ORDER_CREATED'] }),
      dev.call('delete', one),
      (await world.aDeveloper()).call('get', webhooks),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
    await disconnect(app);
    expect((await dev.call('get', webhooks).expect(200)).body.items).toEqual([]);
  });

  it('have webhooks of their own in Model M, and end with all of them', async () => {
    const app = await connect('model_m');
    const { secret: key } = app.credentials;
    const own = (await store('post', '/keys', { kind: 'model_m_key', label: 'Loja' }).expect(201)).body;
    const register = (by: string, path: string) =>
      legacy('post', '/cadastrarWebhook', by, { tipo: 'status', url: receiver.url(path) }).expect(200);
    const list = async (by: string) =>
      urls((await legacy('get', '/listarWebhook', by)).body.response.webhooks);
    const { id: mineId } = (await register(String(own.key), '/loja')).body.response;
    await register(key, '/app');
    expect(await list(key)).toEqual(['/portal', '/app']);
    expect(await list(String(own.key))).toEqual(['/loja']);
    const change = { url: receiver.url('/desvio') };
    await legacy('put', `/atualizarWebhook/${String(mineId)}`, key, change);
    await legacy('delete', `/deletarWebhook/${String(mineId)}`, key);
    expect(await list(String(own.key))).toEqual(['/loja']);
    await disconnect(app);
    expect(await list(String(own.key))).toEqual(['/loja']);
    const left = await world.faces.core.db.query(
      'select from webhook_subscriptions where merchant_id = $1 and app_id is not null',
      [hub.store.id],
    );
    expect(left).toEqual([]);
  });

  it('stay the app’s when an operator replaces the key, and lose every key at the end', async () => {
    const app = await connect('full_api');
    const credentials = world.faces.get(Credentials);
    const scope = hubScope(hub.hub.id);
    const issued = await credentials.list(scope, hub.store.id);
    const { id, appId } = issued.findLast((one) => one.appId !== null && one.deactivatedAt === null)!;
    const rotated = await credentials.rotate(scope, id);
    expect((await credentials.get(scope.hubId, rotated.id)).appId).toBe(appId);
    expect((await fullApi('get', '/webhooks', app.credentials.secret)).status).toBe(401);
    expect(urls((await fullApi('get', '/webhooks', rotated.key)).body)).toEqual(['/portal']);
    const beside = { kind: 'full_api_key', merchantId: hub.store.id, label: 'Outra', appId } as const;
    const second = await credentials.issueKey(scope, beside);
    await disconnect(app);
    for (const key of [rotated.key, second.key])
      expect((await fullApi('get', '/webhooks', key)).status).toBe(401);
  });

  it('get a new secret when the first was lost, which ends the old one and its tokens, and no delivery', async () => {
    const app = await connect('open_delivery');
    expect(app.credentials).toMatchObject({
      merchantId: hub.store.id,
      webhookSecret: expect.stringMatching(/^whsec_/),
      baseUrl: expect.stringMatching(/\/api\/opendelivery$/),
      tokenUrl: expect.stringMatching(/token$/),
    });
    const { access_token: held } = (await token(app.credentials).expect(200)).body;
    const orderId = newUuid();
    const asBearer = (verb: 'get' | 'post', path: string, bearer: unknown) =>
      world.faces
        .call()
        [verb](`/api/opendelivery/v1/logistics/delivery${path}`)
        .set('Authorization', `Bearer ${String(bearer)}`);
    await asBearer('post', '', held)
      .send({ ...deliveryExample, orderId })
      .expect(202);
    expect((await dev.call('post', app.path)).status).toBe(409);

    const renewed = (await dev.call('post', `${app.path}/renew`).expect(200)).body as Shown;
    expect(renewed).toEqual({ ...app.credentials, secret: expect.any(String) });
    expect(renewed.secret).not.toBe(app.credentials.secret);
    expect([
      (await token(app.credentials)).status,
      (await asBearer('get', `/${orderId}`, held)).status,
    ]).toEqual([401, 401]);
    const { access_token: bearer } = (await token(renewed).expect(200)).body;
    await asBearer('get', `/${orderId}`, bearer).expect(200);
    const stranger = await world.aDeveloper();
    expect((await stranger.call('post', `${app.path}/renew`)).status).toBe(404);
    await disconnect(app);
    expect((await dev.call('post', `${app.path}/renew`)).status).toBe(404);
    expect((await token(renewed)).status).toBe(401);
  });
});
