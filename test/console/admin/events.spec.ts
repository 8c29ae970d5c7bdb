// In process: the test whose server ends.
import { Operators, Sessions, OrderLifecycle, streamOfOrder } from '#domain';
import { consoleFace } from '../../../apps/console/src/face.js';
import { anOperator, aHubWorld, anOrder, PICKUP, type HubWorld } from '../../support/builders/index.js';
import { openFaces, EventStreamClient, type ReceivedEvent } from '../../support/index.js';
import { CourierWorld } from '../courier.world.js';

describe('admin API: events of a hub', () => {
  let world: CourierWorld;
  let token: string;

  beforeEach(async () => {
    world = await CourierWorld.open();
    token = await anOperator(world.face, world.hub.hub.id, 'read_only');
  });

  const listen = (lastEventId?: string, as = token) =>
    EventStreamClient.open(`${world.face.baseUrl}/api/admin/events`, as, lastEventId);
  const order = async (hub: HubWorld = world.hub) => (await anOrder(hub).create(world.face)).id;
  const cancel = (id: number, hub: HubWorld = world.hub) =>
    world.face.get(OrderLifecycle).cancel(hub.scope, id, { reason: 'operator' });
  const typed = (type: string, id: number) => (event: ReceivedEvent) =>
    event.data['type'] === type && event.data['id'] === id;

  it('sends changes of orders, offers and couriers that a board can apply', async () => {
    // Boards show couriers once in ten seconds of the clock, whose first instant other specs' boards saw.
    world.face.core.clock.advance({ minutes: 7 });
    const board = await listen();
    expect(await board.next()).toMatchObject({ event: 'ready', data: { resumed: false } });
    const app = await world.aCourier(PICKUP);
    const shiftEndsAt = new Date(world.face.core.clock.millis() + 3_600_000).toISOString();
    await app.post('/online', { until: shiftEndsAt }).expect(200);
    const id = await order();
    const offer = await app.offer();
    await app.post(`/offers/${String(offer.id)}/accept`).expect(200);
    // The board may have been shown the courier before the shift had its end.
    world.face.core.clock.advance({ seconds: 10 });
    const received: ReceivedEvent[] = [];
    const newest = (name: string) => received.findLast(({ event }) => event === name)?.data;
    while (
      newest('order')?.['type'] !== 'order.accepted' ||
      newest('offer')?.['sequence'] !== 2 ||
      newest('courier')?.['shiftEndsAt'] !== shiftEndsAt
    )
      received.push(await board.next());

    expect(newest('order')).toEqual({
      id,
      sequence: expect.any(Number),
      type: 'order.accepted',
      at: expect.any(String),
      status: 'accepted',
      courierId: app.id,
    });
    expect(newest('courier')).toMatchObject({
      id: app.id,
      online: true,
      shiftEndsAt,
      sequence: expect.any(Number),
    });
    expect(newest('offer')).toEqual({
      id: offer.id,
      sequence: 2,
      orderId: id,
      courierId: app.id,
      status: 'accepted',
      at: expect.any(String),
    });
    board.hangUp();
  });

  it('continues where the board left off, whatever was committed meanwhile and in which order', async () => {
    const first = await listen();
    await first.next();
    const known = await order();
    const [created] = (await first.until(typed('order.created', known))).slice(-1);
    first.hangUp();

    // A slow transaction holds an event number lower than those that others have committed since.
    const { db } = world.face.core;
    const late = await order();
    const slow = await db.pool.connect();
    await slow.query('begin');
    await slow.query(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at)
       values ($1, 'order.updated', $2, 'o:1', '{}', now())`,
      [world.hub.hub.id, known],
    );
    await cancel(late);
    world.face.core.clock.advance({ minutes: 3 });

    const second = await listen(created!.id);
    expect((await second.next()).data).toEqual({ resumed: true });
    const missed = await second.until(typed('order.cancelled', late));
    expect(missed.some(typed('order.created', late))).toBe(true);
    await slow.query('commit');
    slow.release();
    const overtaken = await second.until(typed('order.updated', known));
    expect(overtaken).toHaveLength(1);
    second.hangUp();
  });

  it('goes on through more changes than one reading brings', async () => {
    const first = await listen();
    const { id: from } = await first.next();
    first.hangUp();
    const { db } = world.face.core;
    const id = await order();
    await db.execute(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at, processed_at)
       select $1, 'order.updated', $2, $3, '{}', $4, $4 from generate_series(1, 2300)`,
      [world.hub.hub.id, id, streamOfOrder(id), world.face.core.clock.now()],
    );
    await cancel(id);
    const second = await listen(from);
    const received = await second.until(typed('order.cancelled', id));
    expect(received.filter(typed('order.updated', id))).toHaveLength(2_300);
    second.hangUp();
  });

  it('sends nothing of another hub, and has a board that was away too long read the lists', async () => {
    const foreign = await aHubWorld(world.face);
    const board = await listen();
    const { id: from } = await board.next();
    const theirs = await order(foreign);
    await cancel(theirs, foreign);
    const ours = await order();
    const events = await board.until(typed('order.created', ours));
    expect(events.filter(({ data }) => data['id'] === theirs || data['orderId'] === theirs)).toEqual([]);
    board.hangUp();

    const resumed = await listen(from);
    const again = await resumed.until(typed('order.created', ours));
    expect(again.some(({ data }) => data['id'] === theirs)).toBe(false);
    resumed.hangUp();

    world.face.core.clock.advance({ minutes: 16 });
    for (const id of [from, 'x', '1.2.3']) {
      const stale = await listen(id, await anOperator(world.face, world.hub.hub.id, 'read_only'));
      expect((await stale.next()).data).toEqual({ resumed: false });
      stale.hangUp();
    }
  });

  it('is for operators, one hub at a time, and ends with the session', async () => {
    const path = '/api/admin/events';
    await world.face.call().get(path).expect(401);
    const courier = await world.aCourier();
    await world.face.call().get(path).set('Authorization', `Bearer ${courier.token}`).expect(401);
    const { id } = await world.face.get(Operators).create(null, {
      name: 'P',
      email: 'plataforma.sem-empresa@example.com',
      password: 'segredo-longo-1',
      role: 'owner',
    });
    const platform = await world.face.get(Operators).issueToken(id, { label: 'test' });
    await world.face.call().get(path).set('Authorization', `Bearer ${platform.token}`).expect(400);

    const board = await listen();
    await board.next();
    await world.face.get(Sessions).endToken(token);
    await board.ended;
  });

  it('closes when the server does', async () => {
    const face = await openFaces([consoleFace]);
    const { hub } = await aHubWorld(face);
    const address = `${face.baseUrl}/api/admin/events`;
    const board = await EventStreamClient.open(address, await anOperator(face, hub.id, 'read_only'));
    await board.next();
    const closing = face.server.close(20_000);
    await board.ended;
    await closing;
  });

  it('lets operators of the platform name their hub by the address, and go on from an event there', async () => {
    const platform = await world.face.get(Operators).create(null, {
      name: 'P',
      email: 'plataforma.eventos@example.com',
      password: 'segredo-longo-1',
      role: 'owner',
    });
    const { token: own } = await world.face.get(Operators).issueToken(platform.id, { label: 'test' });
    const address = `${world.face.baseUrl}/api/admin/events?hubId=${String(world.hub.hub.id)}`;
    const board = await EventStreamClient.open(address, own);
    expect(await board.next()).toMatchObject({ event: 'ready', data: { resumed: false } });
    const first = await order();
    const told = await board.until(typed('order.created', first));
    const lastEventId = told.at(-1)?.id ?? '';
    board.hangUp();
    const missed = await order();
    const again = await EventStreamClient.open(
      `${address}&lastEventId=${encodeURIComponent(lastEventId)}`,
      own,
    );
    expect(await again.next()).toMatchObject({ event: 'ready', data: { resumed: true } });
    await again.until(typed('order.created', missed));
    again.hangUp();
    // Operators of a hub stay in their hub, whatever hub a request names.
    const foreign = await aHubWorld(world.face);
    const stays = await EventStreamClient.open(
      `${world.face.baseUrl}/api/admin/events?hubId=${String(foreign.hub.id)}`,
      token,
    );
    expect((await stays.next()).event).toBe('ready');
    await order(foreign);
    const mine = await order();
    expect((await stays.next()).data['id']).toBe(mine);
    stays.hangUp();
  });
});
