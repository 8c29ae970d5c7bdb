import { Hubs } from '../../company/index.js';
import { CashCollections } from '../../ledger/index.js';
import { cents, distanceMeters } from '../../base/index.js';
import { RoutePlanner } from '../../places/index.js';
import { AssignmentAdvisor } from '../advice/index.js';
import { dispatchWorlds } from '../../../../../test/support/index.js';

describe('the search for a courier', () => {
  const open = dispatchWorlds();

  it('asks the nearest first and alone, then the next when the offer passes or is declined', async () => {
    const world = await open();
    const [far, near, middle] = [
      await world.aCourier(1_500),
      await world.aCourier(100),
      await world.aCourier(800),
    ];
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([near]);
    const [offer] = await world.offersOf(near);
    expect(offer).toMatchObject({
      orderId: id,
      distanceM: 100,
      expiresAt: new Date(world.clock.millis() + 30_000),
      order: { id, pickup: { address: 'Rua de Coleta, 1' }, courierPayCents: expect.any(Number) as number },
    });
    await world.after(29);
    expect(await world.offeredTo(id)).toEqual([near]);
    await world.after(1);
    expect(await world.offeredTo(id)).toEqual([middle]);
    await world.decline(middle, id);
    await world.decline(middle, id).catch(() => undefined);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([far]);
    const order = await world.accept(far, id);
    expect(order).toMatchObject({ status: 'accepted', courierId: far });
    await world.work();
    expect(await world.offeredTo(id)).toEqual([]);
    expect(await world.asked(far)).toEqual([]);
  });

  it.each(['nearest_first', 'fixed_list', 'planned'] as const)(
    'asks nobody who holds as much cash as allowed to take more of it, by the strategy %s',
    async (strategy) => {
      const world = await open({ strategy });
      const [full, free] = [await world.aCourier(100), await world.aCourier(900)];
      const { hubId } = world.scope;
      const fixedCourierIds = strategy === 'fixed_list' ? [full, free] : [];
      const dispatch = { strategy, fixedCourierIds };
      await world.domain.get(Hubs).update(hubId, { settings: { cashLimitCents: 5_000, dispatch } });
      await world.domain.db.transaction((tx) =>
        world.domain.get(CashCollections).record(tx, {
          hubId,
          courierId: full,
          merchantId: world.merchantId,
          orderId: 1,
          publicId: 'ABC2345',
          stop: 1,
          method: 'cash',
          askedCents: cents(5_000),
          amountCents: cents(5_000),
          changeCents: cents(0),
          reason: null,
          at: world.clock.now(),
        }),
      );
      const stop = { address: 'Rua Um, 1', latitude: -22.91, longitude: -47.06 };
      const cash = await world.createOrder({
        stops: [{ ...stop, collectCents: cents(900), collectMethod: 'cash' }],
      });
      await world.work();
      expect(await world.offeredTo(cash.id)).toEqual([free]);
      const { couriers } = await world.domain.get(AssignmentAdvisor).ofOrder(world.scope, cash.id);
      expect(couriers.find(({ courierId }) => courierId === full)?.obstacle).toBe('cash');
      const plain = await world.createOrder();
      await world.work();
      expect(await world.offeredTo(plain.id)).toEqual([full]);
    },
  );

  it('repeats an expired offer, never a declined one, once no other courier is left', async () => {
    const world = await open();
    const [passing, declining] = [await world.aCourier(100), await world.aCourier(200)];
    const { id } = await world.createOrder();
    await world.work();
    await world.after(30);
    await world.decline(declining, id);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([]);
    const late = await world.aCourier(300);
    await world.after(3);
    expect(await world.offeredTo(id)).toEqual([late]);
    await world.after(30);
    expect(await world.offeredTo(id)).toEqual([passing]);
  });

  it('passes over the offline, stale, blocked, busy and those with another vehicle or too far away', async () => {
    const world = await open({ maxRadiusM: 3_000, notServedMinutes: 60 });
    const stale = await world.aCourier(50);
    world.clock.advance({ seconds: 181 });
    const [offline, blocked, busy] = [
      await world.aCourier(60),
      await world.aCourier(70),
      await world.aCourier(80),
    ];
    await world.aCourier(3_100);
    const fits = await world.aCourier(2_900);
    await world.goOffline(offline);
    await world.block(blocked);
    const other = await world.createOrder();
    await world.lifecycle.accept(world.scope, other.id, busy);
    await world.domain.db.execute(
      `update courier_presence set vehicle_type_ids = '{}' where courier_id = $1`,
      [await world.aCourier(10)],
    );
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([fits]);
    await world.moveTo(stale, 50);
    await world.decline(fits, id);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([stale]);
  });

  it('widens its radius by steps until a courier is inside', async () => {
    const world = await open({ initialRadiusM: 500, radiusStepM: 500, maxRadiusM: 2_000 });
    const radius = async (orderId: number) =>
      (
        await world.domain.db.first<{ radius: number }>(
          'select radius_m as radius from order_searches where order_id = $1',
          [orderId],
        )
      )?.radius;
    const outside = await world.aCourier(2_100);
    const { id } = await world.createOrder();
    await world.work();
    expect([await world.offeredTo(id), await radius(id)]).toEqual([[], 2_000]);
    const inside = await world.aCourier(1_200);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([inside]);
    const second = await world.createOrder();
    await world.work();
    expect([await world.offeredTo(second.id), await radius(second.id)]).toEqual([[inside], 1_500]);
    expect(await world.asked(outside)).toEqual([]);
  });

  it('asks whoever is there soonest by road where the hub counts in minutes, and nobody beyond', async () => {
    const world = await open({ reach: { initialMinutes: 3, stepMinutes: 3, maxMinutes: 9 } });
    const acrossTheRiver = await world.aCourier(200);
    const near = await world.aCourier(900);
    const far = await world.aCourier(-5_000);
    const minutes = new Map([
      [200, 8],
      [900, 2],
      [5_000, 10],
    ]);
    const routes = world.domain.get(RoutePlanner);
    jest.spyOn(routes, 'times').mockImplementation(async (_hub, from, to) =>
      Uint16Array.from(
        from.map((place) => {
          const metres = distanceMeters(place, to[0] ?? place);
          return 60 * ([...minutes].find(([m]) => Math.abs(m - metres) < 10)?.[1] ?? 0);
        }),
      ),
    );
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([near]);
    await world.decline(near, id);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([acrossTheRiver]);
    await world.decline(acrossTheRiver, id);
    await world.work();
    expect([await world.offeredTo(id), await world.asked(far)]).toEqual([[], []]);
  });

  it('estimates the minutes where nobody knows a road', async () => {
    const world = await open({ reach: { initialMinutes: 3, stepMinutes: 0, maxMinutes: 3 } });
    const [inside] = [await world.aCourier(1_000), await world.aCourier(1_200)];
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([inside]);
    await world.decline(inside, id);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([]);
  });

  it('ends unserved at its time: cancelled with the reason, offers taken back', async () => {
    const world = await open({ notServedMinutes: 2, whenNotServed: 'end' });
    const courier = await world.aCourier(100);
    const { id } = await world.createOrder();
    await world.work();
    for (let step = 0; step < 11; step++) await world.after(10);
    expect((await world.order(id)).status).toBe('pending');
    // The search began a millisecond after the order: no two entries of a timeline share an instant.
    await world.after(11);
    expect(await world.order(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_served' });
    expect(await world.asked(courier)).toEqual([]);
  });

  it('that is over in time never takes the order from the courier an operator chose', async () => {
    const world = await open({ notServedMinutes: 1 });
    const courier = await world.aCourier(null);
    const { id } = await world.createOrder();
    await world.work();
    world.clock.advance({ seconds: 60 });
    await world.lifecycle.accept(world.scope, id, courier);
    // The step comes before the event that would end the search.
    await world.domain.db.execute(`update outbox set processed_at = now() where processed_at is null`);
    await world.work();
    expect(await world.order(id)).toMatchObject({ status: 'accepted', courierId: courier });
  });

  it('asks the named courier first and alone, wherever they are, then goes on as usual', async () => {
    const world = await open();
    const [near, named] = [await world.aCourier(100), await world.aCourier(50_000)];
    const { id } = await world.createOrder({ preferredCourierId: named });
    await world.work();
    expect(await world.offeredTo(id)).toEqual([named]);
    await world.after(30);
    expect(await world.offeredTo(id)).toEqual([near]);
    const offline = await world.aCourier(null);
    const second = await world.createOrder({ preferredCourierId: offline });
    await world.work();
    expect(await world.offeredTo(second.id)).toEqual([near]);
  });

  it('asks the nearest few at once when the hub broadcasts; the first to accept has it', async () => {
    const world = await open({ strategy: 'broadcast', broadcastSize: 2 });
    const [a, b, c] = [await world.aCourier(100), await world.aCourier(200), await world.aCourier(300)];
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([a, b]);
    await world.after(30);
    expect(await world.offeredTo(id)).toEqual([c]);
    const second = await world.createOrder();
    await world.work();
    const late = await world.offerId(a, second.id);
    await world.accept(b, second.id);
    expect(await world.asked(a)).not.toContain(second.id);
    await expect(world.acceptOffer(a, late)).rejects.toMatchObject({ code: 'offer_gone' });
  });

  it('offers to the fixed list in its order and to no other courier', async () => {
    const world = await open({ strategy: 'fixed_list' });
    const [near, first, second] = [
      await world.aCourier(10),
      await world.aCourier(900),
      await world.aCourier(100),
    ];
    await world.changeDispatch({ strategy: 'fixed_list', fixedCourierIds: [first, second] });
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([first]);
    await world.decline(first, id);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([second]);
    await world.decline(second, id);
    await world.after(60);
    expect(await world.offeredTo(id)).toEqual([]);
    expect(await world.asked(near)).toEqual([]);
  });

  it('takes an offer back from a courier who leaves or is blocked, and asks the next at once', async () => {
    const world = await open();
    const [a, b, c] = [await world.aCourier(100), await world.aCourier(200), await world.aCourier(300)];
    const { id } = await world.createOrder();
    await world.work();
    await world.goOffline(a);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([b]);
    const onScreen = await world.offerId(b, id);
    await world.block(b);
    await expect(world.acceptOffer(b, onScreen)).rejects.toMatchObject({ code: 'courier_blocked' });
    await world.work();
    expect(await world.offeredTo(id)).toEqual([c]);
  });

  it('begins anew when a courier gives the order back, without that courier', async () => {
    const world = await open({ notServedMinutes: 5, whenNotServed: 'end' });
    const [a, b] = [await world.aCourier(100), await world.aCourier(200)];
    const { id } = await world.createOrder();
    await world.work();
    await world.accept(a, id);
    await world.after(240);
    await world.moveTo(b, 200);
    await world.lifecycle.release(world.as(a), id, 'pneu furado');
    await world.work();
    expect(await world.offeredTo(id)).toEqual([b]);
    // The time to be served counts from the new search.
    await world.after(120);
    expect((await world.order(id)).status).toBe('pending');
    await world.after(181);
    expect((await world.order(id)).status).toBe('cancelled');
  });

  it('fills a courier with combinable orders only as far as the hub allows, grouped when of one merchant', async () => {
    const world = await open({ maxOrdersPerCourier: 2 });
    const courier = await world.aCourier(100);
    const first = await world.createOrder({ combinable: true });
    const alone = await world.createOrder();
    await world.work();
    expect(await world.asked(courier)).toEqual([first.id, alone.id]);
    await world.accept(courier, first.id);
    await world.work();
    expect(await world.asked(courier)).toEqual([]);
    const second = await world.createOrder({ combinable: true });
    const third = await world.createOrder({ combinable: true });
    await world.work();
    expect(await world.asked(courier)).toEqual([second.id, third.id]);
    const thirdOffer = await world.offerId(courier, third.id);
    await world.accept(courier, second.id);
    await expect(world.acceptOffer(courier, thirdOffer)).rejects.toMatchObject({
      code: 'courier_unavailable',
    });
    await world.work();
    expect(await world.asked(courier)).toEqual([]);
    const { groupId } = await world.order(first.id);
    expect(groupId).not.toBeNull();
    expect((await world.order(second.id)).groupId).toBe(groupId);
    await world.lifecycle.complete(world.scope, first.id);
    await world.after(3);
    expect(await world.asked(courier)).toEqual([third.id]);
  });

  it('offers first to the courier with the orders that this one should go with', async () => {
    const world = await open();
    const carrier = await world.aCourier(1_000);
    const first = await world.createOrder({ combinable: true });
    await world.work();
    await world.accept(carrier, first.id);
    await world.aCourier(10);
    const second = await world.createOrder({ combinable: true, combineWithOrderIds: [first.id] });
    await world.work();
    expect(await world.offeredTo(second.id)).toEqual([carrier]);
  });

  it('can be accepted until its end, and not at it', async () => {
    const world = await open();
    const courier = await world.aCourier(100);
    const { id } = await world.createOrder();
    await world.work();
    const offer = await world.offerId(courier, id);
    world.clock.advance({ seconds: 30 });
    await expect(world.acceptOffer(courier, offer)).rejects.toMatchObject({ code: 'offer_gone' });
    world.clock.advance({ millis: -1 });
    expect((await world.acceptOffer(courier, offer)).courierId).toBe(courier);
  });

  it('is forgotten when the order is cancelled', async () => {
    const world = await open();
    const courier = await world.aCourier(100);
    const { id } = await world.createOrder();
    await world.work();
    const offer = await world.offerId(courier, id);
    await world.lifecycle.cancel(world.scope, id, { reason: 'merchant_request' });
    await expect(world.acceptOffer(courier, offer)).rejects.toMatchObject({ code: 'offer_gone' });
    await world.work();
    expect(await world.asked(courier)).toEqual([]);
    await expect(world.acceptOffer(courier + 1, offer)).rejects.toMatchObject({ code: 'offer_not_found' });
  });

  it('pauses while no courier is online and starts again when one goes online', async () => {
    const world = await open();
    const { id } = await world.createOrder();
    await world.work();
    await world.after(20);
    const courier = await world.aCourier(100);
    await world.work();
    expect(await world.offeredTo(id)).toEqual([courier]);
  });
});
