import {
  CourierBlocks,
  CourierDuty,
  CourierPositions,
  MissingSearches,
  PlanningPasses,
  SearchSteps,
} from '#domain';
import { Robots } from '#domain/modules';
import { DispatchWorld } from '../../../test/support/index.js';
import pg from 'pg';
import { type PeriodicTask, taskNamed } from './periodic.tasks.js';

/** Runs a task as the scheduler does, until there is no more. */
async function untilDone(task: PeriodicTask): Promise<void> {
  while (await task.run());
}

describe('work that becomes due', () => {
  let world: DispatchWorld;
  const task = (name: string) => taskNamed(name, (owner) => world.domain.get(owner));

  beforeAll(async () => {
    world = await DispatchWorld.open();
  });

  afterAll(() => world.close());

  const inSeconds = (seconds: number) => new Date(world.clock.millis() + seconds * 1000);
  const count = async (status: string) =>
    (
      await world.domain.db.first<{ n: number }>('select count(*)::int as n from orders where status = $1', [
        status,
      ])
    )?.n;

  it('starts the search of scheduled orders at their second and not before', async () => {
    const { id } = await world.createOrder({ scheduledFor: inSeconds(60) });
    const early = await world.createOrder({ scheduledFor: inSeconds(60), searchLeadSeconds: 20 });
    world.clock.advance({ seconds: 39 });
    await task('enter scheduled orders').run();
    expect([await count('scheduled'), await count('pending')]).toEqual([2, 0]);
    world.clock.advance({ seconds: 1 });
    await task('enter scheduled orders').run();
    expect((await world.order(early.id)).status).toBe('pending');
    world.clock.advance({ seconds: 19.999 });
    await task('enter scheduled orders').run();
    expect((await world.order(id)).status).toBe('scheduled');
    world.clock.advance({ millis: 1 });
    await task('enter scheduled orders').run();
    expect((await world.order(id)).status).toBe('pending');
  });

  it('starts a thousand searches together, each once, with two workers', async () => {
    const before = (await count('pending')) ?? 0;
    const { id } = await world.createOrder({ scheduledFor: inSeconds(60) });
    await world.domain.db.execute(
      `insert into orders
       select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'uuid', gen_random_uuid(),
                 'public_id', 'COPY' || n, 'tracking_token', 'copy' || n))).*
         from orders o, generate_series(1, 999) n where o.id = $1`,
      [id],
    );
    world.clock.advance({ seconds: 60 });
    const trips = jest.spyOn(pg.Client.prototype, 'query');
    // It cannot always say whether more is due: four batches share the last 750, and none may be full.
    await task('enter scheduled orders').run();
    await Promise.all([untilDone(task('enter scheduled orders')), untilDone(task('enter scheduled orders'))]);
    // A number of statements independent of the number of orders; one by one there were four thousand.
    expect(trips.mock.calls.length).toBeLessThan(120);
    trips.mockRestore();
    expect(await count('scheduled')).toBe(0);
    expect(await count('pending')).toBe(before + 1000);
    const events = await world.domain.db.query(
      `select order_id from order_events where type = 'order.searching' and (order_id = $1 or order_id > 1000000)
        group by order_id having count(*) = 1`,
      [id],
    );
    expect(events).toHaveLength(1000);
  });

  it('ends blocks', async () => {
    const courier = await world.aCourier(null);
    await world.domain.get(CourierBlocks).block(world.scope, courier, inSeconds(10));
    world.clock.advance({ seconds: 10 });
    await untilDone(task('end blocks'));
    const row = await world.domain.db.first('select blocked_at as at from couriers where id = $1', [courier]);
    expect(row).toEqual({ at: null });
  });

  it('sets couriers offline whose app is silent, unless they carry an order', async () => {
    const { domain } = world;
    const went = await domain.db.first<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
    const [silent, busy, alive] = [
      await world.aCourier(50),
      await world.aCourier(60),
      await world.aCourier(70),
    ];
    await domain.db.execute('update courier_presence set active_orders = 1 where courier_id = $1', [busy]);
    const online = async () =>
      (
        await domain.db.query<{ id: number }>(
          'select courier_id as id from courier_presence where online and courier_id = any($1) order by 1',
          [[silent, busy, alive]],
        )
      ).map(({ id }) => id);
    world.clock.advance({ minutes: 9 });
    await domain
      .get(CourierPositions)
      .record(alive, [{ latitude: -22.9, longitude: -47.06, at: world.clock.now() }]);
    await task('end the day of silent couriers').run();
    expect(await online()).toEqual([silent, busy, alive]);
    world.clock.advance({ minutes: 1, seconds: 1 });
    await Promise.all([
      untilDone(task('end the day of silent couriers')),
      untilDone(task('end the day of silent couriers')),
    ]);
    expect(await online()).toEqual([busy, alive]);
    const events = await domain.db.query<{ topic: string; courier: number }>(
      `select topic, aggregate_id as courier from outbox where id > $1 and topic = 'courier.went_offline'`,
      [went?.id],
    );
    expect(events).toEqual([{ topic: 'courier.went_offline', courier: silent }]);
    await domain.get(CourierDuty).goOnline(world.scope, silent);
    await task('end the day of silent couriers').run();
    expect(await online()).toEqual([silent, busy, alive]);
    await domain.db.execute(
      'update courier_presence set online = false, active_orders = 0 where courier_id = any($1)',
      [[silent, busy, alive]],
    );
  });

  it.each([
    ['step searches', SearchSteps, 'runDue'],
    ['plan hubs', PlanningPasses, 'runDue'],
    ['search for overlooked orders', MissingSearches, 'beginMissing'],
    ['step robots', Robots, 'runDue'],
  ] as const)('goes on at once with %s while a run was full', async (name, service, method) => {
    const limits: number[] = [];
    let left = 0;
    const runs = world.domain.get<Record<string, (limit: number) => Promise<number>>>(service as never);
    jest.spyOn(runs, method).mockImplementation(async (limit) => {
      limits.push(limit);
      return Math.min(limit, left);
    });
    left = 1;
    expect(await task(name).run()).toBe(false);
    left = 10_000;
    expect(await task(name).run()).toBe(true);
    expect(limits[0]).toBeGreaterThan(1);
    jest.restoreAllMocks();
  });

  it('steps searches that were never announced', async () => {
    const courier = await world.aCourier(100);
    await world.createOrder();
    // Others of this world wait for longer, and come first.
    for (let tries = 0; tries < 20 && (await world.asked(courier)).length === 0; tries++)
      await task('step searches').run();
    expect(await world.asked(courier)).not.toEqual([]);
  });
});
