// In process: the last test, whose server ends.
import { CourierDuty, CourierPositions, OrderLifecycle, Offers } from '#domain';
import { consoleFace } from '../../../apps/console/src/face.js';
import { PICKUP } from '../../support/builders/index.js';
import { openFaces, EventStreamClient, type ReceivedEvent } from '../../support/index.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';

const listen = (world: CourierWorld, { token }: CourierApp, lastEventId?: string) =>
  EventStreamClient.open(`${world.face.baseUrl}/api/courier/events`, token, lastEventId);

describe('courier app: events', () => {
  let world: CourierWorld;
  let app: CourierApp;

  beforeEach(async () => {
    world = await CourierWorld.open();
    app = await world.aCourier(PICKUP);
  });

  const order = async () => (await world.anOrder().create(world.face)).id;
  const names = (received: ReceivedEvent[]) =>
    received.map(({ event, data }) => (event === 'order' ? data.type : event));

  it('sends offers and changes of orders', async () => {
    const stream = await listen(world, app);
    expect((await stream.next()).event).toBe('ready');
    const id = await order();
    await world.search();
    const offer = await stream.next();
    expect(offer).toMatchObject({
      event: 'offer',
      data: { orderId: id, pickup: { latitude: PICKUP.latitude } },
    });
    await app.post(`/offers/${String(offer.data.id)}/accept`).expect(200);
    await world.face.get(OrderLifecycle).cancel(world.hub.scope, id, { reason: 'operator' });
    const rest = await stream.until(({ data }) => data.type === 'order.cancelled');
    expect(names(rest).sort()).toEqual(['offer_withdrawn', 'order.accepted', 'order.cancelled']);
    stream.hangUp();
  });

  it('begins with the offers that stand', async () => {
    const id = await order();
    await world.search();
    world.face.core.clock.advance({ seconds: 10 });
    const stream = await listen(world, app);
    const received = await stream.until(({ event }) => event === 'offer');
    expect(names(received)).toEqual(['ready', 'offer']);
    expect(received[1]!.data.orderId).toBe(id);
    stream.hangUp();
  });

  it('goes on where the app left off: nothing lost, nothing twice', async () => {
    const first = await listen(world, app);
    const id = await order();
    await world.search();
    const [, offer] = await first.until(({ event }) => event === 'offer');
    first.hangUp();
    await app.post(`/offers/${String(offer!.data.id)}/accept`).expect(200);
    world.face.core.clock.advance({ seconds: 1 });
    await app.post(`/orders/${id}/arrive-pickup`).expect(200);
    world.face.core.clock.advance({ minutes: 3 });

    const second = await listen(world, app, offer!.id);
    const missed = await second.until(({ data }) => data.type === 'order.arrived_at_pickup');
    expect(names(missed).slice(1).sort()).toEqual([
      'offer_withdrawn',
      'order.accepted',
      'order.arrived_at_pickup',
    ]);
    second.hangUp();

    await app.post(`/orders/${id}/collect`).expect(200);
    const third = await listen(world, app, missed.at(-1)!.id);
    expect(names(await third.until(({ event }) => event === 'order'))).toEqual(['ready', 'order.collected']);
    third.hangUp();
  });

  it('informs a courier who lost an order to a colleague, and one who lost an offer', async () => {
    const other = await world.aCourier();
    const id = await order();
    const offer = await app.offer();
    await app.post(`/offers/${String(offer.id)}/accept`).expect(200);
    const stream = await listen(world, app);
    const others = await listen(world, other);
    world.face.core.clock.advance({ seconds: 10 });
    await world.face.get(OrderLifecycle).reassign(world.hub.scope, id, other.id);
    for (const each of [stream, others]) {
      const received = await each.until(({ event }) => event === 'order');
      expect(received.at(-1)!.data).toMatchObject({
        orderId: id,
        type: 'order.courier_changed',
        data: { previousCourierId: app.id },
      });
      each.hangUp();
    }
    expect(
      await world.face
        .get(Offers)
        .changedSince({ ...world.hub.scope, actor: { kind: 'courier', id: other.id } }, new Date(0)),
    ).toEqual([]);
  });

  it('says that the server ended a shift, also when positions come again', async () => {
    const stream = await listen(world, app);
    expect((await stream.next()).event).toBe('ready');
    world.face.core.clock.advance({ minutes: 11 });
    expect(await world.face.get(CourierDuty).setSilentOffline()).toBeGreaterThan(0);
    const { latitude, longitude } = PICKUP;
    const at = world.face.core.clock.now();
    await world.face.get(CourierPositions).record(app.id, [{ latitude, longitude, at }]);
    expect((await stream.until(({ event }) => event === 'duty')).at(-1)!.data).toEqual({ online: false });
    stream.hangUp();
  });

  it('closes when the server does', async () => {
    const face = await openFaces([consoleFace]);
    const ending = await CourierWorld.at(face);
    const stream = await listen(ending, await ending.aCourier());
    await stream.next();
    // Longer than the spec may take, were it waited for.
    const closing = face.server.close(600_000);
    await stream.ended;
    await closing;
  });
});
