import { AssignmentAdvisor, Merchants, type Point, ServiceAreas } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

/** A square of 20 km, `west` degrees from the point. */
function around({ latitude, longitude: east }: Point, west: number) {
  const longitude = east - west;
  const corner = (x: number, y: number) => [longitude + x * 0.1, latitude + y * 0.1];
  const ring = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
  return { type: 'Polygon', coordinates: [ring] };
}

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

  it('for an area are preferred for what is collected there, and elsewhere are as others', async () => {
    const [near, onShift] = [await world.aCourier(300), await world.aCourier(900)];
    const area = (name: string, west: number) =>
      world.domain
        .get(ServiceAreas)
        .create(world.scope, { name, isDefault: false, geojson: around(world.pickup, west) });
    const [here, elsewhere] = [await area('Centro', 0), await area('Oeste', 0.3)];
    await world.onShift([onShift], null, elsewhere.id);
    const order = await world.createOrder();
    expect(await asked(Promise.resolve(order))).toEqual([near]);
    const { couriers } = await world.domain.get(AssignmentAdvisor).ofOrder(world.scope, order.id);
    expect(couriers.map(({ shift }) => shift)).toEqual([null, null]);
    await world.accept(near, order.id);
    const third = await world.aCourier(1_200);
    await world.onShift([third], null, here.id);
    expect(await asked()).toEqual([third]);
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
