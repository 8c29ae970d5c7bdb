import {
  CourierDuty,
  CourierPositions,
  OrderLifecycle,
  OutboxRelay,
  Reports,
  type OrderRecord,
} from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { dueOf, withArrivals } from '../../apps/web/src/painel/board/board.rules.js';
import { aCourier, anOrder } from '../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from '../console/admin.world.js';
import { openFaces, type FaceHarness } from '../support/index.js';

type Order = Parameters<typeof withArrivals>[0][number];

const MINUTE_MS = 60_000;
const QUARTERS = 40;

/** Ten hours of a hub whose couriers are ever slower: orders are late on the road, at the shop, or stay. */
describe('lateness over a day', () => {
  let faces: FaceHarness;
  let world: AdminWorld;

  beforeAll(async () => {
    faces = await openFaces([consoleFace]);
    world = await anAdminWorld(faces);
  });
  afterAll(() => faces.close());

  const millis = () => world.faces.core.clock.millis();

  async function board() {
    const operator = world.as('read_only');
    const { body: page } = await operator(
      'get',
      '/orders?limit=200&status=pending,accepted,collected,delivered,scheduled',
    );
    const { body: arrivals } = await operator('get', '/arrivals');
    const orders = Object.fromEntries((page.items as Order[]).map((order) => [order.id, order]));
    const expected = new Map(
      (arrivals.items as { orderId: number; expectedAt: string }[]).map(({ orderId, expectedAt }) => [
        orderId,
        Date.parse(expectedAt),
      ]),
    );
    const shown = Object.values(withArrivals(orders, { expected, endings: new Map() }));
    const of = (lateness: string) =>
      shown.filter((order) => dueOf(order, millis()).lateness === lateness).map(({ id }) => id);
    return { late: of('late').sort(), risk: of('risk').sort(), expected };
  }

  async function report() {
    const rows: { id: number; lateMinutes: number | null; deliveredAt: Date | null; status: string }[] = [];
    for await (const batch of world.faces.get(Reports).rows(world.home.scope, 'orders', range()))
      rows.push(...(batch as unknown as typeof rows));
    const late = rows.filter(({ lateMinutes }) => lateMinutes !== null);
    let counted = 0;
    for await (const days of world.faces.get(Reports).rows(world.home.scope, 'days', range()))
      for (const { late: count } of days) counted += Number(count);
    return {
      open: late
        .filter(({ deliveredAt }) => deliveredAt === null)
        .map(({ id }) => id)
        .sort(),
      all: late.map(({ id }) => id),
      counted,
    };
  }

  const range = () => {
    const day = (days: number) => new Date(millis() + days * 86_400_000).toISOString().slice(0, 10);
    return { from: day(-1), to: day(1) } as unknown as Parameters<Reports['rows']>[2];
  };

  it('is the same to the board and to the report, to the order, and nothing but time and the promise changes it', async () => {
    const { faces, home } = world;
    const lifecycle = faces.get(OrderLifecycle);
    const couriers = await Promise.all([1, 2, 3].map(() => aCourier(faces, home.scope, [home.motorbike.id])));
    const carrying = new Map<number, { order: OrderRecord; leaves: number; arrives: number }>();
    const delivered = new Set<number>();
    const seenLate = new Set<number>();
    const seenRisk = new Set<number>();
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      const order = await anOrder(home).create(faces);
      if (quarter % 4 === 3)
        await faces.get(OrderLifecycle).cancel(home.scope, order.id, { reason: 'operator' });
      else if (quarter % 5 !== 4) {
        const courier = couriers[quarter % 3]!;
        await faces
          .get(CourierDuty)
          .goOnline(home.scope, courier)
          .catch(() => undefined);
        const { latitude, longitude } = order.pickup;
        const position = { latitude: latitude!, longitude: longitude!, at: faces.core.clock.now() };
        await faces.get(CourierPositions).record(courier, [position]);
        await lifecycle.reassign(home.scope, order.id, courier);
        carrying.set(order.id, {
          order,
          leaves: quarter + (quarter % 3),
          arrives: quarter + 2 + (quarter % 4),
        });
      }
      for (const [id, { leaves, arrives }] of carrying) {
        if (leaves === quarter) await lifecycle.collect(home.scope, id);
        if (arrives !== quarter) continue;
        await lifecycle.complete(home.scope, id);
        delivered.add(id);
        carrying.delete(id);
      }
      await faces.get(OutboxRelay).drain();
      const [seen, written] = [await board(), await report()];
      expect(seen.late).toEqual(written.open);
      expect(written.counted).toBe(written.all.length);
      // An order delivered late had been red before, and one that was red is late in the report.
      for (const id of seen.late) seenLate.add(id);
      for (const id of seen.risk) seenRisk.add(id);
      expect([...seenLate].filter((id) => !written.all.includes(id))).toEqual([]);
      faces.core.clock.advance({ millis: 15 * MINUTE_MS });
    }
    expect([delivered.size > 10, seenLate.size > 10, seenRisk.size > 0]).toEqual([true, true, true]);
  });

  it('is of no parcel that nobody took: it is neither delivered nor late, and has a word of its own', async () => {
    const { faces, home } = world;
    // The next morning but one, in the hub's zone.
    faces.core.clock.advance({ millis: 57 * 60 * MINUTE_MS });
    const failed = await anOrder(home).failed().create(faces);
    const part = await anOrder(home).withStops(2).collected().create(faces);
    const lifecycle = faces.get(OrderLifecycle);
    await lifecycle.deliverStop(home.scope, part.id, 1, { byHand: true });
    const delivered = millis();
    faces.core.clock.advance({ millis: 3 * 60 * MINUTE_MS });
    await lifecycle.failStop(home.scope, part.id, 2, { reason: 'Recusou' });
    faces.core.clock.advance({ millis: 3 * 60 * MINUTE_MS });

    const operator = world.as('read_only');
    const deliveredAt = async ({ id }: OrderRecord) =>
      (await operator('get', `/orders/${String(id)}`)).body.deliveredAt as string;
    expect(await deliveredAt(failed)).toBeNull();
    expect(Date.parse(await deliveredAt(part)) - delivered).toBeLessThan(MINUTE_MS);
    expect(
      (await operator('get', '/orders?late=true&limit=10')).body.items.map(({ id }: Order) => id),
    ).not.toContain(failed.id);
    const { today } = (await operator('get', '/today')).body;
    expect(today).toMatchObject({ orders: 2, delivered: 1, onTime: 1, late: 0 });
    const day = new Date(millis()).toISOString().slice(0, 10);
    const read = async (report: string) =>
      (await operator('get', `/reports/${report}?from=${day}&to=${day}`)).body.items;
    expect(await read('orders')).toEqual([
      expect.objectContaining({ id: failed.id, stops: 1, failed: 1, deliveredAt: null, lateMinutes: null }),
      expect.objectContaining({ id: part.id, stops: 2, failed: 1, lateMinutes: null }),
    ]);
    expect(await read('courier-ranking')).toEqual([
      expect.objectContaining({ orders: 1, failed: 1, late: 0 }),
    ]);
  });
});
