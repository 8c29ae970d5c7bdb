import { ConsoleModule, optionalApis } from '../../../apps/console/src/app.module.js';
import { routesOf, type ApiRoute } from '../../../apps/console/src/docs/route.mapper.js';
import { anOrder } from '../../support/builders/index.js';
import { aMerchantWorld, type MerchantWorld } from '../merchant.world.js';

/** Everybody's own: session.spec.ts holds them, and developer/app-authorization.spec.ts what apps ask without a session. */
const OWN = /^\/api\/merchant\/(login|sessions|password|second-factor|oauth)(\/|$)/;

describe('access to the merchants’ API', () => {
  let world: MerchantWorld;
  let routes: ApiRoute[];

  beforeAll(async () => {
    world = await aMerchantWorld();
    routes = routesOf(ConsoleModule, ...optionalApis()).filter(
      ({ path }) => path.startsWith('/api/merchant/') && !OWN.test(path),
    );
  });

  const concrete = ({ path }: ApiRoute) =>
    path.slice('/api/merchant'.length).replace(':face', 'full-api').replace(/:\w+/g, '999999');
  const streams = ({ endpoint }: ApiRoute) => endpoint.mediaTypes?.includes('text/event-stream') === true;

  it('is closed to those without a token, and to the tokens of others', async () => {
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      const bare = await world.faces.call()[route.verb](`/api/merchant${concrete(route)}`);
      const invented = await world.faces
        .call()
        [route.verb](`/api/merchant${concrete(route)}`)
        .set('Authorization', 'Bearer adm_nada');
      expect([route.path, bare.status, invented.status]).toEqual([route.path, 401, 401]);
    }
  });

  it('gives the owner everything of the account, and sub-users what no declaration keeps for the owner', async () => {
    for (const route of routes.filter((one) => !streams(one))) {
      const body = route.verb === 'get' ? undefined : {};
      const owner = (await world.store(route.verb, concrete(route), body)).status;
      const clerk = (await world.clerk(route.verb, concrete(route), body)).status;
      expect([route.verb, route.path, owner === 403, clerk === 403]).toEqual([
        route.verb,
        route.path,
        false,
        route.endpoint.ownerOnly === true,
      ]);
      expect([route.path, owner >= 500, clerk >= 500]).toEqual([route.path, false, false]);
    }
  });

  it("records the owner's changes of the account in the audit log", () => {
    const silent = routes.filter(
      ({ verb, path, endpoint }) =>
        verb !== 'get' &&
        endpoint.ownerOnly === true &&
        !endpoint.audit &&
        !path.startsWith('/api/merchant/pickups'),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('shows a merchant nothing of another, neither of its hub nor of a foreign one', async () => {
    const { faces, home, foreign } = world;
    for (const [hub, caller] of [
      [home, world.rival],
      [home, world.stranger],
      [foreign, world.store],
    ] as const) {
      const { id, publicId } = await anOrder(hub).create(faces);
      for (const path of [`/orders/${String(id)}`, `/orders/${publicId}`, `/orders/${String(id)}/movements`])
        expect([path, (await caller('get', path)).status]).toEqual([path, 404]);
      expect((await caller('post', `/orders/${String(id)}/cancel`, {})).status).toBe(404);
      const listed = (await caller('get', '/orders')).body.items as { id: number }[];
      expect(listed.map((order) => order.id)).not.toContain(id);
      expect((await caller('get', `/orders?q=${publicId}`)).body.items).toEqual([]);
    }
  });
});
