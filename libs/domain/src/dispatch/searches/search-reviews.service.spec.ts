import { AssignmentAdvisor, cents, SearchLog, SearchQueues, UnservedOrders } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

const MINUTE_MS = 60_000;

describe.each(['nearest_first', 'planned'] as const)('while those who fit are busy, %s', (strategy) => {
  let world: DispatchWorld;
  let busy: number;
  let carried: number;

  const settings = {
    strategy,
    maxOrdersPerCourier: 1,
    notServedMinutes: 10,
    longestWaitMinutes: 30,
    whenNotServed: 'end' as const,
  };
  beforeEach(async () => {
    world = await DispatchWorld.open({ dispatch: settings });
    busy = await world.aCourier(100);
    carried = (await world.createOrder()).id;
    await world.work();
    await world.accept(busy, carried);
  });
  afterEach(() => world.close());

  /** Looks every half minute, while the couriers send positions. */
  const pass = async (minutes: number, couriers: readonly number[] = [busy]) => {
    for (let s = 0; s < minutes * 60; s += 30) {
      for (const courier of couriers) await world.moveTo(courier, 100);
      await world.after(30);
    }
  };
  const queue = () => world.domain.get(SearchQueues).of(world.scope.hubId);
  const log = (id: number) => world.domain.get(SearchLog).ofOrder(world.scope, id);
  const reasons = async (id: number) => (await log(id)).search?.waits.map(({ reason }) => reason);
  const endsInMinutes = async (id: number) => {
    const ending = (await world.domain.get(UnservedOrders).endings(world.scope)).find(
      (one) => one.orderId === id,
    );
    return ending && Math.round((ending.endsAt.getTime() - world.clock.millis()) / MINUTE_MS);
  };

  it('the not-served clock stands, the order has its place and a forecast, and goes to whoever is free first', async () => {
    const [first, second] = [(await world.createOrder()).id, (await world.createOrder()).id];
    await pass(15);
    expect((await world.order(first)).status).toBe('pending');
    const places = await queue();
    expect([first, second].map((id) => places.get(id)?.position)).toEqual([1, 2]);
    const [a, b] = [first, second].map((id) => places.get(id)?.expectedAt?.getTime() ?? 0);
    expect(a).toBeGreaterThan(world.clock.millis());
    expect(b).toBeGreaterThan(a!);
    expect(await reasons(first)).toEqual(expect.arrayContaining(['nobody_free']));
    expect(await endsInMinutes(first)).toBe(15);
    await world.lifecycle.complete(world.scope, carried);
    await world.after(10);
    expect(await world.asked(busy)).toEqual([first]);
    expect((await log(first)).queue).toBeNull();
    await world.accept(busy, first);
    await pass(0.5);
    expect((await queue()).get(second)?.position).toBe(1);
  });

  it('counts as not served when the longest wait is over', async () => {
    const { id } = await world.createOrder();
    await pass(29);
    expect((await world.order(id)).status).toBe('pending');
    await pass(1.5);
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
  });

  it('the clock goes on where it stood, once somebody is free or nobody is on shift', async () => {
    const { id } = await world.createOrder();
    await pass(12);
    await world.lifecycle.complete(world.scope, carried);
    await world.goOffline(busy);
    await pass(9, []);
    expect(await reasons(id)).toEqual(expect.arrayContaining(['nobody_on_shift']));
    expect((await world.order(id)).status).toBe('pending');
    await pass(2, []);
    expect((await world.order(id)).status).toBe('cancelled');
  });

  it('says why it waits also where nobody fits: everybody declined it, or is too far away', async () => {
    await world.lifecycle.complete(world.scope, carried);
    const { id } = await world.createOrder();
    await world.work();
    await world.decline(busy, id);
    await pass(0.5);
    expect((await reasons(id))?.at(-1)).toBe('declined');
    await world.goOffline(busy);
    const far = await world.aCourier(30_000);
    for (let s = 0; s < 30; s += 10) {
      await world.moveTo(far, 30_000);
      await world.after(10);
    }
    expect((await reasons(id))?.at(-1)).toBe('too_far');
    const advice = await world.domain.get(AssignmentAdvisor).ofOrder(world.scope, id);
    expect(advice.couriers.map(({ obstacle }) => obstacle)).toEqual(['far']);
  });

  it('an order that waits for twenty minutes goes before those that came later and were promised sooner', async () => {
    const old = await world.createOrder({ deliverBy: new Date(world.clock.millis() + 300 * MINUTE_MS) });
    await pass(25);
    const young = await world.createOrder({ deliverBy: new Date(world.clock.millis() + 10 * MINUTE_MS) });
    await pass(1);
    const places = await queue();
    expect([old, young].map(({ id }) => places.get(id)?.position)).toEqual([1, 2]);
    await world.lifecycle.complete(world.scope, carried);
    await world.after(10);
    expect(await world.asked(busy)).toEqual([old.id]);
  });
});

describe('an order that nobody takes', () => {
  let world: DispatchWorld;
  afterEach(() => world.close());

  const messages = () =>
    world.domain.db.query(
      `select words ->> 'ended' as ended from messages where template = 'order_unserved' order by id`,
    );
  const until = async (seconds: number) => {
    for (let s = 0; s < seconds; s += 10) await world.after(10);
  };

  it('is held in a new hub, and its shop is told once', async () => {
    world = await DispatchWorld.open({ dispatch: { notServedMinutes: 5 } });
    const { id } = await world.createOrder();
    await until(290);
    expect(await messages()).toEqual([]);
    await until(30);
    expect((await world.order(id)).status).toBe('pending');
    expect((await world.domain.get(UnservedOrders).list(world.scope)).map(({ held }) => held)).toEqual([
      true,
    ]);
    expect(await messages()).toEqual([{ ended: 'no' }]);
    await world.domain.get(UnservedOrders).restart(world.scope, id, cents(0));
    await until(60);
    expect(await messages()).toHaveLength(1);
  });

  it('is cancelled where the hub chose so, and its shop is told two minutes before', async () => {
    world = await DispatchWorld.open({ dispatch: { notServedMinutes: 5, whenNotServed: 'end' } });
    const { id } = await world.createOrder();
    await until(160);
    expect(await messages()).toEqual([]);
    await until(30);
    expect(await messages()).toEqual([{ ended: 'soon' }]);
    expect((await world.order(id)).status).toBe('pending');
    await until(130);
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
    expect(await messages()).toHaveLength(1);
  });
});
