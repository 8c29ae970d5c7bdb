import { OPERATOR_ROLES, type OperatorRole } from '#domain';
import {
  ADMIN_AREA,
  roleAllows,
  type AdminArea,
} from '../../apps/console/src/admin/access/permission.rules.js';
import { routesOf, type ApiRoute } from '../../apps/console/src/docs/route.mapper.js';
import { anOrder } from '../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from './admin.world.js';

/** Operations that every operator may call; admin-sessions.spec.ts and admin-login.spec.ts test them. */
const OWN = /^\/api\/admin\/(login|logout|sessions)(\/|$)/;
/** Operations that change nothing, whatever their verb. */
const HARMLESS = [
  '/api/admin/orders/quote',
  '/api/admin/orders/:id/quote',
  '/api/admin/orders/bulk/preview',
  '/api/admin/hub/rush/preview',
  // An enrolment that is not confirmed requires nothing.
  '/api/admin/second-factor',
];

/** Operations for operators of the platform only; every role of a hub is refused. */
const ONLY_THE_PLATFORM = /^\/api\/admin\/(hubs|app-reviews|cells)(\/|$)/;

describe('access to the Admin API', () => {
  let world: AdminWorld;
  let routes: ApiRoute[];

  beforeAll(async () => {
    world = await anAdminWorld();
    const [face] = world.faces.server.faces;
    if (!face) throw new Error('No face');
    routes = routesOf(face.nest).filter(({ path }) => path.startsWith('/api/admin/') && !OWN.test(path));
  });
  afterAll(() => world.faces.close());

  const areaOf = ({ endpoint, controller }: ApiRoute) =>
    endpoint.area ?? (Reflect.getMetadata(ADMIN_AREA, controller) as AdminArea);
  const concrete = ({ path }: ApiRoute) =>
    path
      .slice('/api/admin'.length)
      .replace(':kind', 'merchants')
      .replace(':face', 'full-api')
      .replace(/:\w+/g, '999999');

  const asks = ({ verb, endpoint }: ApiRoute) => verb === 'get' || endpoint.reads === true;

  async function statusOf(role: OperatorRole, route: ApiRoute): Promise<number> {
    if (route.endpoint.mediaTypes?.includes('text/event-stream') === true) {
      // An event stream never ends by itself.
      const { status, body } = await fetch(`${world.faces.baseUrl}/api/admin${concrete(route)}`, {
        headers: { Authorization: `Bearer ${world.tokens[role]}` },
      });
      await body?.cancel();
      return status;
    }
    const body = route.verb === 'get' ? undefined : {};
    return (await world.as(role)(route.verb, concrete(route), body)).status;
  }

  it('is closed to those without a token', async () => {
    expect(routes.length).toBeGreaterThan(60);
    for (const route of routes) {
      const answer = await world.faces.call()[route.verb](`/api/admin${concrete(route)}`);
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });

  it.each(OPERATOR_ROLES)('gives the role %s the rights of the table and no more', async (role) => {
    for (const route of routes) {
      const allowed = roleAllows(role, areaOf(route), asks(route) ? 'read' : 'write');
      // An open stream has no end to wait for.
      if (allowed && route.endpoint.mediaTypes?.includes('text/event-stream')) continue;
      // The refusal of the role comes before the body is read; a permitted role fails later, at the body or the unknown
      // id.
      const status = await statusOf(role, route);
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
      (route) => !asks(route) && !HARMLESS.includes(route.path) && !route.endpoint.audit,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('shows nothing of another hub', async () => {
    const { foreign, faces } = world;
    const order = await anOrder(foreign).create(faces);
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
