import { AssignmentAdvisor, OrderLifecycle } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

describe('advice on the courier of an order', () => {
  let world: DispatchWorld;

  beforeEach(async () => {
    world = await DispatchWorld.open({ dispatch: { maxRadiusM: 5_000, maxOrdersPerCourier: 2 } });
  });
  afterEach(() => world.close());

  const advice = (orderId: number) => world.domain.get(AssignmentAdvisor).ofOrder(world.scope, orderId);
  const assign = (orderId: number, courierId: number) =>
    world.domain.get(OrderLifecycle).reassign(world.scope, orderId, courierId);

  it('prices each courier as a pass does: the best first, with arrivals and distance', async () => {
    const [far, near] = [await world.aCourier(1_500), await world.aCourier(400)];
    const { id } = await world.createOrder();
    const { couriers, ...rest } = await advice(id);
    expect(couriers.map(({ courierId, distanceM, obstacle }) => [courierId, distanceM, obstacle])).toEqual([
      [near, 400, null],
      [far, 1_500, null],
    ]);
    const [first, second] = couriers;
    expect(first!.pickupAt!.getTime()).toBeGreaterThan(world.clock.millis());
    expect(first!.dropAt!.getTime()).toBeGreaterThan(first!.pickupAt!.getTime());
    expect(second!.pickupAt!.getTime()).toBeGreaterThan(first!.pickupAt!.getTime());
    expect(rest).toEqual({ nearestId: near, sooner: null, holderId: null, collected: false });
  });

  it('prefers who is at the door sooner to the nearest, and says by how much', async () => {
    const busy = await world.aCourier(100);
    const { id: other } = await world.createOrder();
    await assign(other, busy);
    const free = await world.aCourier(300);
    const { id } = await world.createOrder({ combinable: false });
    const { couriers, nearestId, sooner } = await advice(id);
    expect(couriers[0]).toMatchObject({ courierId: free, carries: 0, obstacle: null });
    expect([nearestId, sooner]).toEqual([busy, expect.any(Number)]);
    expect(sooner).toBeGreaterThan(10 * 60);
    expect(couriers[1]).toMatchObject({ courierId: busy, carries: 1 });
    expect(couriers[1]!.dropAt!.getTime()).toBeGreaterThan(couriers[0]!.dropAt!.getTime());
  });

  it('says which delivery is made later by an order that is put into a trip', async () => {
    const busy = await world.aCourier(1_000);
    const { id: other } = await world.createOrder({ combinable: true });
    await assign(other, busy);
    const { id } = await world.createOrder({ combinable: true });
    const [first] = (await advice(id)).couriers;
    expect(first).toMatchObject({
      courierId: busy,
      obstacle: null,
      delays: [{ orderId: other, seconds: expect.any(Number) }],
    });
  });

  it('names what stands in the way, and leaves out who carries the order', async () => {
    const [holder, away] = [await world.aCourier(200), await world.aCourier(9_000)];
    const { id } = await world.createOrder();
    await assign(id, holder);
    const lost = await world.aCourier(300);
    await world.domain.db.execute('update courier_presence set position = null where courier_id = $1', [
      lost,
    ]);
    const { couriers, holderId, collected } = await advice(id);
    expect(couriers.map(({ courierId, obstacle }) => [courierId, obstacle])).toEqual([
      [away, 'far'],
      [lost, 'unlocated'],
    ]);
    expect([holderId, collected]).toEqual([holder, false]);
  });
});
