import { Operators } from '#domain';
import { anAdminWorld, callerWith, type AdminWorld } from '../admin.world.js';

const AWAY = '127.0.0.1:1/last_mile_away';

describe.each([
  ['without CELLS', {}],
  ['with CELLS', { CELLS: 'true', CELL_DATABASE_URLS: `postgres://me@${AWAY}` }],
])('the console %s', (_name, env: Readonly<Record<string, string>>) => {
  const on = 'CELLS' in env;
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld([], { env });
  });
  afterAll(() => world.faces.close());

  it(on ? 'tells people of the platform of all cells' : 'has no address of cells', async () => {
    const operators = world.faces.get(Operators);
    const person = { name: 'P', email: 'p@example.com', password: 'segredo-longo-1', role: 'owner' as const };
    const { id } = await operators.create(null, person);
    const { token } = await operators.issueToken(id, { label: 'test' });
    const document = await world.faces.call().get('/api/admin/openapi.json');
    expect(Object.keys(document.body.paths as object).filter((path) => path.endsWith('/cells'))).toHaveLength(
      on ? 1 : 0,
    );
    if (!on) {
      const asked = await world.faces.call().get('/api/admin/cells').set('Authorization', `Bearer ${token}`);
      expect(asked.status).toBe(404);
      return;
    }
    const { body } = await callerWith(world.faces, token)('get', '/cells').expect(200);
    expect(body.items).toMatchObject([
      { own: true, reachable: true, hubs: [{ id: world.home.hub.id, move: null }, {}] },
      { name: AWAY, own: false, reachable: false, hubs: [] },
    ]);
    expect((await world.as('owner')('get', '/cells')).status).toBe(403);
  });

  it(`shows ${on ? 'each cell' : 'itself'} on the page of the platform's state`, async () => {
    const page = await world.faces.call().get('/status').expect(200);
    expect(page.text.includes('Célula 2')).toBe(on);
  });
});
