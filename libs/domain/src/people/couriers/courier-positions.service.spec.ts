import { CourierWorld, testCore, type TestCore } from '../../../../../test/support/index.js';
import { hubScope, type Point } from '../../base/index.js';
import type { CourierSnapshot } from './courier.events.js';

const SQUARE = { latitude: -23.5, longitude: -46.6 };
const STREET = { latitude: -23.501, longitude: -46.601 };
const scope = hubScope(1);

describe('positions', () => {
  let core: TestCore;
  let world: CourierWorld;

  beforeAll(async () => {
    core = await testCore();
    world = new CourierWorld(core);
  });

  afterAll(() => core.close());

  const ago = (seconds: number) => new Date(core.clock.millis() - seconds * 1000);
  const where = async (id: number) => {
    const { location, lastSeenAt } = await world.queries.byId(scope, id);
    return { ...location, lastSeenAt };
  };
  const moves = async (id: number) =>
    (
      await core.db.query<{ courier: CourierSnapshot }>(
        `select payload->'courier' as courier from outbox where topic = 'courier.moved' and aggregate_id = $1 order by id`,
        [id],
      )
    ).map(({ courier }) => courier);
  const stepNorth = (from: Point, metres: number) => ({
    ...from,
    latitude: Math.round((from.latitude + metres / 111_195) * 1e7) / 1e7,
  });

  it('that come late or twice stay on the track and never move the courier back', async () => {
    const id = await world.aCourier();
    await world.positions.record(id, [{ ...SQUARE, at: ago(10) }]);
    await world.positions.record(id, [{ ...STREET, at: ago(60) }]);
    await world.positions.record(id, [{ ...STREET, at: ago(60) }]);
    expect(await where(id)).toEqual({ ...SQUARE, lastSeenAt: ago(10) });
    expect(await world.queries.track(scope, id, ago(3600), core.clock.now())).toEqual([
      { ...STREET, at: ago(60) },
      { ...SQUARE, at: ago(10) },
    ]);
  });

  it('are stored together with their event, or not at all', async () => {
    const id = await world.aCourier({ at: SQUARE });
    core.clock.advance({ minutes: 2 });
    const north = stepNorth(SQUARE, 500);
    const before = await where(id);
    const published = (await moves(id)).length;
    const append = jest.spyOn(world.events, 'append').mockRejectedValueOnce(new Error('outbox refused'));
    const report = () => world.positions.record(id, [{ ...north, at: core.clock.now() }]);
    await expect(report()).rejects.toThrow('outbox refused');
    append.mockRestore();
    expect(await where(id)).toEqual(before);
    await report();
    expect(await where(id)).toMatchObject(north);
    expect(await moves(id)).toHaveLength(published + 1);
  });

  it('of one courier are stored although those of another in the same batch are refused', async () => {
    const [refused, other] = [await world.aCourier({ at: SQUARE }), await world.aCourier({ at: SQUARE })];
    core.clock.advance({ minutes: 2 });
    const north = stepNorth(SQUARE, 500);
    const append = world.events.append.bind(world.events);
    const spy = jest.spyOn(world.events, 'append').mockImplementation((tx, topic, ids) => {
      if (ids.includes(refused)) throw new Error('outbox refused');
      return append(tx, topic, ids);
    });
    const results = await Promise.allSettled(
      [refused, other].map((id) => world.positions.record(id, [{ ...north, at: core.clock.now() }])),
    );
    spy.mockRestore();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await where(other)).toMatchObject(north);
  });

  it('take the newest of a batch in any order', async () => {
    const id = await world.aCourier();
    await world.positions.record(id, [
      { ...STREET, at: ago(30) },
      { ...SQUARE, at: ago(5) },
      { ...STREET, at: ago(20) },
    ]);
    expect(await where(id)).toEqual({ ...SQUARE, lastSeenAt: ago(5) });
  });

  it('of a device whose clock runs ahead count as now, so that the next one still moves the courier', async () => {
    const id = await world.aCourier();
    await world.positions.record(id, [{ ...SQUARE, at: ago(-300) }]);
    expect(await where(id)).toEqual({ ...SQUARE, lastSeenAt: core.clock.now() });
    core.clock.advance({ seconds: 1 });
    await world.positions.record(id, [{ ...STREET, at: core.clock.now() }]);
    expect(await where(id)).toMatchObject(STREET);
  });

  it('are kept of the last day, and one a second, whatever is sent', async () => {
    const id = await world.aCourier();
    const sent = [-301, -300, 0, 3_600, 86_400, 86_401].map((seconds) => ({ ...SQUARE, at: ago(seconds) }));
    await world.positions.record(id, sent);
    const second = Array.from({ length: 900 }, (_, i) => ({ ...STREET, at: ago(60 - i / 1_000) }));
    for (const at of [0, 300, 600]) await world.positions.record(id, second.slice(at, at + 300));
    const from = new Date(core.clock.millis() - 40 * 86_400_000);
    const track = await world.queries.track(scope, id, from, ago(-86_400));
    expect(track.map(({ at }) => (core.clock.millis() - at.getTime()) / 1_000)).toEqual([
      86_400, 3_600, 60, 0,
    ]);
    await world.positions.record(id, [{ ...STREET, at: new Date(0) }]);
    expect(await world.queries.track(scope, id, new Date(0), ago(-1))).toHaveLength(4);
  });

  it('as close to zero as floats get do not break the index', async () => {
    const id = await world.aCourier();
    await world.positions.record(id, [{ latitude: 5e-324, longitude: -1e-310, at: core.clock.now() }]);
    await world.sendOnline(scope, id, { latitude: 1e-320, longitude: 3e-320 });
    const near = await world.nearest.find(1, { latitude: 1e-300, longitude: 2e-310 }, { limit: 1 });
    expect(near).toEqual([{ courierId: id, latitude: 0, longitude: 0, distanceM: 0 }]);
    await world.duty.goOffline(scope, id);
  });

  it.each([
    [{ latitude: 91, longitude: 0, at: new Date(0) }, 'positions.0.latitude'],
    [{ latitude: 0, longitude: Number.NaN, at: new Date(0) }, 'positions.0.latitude'],
    [{ ...SQUARE, at: new Date(Number.NaN) }, 'positions.0.at'],
    [{ ...SQUARE, at: new Date(0), accuracy: -1 }, 'positions.0.accuracy'],
  ])('that make no sense are refused: %j', async (position, field) => {
    await expect(world.positions.record(1, [position])).rejects.toMatchObject({
      code: 'invalid_value',
      facts: { field },
    });
  });

  it('are published at most once a minute, and only after a movement', async () => {
    const id = await world.aCourier({ at: SQUARE });
    expect(await moves(id)).toHaveLength(1);
    const at = () => core.clock.now();
    core.clock.advance({ seconds: 59 });
    await world.positions.record(id, [{ ...stepNorth(SQUARE, 500), at: at() }]);
    expect(await moves(id)).toHaveLength(1);
    core.clock.advance({ seconds: 1 });
    await world.positions.record(id, [{ ...stepNorth(SQUARE, 600), at: at() }]);
    expect(await moves(id)).toHaveLength(2);
    core.clock.advance({ minutes: 5 });
    await world.positions.record(id, [{ ...stepNorth(SQUARE, 604), at: at() }]);
    expect(await moves(id)).toHaveLength(2);
    core.clock.advance({ seconds: 1 });
    await world.positions.record(id, [{ ...stepNorth(SQUARE, 640), at: at() }]);
    const moved = await moves(id);
    expect(moved).toHaveLength(3);
    expect(moved.at(-1)).toMatchObject({
      id,
      online: true,
      status: 'available',
      location: stepNorth(SQUARE, 640),
      lastSeenAt: at().toISOString(),
      activeOrders: [],
    });
  });

  it('of a courier off shift cause no event', async () => {
    const id = await world.aCourier();
    await world.positions.record(id, [{ ...SQUARE, at: core.clock.now() }]);
    expect(await moves(id)).toEqual([]);
  });

  it('of many couriers at once cost few statements and are all kept', async () => {
    const couriers: number[] = [];
    for (let n = 0; n < 20; n++) couriers.push(await world.aCourier());
    let statements = 0;
    const query = core.db.query.bind(core.db);
    const counted = Object.assign(Object.create(core.db) as typeof core.db, {
      query: (...args: Parameters<typeof query>) => {
        statements++;
        return query(...args);
      },
    });
    const { positions } = new CourierWorld({ ...core, db: counted });
    await Promise.all(couriers.map((id) => positions.record(id, [{ ...STREET, at: core.clock.now() }])));
    expect(statements).toBeLessThanOrEqual(2);
    for (const id of couriers) expect(await where(id)).toMatchObject(STREET);
  });

  it('arriving at two processes at once never deadlock nor lose the newest', async () => {
    const couriers: number[] = [];
    for (let n = 0; n < 10; n++) couriers.push(await world.aCourier());
    const other = new CourierWorld(core);
    for (let round = 1; round <= 20; round++) {
      core.clock.advance({ seconds: 1 });
      const at = core.clock.now();
      await Promise.all(
        couriers.flatMap((id, i) => [
          world.positions.record(id, [{ ...SQUARE, at }]),
          other.positions.record(couriers[couriers.length - 1 - i] ?? id, [{ ...STREET, at: ago(1) }]),
        ]),
      );
    }
    for (const id of couriers) expect(await where(id)).toMatchObject(SQUARE);
  });

  it('are forgotten after 30 days', async () => {
    const id = await world.aCourier();
    const [old, kept] = [ago(2), ago(0)];
    await world.positions.record(id, [
      { ...SQUARE, at: old },
      { ...SQUARE, at: kept },
    ]);
    core.clock.advance({ days: 30, seconds: -1 });
    expect(await world.positions.prune()).toBeGreaterThan(0);
    expect(await world.positions.prune()).toBe(0);
    expect(await world.queries.track(scope, id, new Date(0), core.clock.now())).toEqual([
      { ...SQUARE, at: kept },
    ]);
  });
});
