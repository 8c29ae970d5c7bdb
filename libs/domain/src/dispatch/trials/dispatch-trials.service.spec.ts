import { DispatchTrials, hubSettingsSchema, type HubSettingsInput } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

const settingsOf = (dispatch: HubSettingsInput['dispatch']) => hubSettingsSchema.parse({ dispatch }).dispatch;

describe('trying a strategy on the hub as it is', () => {
  let world: DispatchWorld;

  beforeEach(async () => {
    world = await DispatchWorld.open({ dispatch: { initialRadiusM: 1_000, maxRadiusM: 3_000 } });
  });
  afterEach(() => world.close());

  const trial = (...more: unknown[]) =>
    world.domain
      .get(DispatchTrials)
      .run(world.scope.hubId, ...(more as [ReturnType<typeof settingsOf> | undefined]));
  const offers = async () =>
    (await world.domain.db.query<{ n: number }>('select count(*)::int as n from order_offers'))[0]?.n;

  it("names the couriers of the search's next step, and makes no offer", async () => {
    const [near, far] = [await world.aCourier(400), await world.aCourier(1_500)];
    const { id } = await world.createOrder();
    expect(await trial()).toMatchObject({
      strategy: 'nearest_first',
      onShift: 2,
      located: 2,
      free: 2,
      orders: [{ orderId: id, verdict: 'asked', couriers: [{ courierId: near, distanceM: 400 }] }],
    });
    expect(await trial(settingsOf({ strategy: 'broadcast' }))).toMatchObject({
      orders: [{ verdict: 'asked', couriers: [{ courierId: near }, { courierId: far }] }],
    });
    expect(await offers()).toBe(0);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([near]);
    expect(await trial()).toMatchObject({
      orders: [{ verdict: 'answering', couriers: [{ courierId: near }] }],
    });
  });

  it('plans dry: by a pass over everything that waits, also where the hub does not plan', async () => {
    const courier = await world.aCourier(500);
    const { id } = await world.createOrder();
    const { orders } = await trial(settingsOf({ strategy: 'planned' }));
    expect(orders).toMatchObject([{ orderId: id, verdict: 'asked', couriers: [{ courierId: courier }] }]);
    expect(orders[0]?.pickupAt?.getTime()).toBeGreaterThan(world.clock.millis());
    expect(await offers()).toBe(0);
  });

  it('tries a supposed order, and reports when no courier fits', async () => {
    const supposed = {
      pickup: { latitude: -22.9056, longitude: -47.0608 },
      vehicleTypeIds: [world.vehicleTypeId],
    };
    const run = (strategy: 'nearest_first' | 'planned') =>
      world.domain.get(DispatchTrials).run(world.scope.hubId, settingsOf({ strategy }), supposed);
    expect(await run('nearest_first')).toMatchObject({
      onShift: 0,
      orders: [{ orderId: null, publicId: null, verdict: 'nobody', couriers: [] }],
    });
    const courier = await world.aCourier(800);
    for (const strategy of ['nearest_first', 'planned'] as const)
      expect(await run(strategy)).toMatchObject({
        orders: [{ orderId: null, verdict: 'asked', couriers: [{ courierId: courier, distanceM: 800 }] }],
      });
  });
});
