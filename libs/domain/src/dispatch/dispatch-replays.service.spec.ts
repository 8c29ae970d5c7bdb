import {
  CourierDuty,
  DispatchReplays,
  hubScope,
  hubSettingsSchema,
  PlanningThread,
  type HubSettingsInput,
} from '#domain';
import { Logger } from '@nestjs/common';
import { DispatchWorld } from '../../../../test/support/index.js';

const settingsOf = (dispatch: HubSettingsInput['dispatch']) => hubSettingsSchema.parse({ dispatch }).dispatch;
/** What a replay must never touch. */
const LIVING = [
  'orders',
  'order_searches',
  'order_offers',
  'dispatch_decisions',
  'courier_presence',
  'outbox',
];

describe('a day that is replayed', () => {
  let world: DispatchWorld;
  let replays: DispatchReplays;
  let day: string;

  /** A day with three orders: two delivered, one that nobody took. */
  beforeAll(async () => {
    world = await DispatchWorld.open({ dispatch: { notServedMinutes: 20, whenNotServed: 'end' } });
    replays = world.domain.get(DispatchReplays);
    day = new Date(world.clock.millis() - 3 * 3_600_000).toISOString().slice(0, 10);
    const courier = await world.aCourier(300);
    for (let n = 0; n < 2; n++) {
      const { id } = await world.createOrder();
      await world.work();
      await world.accept(courier, id);
      world.clock.advance({ minutes: 6 });
      await world.lifecycle.collect(world.as(courier), id);
      world.clock.advance({ minutes: 9 });
      await world.lifecycle.complete(world.scope, id);
      await world.moveTo(courier, 300);
    }
    await world.domain.get(CourierDuty).goOffline(world.scope, courier);
    await world.createOrder();
    await world.work();
    await world.after(21 * 60);
    world.clock.advance({ days: 1 });
  });

  afterEach(async () => {
    for (const { id } of await replays.list(world.scope)) await replays.cancel(world.scope, id);
  });

  afterAll(() => world.close());

  const begin = (dispatch: HubSettingsInput['dispatch'] = { strategy: 'planned' }, of = day) =>
    replays.begin(world.scope, { day: of, dispatch: settingsOf(dispatch), startedBy: 'Dora' });
  const living = () =>
    Promise.all(
      LIVING.map(async (table) => {
        const text = `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${table} t`;
        return (await world.domain.db.query<{ sum: string }>(text))[0]?.sum;
      }),
    );

  it('shows what it was, what it would have been again, and what under the others, and touches nothing else', async () => {
    const { id, state } = await begin();
    expect(state).toBe('waiting');
    const before = await living();
    expect(await replays.runDue()).toBe(true);
    expect(await replays.runDue()).toBe(false);
    expect(await living()).toEqual(before);
    const done = await replays.byId(world.scope, id);
    expect(done).toMatchObject({ state: 'done', percent: 100, startedBy: 'Dora', refusal: null });
    expect([done.present.strategy, done.other.strategy]).toEqual(['nearest_first', 'planned']);
    const { actual, present, other } = done.outcomes!;
    expect(actual).toMatchObject({ orders: 3, delivered: 2, kilometres: null, late: 0 });
    expect(actual.deliveryMinutes).toBeCloseTo(15, 1);
    expect(actual.pickupWaitMinutes).toBeCloseTo(6, 1);
    expect(actual.lostCents).toBeGreaterThan(0);
    for (const replayed of [present, other]) {
      expect(replayed).toMatchObject({ orders: 3, dutyHours: actual.dutyHours });
      expect(replayed.delivered).toBeGreaterThanOrEqual(2);
      expect(replayed.kilometres).toBeGreaterThan(4);
      expect(replayed.courierPayCents).toBeGreaterThanOrEqual(actual.courierPayCents);
    }
  });

  it('is one at a time in a hub, and of the last thirty days', async () => {
    await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'bulk_under_way' });
    const others = hubScope(world.scope.hubId + 1);
    expect(await replays.list(others)).toEqual([]);
    const today = new Date(world.clock.millis() - 3 * 3_600_000).toISOString().slice(0, 10);
    for (const wrong of [today, '2020-01-01', '2026-02-30'])
      await expect(begin({}, wrong)).rejects.toMatchObject({ code: 'invalid_value' });
  });

  it('is refused when nothing was ordered', async () => {
    const earlier = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const { id } = await begin({}, earlier);
    await replays.runDue();
    expect(await replays.byId(world.scope, id)).toMatchObject({ state: 'refused', refusal: 'no_orders' });
  });

  it('stops when it is cancelled, and keeps no result', async () => {
    const thread = world.domain.get(PlanningThread);
    const { id } = await begin();
    const replay = thread.replay.bind(thread);
    jest.spyOn(thread, 'replay').mockImplementationOnce(async (work, watch) => {
      await replays.cancel(world.scope, id);
      return replay(work, watch);
    });
    expect(await replays.runDue()).toBe(true);
    expect(await replays.byId(world.scope, id)).toMatchObject({ state: 'cancelled', outcomes: null });
    expect(thread.replay).toHaveBeenCalledTimes(1);
  });

  it('is taken over from a worker that died, and failed where the replay fails', async () => {
    const thread = world.domain.get(PlanningThread);
    const { id } = await begin();
    let die = () => {};
    const began = new Promise<void>((resolve) => {
      jest.spyOn(thread, 'replay').mockImplementationOnce((_work, { signal }) => {
        resolve();
        return new Promise((_resolve, reject) => {
          die = () => reject(signal.reason as Error);
          signal.addEventListener('abort', die);
        });
      });
    });
    const first = replays.runDue();
    await began;
    expect(await replays.runDue()).toBe(false);
    replays.onModuleDestroy();
    await first;
    expect(await replays.byId(world.scope, id)).toMatchObject({ state: 'running' });
    world.clock.advance({ minutes: 2 });
    jest.spyOn(thread, 'replay').mockRejectedValueOnce(new Error('out of memory'));
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expect(await replays.runDue()).toBe(true);
    expect(await replays.byId(world.scope, id)).toMatchObject({ state: 'failed', outcomes: null });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('out of memory'));
  });

  it('is forgotten after thirty days', async () => {
    await begin();
    await replays.cancel(world.scope, (await replays.list(world.scope))[0]!.id);
    expect(await replays.prune()).toBe(0);
    world.clock.advance({ days: 31 });
    expect(await replays.prune()).toBeGreaterThan(0);
    expect(await replays.list(world.scope)).toEqual([]);
  });
});
