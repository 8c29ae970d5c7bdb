import {
  CourierBlocks,
  OrderLifecycle,
  OverlookedOrders,
  RequestDecisions,
  Robots,
  SearchSteps,
} from '#domain';
import { DispatchWorld } from '../../../test/support/index.js';
import { DueWork } from './due-work.js';

describe('work that becomes due', () => {
  let world: DispatchWorld;
  let due: DueWork;

  beforeAll(async () => {
    world = await DispatchWorld.open();
    const { domain } = world;
    due = new DueWork(
      domain.get(OrderLifecycle),
      domain.get(CourierBlocks),
      domain.get(SearchSteps),
      domain.get(RequestDecisions),
      domain.get(Robots),
      domain.get(OverlookedOrders),
    );
  });

  afterAll(() => world.close());

  const inSeconds = (seconds: number) => new Date(world.clock.millis() + seconds * 1000);
  const count = async (status: string) =>
    (
      await world.domain.db.first<{ n: number }>('select count(*)::int as n from orders where status = $1', [
        status,
      ])
    )?.n;

  it('lets scheduled orders enter at their second and not before', async () => {
    const { id } = await world.placeOrder({ scheduledFor: inSeconds(60) });
    const early = await world.placeOrder({ scheduledFor: inSeconds(60), searchLeadSeconds: 20 });
    world.clock.forward({ seconds: 39 });
    await due.schedules.run();
    expect([await count('scheduled'), await count('pending')]).toEqual([2, 0]);
    world.clock.forward({ seconds: 1 });
    await due.schedules.run();
    expect((await world.order(early.id)).status).toBe('pending');
    world.clock.forward({ seconds: 19.999 });
    await due.schedules.run();
    expect((await world.order(id)).status).toBe('scheduled');
    world.clock.forward({ millis: 1 });
    await due.schedules.run();
    expect((await world.order(id)).status).toBe('pending');
  });

  it('lets a thousand enter together, each once, though two workers see to them', async () => {
    const before = (await count('pending')) ?? 0;
    const { id } = await world.placeOrder({ scheduledFor: inSeconds(60) });
    await world.domain.db.execute(
      `insert into orders
       select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'uuid', gen_random_uuid(),
                 'public_id', 'COPY' || n, 'tracking_token', 'copy' || n))).*
         from orders o, generate_series(1, 999) n where o.id = $1`,
      [id],
    );
    world.clock.forward({ seconds: 60 });
    await Promise.all([due.schedules.run(), due.schedules.run()]);
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
    world.clock.forward({ seconds: 10 });
    await due.blocks.run();
    const row = await world.domain.db.first('select blocked_at as at from couriers where id = $1', [courier]);
    expect(row).toEqual({ at: null });
  });

  it('steps searches that were never announced', async () => {
    const courier = await world.aCourier(100);
    const { id } = await world.placeOrder();
    await due.searches.run();
    for (let tries = 0; tries < 20 && (await world.offeredTo(id)).length === 0; tries++)
      await due.searches.run();
    expect(await world.offeredTo(id)).toEqual([courier]);
  });
});
