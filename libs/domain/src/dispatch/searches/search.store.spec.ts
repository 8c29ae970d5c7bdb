import { NearestCouriers } from '#domain';
import { DispatchWorld, dispatchWorlds } from '../../../../../test/support/index.js';
import { until } from '../../../../../test/support/running-gateway.js';
import { OfferStore } from './offer.store.js';
import { SearchStore } from './search.store.js';

/** A look that finds nobody counts for all orders of a hub; those concerned still get their own step. */
describe('while every courier is busy', () => {
  let world: DispatchWorld;
  let busy: number;
  let looks: jest.SpiedFunction<NearestCouriers['find']>;

  beforeEach(async () => {
    world = await DispatchWorld.open({
      dispatch: { maxOrdersPerCourier: 2, notServedMinutes: 2, longestWaitMinutes: 2, whenNotServed: 'end' },
    });
    busy = await world.aCourier(100);
    const carried = await world.createOrder({ combinable: true });
    await world.work();
    await world.accept(busy, carried.id);
    await world.work();
    looks = jest.spyOn(world.domain.get(NearestCouriers), 'find');
  });
  afterEach(() => world.close());

  it('orders wait without a look each, and are offered to the first who is free', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await world.createOrder()).id);
    await world.work();
    expect(looks).not.toHaveBeenCalled();
    const free = await world.aCourier(300);
    await world.after(4);
    for (const id of ids) expect(await world.offeredTo(id)).toEqual([free]);
  });

  it('an order that tolerates company is offered to whom has room for it', async () => {
    const { id } = await world.createOrder({ combinable: true });
    await world.work();
    expect(await world.offeredTo(id)).toEqual([busy]);
  });

  it('an order is given up when the longest wait is over', async () => {
    const { id } = await world.createOrder();
    await world.work();
    await world.after(121);
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
  });
});

describe('a search that a pass waits for', () => {
  const open = dispatchWorlds({ strategy: 'planned' });

  it('is not offered by the pass when a step made an offer meanwhile', async () => {
    const world = await open();
    const courier = await world.aCourier(100);
    const { id } = await world.createOrder();
    const { db } = world.domain;
    const [searches, offers] = [world.domain.get(SearchStore), world.domain.get(OfferStore)];
    let late: Promise<ReadonlyMap<number, unknown>> = Promise.resolve(new Map());
    await db.transaction(async (step) => {
      const search = (await searches.lockOpen(step, id))!;
      late = db.transaction((pass) => searches.lockPlanned(pass, [id]));
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until('the pass waits', async () => (await db.query(waits)).length > 0);
      offers.offer(step, search.hubId, [{ ...search, courierId: courier, distanceM: 100 }], 30);
    });
    expect([...(await late).keys()]).toEqual([]);
  });
});
