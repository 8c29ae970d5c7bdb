import { AssignmentAdvisor, Merchants } from '#domain';
import { DispatchWorld } from '../../../../test/support/index.js';

describe.each(['nearest_first', 'planned'] as const)('couriers on a planned shift, by %s', (strategy) => {
  let world: DispatchWorld;

  beforeEach(async () => {
    world = await DispatchWorld.open({ dispatch: { strategy, maxRadiusM: 5_000 } });
  });
  afterEach(() => world.close());

  const anotherShop = async () =>
    (
      await world.domain
        .get(Merchants)
        .create(world.scope, { name: 'Padaria Sol', email: 'sol@example.com', phone: '1933330001' })
    ).id;
  const asked = async (order = world.createOrder()): Promise<number[]> => {
    const { id } = await order;
    for (let step = 0; step < 12 && (await world.offeredTo(id)).length === 0; step++) await world.after(5);
    return await world.offeredTo(id);
  };

  it('are asked before others who are a little nearer', async () => {
    const [near, onShift] = [await world.aCourier(300), await world.aCourier(900)];
    await world.onShift([onShift]);
    expect(await asked()).toEqual([onShift]);
    await world.decline(onShift, (await world.asked(onShift))[0]!);
    expect(await asked()).toEqual([onShift]);
    expect(near).toBeGreaterThan(0);
  });

  it('for another shop are not asked, however near they are', async () => {
    const [dedicated, far] = [await world.aCourier(100), await world.aCourier(1_800)];
    await world.onShift([dedicated], await anotherShop());
    expect(await asked()).toEqual([far]);
  });

  it('for this shop are asked first, and the picker says why not for another', async () => {
    const [others, own, near] = [
      await world.aCourier(100),
      await world.aCourier(900),
      await world.aCourier(300),
    ];
    await world.onShift([own], world.merchantId);
    await world.onShift([others], await anotherShop());
    const order = await world.createOrder();
    const { couriers } = await world.domain.get(AssignmentAdvisor).ofOrder(world.scope, order.id);
    expect(couriers.map(({ courierId, obstacle, shift }) => [courierId, obstacle, shift])).toEqual([
      [own, null, { merchantName: 'Loja Fictícia' }],
      [near, null, null],
      [others, 'dedicated', { merchantName: 'Padaria Sol' }],
    ]);
    expect(await asked(Promise.resolve(order))).toEqual([own]);
  });
});
