import { MessageQueue, OrderLifecycle, OutboxRelay } from '#domain';
import { copyOrders } from '../../../tools/bench/setup/row-copies.js';
import { anOperator, anOrder, PICKUP } from '../../support/builders/index.js';
import { PushBrowser } from '../../support/push-browser.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { CourierWorld } from '../courier.world.js';

const HOUR_MS = 3_600_000;

describe('the owner’s day', () => {
  let world: CourierWorld;
  let service: TestReceiver;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await CourierWorld.open();
    service = await TestReceiver.start();
    service.reacts(() => ({ status: 201 }));
    owner = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'owner'));
  });
  afterAll(() => service.close());

  it('counts orders, promises, money and couriers as they are, beside the same hours a week ago', async () => {
    const { face, hub } = world;
    const lifecycle = face.get(OrderLifecycle);
    const deliver = async () => {
      const order = await anOrder(hub).create(face);
      const courier = await world.aCourier();
      await lifecycle.reassign(hub.scope, order.id, courier.id);
      return lifecycle.complete(hub.scope, order.id);
    };
    const past = await deliver();
    face.core.clock.advance({ millis: 7 * 24 * HOUR_MS });
    const now = await deliver();
    const late = await anOrder(hub).create(face);
    face.core.clock.advance({ millis: HOUR_MS });
    await (await world.aCourier()).work(PICKUP);
    const { body } = await owner('get', '/today');
    expect(body.today).toEqual({
      orders: 2,
      delivered: 1,
      onTime: 1,
      late: 1,
      cancelled: 0,
      inCents: now.totalCents,
      outCents: now.courierPayCents,
    });
    expect(body.lastWeek).toMatchObject({
      orders: 1,
      delivered: 1,
      onTime: 1,
      late: 0,
      inCents: past.totalCents,
    });
    expect(body.now).toEqual({ waiting: 1, underway: 0, couriersOnShift: 1, couriersCarrying: 0 });
    await lifecycle.cancel(hub.scope, late.id, { reason: 'operator' });
    expect((await owner('get', '/today')).body.today).toMatchObject({ late: 0, cancelled: 1 });
  });

  it('counts as many as the board lists, however many they are', async () => {
    const { face, hub } = world;
    const { id } = await anOrder(hub).failed().create(face);
    await face.get(OrderLifecycle).complete(hub.scope, id);
    await copyOrders(face.core.db, id, 200);
    const { unserved, failed, claims, recipientRequests } = (await owner('get', '/today/decisions')).body;
    expect([unserved, failed, claims, recipientRequests]).toEqual([0, 201, 0, 0]);
    expect((await owner('get', '/decisions')).body.items).toHaveLength(failed);
  });

  it('tells everybody on shift something, by push and in the app, and shows who has read it', async () => {
    const [on, off] = [await world.aCourier(), await world.aCourier()];
    await on.work(PICKUP);
    await on.put('/push-subscriptions', new PushBrowser(service.url('/on')).body()).expect(200);
    await off.put('/push-subscriptions', new PushBrowser(service.url('/off')).body()).expect(200);
    const before = (await owner('get', '/today')).body.now.couriersOnShift;
    const sent = await owner('post', '/courier-notices', { text: '  Chove no centro: devagar. ' });
    expect([sent.status, sent.body]).toEqual([200, { couriers: before }]);
    await world.face.get(OutboxRelay).drain();
    await world.face.get(MessageQueue).drain();
    expect(service.received.map(({ path }) => path)).toEqual(['/on']);

    const [notice] = (await on.get('/notices').expect(200)).body.items;
    expect(notice.text).toBe('Chove no centro: devagar.');
    expect((await off.get('/notices').expect(200)).body.items).toEqual([]);
    const listed = async () => (await owner('get', '/courier-notices')).body.items[0];
    expect(await listed()).toMatchObject({ couriers: before, read: [] });
    await on.post(`/notices/${String(notice.id)}/read`).expect(204);
    await off.post(`/notices/${String(notice.id)}/read`).expect(204);
    expect(await listed()).toMatchObject({ read: [{ courierId: on.id }] });
    expect((await on.get('/notices').expect(200)).body.items).toEqual([]);
  });

  it('is not for couriers, and its notice needs a text and a right', async () => {
    expect((await owner('post', '/courier-notices', { text: ' ' })).status).toBe(400);
    const reader = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'read_only'));
    expect((await reader('post', '/courier-notices', { text: 'x' })).status).toBe(403);
    expect((await reader('get', '/today')).status).toBe(200);
  });
});
