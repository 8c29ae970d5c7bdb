import { ConsoleModule, optionalApis } from '../../../apps/console/src/app.module.js';
import { routesOf } from '../../../apps/console/src/docs/route.mapper.js';
import { DeveloperWorld, type AppKind, type Person } from '../developer.world.js';

/** Open, or everybody's own: session.spec.ts holds them. */
const OWN =
  /^\/api\/developer\/(register|confirm|password|login|sessions|invitations|teams$|apps$|listener$)/;

describe('developers’ API: apps and their sandboxes', () => {
  let world: DeveloperWorld;
  let owner: Person;

  beforeAll(async () => {
    world = await DeveloperWorld.open();
    owner = await world.aDeveloper();
  });

  const credentialsOf = async (id: number) =>
    (await owner.call('get', `/apps/${String(id)}/credentials`)).body;
  const token = (client: string, secret: string) =>
    world.faces.call().post('/api/opendelivery/oauth/token').type('form').send({
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: secret,
    });
  const works = async (type: AppKind, { clientId, secret }: { clientId: string; secret: string }) => {
    if (type === 'open_delivery') return (await token(clientId, secret)).status;
    if (type === 'full_api')
      return (await world.faces.call().get('/api/v1/orders').set('Authorization', `Bearer ${secret}`)).status;
    return (await world.faces.call().get('/api/m/solicitacao').set('api-key', secret)).status;
  };

  it.each(['open_delivery', 'full_api', 'model_m'] as const)(
    'gives an app of %s a sandbox whose credential works at once, and ends the old one with a new one',
    async (type) => {
      const id = await world.anApp(owner, type);
      const first = await credentialsOf(id);
      expect(first).toMatchObject({ type, environment: 'test', lastUsedAt: null });
      expect(await works(type, first)).toBe(200);
      expect((await credentialsOf(id)).secret).toBe(first.secret);
      const again = await owner.call('post', `/apps/${String(id)}/credentials`);
      expect([again.status, again.body.secret === first.secret]).toEqual([201, false]);
      expect(await works(type, first)).toBe(401);
      expect(await works(type, again.body)).toBe(200);
    },
  );

  it('is deleted with every row of its sandbox, by the owner of the team only', async () => {
    const person = await world.aDeveloper();
    const id = await world.anApp(person, 'full_api');
    const path = `/apps/${String(id)}`;
    const hubId = (await person.call('get', path)).body.sandbox.hubId as number;
    const { db } = world.faces.core;
    const tables = await db.query<{ name: string }>(
      `select table_name as name from information_schema.columns c
        where column_name = 'hub_id' and table_schema = 'public'`,
    );
    const left = async () => {
      const counted = tables.map(({ name }) => `select 1 from ${name} where hub_id = $1`);
      return (await db.query(counted.join(' union all '), [hubId])).length;
    };
    expect(await left()).toBeGreaterThan(0);
    expect((await owner.call('delete', path)).status).toBe(404);
    expect((await person.call('delete', path)).status).toBe(204);
    expect([await left(), (await db.query('select 1 from hubs where id = $1', [hubId])).length]).toEqual([
      0, 0,
    ]);
    expect((await person.call('get', path)).status).toBe(404);
  });

  it('gives every app a hub of its own', async () => {
    const [one, two] = [await world.anApp(owner), await world.anApp(owner)];
    const sandboxes = (await owner.call('get', '/apps')).body.items
      .filter(({ id }: { id: number }) => id === one || id === two)
      .map(({ sandbox }: { sandbox: { hubId: number } }) => sandbox.hubId);
    expect(new Set(sandboxes).size).toBe(2);
  });

  it('shows a developer nothing of apps and teams of others', async () => {
    const id = await world.anApp(owner);
    const stranger = await world.aDeveloper();
    await world.anApp(stranger);
    const routes = routesOf(ConsoleModule, ...optionalApis()).filter(
      ({ path }) => path.startsWith('/api/developer/') && !OWN.test(path),
    );
    expect(routes.length).toBeGreaterThan(10);
    for (const { verb, path } of routes) {
      const wanted = path.startsWith('/api/developer/teams') ? owner.teamId : id;
      const concrete = path
        .slice('/api/developer'.length)
        .replace(':id', String(wanted))
        .replace(/:\w+/g, '10001');
      const body = verb === 'get' || verb === 'delete' ? undefined : bodyFor(path);
      const { status } = await stranger.call(verb, concrete, body);
      expect([verb, path, status]).toEqual([verb, path, 404]);
      const bare = await world.faces.call()[verb](`/api/developer${concrete}`);
      expect([path, bare.status]).toEqual([path, 401]);
    }
    expect((await stranger.call('get', '/apps')).body.items).toHaveLength(1);
    const foreign = { teamId: owner.teamId, type: 'full_api', name: 'X' };
    expect((await stranger.call('post', '/apps', foreign)).status).toBe(404);
  });

  it('keeps who did what to an app, without secrets', async () => {
    const id = await world.anApp(owner, 'full_api', 'Antes');
    await owner.call('patch', `/apps/${String(id)}`, { name: 'Depois' }).expect(200);
    await owner.call('post', `/apps/${String(id)}/credentials`).expect(201);
    await owner.call('put', `/apps/${String(id)}/sandbox`, { robots: true }).expect(200);
    const { items } = (await owner.call('get', `/apps/${String(id)}/activity`)).body;
    expect(items.map((one: { action: string }) => one.action)).toEqual([
      'developer_app.robots_switched',
      'developer_app.credentials_regenerated',
      'developer_app.updated',
      'developer_app.created',
    ]);
    expect(items[2]).toMatchObject({ by: 'Dora', before: { name: 'Antes' }, after: { name: 'Depois' } });
    expect(JSON.stringify(items)).not.toContain((await credentialsOf(id)).secret);
    const silent = routesOf(ConsoleModule, ...optionalApis()).filter(
      ({ verb, path, endpoint }) =>
        verb !== 'get' && !endpoint.audit && path.startsWith('/api/developer/') && !OWN.test(path),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

/** A body that the endpoint reads, so that the answer is about the app and not about the body. */
function bodyFor(path: string): object {
  const known: Readonly<Record<string, object>> = {
    '/api/developer/teams/:id': { name: 'X' },
    '/api/developer/teams/:id/invitations': { email: 'x@example.com' },
    '/api/developer/teams/:id/transfer': { developerId: 10_001 },
    '/api/developer/apps/:id/sandbox': { robots: true },
    '/api/developer/apps/:id/webhook': { url: null },
    '/api/developer/apps/:id/authorization': { redirectUris: [], scopes: [] },
  };
  return known[path] ?? {};
}
