import { OPERATOR_ROLES } from '#domain';
import { AREA, CHANGES } from '../../apps/console/src/admin/access/changes.js';
import { allows, type Area } from '../../apps/console/src/admin/access/permissions.js';
import { routesOf, type Route } from '../../apps/console/src/docs/routes.js';
import { anOrder } from '../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from './admin.world.js';

const OPEN = ['/api/admin/login', '/api/admin/logout'];
/** Changes nothing, whatever its verb. */
const HARMLESS = ['/api/admin/orders/quote'];

/** A hub's people are refused whatever their role. */
const ONLY_THE_PLATFORM = /^\/api\/admin\/hubs(\/|$)/;

describe('access to the Admin API', () => {
  let world: AdminWorld;
  let routes: Route[];

  beforeAll(async () => {
    world = await anAdminWorld();
    const [face] = world.faces.house.faces;
    if (!face) throw new Error('No face');
    routes = routesOf(face.nest).filter(({ path }) => path.startsWith('/api/admin/') && !OPEN.includes(path));
  });
  afterAll(() => world.faces.close());

  const areaOf = ({ handler, controller }: Route) =>
    (Reflect.getMetadata(AREA, handler) ?? Reflect.getMetadata(AREA, controller)) as Area;
  const concrete = ({ path }: Route) =>
    path
      .slice('/api/admin'.length)
      .replace(':kind', 'merchants')
      .replace(':face', 'full-api')
      .replace(/:\w+/g, '999999');

  it('is closed to those without a token', async () => {
    expect(routes.length).toBeGreaterThan(60);
    for (const route of routes) {
      const answer = await world.faces.call()[route.verb](`/api/admin${concrete(route)}`);
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });

  it.each(OPERATOR_ROLES)('gives the role %s what the table says and no more', async (role) => {
    for (const route of routes) {
      const allowed = allows(role, areaOf(route), route.verb === 'get' ? 'read' : 'write');
      // Refused before the body is read, or else for the body or the id that nobody has.
      const { status } = await world.as(role)(
        route.verb,
        concrete(route),
        route.verb === 'get' ? undefined : {},
      );
      const expected = !allowed || ONLY_THE_PLATFORM.test(route.path);
      expect([role, route.verb, route.path, status === 403]).toEqual([
        role,
        route.verb,
        route.path,
        expected,
      ]);
      expect([route.path, status]).not.toEqual([route.path, 500]);
    }
  });

  it('lets nobody change anything without saying so in the audit log', () => {
    const silent = routes.filter(
      ({ verb, path, handler }) =>
        verb !== 'get' && !HARMLESS.includes(path) && !Reflect.hasMetadata(CHANGES, handler),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('shows nothing of another hub', async () => {
    const { foreign, faces } = world;
    const order = await anOrder(foreign).place(faces);
    const owner = world.as('owner');
    const found: [string, number][] = [];
    for (const path of [
      `/orders/${String(order.id)}`,
      `/orders/${order.publicId}`,
      `/merchants/${String(foreign.store.id)}`,
      `/merchants/${String(foreign.store.id)}/open-delivery`,
      `/couriers/${String(foreign.courierId)}`,
      `/couriers/${String(foreign.courierId)}/documents`,
      `/vehicle-types/${String(foreign.motorbike.id)}`,
      `/categories/${String(foreign.category.id)}`,
      `/wallets/merchants/${String(foreign.store.id)}`,
      `/wallets/couriers/${String(foreign.courierId)}`,
    ]) {
      found.push([path, (await owner('get', path)).status]);
    }
    const cancel = await owner('post', `/orders/${String(order.id)}/cancel`, {});
    const chosen = await faces
      .call()
      .get(`/api/admin/orders/${String(order.id)}`)
      .set({ Authorization: `Bearer ${world.tokens.owner}`, 'X-Hub-Id': String(foreign.hub.id) });
    expect(found.filter(([, status]) => status !== 404)).toEqual([]);
    expect([cancel.status, chosen.status]).toEqual([404, 404]);
    expect((await owner('get', '/orders')).body.items).toEqual([]);
  });
});
