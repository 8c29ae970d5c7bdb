import { cents, MissingSearches, OrderQueries, UnservedNotices, UnservedOrders } from '#domain';
import { DispatchWorld } from '../../../../../test/support/index.js';

describe('an order that nobody takes', () => {
  let world: DispatchWorld;
  let unserved: UnservedOrders;

  beforeEach(async () => {
    world = await DispatchWorld.open({ dispatch: { notServedMinutes: 10 } });
    unserved = world.domain.get(UnservedOrders);
  });
  afterEach(() => world.close());

  const choose = (whenNotServed: 'end' | 'hold') =>
    world.changeDispatch({ notServedMinutes: 10, whenNotServed });
  const listed = async () => (await unserved.list(world.scope)).map(({ orderId, held }) => [orderId, held]);

  it('is counted down, ends, and stays in the list until somebody has dealt with it', async () => {
    await choose('end');
    const { id } = await world.createOrder();
    const [ending] = await unserved.endings(world.scope);
    expect(ending?.orderId).toBe(id);
    expect(Math.round(((ending?.endsAt.getTime() ?? 0) - world.clock.millis()) / 1_000)).toBe(600);
    expect(await listed()).toEqual([]);
    await world.after(601);
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
    expect(await unserved.endings(world.scope)).toEqual([]);
    world.clock.advance({ millis: 3 * 86_400_000 });
    expect(await listed()).toEqual([[id, false]]);
    await unserved.settle(world.scope, id);
    expect(await listed()).toEqual([]);
  });

  it('is told to the shop once, by a message, and on the timeline', async () => {
    await choose('hold');
    const { id, publicId } = await world.createOrder();
    const notices = world.domain.get(UnservedNotices);
    await expect(notices.tellShop(world.scope, id)).rejects.toMatchObject({ code: 'order_not_found' });
    await world.after(601);
    expect((await unserved.list(world.scope))[0]?.shopToldAt).toBeNull();
    const channel = await notices.tellShop(world.scope, id);
    expect(await notices.tellShop(world.scope, id)).toBe(channel);
    const sent = await world.domain.db.query(
      `select channel, words ->> 'publicId' as "publicId" from messages where order_id = $1`,
      [id],
    );
    expect(sent).toEqual([{ channel, publicId }]);
    const timeline = await world.domain.get(OrderQueries).timeline(id);
    expect(timeline.filter(({ type }) => type === 'order.shop_told')).toMatchObject([{ data: { channel } }]);
    expect((await unserved.list(world.scope))[0]?.shopToldAt).toEqual(expect.any(Date));
  });

  it('is ordered anew where it had ended, with more for the courier', async () => {
    await choose('end');
    const { id, courierPayCents, totalCents } = await world.createOrder({ observation: 'Sem cebola' });
    await world.after(601);
    const again = await unserved.restart(world.scope, id, cents(300));
    expect(again).toMatchObject({ status: 'pending', observation: 'Sem cebola', totalCents });
    expect([again.id === id, again.courierPayCents - courierPayCents]).toEqual([false, 300]);
    expect(await listed()).toEqual([]);
    await expect(unserved.restart(world.scope, id, cents(0))).rejects.toMatchObject({
      code: 'order_not_found',
    });
    await world.after(0);
    expect((await unserved.endings(world.scope)).map(({ orderId }) => orderId)).toEqual([again.id]);
    await world.lifecycle.cancel(world.scope, again.id, { reason: 'operator' });
    await world.after(0);
  });

  it('is held where the hub chose so, and waits without a search until an operator restarts it', async () => {
    await choose('hold');
    const { id, courierPayCents } = await world.createOrder();
    await world.after(601);
    expect((await world.order(id)).status).toBe('pending');
    expect(await listed()).toEqual([[id, true]]);
    await world.after(120);
    expect(await world.domain.get(MissingSearches).beginMissing()).toBe(0);
    expect(await unserved.endings(world.scope)).toEqual([]);

    const courier = await world.aCourier(100);
    expect(await world.asked(courier)).toEqual([]);
    await unserved.restart(world.scope, id, cents(250));
    await world.after(1);
    expect([await world.asked(courier), await listed()]).toEqual([[id], []]);
    expect((await world.accept(courier, id)).courierPayCents).toBe(courierPayCents + 250);
  });

  it('leaves the list when somebody is given it by hand', async () => {
    await choose('hold');
    const { id } = await world.createOrder();
    await world.after(601);
    await world.lifecycle.reassign(world.scope, id, await world.aCourier(null));
    expect(await listed()).toEqual([]);
  });
});
