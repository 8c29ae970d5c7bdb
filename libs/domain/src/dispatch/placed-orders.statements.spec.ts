import { DueOrders } from '#domain';
import { DispatchWorld } from '../../../../test/support/index.js';
import { PastDayQueries } from './past-day.queries.js';
import { PlanningWorldQueries } from './planning-world.queries.js';

const HOUR_MS = 3_600_000;

describe('a scheduled order', () => {
  let world: DispatchWorld;
  let searchAt: Date;
  let id: number;

  /** Entered thirty hours before, with a search half an hour before its instant. */
  beforeAll(async () => {
    world = await DispatchWorld.open({ dispatch: { strategy: 'planned' } });
    searchAt = new Date(world.clock.millis() + 29.5 * HOUR_MS);
    const scheduledFor = new Date(world.clock.millis() + 30 * HOUR_MS);
    ({ id } = await world.createOrder({ scheduledFor, searchLeadSeconds: 1_800 }));
    world.clock.advance({ millis: 29.5 * HOUR_MS });
    await world.domain.get(DueOrders).enterSchedules(10);
    await world.work();
  });
  afterAll(() => world.close());

  it('is placed, for passes and for the shadow, when its search begins', async () => {
    const queries = world.domain.get(PlanningWorldQueries);
    const { orders } = await queries.read(world.scope.hubId, 0);
    expect(orders).toMatchObject([{ id, placedAt: searchAt }]);
    const shadow = await queries.readShadow(world.scope.hubId);
    expect(shadow.orders).toMatchObject([{ id, placedAt: searchAt }]);
  });

  it('belongs to the day of its search when a day is replayed', async () => {
    const courier = await world.aCourier(100);
    await world.lifecycle.accept(world.scope, id, courier);
    const { carried } = await world.domain.get(PlanningWorldQueries).read(world.scope.hubId, 0);
    // Promised from the instant it is wanted for, not from its search.
    expect(carried).toMatchObject([{ id, deliverBy: new Date(searchAt.getTime() + 70 * 60_000) }]);
    await world.lifecycle.collect(world.as(courier), id);
    await world.lifecycle.complete(world.scope, id);
    const ordersOf = async (fromHours: number, toHours: number) => {
      const at = (hours: number) => new Date(searchAt.getTime() + hours * HOUR_MS);
      return (await world.domain.get(PastDayQueries).read(world.scope.hubId, at(fromHours), at(toHours)))
        .orders;
    };
    expect(await ordersOf(-12, 12)).toMatchObject([{ id, placedAt: searchAt }]);
    expect(await ordersOf(-36, -12)).toEqual([]);
  });
});
