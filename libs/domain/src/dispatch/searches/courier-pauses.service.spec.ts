import { AssignmentAdvisor, CourierDuty, CourierPauses, CourierQueries } from '#domain';
import { type DispatchWorld, dispatchWorlds } from '../../../../../test/support/index.js';

describe('a hub that plans', () => {
  const open = dispatchWorlds({ strategy: 'planned' });

  describe('with a courier who left an offer unanswered', () => {
    /** Who was silent is nearer than another courier who is free. */
    const silence = async () => {
      const world = await open({ notServedMinutes: 60 });
      const silent = await world.aCourier(100);
      const { id } = await world.createOrder();
      await world.work();
      expect(await world.offeredTo(id)).toEqual([silent]);
      const other = await world.aCourier(2_000);
      await world.after(31);
      await world.lifecycle.cancel(world.scope, id, { reason: 'operator' });
      return { world, silent, other, pauses: world.domain.get(CourierPauses) };
    };
    const obstacleOf = async (world: DispatchWorld, orderId: number, courier: number) =>
      (await world.domain.get(AssignmentAdvisor).ofOrder(world.scope, orderId)).couriers.find(
        ({ courierId }) => courierId === courier,
      )?.obstacle;

    it('counts the pause from the end of the offer, and tells the courier and operators of it', async () => {
      const { world, silent, other, pauses } = await silence();
      // The offer ended in the thirtieth second, though the search stepped in the thirty-first.
      const until = new Date(world.clock.millis() + 149_000);
      expect(await pauses.of(world.scope.hubId, silent)).toMatchObject({ reason: 'offer_unanswered' });
      const paused = await pauses.of(world.scope.hubId, silent);
      expect(Math.abs(paused!.until.getTime() - until.getTime())).toBeLessThan(100);
      const { id } = await world.createOrder();
      await world.work();
      expect(await world.offeredTo(id)).toEqual([other]);
      expect(await obstacleOf(world, id, silent)).toBe('paused');
      expect(await obstacleOf(world, id, other)).toBeNull();
      await world.decline(other, id);
      await world.after(149);
      await world.moveTo(silent, 100);
      expect(await pauses.of(world.scope.hubId, silent)).toBeNull();
      expect(await obstacleOf(world, id, silent)).toBeNull();
    });

    it('is asked again once they say that they answer, or come online anew', async () => {
      const { world, silent, pauses } = await silence();
      await pauses.end(world.scope.hubId, silent);
      expect(await pauses.of(world.scope.hubId, silent)).toBeNull();
      const { id } = await world.createOrder();
      await world.work();
      expect(await world.offeredTo(id)).toEqual([silent]);
      await world.after(31);
      expect(await pauses.of(world.scope.hubId, silent)).not.toBeNull();
      await world.goOffline(silent);
      world.clock.advance({ seconds: 1 });
      await world.domain.get(CourierDuty).goOnline(world.scope, silent);
      expect(await pauses.of(world.scope.hubId, silent)).toBeNull();
    });

    it('asks them all the same while nobody else is free, but twice for an order only while nobody else is on shift', async () => {
      const { world, silent, other } = await silence();
      const { id: first } = await world.createOrder();
      await world.work();
      await world.accept(other, first);
      const { id } = await world.createOrder();
      await world.work();
      expect(await world.offeredTo(id)).toEqual([silent]);
      const { id: later } = await world.createOrder();
      await world.after(31);
      await world.after(10);
      expect(await world.asked(silent)).toEqual([later]);
      await world.lifecycle.cancel(world.scope, later, { reason: 'operator' });
      await world.after(10);
      expect(await world.asked(silent)).toEqual([]);
      await world.lifecycle.complete(world.scope, first);
      await world.goOffline(other);
      await world.after(10);
      expect(await world.asked(silent)).toEqual([id]);
    });
  });

  it('owes the next order to who is free for longer, counted from the end of the last one', async () => {
    const world = await open();
    const [long, short] = [await world.aCourier(1_000), await world.aCourier(1_000)];
    const orders = [await world.createOrder(), await world.createOrder()];
    // The one who accepted first carried it for longer.
    await world.lifecycle.accept(world.scope, orders[0]!.id, short);
    world.clock.advance({ seconds: 60 });
    await world.lifecycle.accept(world.scope, orders[1]!.id, long);
    await world.lifecycle.complete(world.scope, orders[1]!.id);
    world.clock.advance({ seconds: 1_200 });
    await world.lifecycle.complete(world.scope, orders[0]!.id);
    const freed = world.clock.millis();
    world.clock.advance({ seconds: 300 });
    for (const courier of [long, short]) await world.moveTo(courier, 1_000);
    const views = await world.domain.get(CourierQueries).byIds(world.scope.hubId, [long, short]);
    expect(views.map(({ freeSince }) => Math.round((freed - freeSince!.getTime()) / 1_000))).toEqual([
      1_200, 0,
    ]);
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([long]);
  });
});
