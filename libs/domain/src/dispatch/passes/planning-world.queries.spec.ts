import { DueOrders } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';
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
    await world.domain.get(DueOrders).startScheduled(10);
    await world.work();
  });
  afterAll(() => world.close());

  it('is placed when its search begins, and promised from the instant it is wanted for', async () => {
    const queries = world.domain.get(PlanningWorldQueries);
    const { orders } = await queries.read(world.scope.hubId);
    expect(orders).toMatchObject([{ id, placedAt: searchAt }]);
    const courier = await world.aCourier(100);
    await world.lifecycle.accept(world.scope, id, courier);
    const { carried } = await queries.read(world.scope.hubId);
    expect(carried).toMatchObject([{ id, deliverBy: new Date(searchAt.getTime() + 70 * 60_000) }]);
  });
});
