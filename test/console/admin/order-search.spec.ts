import { DispatchWorld } from '../../support/index.js';
import { decisionBody } from '../../../apps/console/src/admin/orders/order-search.controller.js';
import {
  CourierDuty,
  CourierPositions,
  OrderLifecycle,
  OrderQueries,
  OutboxRelay,
  SearchLog,
  SearchSteps,
} from '#domain';
import { aCourier, anOrder, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

describe('the search log of an order', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
  });
  afterAll(() => world.faces.close());

  it('is empty before anybody is searched for, and unknown for an order of nobody', async () => {
    const { id } = await anOrder(world.home).create(world.faces);
    const operator = world.as('operator');
    const { status, body } = await operator('get', `/orders/${String(id)}/search`);
    expect([status, body]).toEqual([200, { search: null, queue: null, offers: [], decisions: [] }]);
    expect((await operator('get', '/orders/999999/search')).status).toBe(404);
  });

  it('says the place in the queue and why it waits while every courier is busy, as the board does', async () => {
    const { faces, home } = world;
    const work = async () => {
      await faces.get(OutboxRelay).drain();
      await faces.get(SearchSteps).runDue();
    };
    const courier = await aCourier(faces, home.scope, [home.motorbike.id]);
    await faces.get(CourierDuty).goOnline(home.scope, courier);
    await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at: faces.core.clock.now() }]);
    const carried = await anOrder(home).with({ combinable: false }).create(faces);
    await faces.get(OrderLifecycle).reassign(home.scope, carried.id, courier);
    const { id } = await anOrder(home).create(faces);
    await work();
    faces.core.clock.advance({ seconds: 10 });
    await work();
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
});

describe('why a courier was chosen', () => {
  it('says by how much a nearer courier would have come too early', () => {
    const at = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);
    const body = decisionBody({
      orderId: 1,
      courierId: 12,
      attempt: 1,
      kind: 'offer',
      decidedAt: at(0),
      pickupAt: at(4),
      deliverAt: at(14),
      bundle: [1],
      cost: 6.2,
      alternatives: [
        { courierId: 7, pickupAt: at(4).toISOString(), earlyBy: 420, cost: 7.7 },
        { courierId: 9, pickupAt: at(6).toISOString(), cost: 9.1 },
      ],
    });
    expect(body.why).toBe(
      'courier 12 collects in 4 min; next best: courier 7 in 4 min, nearer but 7 min early, dearer by 1.5 min of delay',
    );
    expect(body.alternatives.map(({ earlyMinutes }) => earlyMinutes)).toEqual([7, 0]);
  });

  it('names the chosen and the next best, with what each costs', async () => {
    const world = await DispatchWorld.open({ dispatch: { strategy: 'planned' } });
    try {
      const [near, far] = [await world.aCourier(100), await world.aCourier(3_000)];
      const { id } = await world.createOrder();
      await world.work();
      const { decisions } = await world.domain.get(SearchLog).ofOrder(world.scope, id);
      expect(decisions.map((decision) => decisionBody(decision).why)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^courier ${String(near)} collects in 2 min; next best: courier ${String(far)} in 10 min, dearer by \\d+(\\.\\d)? min of delay$`,
          ),
        ),
      ]);
    } finally {
      await world.close();
    }
  });
});
