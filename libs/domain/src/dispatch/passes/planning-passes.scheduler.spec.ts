import { CourierDuty, PlanningPasses, PlanningThread, PlanTooSlow, RoutePlanner, SearchLog } from '#domain';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { type DispatchWorld, dispatchWorlds } from '../../../../../test/support/index.js';
import { PlanningWorldQueries } from './planning-world.queries.js';

const MINUTE_MS = 60_000;
/** Where the orders of a dispatch world are collected, unless they say otherwise. */
const PICKUP = { latitude: -22.9056, longitude: -47.0608 };
const METRES_PER_DEGREE = 111_195;

describe('a hub that plans', () => {
  const open = dispatchWorlds({ strategy: 'planned' });

  const inMinutes = (world: DispatchWorld, minutes: number) =>
    new Date(world.clock.millis() + minutes * MINUTE_MS);
  const runPasses = (world: DispatchWorld) => world.domain.get(PlanningPasses).runDue();
  const openOffers = (world: DispatchWorld) =>
    world.domain.db.query<{ orderId: number; courierId: number }>(
      `select order_id as "orderId", courier_id as "courierId" from order_offers where status = 'open' order by 1, 2`,
    );

  it('asks when the courier must leave, not when the order comes', async () => {
    const world = await open({ notServedMinutes: 60 });
    const courier = await world.aCourier(1_000);
    const { id } = await world.createOrder({ readyAt: inMinutes(world, 15) });
    await world.work();
    expect(await world.offeredTo(id)).toEqual([]);
    let waited = 0;
    for (; (await world.offeredTo(id)).length === 0; waited += 60) {
      await world.after(60);
      await world.moveTo(courier, 1_000);
    }
    // Fifteen minutes, less about three of way, two until the hand-over and half a minute for the answer.
    expect(waited).toBeGreaterThan(9 * 60);
    expect(waited).toBeLessThan(11 * 60);
    await world.accept(courier, id);
    expect(await world.order(id)).toMatchObject({ status: 'accepted', courierId: courier });
  });

  it('plans all orders together: the nearest courier is left for an order without another', async () => {
    const world = await open();
    const [between, behind] = [await world.aCourier(500), await world.aCourier(-900)];
    const near = await world.createOrder();
    const far = await world.createOrder({
      pickup: { address: 'Rua Longe, 9', latitude: -22.8506, longitude: -47.0608 },
    });
    await world.work();
    expect([await world.offeredTo(near.id), await world.offeredTo(far.id)]).toEqual([[behind], [between]]);
  });

  it('asks the next at once after a decline, after an offer time of silence, and nobody twice', async () => {
    const world = await open();
    const [a, b, c] = [await world.aCourier(100), await world.aCourier(300), await world.aCourier(600)];
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([a]);
    await world.decline(a, id);
    await world.after(1);
    expect(await world.offeredTo(id)).toEqual([b]);
    await world.after(30);
    expect(await world.offeredTo(id)).toEqual([c]);
    await world.decline(c, id);
    await world.after(150);
    for (const courier of [a, b, c]) await world.moveTo(courier, 200);
    await world.after(10);
    // Who was silent is asked again after a pause, who declined is not.
    expect(await world.offeredTo(id)).toEqual([b]);
  });

  it('asks at once whoever could not answer while the servers were away over the end of an offer', async () => {
    const world = await open();
    const couriers = [await world.aCourier(100), await world.aCourier(300)];
    const orders = [await world.createOrder(), await world.createOrder()];
    await world.work();
    for (const { id } of orders) expect(await world.offeredTo(id)).toHaveLength(1);
    // No step is run meanwhile: the servers are away.
    world.clock.advance({ seconds: 90 });
    for (const courier of couriers) await world.moveTo(courier, 100);
    await world.work();
    for (const { id } of orders) expect(await world.offeredTo(id)).toHaveLength(1);
  });

  it('offers orders of one pickup together to one courier, and groups what was accepted', async () => {
    const world = await open();
    const courier = await world.aCourier(100);
    const [one, two] = [
      await world.createOrder({ combinable: true }),
      await world.createOrder({ combinable: true }),
    ];
    await world.work();
    expect(await world.asked(courier)).toEqual([one.id, two.id]);
    await world.accept(courier, one.id);
    await world.accept(courier, two.id);
    const { groupId } = await world.order(one.id);
    expect(groupId).not.toBeNull();
    expect((await world.order(two.id)).groupId).toBe(groupId);
  });

  describe('with a courier under way', () => {
    const place = (metres: number) => ({
      address: `Rua do Caminho, ${String(metres)}`,
      latitude: PICKUP.latitude + metres / METRES_PER_DEGREE,
      longitude: PICKUP.longitude,
    });
    const underWay = async (dispatch: Parameters<typeof open>[0]) => {
      const world = await open(dispatch);
      const courier = await world.aCourier(100);
      const carried = await world.createOrder({ combinable: true });
      await world.work();
      await world.accept(courier, carried.id);
      await world.lifecycle.collect(world.as(courier), carried.id);
      const added = await world.createOrder({
        combinable: true,
        pickup: place(900),
        stops: [place(2_400)],
      });
      await world.after(10);
      return { world, courier, carried, added };
    };

    it('puts an order into the trip that passes its pickup, and keeps until when each is delivered', async () => {
      const { world, courier, carried, added } = await underWay({});
      expect(await world.offeredTo(added.id)).toEqual([courier]);
      const latest = await world.domain.db.query<{ orderId: number; slack: number }>(
        `select order_id as "orderId", extract(epoch from latest_at - deliver_at)::float8 / 60 as slack
           from dispatch_decisions order by id`,
      );
      expect(latest).toMatchObject([{ orderId: carried.id, slack: 15 }, { orderId: added.id }]);
      expect(latest[1]?.slack).toBeLessThan(15);
    });

    it.each([
      ['the hub does not want it', { insertion: false }],
      ['an order would be later than the limit', { delayLimitMinutes: 0 }],
    ])('leaves the trip as it is where %s', async (_, dispatch) => {
      const { world, added } = await underWay(dispatch);
      expect(await world.offeredTo(added.id)).toEqual([]);
    });
  });

  it('assigns the employed without asking them', async () => {
    const world = await open({ assignment: 'direct' });
    const courier = await world.aCourier(100);
    const [one, two] = [
      await world.createOrder({ combinable: true }),
      await world.createOrder({ combinable: true }),
    ];
    await world.work();
    expect(await openOffers(world)).toEqual([]);
    for (const { id } of [one, two])
      expect(await world.order(id)).toMatchObject({ status: 'accepted', courierId: courier });
    const { decisions } = await world.domain.get(SearchLog).ofOrder(world.scope, one.id);
    expect(decisions).toMatchObject([{ kind: 'direct', courierId: courier, orderId: one.id }]);
  });

  it('sends nobody who went offline while the pass planned', async () => {
    const world = await open({ assignment: 'direct' });
    const courier = await world.aCourier(100);
    const { id } = await world.createOrder();
    const queries = world.domain.get(PlanningWorldQueries);
    const read = queries.read.bind(queries);
    jest.spyOn(queries, 'read').mockImplementationOnce(async (...args) => {
      const rows = await read(...args);
      await world.goOffline(courier);
      return rows;
    });
    expect(await runPasses(world)).toBe(1);
    expect(await world.order(id)).toMatchObject({ status: 'pending', courierId: null });
    await world.domain.get(CourierDuty).goOnline(world.scope, courier);
    await world.moveTo(courier, 100);
    await world.after(10);
    expect(await world.order(id)).toMatchObject({ status: 'accepted', courierId: courier });
  });

  it('offers nothing beyond capacity: to a courier with an order that goes alone, or with an open offer', async () => {
    const world = await open();
    const courier = await world.aCourier(100);
    const first = await world.createOrder();
    await world.work();
    const second = await world.createOrder();
    await world.after(2);
    expect([await world.offeredTo(first.id), await world.offeredTo(second.id)]).toEqual([[courier], []]);
    await world.accept(courier, first.id);
    await world.after(10);
    expect(await world.offeredTo(second.id)).toEqual([]);
    await world.lifecycle.complete(world.scope, first.id);
    await world.after(10);
    expect(await world.offeredTo(second.id)).toEqual([courier]);
  });

  it('does not keep an order for a courier who comes back and never says so', async () => {
    const world = await open({ notServedMinutes: 60 });
    const returning = await world.aCourier(100);
    const { id } = await world.createOrder({ needsReturn: true });
    await world.work();
    await world.accept(returning, id);
    await world.lifecycle.collect(world.as(returning), id);
    await world.lifecycle.deliverStop(world.as(returning), id, 1, {});
    expect((await world.order(id)).status).toBe('delivered');
    const other = await world.aCourier(6_000);
    const next = await world.createOrder();
    let waited = 0;
    for (; waited < 20 && (await world.offeredTo(next.id)).length === 0; waited++) {
      await world.after(60);
      await world.moveTo(returning, 100);
      await world.moveTo(other, 6_000);
    }
    expect(await world.offeredTo(next.id)).toEqual([other]);
    // The return takes four minutes, the other more than twice as long: waiting was right at first.
    expect(waited).toBeGreaterThan(5);
    expect(waited).toBeLessThan(12);
  });

  it('asks nobody further away than the largest radius', async () => {
    const world = await open({ maxRadiusM: 1_000 });
    const [far, near] = [await world.aCourier(1_100), await world.aCourier(-1_000)];
    const first = await world.createOrder();
    await world.work();
    const second = await world.createOrder();
    await world.after(10);
    expect([await world.offeredTo(first.id), await world.offeredTo(second.id)]).toEqual([[near], []]);
    await world.accept(near, first.id);
    await world.changeDispatch({ strategy: 'planned', maxRadiusM: 1_200 });
    await world.after(10);
    expect(await world.offeredTo(second.id)).toEqual([far]);
  });

  it('goes by roads where there are any, and counts in minutes where the hub does', async () => {
    const world = await open({ reach: { initialMinutes: 5, stepMinutes: 5, maxMinutes: 10 } });
    const [acrossTheRiver, near] = [await world.aCourier(100), await world.aCourier(-1_500)];
    const routes = world.domain.get(RoutePlanner);
    const pickup = (await world.createOrder()).pickup.latitude ?? 0;
    jest
      .spyOn(routes, 'times')
      .mockImplementation(async (_hub, from, to) =>
        Uint16Array.from(
          from.flatMap(({ latitude }) =>
            to.map((place) => (latitude > pickup !== place.latitude > pickup ? 660 : 120)),
          ),
        ),
      );
    await world.work();
    expect([await world.asked(near), await world.asked(acrossTheRiver)]).toMatchObject([
      [expect.any(Number)],
      [],
    ]);
    const second = await world.createOrder();
    await world.after(10);
    // Eleven minutes over the bridge.
    expect(await world.offeredTo(second.id)).toEqual([]);
  });

  it('plans no pickup after the end that a courier named for the shift', async () => {
    const world = await open();
    const [leaving, staying] = [await world.aCourier(600), await world.aCourier(1_500)];
    const duty = world.domain.get(CourierDuty);
    for (const minutes of [0, 25 * 60])
      await expect(duty.goOnline(world.scope, leaving, inMinutes(world, minutes))).rejects.toMatchObject({
        code: 'invalid_value',
      });
    await duty.goOnline(world.scope, leaving, inMinutes(world, 2));
    // The way takes two minutes, and one more until the goods are handed over.
    const { id } = await world.createOrder();
    await world.work();
    expect(await world.offeredTo(id)).toEqual([staying]);
    await duty.goOffline(world.scope, leaving);
    await duty.goOnline(world.scope, leaving);
    const next = await world.createOrder();
    await world.after(10);
    expect(await world.offeredTo(next.id)).toEqual([leaving]);
  });

  it('asks a preferred courier first', async () => {
    const world = await open();
    const [near, wanted] = [await world.aCourier(100), await world.aCourier(1_500)];
    const { id } = await world.createOrder({ preferredCourierId: wanted });
    await world.work();
    expect(await world.offeredTo(id)).toEqual([wanted]);
    await world.decline(wanted, id);
    await world.after(1);
    expect(await world.offeredTo(id)).toEqual([near]);
  });

  it('ends unserved what nobody takes, and goes on otherwise when the hub changes its strategy', async () => {
    const world = await open({ notServedMinutes: 2, whenNotServed: 'end' });
    const lost = await world.createOrder();
    await world.work();
    await world.after(121);
    expect((await world.order(lost.id)).status).toBe('cancelled');
    const order = await world.createOrder();
    await world.work();
    await world.changeDispatch({ strategy: 'nearest_first' });
    const courier = await world.aCourier(100);
    world.clock.advance({ seconds: 10 });
    await world.moveTo(courier, 100);
    await world.work();
    await world.work();
    expect(await world.offeredTo(order.id)).toEqual([courier]);
  });

  it('stores its reasons: the courier, the others and their costs', async () => {
    const world = await open();
    const [near, far] = [await world.aCourier(100), await world.aCourier(2_000)];
    const { id } = await world.createOrder();
    await world.work();
    const log = await world.domain.get(SearchLog).ofOrder(world.scope, id);
    expect(log.search).toMatchObject({ attempt: 1, planned: true, endedAt: null });
    expect(log.offers).toMatchObject([{ courierId: near, status: 'open' }]);
    const [decision] = log.decisions;
    expect(decision).toMatchObject({ kind: 'offer', courierId: near, bundle: [id] });
    expect(decision?.alternatives).toMatchObject([{ courierId: far }]);
    expect(decision?.alternatives[0]?.cost).toBeGreaterThan(decision?.cost ?? 0);
  });

  it('takes few statements for a pass, however many orders it plans', async () => {
    const world = await open();
    for (let n = 0; n < 7; n++) await world.aCourier(100 * n);
    for (let n = 0; n < 7; n++) await world.createOrder();
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    expect(await runPasses(world)).toBe(1);
    // Without those of the hub and its vehicle types, which are remembered for seconds.
    const ofPass = sent.mock.calls.filter(([one]) =>
      /^(dispatch-decisions|passes|planning|searches)\./.test((one as { name?: string }).name ?? ''),
    );
    expect(await openOffers(world)).toHaveLength(7);
    expect(ofPass.length).toBeLessThanOrEqual(13);
  });

  describe('with more than one worker', () => {
    it('offers each order once and each courier one trip, though passes run at the same time', async () => {
      const world = await open();
      for (let n = 0; n < 5; n++) await world.aCourier(200 * n);
      const orders = [];
      for (let n = 0; n < 8; n++) orders.push(await world.createOrder());
      await Promise.all(Array.from({ length: 4 }, () => runPasses(world)));
      const offers = await openOffers(world);
      expect(offers).toHaveLength(5);
      expect(new Set(offers.map(({ orderId }) => orderId)).size).toBe(5);
      expect(new Set(offers.map(({ courierId }) => courierId)).size).toBe(5);
    });

    it.each(['offer', 'direct'] as const)(
      'gives each order out once and nobody more than fits, by %s, though two passes know the same and write at once',
      async (assignment) => {
        const world = await open({ assignment, maxOrdersPerCourier: 2 });
        for (let n = 0; n < 3; n++) await world.aCourier(200 * n);
        for (let n = 0; n < 8; n++) await world.createOrder({ combinable: true });
        const queries = world.domain.get(PlanningWorldQueries);
        const read = queries.read.bind(queries);
        let goOn = () => {};
        const both = new Promise<void>((resolve) => (goOn = resolve));
        const began: Promise<unknown>[] = [];
        for (let n = 1; n <= 2; n++) {
          let hasRead = () => {};
          const next = new Promise<void>((resolve) => (hasRead = resolve));
          jest.spyOn(queries, 'read').mockImplementation(async (...args) => {
            const rows = await read(...args);
            hasRead();
            if (n === 2) goOn();
            await both;
            return rows;
          });
          began.push(runPasses(world));
          await next;
          // The lease of the first ends, so the second claims the hub as well.
          world.clock.advance({ seconds: 9 });
        }
        await Promise.all(began);
        const given = await world.domain.db.query<{ orderId: number; courierId: number }>(
          'select order_id as "orderId", courier_id as "courierId" from dispatch_decisions order by 1',
        );
        expect(given).toHaveLength(6);
        expect(new Set(given.map(({ orderId }) => orderId)).size).toBe(6);
        for (const one of new Set(given.map(({ courierId }) => courierId)))
          expect(given.filter(({ courierId }) => courierId === one)).toHaveLength(2);
        if (assignment === 'offer') expect(await openOffers(world)).toEqual(given);
      },
    );

    it('plans fewer orders after a pass that took too long, and more again afterwards', async () => {
      const world = await open();
      const courier = await world.aCourier(100);
      const { id } = await world.createOrder();
      const thread = world.domain.get(PlanningThread);
      const plan = thread.plan.bind(thread);
      const limits: number[] = [];
      jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
      jest.spyOn(thread, 'plan').mockImplementation((pass) => {
        limits.push(pass.orderLimit);
        return pass.orderLimit > 20 ? Promise.reject(new PlanTooSlow(36)) : plan(pass);
      });
      for (let passes = 0; passes < 3; passes++) {
        await runPasses(world);
        world.clock.advance({ seconds: 1 });
      }
      expect(await world.offeredTo(id)).toEqual([courier]);
      await world.decline(courier, id);
      await world.work();
      expect(limits).toEqual([250, 18, 23]);
    });

    it('takes over within ten seconds from a frozen worker, which can write nothing afterwards', async () => {
      const world = await open();
      const courier = await world.aCourier(100);
      const { id } = await world.createOrder();
      const queries = world.domain.get(PlanningWorldQueries);
      const read = queries.read.bind(queries);
      let thaw = () => {};
      const frozen = new Promise<void>((resolve) => (thaw = resolve));
      let reads = 0;
      const began = new Promise<void>((resolve) => {
        jest.spyOn(queries, 'read').mockImplementation(async (...args) => {
          const rows = await read(...args);
          if (++reads === 1) {
            resolve();
            await frozen;
          }
          return rows;
        });
      });
      const first = runPasses(world);
      await began;
      world.clock.advance({ seconds: 7 });
      expect(await runPasses(world)).toBe(0);
      world.clock.advance({ seconds: 2 });
      expect(await runPasses(world)).toBe(1);
      expect(await world.offeredTo(id)).toEqual([courier]);
      await world.decline(courier, id);
      thaw();
      await first;
      expect(await openOffers(world)).toEqual([]);
      expect((await world.domain.get(SearchLog).ofOrder(world.scope, id)).decisions).toHaveLength(1);
    });
  });
});
