import { MissingSearches } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

describe('an order without a search', () => {
  let world: DispatchWorld;
  beforeAll(async () => {
    world = await DispatchWorld.open({ dispatch: { notServedMinutes: 15, whenNotServed: 'end' } });
  });
  afterAll(() => world.close());

  const look = () => world.domain.get(MissingSearches).beginMissing();

  /** An order whose event was set aside, as the relay does after repeated failures. */
  async function anOverlookedOrder() {
    const order = await world.createOrder();
    await world.domain.db.execute('delete from order_searches where order_id = $1', [order.id]);
    return order;
  }

  it('is searched for all the same, and its courier asked', async () => {
    const courier = await world.aCourier(300);
    const { id } = await anOverlookedOrder();
    await world.after(30);
    expect(await look()).toBe(0);
    await world.after(30);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    await world.work();
    expect(await world.asked(courier)).toEqual([id]);
    await world.accept(courier, id);
  });

  it('has waited since it began to search: its time may be up at once', async () => {
    const { id } = await anOverlookedOrder();
    world.clock.advance({ minutes: 16 });
    expect(await look()).toBe(1);
    await world.work();
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
  });

  it('leaves alone what is being searched for, and what needs no courier', async () => {
    await world.createOrder();
    const cancelled = await anOverlookedOrder();
    await world.lifecycle.cancel(world.scope, cancelled.id, { reason: 'operator' });
    world.clock.advance({ minutes: 2 });
    expect(await look()).toBe(0);
  });
});
