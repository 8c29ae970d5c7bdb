import { OrderLifecycle, OutboxRelay, SearchSteps } from '#domain';
import { DispatchWorld, dispatchWorlds } from '../../../../../test/support/index.js';
import { sentStatements } from '../../../../../test/support/sent-statements.js';
import { SearchStore } from './search.store.js';

describe('searches under competition', () => {
  let world: DispatchWorld;

  beforeAll(async () => {
    world = await DispatchWorld.open({
      dispatch: { notServedMinutes: 600, whenNotServed: 'end' },
      poolSize: 12,
    });
  });

  afterAll(() => world.close());

  /** As the processes of another worker: same database, nothing else in common. */
  const workers = (n: number) =>
    Array.from({ length: n }, async () => {
      await world.domain.get(OutboxRelay).drain();
      await world.domain.get(SearchSteps).runDue();
    });
  it('of several workers ask one courier for one order, once, and leave no order without a search', async () => {
    const couriers: number[] = [];
    for (let n = 0; n < 5; n++) couriers.push(await world.aCourier(100 * (n + 1)));
    const orders: number[] = [];
    for (let n = 0; n < 20; n++) orders.push((await world.createOrder()).id);
    await Promise.all(workers(4));
    const offers = await world.domain.db.query<{ orderId: number; open: number; all: number }>(
      `select order_id as "orderId", count(*) filter (where status = 'open')::int as open, count(*)::int as all
         from order_offers group by order_id order by order_id`,
    );
    expect(offers).toEqual(orders.map((orderId) => ({ orderId, open: 1, all: 1 })));
    world.clock.advance({ seconds: 30 });
    for (const courier of couriers) await world.moveTo(courier, 500);
    await Promise.all(workers(4));
    for (const orderId of orders) expect(await world.offeredTo(orderId)).toHaveLength(1);
    for (const id of orders) await world.lifecycle.cancel(world.scope, id, { reason: 'operator' });
    for (const courier of couriers) await world.goOffline(courier);
    await world.work();
  });

  it('of a worker that died in the middle of its step are continued by another at once', async () => {
    const courier = await world.aCourier(10);
    const { id } = await world.createOrder();
    await world.domain.get(OutboxRelay).drain();
    const died = world.domain.db.transaction(async (tx) => {
      expect((await world.domain.get(SearchStore).claimDue(tx, world.domain.clock.now()))?.orderId).toBe(id);
      // While it lived, nobody else touched its search.
      await world.domain.get(SearchSteps).runDue();
      expect(await world.offeredTo(id)).toEqual([]);
      await tx.execute('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(died).rejects.toMatchObject({ code: 'storage_unavailable' });
    await world.domain.get(SearchSteps).runDue();
    expect(await world.offeredTo(id)).toContain(courier);
  });

  it('that stumble over one order go on with the others and come back to it', async () => {
    const [bad, good] = [await world.createOrder(), await world.createOrder()];
    await world.domain.db.execute(`update order_searches set deadline_at = $2 where order_id = $1`, [
      bad.id,
      world.clock.now(),
    ]);
    const lifecycle = world.domain.get(OrderLifecycle);
    const cancelIn = lifecycle.cancelIn.bind(lifecycle);
    lifecycle.cancelIn = () => Promise.reject(new Error('stumbled'));
    await world.work();
    expect((await world.order(bad.id)).status).toBe('pending');
    expect(await world.offeredTo(good.id)).not.toEqual([]);
    lifecycle.cancelIn = cancelIn;
    await world.after(10);
    expect((await world.order(bad.id)).status).toBe('cancelled');
  });
});

describe('the offers of a courier', () => {
  const open = dispatchWorlds({ strategy: 'broadcast' });

  it('are read in two statements, without those whose order was deleted meanwhile', async () => {
    const world = await open();
    const courier = await world.aCourier(100);
    const orders = [await world.createOrder(), await world.createOrder(), await world.createOrder()];
    await world.work();
    const [first, deleted, last] = orders.map(({ id }) => id);
    await world.domain.db.execute('update orders set deleted_at = $2 where id = $1', [
      deleted,
      world.clock.now(),
    ]);
    const sent = sentStatements(world.domain);
    const offers = await world.offersOf(courier);
    const statements = sent.length;
    expect(offers.map(({ orderId, order }) => [orderId, order.id])).toEqual(
      expect.arrayContaining([
        [first, first],
        [last, last],
      ]),
    );
    expect([offers.length, statements]).toEqual([2, 2]);
  });
});
