import { BoardAlerts, OrderLifecycle, OrderQueries, OrderTracking, WalletQueries } from '#domain';
import { CourierWorld, PNG, type CourierApp } from '../courier.world.js';

describe('a delivery whose order was cancelled or reassigned while the phone had no network', () => {
  let world: CourierWorld;
  let life: OrderLifecycle;

  beforeAll(async () => {
    world = await CourierWorld.open({ settings: { confirmationCode: true } });
    life = world.face.get(OrderLifecycle);
  });

  async function carried() {
    const app = await world.aCourier();
    const { id } = await world.anOrder().create(world.face);
    await life.reassign(world.hub.scope, id, app.id);
    const order = await world.face.get(OrderQueries).byId(world.hub.scope, id);
    const { body: photo } = await app.upload('/evidence', 'photo', PNG, 'x.png').expect(201);
    const at = world.face.core.clock.now();
    world.face.core.clock.advance({ minutes: 20 });
    return { app, id, order, at, evidenceIds: [photo.id as number], code: order.stops[0]!.confirmationCode! };
  }
  type Carried = Awaited<ReturnType<typeof carried>>;

  const stopPath = (id: number) => `/orders/${String(id)}/stops/${String(id * 1_000 + 1)}`;
  const collect = ({ app, id, at }: Carried) => app.post(`/orders/${String(id)}/collect`, { happenedAt: at });
  const deliver = ({ app, id, at, evidenceIds }: Carried, code: string) =>
    app.post(`${stopPath(id)}/deliver`, { code, evidenceIds, happenedAt: at });
  const earned = (app: CourierApp) =>
    world.face.get(WalletQueries).balance(world.hub.scope, { kind: 'courier', id: app.id });
  const refusals = async (id: number) =>
    (await world.face.get(OrderQueries).timeline(id)).filter(({ type }) => type === 'order.act_refused');
  const lost = async ({ app, id }: Pick<Carried, 'app' | 'id'>) =>
    (await app.get(`/lost-orders/${String(id)}`).expect(200)).body;
  const alertOf = async (id: number) =>
    (await world.face.get(BoardAlerts).open(world.hub.scope)).find(({ orderId }) => orderId === id);

  it('is on the timeline with its code and photos, paid as delivered once, and may be contested', async () => {
    const mine = await carried();
    await life.cancel(world.hub.scope, mine.id, { reason: 'consumer_request' });
    await collect(mine).expect(409);
    await deliver(mine, mine.code).expect(409);
    await deliver(mine, mine.code).expect(409);

    const [, delivery, ...more] = await refusals(mine.id);
    expect(more).toEqual([]);
    expect(delivery).toMatchObject({
      stop: 1,
      data: { act: 'deliver', codeRight: true, payment: 'paid', payCents: mine.order.courierPayCents },
    });
    expect(delivery?.data?.['pictures']).toEqual([expect.stringContaining('/arquivos/')]);
    const kept = await world.face.get(OrderQueries).byId(world.hub.scope, mine.id);
    expect(kept).toMatchObject({ status: 'cancelled', stops: [{ status: 'delivered' }] });
    expect(await earned(mine.app)).toBe(mine.order.courierPayCents);
    expect(await lost(mine)).toEqual({
      deliveredByOther: false,
      late: { payment: 'paid', codeRight: true, payCents: mine.order.courierPayCents },
    });
    const acts = (await alertOf(mine.id))?.acts;
    expect(acts?.at(-1)).toMatchObject({ act: 'deliver', payment: 'paid' });
    await mine.app
      .post('/contests', { about: 'missing_pay', subjectId: mine.id, text: 'Faltou' })
      .expect(201);
  });

  it('is taken from the second courier, who is told; the recipient reads that it was delivered', async () => {
    const mine = await carried();
    const second = await world.aCourier();
    await life.reassign(world.hub.scope, mine.id, second.id);
    await life.arriveAtPickup(world.hub.scope, mine.id);
    await collect(mine).expect(404);
    const { body } = await deliver(mine, mine.code).expect(200);
    expect(body).toMatchObject({ status: 'completed', stops: [{ status: 'delivered' }] });
    expect([await earned(mine.app), await earned(second)]).toEqual([mine.order.courierPayCents, 0]);
    const ended = await world.face.get(OrderQueries).byId(world.hub.scope, mine.id);
    expect(ended).toMatchObject({
      courierId: mine.app.id,
      stops: [{ evidence: { photos: [expect.any(String)] } }],
    });
    await second.get(`/orders/${String(mine.id)}`).expect(404);
    expect(await lost({ app: second, id: mine.id })).toEqual({ deliveredByOther: true, late: null });
    const tracked = await world.face.get(OrderTracking).byToken(mine.order.stops[0]!.trackingToken);
    expect(tracked).toMatchObject({ status: 'completed' });
    await deliver(mine, mine.code).expect(200);
    expect(await earned(mine.app)).toBe(mine.order.courierPayCents);
  });

  it('is taken out of the search too, when nobody had it yet', async () => {
    const mine = await carried();
    await life.release(world.hub.scope, mine.id, 'longe');
    await collect(mine).expect(404);
    await deliver(mine, mine.code).expect(200);
    expect(await earned(mine.app)).toBe(mine.order.courierPayCents);
  });

  it('proves nothing by a wrong code, by guessing, or without a collection', async () => {
    const mine = await carried();
    const second = await world.aCourier();
    await life.reassign(world.hub.scope, mine.id, second.id);
    await deliver(mine, mine.code).expect(404);
    expect(await lost(mine)).toMatchObject({ late: { payment: 'unproven' } });
    await collect(mine).expect(404);
    const wrong = mine.code === '0000' ? '1111' : '0000';
    for (let minute = 1; minute <= 5; minute++)
      await deliver({ ...mine, at: new Date(mine.at.getTime() + minute * 60_000) }, wrong).expect(404);
    await deliver({ ...mine, at: new Date(mine.at.getTime() + 600_000) }, mine.code).expect(404);
    expect(await lost(mine)).toMatchObject({ late: { payment: 'unproven', codeRight: false } });
    expect(await earned(mine.app)).toBe(0);
    await second.get(`/orders/${String(mine.id)}`).expect(200);
  });
});

describe('a late delivery in a hub whose company decides on its pay', () => {
  it('pays nothing before', async () => {
    const world = await CourierWorld.open({ settings: { lateDeliveryPay: 'company' } });
    const app = await world.aCourier();
    const { id } = await world.anOrder().create(world.face);
    const life = world.face.get(OrderLifecycle);
    await life.reassign(world.hub.scope, id, app.id);
    await app.post(`/orders/${String(id)}/collect`).expect(200);
    await life.cancel(world.hub.scope, id, { reason: 'operator' });
    await app.post(`/orders/${String(id)}/stops/${String(id * 1_000 + 1)}/deliver`).expect(409);
    const { body } = await app.get(`/lost-orders/${String(id)}`).expect(200);
    expect(body.late).toEqual({ payment: 'company', codeRight: null, payCents: 0 });
    const wallet = { kind: 'courier', id: app.id } as const;
    expect(await world.face.get(WalletQueries).balance(world.hub.scope, wallet)).toBe(0);
  });
});
