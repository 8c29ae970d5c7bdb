import { CourierDuty, CourierPositions, OrderLifecycle, OrderQueries, PlanningPasses } from '#domain';
import { anOperator, aCourier, aHubWorld, anOrder, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, callerWith, type AdminWorld } from '../admin.world.js';
import { searchDue } from '../served-console.harness.js';

describe('the search log of an order', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
  });

  it('is empty before anybody is searched for, and unknown for an order of nobody', async () => {
    const { id } = await anOrder(world.home).create(world.faces);
    const operator = world.as('operator');
    const { status, body } = await operator('get', `/orders/${String(id)}/search`);
    expect([status, body]).toEqual([200, { search: null, queue: null, offers: [], decisions: [] }]);
    expect((await operator('get', '/orders/999999/search')).status).toBe(404);
  });

  it('says the place in the queue and why it waits while every courier is busy, as the board does', async () => {
    const { faces, home } = world;
    const courier = await aCourier(faces, home.scope, [home.motorbike.id]);
    await faces.get(CourierDuty).goOnline(home.scope, courier);
    await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at: faces.core.clock.now() }]);
    const carried = await anOrder(home).with({ combinable: false }).create(faces);
    await faces.get(OrderLifecycle).reassign(home.scope, carried.id, courier);
    const { id } = await anOrder(home).create(faces);
    await searchDue(faces);
    faces.core.clock.advance({ seconds: 10 });
    await searchDue(faces);
    const operator = world.as('operator');
    const { body: log } = await operator('get', `/orders/${String(id)}/search`);
    expect(log.queue).toEqual({ position: expect.any(Number), expectedAt: expect.any(String) });
    expect(log.search.waits).toEqual([{ at: expect.any(String), reason: 'nobody_free' }]);
    const { body: arrivals } = await operator('get', '/arrivals');
    expect(arrivals.searches).toContainEqual({ orderId: id, endsAt: log.search.latestAt, queue: log.queue });
    const page = await faces
      .call()
      .get(`/rastreio/${(await faces.get(OrderQueries).byId(home.scope, id)).stops[0]!.trackingToken}`);
    expect(page.text).toContain(`Seu pedido é o ${String(log.queue.position)}º da fila, previsão`);
  });

  it('names the chosen and the next best, with what each costs', async () => {
    const { faces } = world;
    const hub = await aHubWorld(faces, { settings: { dispatch: { strategy: 'planned' } } });
    const northOfPickup = (metres: number) => ({ ...PICKUP, latitude: PICKUP.latitude + metres / 111_195 });
    const online = (metres: number) => aCourier(faces, hub.scope, [hub.motorbike.id], northOfPickup(metres));
    const [near, far] = [await online(100), await online(3_000)];
    const { id } = await anOrder(hub).with({ combinable: false }).create(faces);
    await searchDue(faces);
    await faces.get(PlanningPasses).runDue();
    const operator = callerWith(faces, await anOperator(faces, hub.hub.id, 'operator'));
    const { decisions } = (await operator('get', `/orders/${String(id)}/search`)).body;
    expect(decisions.map(({ why }: { why: string }) => why)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^courier ${String(near)} collects in 2 min; next best: courier ${String(far)} in 10 min, dearer by \\d+(\\.\\d)? min of delay$`,
        ),
      ),
    ]);
  });
});
