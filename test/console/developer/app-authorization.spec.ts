import { hubScope, OrderQueries } from '#domain';
import { ConsoleModule, optionalApis } from '../../../apps/console/src/app.module.js';
import { routesOf } from '../../../apps/console/src/docs/route.mapper.js';
import { aHubWorld, anOrder, DROPOFF, PICKUP, type HubWorld } from '../../support/builders/index.js';
import { ALL_SCOPES as ALL, AppInstaller, REDIRECT, VERIFIER, type Tokens } from '../app-install.driver.js';
import { DeveloperWorld, type Person } from '../developer.world.js';
import { asMerchant, type MerchantCaller } from '../merchant.world.js';
import { PUBLIC_URL } from '../served-console.harness.js';

const QUOTE = { pickup: PICKUP, stops: [DROPOFF] };
const ORDER = { ...QUOTE, paymentMethod: 'invoiced' };
const ASKED = { redirectUris: [REDIRECT, 'http://localhost:4000/volta'], scopes: ALL };

describe('an app that a merchant installs by redirect', () => {
  let world: DeveloperWorld;
  let dev: Person;
  let hub: HubWorld;
  let store: MerchantCaller;
  let clientId: string;
  let installer: AppInstaller;

  beforeAll(async () => {
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
    hub = await aHubWorld(world.faces);
    store = await asMerchant(world.faces, hub.store);
    clientId = String(await world.anApprovedApp(dev, 'full_api', 'Integra', ASKED));
    installer = new AppInstaller(world.faces, store, clientId);
  });

  beforeEach(async () => {
    await dev.call('put', `/apps/${clientId}/authorization`, ASKED).expect(200);
  });

  const ask = (more: object = {}) => installer.ask(more);
  const decide = (more: object = {}, allow = true) => installer.decide(more, allow);
  const codeFor = (scope: string) => installer.codeFor(scope);
  const exchange = (code: string, more: object = {}) => installer.exchange(code, more);
  const refresh = (token: string, more: object = {}) => installer.refresh(token, more);
  const install = (scope: string) => installer.install(scope);
  const appWith = (tokens: Tokens) => installer.calling(tokens);
  const connection = async () => (await installer.connection())!;

  it('is found by the metadata of RFC 8414', async () => {
    const { body } = await world.faces.call().get('/.well-known/oauth-authorization-server').expect(200);
    expect(body).toMatchObject({
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ALL,
      token_endpoint_auth_methods_supported: ['none'],
    });
    expect(new URL(String(body.token_endpoint)).pathname).toBe('/api/merchant/oauth/token');
    expect((await dev.call('get', `/apps/${clientId}/authorization`)).body).toMatchObject({
      clientId,
      tokenUrl: body.token_endpoint,
      authorizeUrl: body.authorization_endpoint,
    });
  });

  it('finds it from the assistants’ server, by the metadata of RFC 9728', async () => {
    const call = world.faces.call();
    const refused = await call.post('/mcp').send({}).expect(401);
    expect(refused.headers['www-authenticate']).toBe(
      `Bearer resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp"`,
    );
    for (const path of ['', '/mcp'])
      expect((await call.get(`/.well-known/oauth-protected-resource${path}`).expect(200)).body).toMatchObject(
        {
          resource: `${PUBLIC_URL}/mcp`,
          authorization_servers: [PUBLIC_URL],
          scopes_supported: ALL,
        },
      );
  });

  it('goes back to any port of its own machine, and to no other path or host (RFC 8252)', async () => {
    for (const port of ['', ':1', ':53123'])
      expect((await ask({ redirect_uri: `http://localhost${port}/volta` })).status).toBe(200);
    for (const redirect_uri of [
      'http://localhost:53123/outra',
      'http://127.0.0.1:53123/volta',
      'http://a@localhost:53123/volta',
      'https://integra.example:8443/volta?loja=1',
    ]) {
      const { status, body } = await ask({ redirect_uri });
      expect([status, body.errors]).toEqual([
        400,
        { redirect_uri: [expect.stringContaining('redirect_uri')] },
      ]);
    }
  });

  it('is shown to the owner with what it asks for, and goes back with a refusal where the owner says no', async () => {
    expect((await ask()).body).toMatchObject({
      app: { name: 'Integra', teamName: expect.any(String), logoUrl: expect.any(String) },
      merchant: { id: hub.store.id },
      scopes: ['quote', 'order', 'see_own'],
      held: null,
      redirectHost: 'integra.example',
      refusedTo: null,
    });
    const refused = await decide({}, false);
    expect(Object.fromEntries(refused)).toEqual({
      loja: '1',
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'x/1',
      iss: PUBLIC_URL,
    });
    expect(await installer.connection()).toBeUndefined();
    const clerk = await asMerchant(world.faces, hub.clerk);
    expect((await clerk('post', '/app-authorizations', { ...installer.request(), allow: true })).status).toBe(
      403,
    );
  });

  it('sends nobody to an address that it has not registered, letter by letter', async () => {
    for (const redirect_uri of [
      'https://outro.example/',
      `${REDIRECT}2`,
      'https://integra.example/volta',
      '',
    ])
      expect((await ask({ redirect_uri })).status).toBe(400);
    expect((await ask({ client_id: '999999' })).status).toBe(404);
    expect((await ask({ client_id: '' })).status).toBe(404);
    const draft = await world.anApp(dev, 'full_api', 'Rascunho');
    expect((await ask({ client_id: String(draft) })).status).toBe(404);
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'curto' }],
    ['invalid_request', { state: '' }],
    ['invalid_scope', { scope: 'quote everything' }],
  ])('goes back with %s for %j', async (error, more) => {
    const to = new URL(String((await ask(more)).body.refusedTo));
    expect([to.host, to.searchParams.get('error')]).toEqual(['integra.example', error]);
    expect((await decide(more)).get('error')).toBe(error);
  });

  it('asks for no more than the portal says, nor goes back anywhere but to https or this machine', async () => {
    const set = (asked: object) => dev.call('put', `/apps/${clientId}/authorization`, asked);
    for (const uri of [
      'http://integra.example/',
      'https://a:b@integra.example/',
      `${REDIRECT}#x`,
      'app:/volta',
      'https://*.integra.example/',
      'https://integra.example/*',
      'https://integra.example\\@atacante.example/',
      'https://integra.example/ volta',
    ])
      expect((await set({ redirectUris: [uri], scopes: [] })).status).toBe(400);
    await set({ redirectUris: [REDIRECT], scopes: ['quote'] }).expect(200);
    expect((await decide({ scope: 'order' })).get('error')).toBe('invalid_scope');
    expect((await ask({ scope: '' })).body.scopes).toEqual(['quote']);
    const stranger = await world.aDeveloper();
    expect((await stranger.call('get', `/apps/${clientId}/authorization`)).status).toBe(404);
  });

  it('goes nowhere and may nothing that no review approved, however its team changes it', async () => {
    const narrow = { redirectUris: [REDIRECT, 'https://integra.example/velho'], scopes: ['quote'] };
    const id = await world.anApprovedApp(dev, 'full_api', 'Mudou', narrow);
    const other = new AppInstaller(world.faces, store, String(id));
    const stolen = 'https://atacante.example/volta';
    const app = `/apps/${String(id)}`;
    await dev
      .call('put', `${app}/authorization`, { redirectUris: [REDIRECT, stolen], scopes: ALL })
      .expect(200);
    expect((await dev.call('get', app)).body).toMatchObject({
      listed: { redirectUris: narrow.redirectUris, scopes: ['quote'] },
      unlisted: ['redirectUris', 'scopes'],
    });
    expect((await other.ask({ redirect_uri: stolen })).status).toBe(400);
    // What the team took back holds no more at once.
    expect((await other.ask({ redirect_uri: narrow.redirectUris[1] })).status).toBe(400);
    expect((await other.decide({ scope: 'order' })).get('error')).toBe('invalid_scope');
    await other.install('quote');
    await world.approve(dev, id);
    expect((await other.ask({ redirect_uri: stolen, scope: 'order' })).body.scopes).toEqual(['order']);
    expect((await dev.call('get', app)).body.unlisted).toEqual([]);
  });

  it('gets tokens for a code once, within a minute, with its own address and verifier', async () => {
    const wrong: readonly [string, object, string][] = [
      ['another_redirect_uri', { redirect_uri: 'http://localhost:4000/volta' }, 'invalid_grant'],
      ['wrong_verifier', { code_verifier: `${VERIFIER}x` }, 'invalid_grant'],
      ['another_client', { client_id: '1' }, 'invalid_grant'],
      ['unknown', { code: 'x'.repeat(43) }, 'invalid_grant'],
      ['no verifier', { code_verifier: '' }, 'invalid_request'],
      ['grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ];
    const code = await codeFor('quote');
    for (const [what, more, error] of wrong) {
      const refused = await exchange(code, more);
      expect([what, refused.status, refused.body.error]).toEqual([what, 400, error]);
    }
    const { body, headers } = await exchange(code).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'quote',
      webhook_secret: null,
    });
    expect(body.merchant_id).toBe(hub.store.id);
    const late = await codeFor('quote');
    world.faces.core.clock.advance({ seconds: 61 });
    expect((await exchange(late)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('loses its tokens when a code comes twice, and of two at once one gets none', async () => {
    const code = await codeFor('quote');
    const app = appWith((await exchange(code).expect(200)).body as Tokens);
    await app('post', '/quotes', QUOTE).expect(200);
    expect((await exchange(code)).body.error).toBe('invalid_grant');
    expect((await app('post', '/quotes', QUOTE)).status).toBe(401);
    const raced = await codeFor('quote');
    const both = await Promise.all([exchange(raced), exchange(raced), exchange(raced)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('renews its tokens; a refresh token that comes again ends all of them', async () => {
    const first = await install('quote');
    world.faces.core.clock.advance({ hours: 1 });
    expect((await appWith(first)('post', '/quotes', QUOTE)).status).toBe(401);
    const second = (await refresh(first.refresh_token).expect(200)).body as Tokens;
    await appWith(second)('post', '/quotes', QUOTE).expect(200);
    expect((await refresh(second.access_token)).body.error).toBe('invalid_grant');
    expect((await refresh(first.refresh_token)).body).toMatchObject({
      error: 'invalid_grant',
      error_description: expect.stringContaining('used before'),
    });
    expect((await refresh(second.refresh_token)).body.error).toBe('invalid_grant');
    expect((await appWith(second)('post', '/quotes', QUOTE)).status).toBe(401);
    const { refresh_token: raced } = await install('quote');
    const both = await Promise.all([refresh(raced), refresh(raced)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends its own tokens by RFC 7009, and another app ends none of them', async () => {
    const tokens = await install('quote');
    await installer.oauth('revoke', { client_id: '1', token: tokens.refresh_token }).expect(200);
    await installer.oauth('revoke', { client_id: clientId, token: 'rt_nada' }).expect(200);
    await appWith(tokens)('post', '/quotes', QUOTE).expect(200);
    await installer.oauth('revoke', { client_id: clientId, token: tokens.access_token }).expect(200);
    expect((await appWith(tokens)('post', '/quotes', QUOTE)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  it('is refused at once when the owner takes a scope back, or disconnects it', async () => {
    const tokens = await install('quote order');
    const app = appWith(tokens);
    const { id } = await connection();
    const narrow = (scopes: string[]) => store('put', `/app-connections/${String(id)}/scopes`, { scopes });
    expect([(await narrow(['quote', 'see_all'])).status, (await narrow([])).status]).toEqual([400, 400]);
    expect((await narrow(['order'])).body.scopes).toEqual(['order']);
    const refused = await app('post', '/quotes', QUOTE);
    expect([refused.status, refused.body.type, refused.body.errors]).toEqual([
      403,
      'urn:problem:scope_missing',
      { scope: ['quote'] },
    ]);
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="quote"');
    expect(((await refresh(tokens.refresh_token)).body as Tokens).scope).toBe('order');
    await store('delete', `/app-connections/${String(id)}`).expect(204);
    expect((await app('post', '/orders', ORDER)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    const again = await install('quote');
    await appWith(again)('post', '/quotes', QUOTE).expect(200);
    expect((await app('post', '/orders', ORDER)).status).toBe(401);
  });

  it('does what it may, as the whole of the merchants’ API declares it', async () => {
    const routes = routesOf(ConsoleModule, ...optionalApis()).filter(
      ({ path, endpoint }) => path.startsWith('/api/merchant/') && endpoint.open !== true,
    );
    const statuses = async (scopes: string) => {
      const app = appWith(await install(scopes));
      const found = new Map<string, number>();
      for (const { verb, path } of routes) {
        const at = path.slice('/api/merchant'.length).replace(':face', 'full-api').replace(/:\w+/g, '999999');
        const { status } = await app(verb, at, verb === 'get' ? undefined : {});
        found.set(`${verb} ${path}`, status);
      }
      return found;
    };
    const all = await statuses(ALL.join(' '));
    for (const { verb, path, endpoint } of routes)
      expect([verb, path, all.get(`${verb} ${path}`) === 403]).toEqual([
        verb,
        path,
        endpoint.appScope === undefined,
      ]);
    const quoting = await statuses('quote');
    for (const { verb, path, endpoint } of routes)
      expect([verb, path, quoting.get(`${verb} ${path}`) === 403]).toEqual([
        verb,
        path,
        endpoint.appScope !== 'quote',
      ]);
    expect([...all.values(), ...quoting.values()].filter((status) => status >= 500)).toEqual([]);
  });

  it('sees the orders that it placed, and all of the account only where the owner agreed', async () => {
    const placing = 'quote order see_own';
    const app = appWith(await install(placing));
    const own = (await app('post', '/orders', ORDER).expect(201)).body as { id: number; publicId: string };
    const { id: other } = await anOrder(hub).create(world.faces);
    const ids = async (by: MerchantCaller) =>
      ((await by('get', '/orders')).body.items as { id: number }[]).map(({ id }) => id);
    expect(await ids(app)).toEqual([own.id]);
    await app('get', `/orders/${own.publicId}`).expect(200);
    for (const path of ['', '/movements'])
      expect((await app('get', `/orders/${String(other)}${path}`)).status).toBe(404);
    expect((await app('post', `/orders/${String(other)}/cancel`, {})).status).toBe(404);
    expect((await app('get', `/orders?q=${String(other)}`)).body.items).toEqual([]);
    const scope = hubScope(hub.hub.id);
    const placed = await world.faces.get(OrderQueries).byId(scope, own.id);
    expect([placed.appId, placed.merchantId]).toEqual([Number(clientId), hub.store.id]);
    const seeing = appWith(await install('see_all'));
    expect(await ids(seeing)).toEqual(expect.arrayContaining([own.id, other]));
    expect((await seeing('post', '/orders', ORDER)).status).toBe(403);
  });

  it('never shows its team a key, which would reach further than what was agreed to', async () => {
    await install('quote');
    const { id } = await connection();
    const path = `/apps/${clientId}/connections/${String(id)}/credentials`;
    expect((await dev.call('post', path)).status).toBe(403);
    expect((await dev.call('post', `${path}/renew`)).status).toBe(403);
  });

  it('is offered as an assistant only the tools that it was agreed to', async () => {
    const { access_token: token } = await install('quote');
    const listed = await world.faces
      .call()
      .post('/mcp')
      .set({ Authorization: `Bearer ${token}`, Accept: 'application/json, text/event-stream' })
      .send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => done(null, text));
      });
    expect(String(listed.body).match(/"name":"\w+"/g)).toEqual(['"name":"quote_delivery"']);
  });

  it('asks for less when it renews its tokens, and never for more', async () => {
    const first = await install('quote order');
    expect((await refresh(first.refresh_token, { scope: 'quote statement' })).body.error).toBe(
      'invalid_scope',
    );
    const { body } = await refresh(first.refresh_token, { scope: 'quote' }).expect(200);
    const narrow = body as Tokens;
    expect(narrow.scope).toBe('quote');
    await appWith(narrow)('post', '/quotes', QUOTE).expect(200);
    expect((await appWith(narrow)('post', '/orders', ORDER)).status).toBe(403);
    expect(((await refresh(narrow.refresh_token).expect(200)).body as Tokens).scope).toBe('quote order');
  });

  it('gives up the key of a connection that was made without a consent', async () => {
    const asked = { redirectUris: [REDIRECT], scopes: ALL };
    const id = await world.anApprovedApp(dev, 'full_api', 'Integra', asked);
    const { body } = await store('post', '/app-connections', { appId: id }).expect(201);
    const shown = `/apps/${String(id)}/connections/${String(body.id)}/credentials`;
    const { secret } = (await dev.call('post', shown).expect(200)).body as { secret: string };
    const byKey = () => world.faces.call().post('/mcp').set('Authorization', `Bearer ${secret}`).send({});
    expect((await byKey()).status).not.toBe(401);
    await new AppInstaller(world.faces, store, String(id)).install('quote');
    expect((await byKey()).status).toBe(401);
  });
});
