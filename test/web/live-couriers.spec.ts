import { OrderLifecycle } from '#domain';
import { consoleFace } from '../../apps/console/src/face.js';
import { withCourierEvents } from '../../apps/web/src/desk/online-couriers.js';
import { anOperator, anOrder, PICKUP } from '../support/builders/index.js';
import { openFaces, EventStreamClient, type FaceHarness } from '../support/index.js';
import { callerWith } from '../console/admin.world.js';
import { CourierWorld } from '../console/courier.world.js';

type Shown = Parameters<typeof withCourierEvents>[0][number];

const STEP_S = 25;
const STEPS = 24;

describe('the couriers on a board', () => {
  let face: FaceHarness;
  let world: CourierWorld;

  beforeAll(async () => {
    face = await openFaces([consoleFace]);
    world = await CourierWorld.at(face);
  });
  afterAll(() => face.close());

  it('are for ten minutes where the API says, with the orders that they have, whether they ride, stand or get orders', async () => {
    const { hub } = world;
    const token = await anOperator(face, hub.hub.id, 'owner');
    const admin = callerWith(face, token);
    const [rides, stands] = [await world.aCourier(PICKUP), await world.aCourier(PICKUP)];
    const read = async (): Promise<(Shown & { activeOrders: unknown[] })[]> =>
      (await admin('get', '/couriers?online=true')).body.items;
    const stream = await EventStreamClient.open(`${face.baseUrl}/api/admin/events`, token);
    await stream.next();
    let board: Shown[] = await read();
    const loads = new Map<unknown, unknown>();
    let latitude = PICKUP.latitude;
    /** What happens within 25 seconds; the board is told at their end. */
    const step = async (count: number) => {
      const at = face.core.clock.now();
      latitude += 0.0008;
      await rides.post('/positions', { ...PICKUP, latitude, at }).expect(204);
      await stands.post('/positions', { ...PICKUP, at }).expect(204);
      if (count % 8 === 3) {
        const order = await anOrder(hub).create(face);
        await face.get(OrderLifecycle).reassign(hub.scope, order.id, stands.id);
      }
      face.core.clock.advance({ millis: STEP_S * 1_000 });
      return at.toISOString();
    };
    /** Reads events until all couriers were told of. */
    const follow = async (seenAt: string) => {
      const missing = new Set<unknown>([rides.id, stands.id]);
      while (missing.size > 0) {
        const { event, data } = await stream.next();
        if (event !== 'courier') continue;
        const told = data as unknown as Parameters<typeof withCourierEvents>[1][number] & {
          activeOrders: number;
        };
        board = withCourierEvents(board, [told]).couriers;
        loads.set(told.id, told.activeOrders);
        if (told.lastSeenAt === seenAt) missing.delete(told.id);
      }
    };
    for (let at = 0; at < STEPS; at++) {
      await follow(await step(at));
      const said = await read();
      for (const { id, status, location, lastSeenAt, activeOrders } of said) {
        const shown = board.find((one) => one.id === id);
        expect({ ...shown }).toMatchObject({ status, location, lastSeenAt });
        expect(loads.get(id)).toBe(activeOrders.length);
      }
    }
    expect([loads.get(stands.id), loads.get(rides.id)]).toEqual([3, 0]);
    stream.hangUp();
  }, 120_000);
});
