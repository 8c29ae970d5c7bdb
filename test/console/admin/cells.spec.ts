// In process with `CELLS`, which the gateway of the other specs does not have.
import { Operators } from '#domain';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces, type FaceHarness } from '../../support/index.js';
import { anAdminWorld, callerWith, type AdminWorld } from '../admin.world.js';

const AWAY = '127.0.0.1:1/last_mile_away';

const CELLS = { CELLS: 'true', CELL_DATABASE_URLS: `postgres://me@${AWAY}` };

describe.each([
  ['without CELLS', false],
  ['with CELLS', true],
])('the console %s', (_name, on) => {
  let own: FaceHarness | undefined;
  let world: AdminWorld;

  beforeAll(async () => {
    own = on ? await openFaces([consoleFace], { env: CELLS }) : undefined;
    world = await anAdminWorld(own);
  });
  afterAll(() => own?.close());

  it(on ? 'tells people of the platform of all cells' : 'has no address of cells', async () => {
    const operators = world.faces.get(Operators);
    const person = {
      name: 'P',
      email: 'p.cells@example.com',
      password: 'segredo-longo-1',
      role: 'owner' as const,
    };
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
