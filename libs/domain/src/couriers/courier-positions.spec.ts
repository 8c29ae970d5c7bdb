import { CourierDesk, testCore, type TestCore } from '../../../../test/support/index.js';
import { hubScope, type Point } from '../shared/index.js';
import type { CourierSnapshot } from './courier.types.js';

const SQUARE = { latitude: -23.5, longitude: -46.6 };
const STREET = { latitude: -23.501, longitude: -46.601 };
const scope = hubScope(1);

describe('positions', () => {
  let core: TestCore;
  let desk: CourierDesk;

  beforeAll(async () => {
    core = await testCore();
    desk = new CourierDesk(core);
  });

  afterAll(() => core.close());

  const ago = (seconds: number) => new Date(core.clock.millis() - seconds * 1000);
  const where = async (id: number) => {
    const { location, lastSeenAt } = await desk.queries.byId(scope, id);
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
    const id = await desk.aCourier();
    await desk.positions.record(id, [{ ...SQUARE, at: ago(10) }]);
    await desk.positions.record(id, [{ ...STREET, at: ago(60) }]);
    await desk.positions.record(id, [{ ...STREET, at: ago(60) }]);
    expect(await where(id)).toEqual({ ...SQUARE, lastSeenAt: ago(10) });
    expect(await desk.queries.track(scope, id, ago(3600), core.clock.now())).toEqual([
      { ...STREET, at: ago(60) },
      { ...SQUARE, at: ago(10) },
    ]);
  });

  it('take the newest of a batch in any order', async () => {
    const id = await desk.aCourier();
    await desk.positions.record(id, [
      { ...STREET, at: ago(30) },
      { ...SQUARE, at: ago(5) },
      { ...STREET, at: ago(20) },
    ]);
    expect(await where(id)).toEqual({ ...SQUARE, lastSeenAt: ago(5) });
  });

  it('of a device whose clock runs ahead count as now, so that the next one still moves the courier', async () => {
    const id = await desk.aCourier();
    await desk.positions.record(id, [{ ...SQUARE, at: ago(-86_400) }]);
    expect(await where(id)).toEqual({ ...SQUARE, lastSeenAt: core.clock.now() });
    core.clock.forward({ seconds: 1 });
    await desk.positions.record(id, [{ ...STREET, at: core.clock.now() }]);
    expect(await where(id)).toMatchObject(STREET);
  });

  it('as close to zero as floats get do not break the index', async () => {
    const id = await desk.aCourier();
    await desk.positions.record(id, [{ latitude: 5e-324, longitude: -1e-310, at: core.clock.now() }]);
    await desk.sendOnline(scope, id, { latitude: 1e-320, longitude: 3e-320 });
    const near = await desk.nearest.find(1, { latitude: 1e-300, longitude: 2e-310 }, { limit: 1 });
    expect(near).toEqual([{ courierId: id, latitude: 0, longitude: 0, distanceM: 0 }]);
    await desk.duty.goOffline(scope, id);
  });

  it.each([
    [{ latitude: 91, longitude: 0, at: new Date(0) }, 'positions.0.latitude'],
    [{ latitude: 0, longitude: Number.NaN, at: new Date(0) }, 'positions.0.latitude'],
    [{ ...SQUARE, at: new Date(Number.NaN) }, 'positions.0.at'],
    [{ ...SQUARE, at: new Date(0), accuracy: -1 }, 'positions.0.accuracy'],
  ])('that make no sense are refused: %j', async (position, field) => {
    await expect(desk.positions.record(1, [position])).rejects.toMatchObject({
      code: 'invalid_value',
      facts: { field },
    });
  });

  it('are told at most once a minute, and only after a movement', async () => {
    const id = await desk.aCourier({ at: SQUARE });
    expect(await moves(id)).toHaveLength(1);
    const at = () => core.clock.now();
    core.clock.forward({ seconds: 59 });
    await desk.positions.record(id, [{ ...stepNorth(SQUARE, 500), at: at() }]);
    expect(await moves(id)).toHaveLength(1);
    core.clock.forward({ seconds: 1 });
    await desk.positions.record(id, [{ ...stepNorth(SQUARE, 600), at: at() }]);
    expect(await moves(id)).toHaveLength(2);
    core.clock.forward({ minutes: 5 });
    await desk.positions.record(id, [{ ...stepNorth(SQUARE, 604), at: at() }]);
    expect(await moves(id)).toHaveLength(2);
    core.clock.forward({ seconds: 1 });
    await desk.positions.record(id, [{ ...stepNorth(SQUARE, 640), at: at() }]);
    const told = await moves(id);
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toMatchObject({
      id,
      online: true,
      status: 'available',
      location: stepNorth(SQUARE, 640),
      lastSeenAt: at().toISOString(),
      activeOrders: [],
    });
  });

  it('of a courier who is not at work are nobody’s news', async () => {
    const id = await desk.aCourier();
    await desk.positions.record(id, [{ ...SQUARE, at: core.clock.now() }]);
    expect(await moves(id)).toEqual([]);
  });

  it('of many couriers at once cost few statements and are all kept', async () => {
    const couriers: number[] = [];
    for (let n = 0; n < 20; n++) couriers.push(await desk.aCourier());
    let statements = 0;
    const query = core.db.query.bind(core.db);
    const counted = Object.assign(Object.create(core.db) as typeof core.db, {
      query: (...args: Parameters<typeof query>) => {
        statements++;
        return query(...args);
      },
    });
    const { positions } = new CourierDesk({ ...core, db: counted });
    await Promise.all(couriers.map((id) => positions.record(id, [{ ...STREET, at: core.clock.now() }])));
    expect(statements).toBeLessThanOrEqual(2);
    for (const id of couriers) expect(await where(id)).toMatchObject(STREET);
  });

  it('arriving at two processes at once never deadlock nor lose the newest', async () => {
    const couriers: number[] = [];
    for (let n = 0; n < 10; n++) couriers.push(await desk.aCourier());
    const other = new CourierDesk(core);
    for (let round = 1; round <= 20; round++) {
      core.clock.forward({ seconds: 1 });
      const at = core.clock.now();
      await Promise.all(
        couriers.flatMap((id, i) => [
          desk.positions.record(id, [{ ...SQUARE, at }]),
          other.positions.record(couriers[couriers.length - 1 - i] ?? id, [{ ...STREET, at: ago(1) }]),
        ]),
      );
    }
    for (const id of couriers) expect(await where(id)).toMatchObject(SQUARE);
  });

  it('are forgotten after 30 days', async () => {
    const id = await desk.aCourier();
    const [old, kept] = [ago(30 * 86_400 + 1), ago(30 * 86_400 - 1)];
    await desk.positions.record(id, [
      { ...SQUARE, at: old },
      { ...SQUARE, at: kept },
    ]);
    expect(await desk.positions.prune()).toBe(1);
    expect(await desk.positions.prune()).toBe(0);
    expect(await desk.queries.track(scope, id, new Date(0), core.clock.now())).toEqual([
      { ...SQUARE, at: kept },
    ]);
  });
});
