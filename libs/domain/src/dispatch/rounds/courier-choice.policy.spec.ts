import { type DispatchWorld, dispatchWorlds } from '../../../../../test/support/index.js';
import { OrderCreation } from '../../ordering/index.js';

const COURIERS = 4;
const ORDERS = 14;

/** As an integration sends it, which says nothing of combining. */
async function anOrder({ domain, scope, merchantId, vehicleTypeId }: DispatchWorld): Promise<void> {
  const at = { address: 'Rua Um, 1', latitude: -22.9056, longitude: -47.0608 };
  await domain.get(OrderCreation).create(scope, {
    source: 'full_api',
    merchant: { id: merchantId },
    vehicleTypeId,
    categoryId: null,
    pickup: at,
    stops: [{ ...at, latitude: at.latitude + 0.01 }],
    needsReturn: false,
    needsProof: false,
    paymentMethod: 'invoiced',
    initialStatus: 'pending',
  });
}

/**
 * Fewer couriers than orders: each takes what is offered until the hub's limit of orders is reached, by every
 * strategy, for orders of which nobody said that they travel alone.
 */
describe('a courier with room for more', () => {
  const open = dispatchWorlds({ maxOrdersPerCourier: 3 });

  it.each(['nearest_first', 'broadcast', 'fixed_list', 'planned'] as const)(
    'is offered a second and a third order by %s',
    async (strategy) => {
      const world = await open({ strategy });
      const couriers: number[] = [];
      for (let n = 0; n < COURIERS; n++) couriers.push(await world.aCourier(200 + n * 150));
      if (strategy === 'fixed_list')
        await world.changeDispatch({ strategy, maxOrdersPerCourier: 3, fixedCourierIds: couriers });
      for (let n = 0; n < ORDERS; n++) await anOrder(world);
      const loads = async () =>
        (
          await world.domain.db.query<{ load: number }>(
            'select active_orders as load from courier_presence where courier_id = any($1) order by courier_id',
            [couriers],
          )
        ).map(({ load }) => load);
      const isFull = async () => (await loads()).every((load) => load === 3);
      // Some rounds more than it takes, in which nobody gets a fourth.
      for (let round = 0, full = 0; round < 60 && full < 4; round++) {
        if (await isFull()) full++;
        await world.after(15);
        for (const [n, courier] of couriers.entries()) {
          await world.moveTo(courier, 200 + n * 150);
          const [offer] = await world.offersOf(courier);
          if (offer) await world.acceptOffer(courier, offer.id).catch(() => undefined);
        }
      }
      expect(await loads()).toEqual(couriers.map(() => 3));
    },
  );
});
