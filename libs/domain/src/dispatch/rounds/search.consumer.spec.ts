import { OrderEditing } from '#domain';
import { type DispatchWorld, dispatchWorlds } from '../../../../../test/support/index.js';

const MINUTE_MS = 60_000;

describe('the time after which an order counts as not served', () => {
  const open = dispatchWorlds({ notServedMinutes: 5, whenNotServed: 'end' });
  const inMinutes = (world: DispatchWorld, minutes: number) =>
    new Date(world.clock.millis() + minutes * MINUTE_MS);
  const edit = (world: DispatchWorld, id: number, readyAt: Date | null) =>
    world.domain.get(OrderEditing).edit(world.scope, id, { readyAt });
  /** Whole minutes until the order is given up. */
  const givenUpAfter = async (world: DispatchWorld, id: number) => {
    world.clock.advance({ seconds: 1 });
    for (let minutes = 0; minutes < 60; minutes++) {
      if ((await world.order(id)).status === 'cancelled') return minutes;
      await world.after(60);
    }
    return null;
  };

  it('counts from when the goods are ready, so that a plan can wait for them', async () => {
    const world = await open({ strategy: 'planned' });
    const { id } = await world.createOrder({ readyAt: inMinutes(world, 20) });
    await world.work();
    expect(await givenUpAfter(world, id)).toBe(25);
    const courier = await world.aCourier(100);
    const asked = await world.createOrder({ readyAt: inMinutes(world, 20) });
    await world.work();
    for (let minutes = 0; minutes < 20 && (await world.offeredTo(asked.id)).length === 0; minutes++) {
      await world.after(60);
      await world.moveTo(courier, 100);
    }
    expect(await world.offeredTo(asked.id)).toEqual([courier]);
  });

  it('counts from the beginning of the search where the goods are ready before', async () => {
    const world = await open();
    const { id } = await world.createOrder({ readyAt: inMinutes(world, -3) });
    await world.work();
    expect(await givenUpAfter(world, id)).toBe(5);
  });

  it.each(['planned', 'nearest_first'] as const)(
    'follows an edit of when the goods are ready, under %s',
    async (strategy) => {
      const world = await open({ strategy });
      const { id } = await world.createOrder();
      await world.work();
      await edit(world, id, inMinutes(world, 10));
      expect(await givenUpAfter(world, id)).toBe(15);
    },
  );

  it('leaves the whole time from an edit on that says the goods are ready sooner', async () => {
    const world = await open({ strategy: 'planned' });
    const { id } = await world.createOrder({ readyAt: inMinutes(world, 40) });
    await world.after(600);
    await edit(world, id, null);
    expect(await givenUpAfter(world, id)).toBe(5);
  });
});
