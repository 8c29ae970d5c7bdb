import { OrderProjections } from './order-projections.service.js';
import { dispatchWorlds } from '../../../../../test/support/dispatch.world.js';

interface Decided {
  readonly orderId: number;
  readonly deliverAt: Date;
}

/** One courier and two orders of a shop: together both come soon, one by one the second does not. */
describe('the projection of waiting orders', () => {
  const open = dispatchWorlds({ offerSeconds: 60 });
  async function worldOf(strategy: 'planned' | 'nearest_first') {
    const world = await open({ strategy });
    await world.aCourier(500);
    const [first, second] = [
      await world.createOrder({ combinable: true }),
      await world.createOrder({ combinable: true }),
    ];
    const projections = () => world.domain.get(OrderProjections).of(world.scope.hubId);
    return { world, first, second, projections };
  }
  const apart = (a: Date | undefined, b: Date | undefined) =>
    Math.abs((a?.getTime() ?? 0) - (b?.getTime() ?? Infinity)) / 60_000;

  it('is what the pass decides then, in a hub that plans; and stays so while it is on offer', async () => {
    const { world, first, second, projections } = await worldOf('planned');
    const before = await projections();
    await world.work();
    await world.after(11);
    const decided = await world.domain.db.query<Decided>(
      'select order_id as "orderId", deliver_at as "deliverAt" from dispatch_decisions order by id',
    );
    expect(decided.map(({ orderId }) => orderId).sort()).toEqual([first.id, second.id].sort());
    const after = await projections();
    for (const { orderId, deliverAt } of decided) {
      expect(apart(before.get(orderId), deliverAt)).toBeLessThan(1);
      expect(after.get(orderId)).toEqual(deliverAt);
    }
  });

  it('takes one order after the other where the nearest is asked first', async () => {
    const { first, second, projections } = await worldOf('nearest_first');
    const arrivals = await projections();
    expect(apart(arrivals.get(first.id), arrivals.get(second.id))).toBeGreaterThan(4);
  });
});
