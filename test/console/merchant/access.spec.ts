import { ConsoleModule, optionalApis } from '../../../apps/console/src/app.module.js';
import { routesOf, type ApiRoute } from '../../../apps/console/src/docs/route.mapper.js';
import { anOrder } from '../../support/builders/index.js';
import { aMerchantWorld, type MerchantWorld } from '../merchant.world.js';

/** Everybody's own: session.spec.ts holds them, and developer/app-authorization.spec.ts what apps ask. */
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
