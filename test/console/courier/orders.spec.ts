import {
  CourierQueries,
  CourierRegistrations,
  Hubs,
  OrderLifecycle,
  OrderQueries,
  WalletQueries,
} from '#domain';
import { anOperator, DROPOFF, FURTHER, PICKUP } from '../../support/builders/index.js';
import { EventStreamClient } from '../../support/index.js';
import { CourierWorld, PNG, type CourierApp } from '../courier.world.js';

/** A cell of the map of the day. */
interface Demand {
  readonly latitude: number;
  readonly longitude: number;
  readonly waiting: number;
  readonly recent: number;
}

describe('courier app: orders', () => {
  let world: CourierWorld;
  let app: CourierApp;

  beforeAll(async () => {
    world = await CourierWorld.open({ settings: { confirmationCode: true } });
    app = await world.aCourier(PICKUP);
  });
  beforeEach(async () => {
    world.face.core.clock.advance({ minutes: 2 });
    await app.work(PICKUP);
  });

  const codeOf = async (orderId: number): Promise<string> => {
    const [row] = await world.face.core.db.query<{ code: string }>(
      `select stops->0->>'confirmationCode' as code from orders where id = $1`,
      [orderId],
    );
    return row!.code;
  };
  const finish = async (order: { id: number; stops: { id: string }[] }) => {
    await app.post(`/orders/${order.id}/collect`).expect(200);
    const code = await codeOf(order.id);
    return app.post(`/orders/${order.id}/stops/${order.stops[0]!.id}/deliver`, { code }).expect(200);
  };

  it('carries an order from the offer to the wallet', async () => {
    await world.anOrder().withReturn().create(world.face);
    const offer = await app.offer();
    expect(offer).toMatchObject({
      merchant: { name: 'Padaria Alvorada' },
      pickup: { latitude: PICKUP.latitude },
      needsReturn: true,
      wayBackCents: null,
    });
    expect(Object.keys(offer.stops[0] as object).sort()).toEqual(['city', 'collect', 'district', 'state']);
    expect(offer.payCents).toBeGreaterThan(0);
    expect(offer.distance).toBeGreaterThan(1_000);
    expect(new Date(offer.expiresAt).getTime()).toBeGreaterThan(world.face.core.clock.millis());
    expect(JSON.stringify(offer)).not.toContain('Cliente 1');

    const { body: order } = await app.post(`/offers/${offer.id}/accept`).expect(200);
    expect(order).toMatchObject({ id: offer.orderId, status: 'accepted' });
    const [stop] = order.stops;
    expect(stop).toMatchObject({ name: 'Cliente 1', codeRequired: true });
    expect(JSON.stringify(order)).not.toContain(`"${await codeOf(order.id)}"`);
    expect((await app.get('/orders').expect(200)).body.items).toMatchObject([{ id: order.id }]);

    const steps: [string, object, string][] = [
      ['arrive-pickup', {}, 'arrived_pickup_location'],
      ['collect', {}, 'collected'],
      [`stops/${stop.id}/arrive`, {}, 'collected'],
      [`stops/${stop.id}/deliver`, { code: await codeOf(order.id), name: 'Ana' }, 'delivered'],
      ['return', {}, 'completed'],
    ];
    for (const [path, body, status] of steps) {
      const sent = app.post(`/orders/${order.id}/${path}`, body);
      const answer = await (path === 'collect' ? sent.set('Idempotency-Key', 'coleta') : sent).expect(200);
      expect(answer.body.status).toBe(status);
    }
    const { body: ended } = await app.get(`/orders/${order.id}`).expect(200);
    expect(ended.stops[0]).toMatchObject({ status: 'delivered', evidence: { name: 'Ana' } });
    expect((await app.get('/orders').expect(200)).body.items).toEqual([]);
    const finished = async () => (await app.get('/orders/finished').expect(200)).body.items;
    expect(await finished()).toMatchObject([{ id: order.id, merchant: { name: 'Padaria Alvorada' } }]);
    const { name, phone, address } = (await app.get(`/orders/${order.id}`).expect(200)).body.stops[0];
    expect([name, address]).toEqual(['Cliente 1', expect.stringMatching(/./)]);
    world.face.core.clock.advance({ minutes: 31 });
    for (const later of [await finished(), (await app.get(`/orders/${order.id}`).expect(200)).body])
      expect(JSON.stringify(later)).not.toMatch(/Cliente|Ana|Rua da Entrega/);
    expect(phone).toBe(stop.phone);
    const again = await app.post(`/orders/${order.id}/collect`).set('Idempotency-Key', 'coleta').expect(200);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body.status).toBe('completed');
    expect(JSON.stringify(again.body)).not.toMatch(/Cliente|Ana|Rua da Entrega/);

    const { body: wallet } = await app.get('/wallet').expect(200);
    expect(wallet.balanceCents).toBe(offer.payCents);
    const { body: earnings } = await app.get('/wallet/earnings').expect(200);
    expect(earnings.days).toEqual([{ day: earnings.today, cents: offer.payCents, orders: 1 }]);
    const { body: entries } = await app.get('/wallet/entries').expect(200);
    expect(entries).toMatchObject({
      total: 1,
      items: [{ operation: 'credit', kind: 'order_earning', amountCents: offer.payCents, orderId: order.id }],
    });
    expect(
      await world.face.get(WalletQueries).balance(world.hub.scope, { kind: 'courier', id: app.id }),
    ).toBe(offer.payCents);
  });

  it('refuses a wrong code, and the sixth attempt within a minute even with the right one', async () => {
    const order = await app.take(world.anOrder());
    await app.post(`/orders/${order.id}/collect`).expect(200);
    const path = `/orders/${order.id}/stops/${order.stops[0].id}/deliver`;
    const right = await codeOf(order.id);
    const wrong = right === '0000' ? '1111' : '0000';
    await app.post(path).expect(422);
    const tries = await Promise.all(Array.from({ length: 8 }, () => app.post(path, { code: wrong })));
    expect(tries.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    const refused = await app.post(path, { code: right }).expect(429);
    expect(refused.headers['content-type']).toMatch('application/problem+json');
    expect(refused.body).toMatchObject({ type: 'urn:problem:too_many_attempts', status: 429 });
    world.face.core.clock.advance({ seconds: 61 });
    await app.post(path, { code: right }).expect(200);
  });

  it('delivers nothing without the proof that was asked for', async () => {
    const order = await app.take(world.anOrder().with({ needsProof: true }));
    await app.post(`/orders/${order.id}/collect`).expect(200);
    const path = `/orders/${order.id}/stops/${order.stops[0].id}/deliver`;
    const code = await codeOf(order.id);
    for (let i = 0; i < 7; i++) {
      const { body } = await app.post(path, { code }).expect(422);
      expect(body.type).toBe('urn:problem:proof_required');
    }
    const other = await world.aBusyCourier();
    const foreign = await other.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    await app.post(path, { code, evidenceIds: [foreign.body.id] }).expect(404);
    const photo = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    const signature = await app.upload('/evidence', 'signature', PNG, 'name.png').expect(201);
    const { body } = await app
      .post(path, { code, evidenceIds: [photo.body.id, signature.body.id] })
      .expect(200);
    expect(body.stops[0].evidence).toMatchObject({ photos: [photo.body.url], signature: signature.body.url });

    const next = await app.take(world.anOrder().with({ needsProof: true }));
    await app.post(`/orders/${next.id}/collect`).expect(200);
    const again = { code: await codeOf(next.id), evidenceIds: [photo.body.id] };
    await app.post(`/orders/${next.id}/stops/${next.stops[0].id}/deliver`, again).expect(404);
    expect(
      await world.face.core.db.first('select order_id, stop from evidence_files where id = $1', [
        photo.body.id,
      ]),
    ).toEqual({ order_id: order.id, stop: 1 });
    await world.face.get(OrderLifecycle).cancel(world.hub.scope, next.id, { reason: 'operator' });
  });

  it('gives an order back for others to take', async () => {
    const order = await app.take(world.anOrder());
    await app.post(`/orders/${order.id}/give-back`, {}).expect(400);
    await app.post(`/orders/${order.id}/give-back`, { reason: 'Pneu furado' }).expect(204);
    await app.get(`/orders/${order.id}`).expect(404);
    const [row] = await world.face.core.db.query<{ status: string }>(
      'select status from orders where id = $1',
      [order.id],
    );
    expect(row!.status).toBe('pending');
    await world.face.get(OrderLifecycle).cancel(world.hub.scope, order.id, { reason: 'operator' });
  });

  it('keeps what was done without network on an order that was cancelled meanwhile, and gives the goods a way back', async () => {
    const order = await app.take(world.anOrder());
    const happenedAt = world.face.core.clock.now().toISOString();
    world.face.core.clock.advance({ minutes: 5 });
    await world.face.get(OrderLifecycle).cancel(world.hub.scope, order.id, { reason: 'consumer_request' });
    const act = { happenedAt };
    const { body } = await app
      .post(`/orders/${order.id}/collect`, act)
      .set('Idempotency-Key', 'late')
      .expect(409);
    expect(body.type).toBe('urn:problem:transition_refused');
    const photo = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    const failing = { ...act, reason: 'Ninguém atende', evidenceIds: [photo.body.id] };
    await app.post(`/orders/${order.id}/stops/${order.stops[0].id}/fail`, failing).expect(409);

    const timeline = await world.face.get(OrderQueries).timeline(order.id);
    expect(timeline.filter(({ type }) => type === 'order.act_refused')).toMatchObject([
      { data: { act: 'collect', at: happenedAt, cause: 'cancelled' } },
      { data: { act: 'fail', reason: 'Ninguém atende', pictures: [String(photo.body.url).split('?')[0]] } },
    ]);
    const { body: tasks } = await app.get('/goods-tasks').expect(200);
    expect(tasks.items).toMatchObject([{ kind: 'bring_back', orderId: order.id, since: happenedAt }]);
    const token = await anOperator(world.face, world.hub.hub.id, 'operator');
    const alerts = () => world.face.call().get('/api/admin/alerts').set('Authorization', `Bearer ${token}`);
    const [alert] = (await alerts().expect(200)).body.items;
    expect(alert).toMatchObject({ orderId: order.id, cause: 'cancelled', goods: true });
    await app.post(`/goods-tasks/${order.id}/done`).expect(204);
    expect((await app.get('/goods-tasks').expect(200)).body.items).toEqual([]);
    await world.face
      .call()
      .post(`/api/admin/alerts/${String(alert.id)}/close`)
      .set('Authorization', `Bearer ${token}`)
      .expect(204);
    expect((await alerts().expect(200)).body.items).toEqual([]);
  });

  it('does what was agreed for when nobody is there: left at the door with a photo and no code, or thrown away', async () => {
    const agreed = (ifUndelivered: 'leave_at_door' | 'dispose') =>
      world.anOrder().with({ stops: [{ ...DROPOFF, address: 'Rua B, 2', ifUndelivered }] });
    const door = await app.take(agreed('leave_at_door'));
    expect(door.stops[0]).toMatchObject({ ifUndelivered: 'leave_at_door', neighbour: null, left: null });
    await app.post(`/orders/${door.id}/collect`).expect(200);
    const path = `/orders/${door.id}/stops/${door.stops[0].id}`;
    await app.post(`${path}/arrive`).expect(200);
    const left = { left: 'door', observation: 'Portão fechado' };
    await app.post(`${path}/deliver`, left).expect(422);
    const photo = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    const { body } = await app.post(`${path}/deliver`, { ...left, evidenceIds: [photo.body.id] }).expect(200);
    expect(body).toMatchObject({ status: 'completed', stops: [{ status: 'delivered', left: 'door' }] });

    const thrown = await app.take(agreed('dispose'));
    await app.post(`/orders/${thrown.id}/collect`).expect(200);
    const failed = { reason: 'Ninguém atende', observation: 'Rua fechada' };
    const other = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    const given = { ...failed, evidenceIds: [other.body.id] };
    const end = await app.post(`/orders/${thrown.id}/stops/${thrown.stops[0].id}/fail`, given).expect(200);
    expect(end.body).toMatchObject({ status: 'completed', needsReturn: false });
  });

  it('asks who fails a delivery too soon or away from the door for words and a photo, and shows the company both', async () => {
    const order = await app.take(world.anOrder());
    await app.post(`/orders/${order.id}/collect`).expect(200);
    const path = `/orders/${order.id}/stops/${order.stops[0].id}`;
    const position = { latitude: DROPOFF.latitude + 0.02, longitude: DROPOFF.longitude };
    await app.post(`${path}/arrive`, { position }).expect(200);
    const reason = 'Ninguém atende';
    const unsaid = await app.post(`${path}/fail`, { reason, position }).expect(400);
    expect(unsaid.body.errors).toHaveProperty('observation');
    const said = { reason, position, observation: 'Portão trancado' };
    const unseen = await app.post(`${path}/fail`, said).expect(422);
    expect(unseen.body.type).toBe('urn:problem:proof_required');
    world.face.core.clock.advance({ minutes: 1 });
    const photo = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    await app.post(`${path}/fail`, { ...said, evidenceIds: [photo.body.id] }).expect(200);

    const timeline = await world.face.get(OrderQueries).timeline(order.id);
    const facts = (type: string) => timeline.find((entry) => entry.type === type)?.data;
    expect(facts('order.arrived_at_stop')).toEqual({ arrivedFarM: expect.any(Number) });
    expect(facts('order.stop_failed')).toMatchObject({ reason, waitedS: 60, farM: expect.any(Number) });
    expect((await app.get('/work-rules').expect(200)).body).toEqual({
      atStop: { withinM: 300, waitMinutes: 5 },
      ageCheck: 'birth_date',
      depotAddress: null,
    });
    await app.post(`/orders/${order.id}/return`).expect(200);
  });

  it('shows the emergency numbers, and tells the board of a call for help', async () => {
    const { body } = await app.get('/emergency').expect(200);
    expect(body.items).toMatchObject([{ phone: '190' }, { phone: '192' }]);
    const token = await anOperator(world.face, world.hub.hub.id, 'read_only');
    const board = await EventStreamClient.open(`${world.face.baseUrl}/api/admin/events`, token);
    await app.post('/emergency', { position: { latitude: -22.9, longitude: -47.06 } }).expect(204);
    await board.until(({ data }) => data['type'] === 'courier.emergency' && data['id'] === app.id);
  });

  it('suggests addresses of a courier call, with the price they would have', async () => {
    const order = await app.take(world.anOrder().with({ stops: [], openStops: 1 }));
    const path = `/orders/${order.id}/stops/${order.stops[0].id}`;
    const asked = `${path}/addresses?q=${encodeURIComponent('araras azuis, 120')}`;
    const { body: suggested } = await app.get(asked).expect(200);
    expect(suggested.items[0]).toMatchObject({
      address: 'Rua das Araras Azuis, 120 - Vila Inventada, Campinas',
    });
    const { address } = suggested.items[0];
    const { body: quote } = await app.post(`${path}/quote`, { address }).expect(200);
    expect(quote.price.payCents).toBeGreaterThan(0);
    expect((await app.get(`/orders/${order.id}`).expect(200)).body.payCents).toBe(0);
    const { body: entered } = await app.put(path, { address }).expect(200);
    expect([entered.payCents, entered.distance]).toEqual([quote.price.payCents, quote.price.distance]);
    const sum = (entered.payLines as { cents: number }[]).reduce((all, { cents }) => all + cents, 0);
    expect(sum).toBe(entered.payCents);

    await app.post(`${path}/quote`, { address: 'Rua Que Ninguém Conhece, 1' }).expect(400);
    const stranger = await world.aCourier();
    await stranger.get(asked).expect(404);
    await stranger.post(`${path}/quote`, { address }).expect(404);
    await world.face.get(OrderLifecycle).cancel(world.hub.scope, order.id, { reason: 'operator' });
  });

  it('shows no way ahead to whoever carries nothing', async () => {
    expect((await app.get('/map/way').expect(200)).body).toEqual({ way: [] });
  });

  it('shows where orders are, and nobody’s name', async () => {
    world.face.core.clock.advance({ minutes: 61 });
    const there = async (): Promise<[Demand, ...Demand[]]> =>
      (await app.get('/map/demand').expect(200)).body.items;
    const before = await there();
    const order = await world.anOrder().create(world.face);
    expect(await there()).toEqual(before);
    world.face.core.clock.advance({ seconds: 16 });
    const [cell] = await there();
    const known = before.find((one) => one.latitude === cell.latitude);
    expect(Object.keys(cell).sort()).toEqual(['latitude', 'longitude', 'recent', 'waiting']);
    expect(cell.waiting - (known?.waiting ?? 0)).toBe(1);
    expect(Math.abs(cell.latitude - PICKUP.latitude)).toBeLessThan(0.003);
    expect(Math.abs(cell.longitude - PICKUP.longitude)).toBeLessThan(0.003);
    const load = { package: { weightKg: 20, heightCm: 50, widthCm: 50, lengthCm: 50 } };
    const forVans = await world
      .anOrder()
      .with({ vehicleTypeId: world.hub.van.id, categoryId: null, ...load })
      .create(world.face);
    world.face.core.clock.advance({ seconds: 16 });
    expect((await there())[0].waiting).toBe(cell.waiting);
    const { courier } = await world.face.get(CourierQueries).byId(world.hub.scope, app.id);
    const types = { vehicleTypeIds: [...courier.vehicleTypeIds, world.hub.van.id] };
    await world.face.get(CourierRegistrations).update(world.hub.scope, app.id, types);
    expect((await there())[0].waiting).toBe(cell.waiting + 1);
    await world.face.get(CourierRegistrations).update(world.hub.scope, app.id, {
      vehicleTypeIds: courier.vehicleTypeIds,
    });
    for (const { id } of [order, forVans])
      await world.face.get(OrderLifecycle).cancel(world.hub.scope, id, { reason: 'operator' });
    world.face.core.clock.advance({ minutes: 61 });
    expect((await there()).some((one) => one.recent === 0)).toBe(false);
    expect((await app.get('/map').expect(200)).body).toHaveProperty('attribution');
    const box = 'south=-24&west=-47&north=-23.9&east=-46.9';
    expect((await app.get(`/map/streets?${box}`).expect(200)).body).toEqual({ items: [] });
    await app.get(`/map/streets?${box}x`).expect(400);
  });

  it('takes the address of a courier call at the pickup, and prices the order', async () => {
    const call = world.anOrder().with({ stops: [], openStops: 1 });
    const order = await app.take(call);
    expect(order).toMatchObject({ kind: 'courier_call', stops: [{ latitude: null }] });
    await app.post(`/orders/${order.id}/collect`).expect(200);
    const path = `/orders/${order.id}/stops/${order.stops[0].id}`;
    await app.post(`${path}/deliver`).expect(400);
    const { body } = await app.put(path, { address: 'Rua da Entrega, 9', ...FURTHER }).expect(200);
    expect(body.stops[0]).toMatchObject({ latitude: FURTHER.latitude });
    expect(body.distance).toBeGreaterThan(order.distance);
    expect(body.payCents).toBeGreaterThan(order.payCents);
    await finish(body);
  });

  it('shows nothing of orders, stops and offers of others', async () => {
    const order = await app.take(world.anOrder());
    const other = await world.aCourier(PICKUP);
    const stop = `/orders/${order.id}/stops/${order.stops[0].id}`;
    for (const path of ['arrive-pickup', 'collect', 'return'])
      await other.post(`/orders/${order.id}/${path}`).expect(404);
    await other.get(`/orders/${order.id}`).expect(404);
    await other.post(`/orders/${order.id}/give-back`, { reason: 'x' }).expect(404);
    await other.post(`${stop}/arrive`).expect(404);
    await other.post(`${stop}/deliver`, {}).expect(404);
    await other.post(`${stop}/fail`, { reason: 'x' }).expect(404);
    await other.put(stop, { ...FURTHER }).expect(404);
    await app.post(`/orders/${order.id}/stops/999/arrive`).expect(404);
    await app.post(`/orders/nothing/collect`).expect(404);
    await app.post(`/offers/1/accept`).expect(404);
    await other.post('/offline').expect(200);
    await finish(order);
  });

  it('gives an order to one of those who accept at once', async () => {
    await world.face
      .get(Hubs)
      .update(world.hub.hub.id, { settings: { dispatch: { strategy: 'broadcast' } } });
    const rivals = [app, await world.aCourier(PICKUP), await world.aCourier(PICKUP)];
    await world.anOrder().create(world.face);
    await world.search();
    const offers = await Promise.all(rivals.map(async (rival) => (await rival.get('/offers')).body.items[0]));
    const answers = await Promise.all(rivals.map((rival, i) => rival.post(`/offers/${offers[i].id}/accept`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const winner = answers.findIndex(({ status }) => status === 200);
    await rivals[winner]!.post(`/offers/${offers[winner].id}/accept`).expect(200);
    for (const rival of rivals) expect((await rival.get('/offers').expect(200)).body.items).toEqual([]);
  });
});
