import { Merchants, OrderBatches, OrderLifecycle, OutboxRelay, Wallets, cents } from '#domain';
import { anOrder, DROPOFF, KNOWN_ADDRESS, OUTSIDE, PICKUP } from '../../support/builders/index.js';
import { EventStreamClient } from '../../support/index.js';
import {
  aMerchantWorld,
  asMerchant,
  PASSWORD,
  type MerchantCaller,
  type MerchantWorld,
} from '../merchant.world.js';

describe('merchants’ API: orders', () => {
  let world: MerchantWorld;

  beforeAll(async () => {
    world = await aMerchantWorld();
  });

  const recipient = (more = {}) => ({
    ...DROPOFF,
    address: 'Rua da Entrega, 7',
    name: 'Maria',
    phone: '19988887777',
    ...more,
  });
  const delivery = (more = {}) => ({ stops: [recipient()], paymentMethod: 'invoiced', ...more });
  const order = async (caller: MerchantCaller, more = {}, headers = {}) =>
    (await caller('post', '/orders', delivery(more), headers).expect(201)).body;
  const ids = async (caller: MerchantCaller, query = '') =>
    (await caller('get', `/orders${query}`)).body.items.map(({ id }: { id: number }) => id) as number[];

  it('lets a shop tip the courier of a completed order, from its wallet', async () => {
    const { id } = await order(world.store);
    const tip = (tipCents: number) => world.store('put', `/orders/${String(id)}/tip`, { tipCents });
    await tip(300).expect(409);
    const life = world.faces.get(OrderLifecycle);
    await life.reassign(world.home.scope, id, world.home.courierId);
    const { merchantId } = await life.complete(world.home.scope, id);
    await tip(300).expect(422);
    const owner = { kind: 'merchant', id: merchantId } as const;
    await world.faces.get(Wallets).credit(world.home.scope, owner, { amount: cents(300) });
    expect((await tip(300).expect(200)).body.tipCents).toBe(300);
    await world.rival('put', `/orders/${String(id)}/tip`, { tipCents: 400 }).expect(404);
  });

  it('shows a shop its orders that wait for a busy courier, and nobody else’s', async () => {
    const { id } = await order(world.store);
    await world.faces.get(OutboxRelay).drain();
    await world.faces.core.db.execute('update order_searches set clock_left_ms = 60000 where order_id = $1', [
      id,
    ]);
    world.faces.core.clock.advance({ seconds: 10 });
    const queueOf = async (caller: MerchantCaller) => (await caller('get', '/queue').expect(200)).body.items;
    expect(await queueOf(world.store)).toEqual([{ orderId: id, position: 1, expectedAt: null }]);
    expect(await queueOf(world.rival)).toEqual([]);
    await world.faces.get(OrderLifecycle).cancel(world.home.scope, id, { reason: 'operator' });
  });

  it('shows price, way and promised time before an order, from the store’s own address', async () => {
    const before = await ids(world.rival);
    const { body } = await world
      .rival('post', '/orders/quote', { stops: [recipient()], needsReturn: true })
      .expect(200);
    expect(body).toMatchObject({
      raised: false,
      promiseMinutes: expect.any(Number),
      vehicleTypeId: world.home.motorbike.id,
    });
    expect(body.totalCents).toBeGreaterThan(700);
    expect(body.returnDistanceM).toBeGreaterThan(0);
    expect(await ids(world.rival)).toEqual(before);
    const placed = await order(world.rival, { needsReturn: true });
    expect([placed.totalCents, placed.pickup.address]).toEqual([
      body.totalCents,
      expect.stringContaining('Araras Azuis'),
    ]);
  });

  it('shows the way of its own orders on a map, and of no others', async () => {
    const { id, pickup, stops } = await order(world.store);
    const { way } = (await world.store('get', `/orders/${String(id)}/way`).expect(200)).body;
    const pointOf = ({ latitude, longitude }: typeof pickup) => ({ latitude, longitude });
    expect([way[0], way.at(-1)]).toEqual([pointOf(pickup), pointOf(stops[0])]);
    await world.rival('get', `/orders/${String(id)}/way`).expect(404);
    expect((await world.store('get', '/map').expect(200)).body).toHaveProperty('attribution');
    const box = '/map/streets?south=-22.95&west=-47.1&north=-22.85&east=-47';
    expect((await world.store('get', box).expect(200)).body).toHaveProperty('items');
  });

  it('orders with several stops, vehicle, proof, schedule and money to collect, and shows what the merchant may see', async () => {
    const at = new Date(world.faces.core.clock.millis() + 3_600_000).toISOString();
    const { id } = await order(world.store, {
      pickup: { ...PICKUP, address: 'Rua da Coleta, 1', name: 'Depósito' },
      stops: [
        recipient({ collectCents: 5_000, collectMethod: 'cash', changeForCents: 10_000 }),
        recipient({ address: KNOWN_ADDRESS, latitude: null, longitude: null, name: 'João' }),
      ],
      needsProof: true,
      scheduledFor: at,
      externalId: 'PED-1',
      vehicleTypeId: world.home.motorbike.id,
    });
    const { body } = await world.store('get', `/orders/${String(id)}`);
    expect(body).toMatchObject({
      status: 'scheduled',
      scheduledFor: at,
      needsProof: true,
      externalId: 'PED-1',
      courier: null,
      pickup: { address: 'Rua da Coleta, 1', name: 'Depósito' },
      timeline: [{ type: 'order.created', actor: 'merchant' }, { type: 'order.scheduled' }],
    });
    expect(body.stops[0]).toMatchObject({ name: 'Maria', collectCents: 5_000, changeForCents: 10_000 });
    expect(body.stops[0].trackingUrl).toMatch(/\/rastreio\/\w+/);
    expect(JSON.stringify(body)).not.toMatch(/courierPay|faceData|hubId/);
  });

  it('calls a courier for stops whose addresses are not known yet', async () => {
    const call = await order(world.store, { stops: [], openStops: 2 });
    expect([call.kind, call.stops.length, call.totalCents]).toEqual(['courier_call', 2, 0]);
  });

  it('reports faults: no address, outside of the area, unknown street, an empty wallet, a disabled method', async () => {
    const refused = async (more: object) => {
      const { status, body } = await world.store('post', '/orders', delivery(more));
      return [status, body.type, ...Object.keys(body.errors ?? {})];
    };
    expect(await refused({ stops: [] })).toEqual([400, 'urn:problem:required_value', 'stops']);
    expect(await refused({ stops: [recipient(OUTSIDE)] })).toEqual([
      400,
      'urn:problem:outside_service_area',
      'stops.0.address',
    ]);
    expect((await refused({ stops: [{ address: 'Rua Que Não Existe, 1' }] }))[1]).toBe(
      'urn:problem:address_not_found',
    );
    expect((await refused({ paymentMethod: 'wallet' }))[1]).toBe('urn:problem:insufficient_balance');
    expect((await refused({ paymentMethod: 'online' }))[1]).toBe('urn:problem:payment_method_unavailable');
    expect((await refused({ merchantId: world.home.rival.id }))[0]).toBe(400);
  });

  it('makes one order of a request that comes again, and refuses another under its key', async () => {
    const key = { 'Idempotency-Key': 'balcao-1' };
    const both = await Promise.all([order(world.clerk, {}, key), order(world.clerk, {}, key)]);
    const again = await world.clerk('post', '/orders', delivery(), key).expect(201);
    expect([both[0].id, again.body.id]).toEqual([both[1].id, both[1].id]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await world.clerk('post', '/orders', delivery({ needsReturn: true }), key)).status).toBe(422);
    expect((await order(world.store, {}, key)).id).not.toBe(both[0].id);
  });

  it('shows the order that a key made to its person, when the answer was lost', async () => {
    const placed = (caller: MerchantCaller, key: string) => caller('get', `/orders/placed/${key}`);
    const { id } = await order(world.clerk, {}, { 'Idempotency-Key': 'balcao-2' });
    expect((await placed(world.clerk, 'balcao-2').expect(200)).body.id).toBe(id);
    for (const other of [world.store, world.rival, world.stranger])
      expect((await placed(other, 'balcao-2')).body.type).toBe('urn:problem:order_not_found');
    expect((await placed(world.clerk, 'balcao-9')).status).toBe(404);
  });

  it('orders nothing at another price than the person saw, and the same order again at whichever', async () => {
    const key = { 'Idempotency-Key': 'balcao-3' };
    const { totalCents } = (await world.rival('post', '/orders/quote', { stops: [recipient()] })).body;
    const asked = (more: object) => world.rival('post', '/orders', delivery(more), key);
    const before = await ids(world.rival);
    const refused = await asked({ expectedTotalCents: totalCents - 1 });
    expect([refused.status, refused.body.type]).toEqual([409, 'urn:problem:price_changed']);
    expect(await ids(world.rival)).toEqual(before);
    const { body } = await asked({ expectedTotalCents: totalCents }).expect(201);
    expect((await asked({ expectedTotalCents: totalCents - 1 }).expect(201)).body.id).toBe(body.id);
    expect((await order(world.rival, { stops: [], openStops: 1, expectedTotalCents: 1 })).totalCents).toBe(0);
  });

  it('orders at a price that holds, once, and says which part of an order is another one', async () => {
    const stops = [recipient()];
    const { body: given } = await world.rival('post', '/quotes', { stops }).expect(200);
    expect(given).toMatchObject({
      totalCents: expect.any(Number),
      promiseMinutes: 40,
      distanceSource: 'straight_line',
    });
    const asked = (by: MerchantCaller, more = {}) =>
      by('post', '/orders', delivery({ quoteId: given.quoteId, ...more }));
    const refusal = async (by: MerchantCaller, more = {}) => {
      const { status, body } = await asked(by, more);
      return [status, body.type, ...Object.keys(body.errors)];
    };
    expect(await refusal(world.store)).toEqual([409, 'urn:problem:quote_differs', 'merchantId']);
    expect(await refusal(world.rival, { needsReturn: true })).toEqual([
      409,
      'urn:problem:quote_differs',
      'needsReturn',
    ]);
    const key = { 'Idempotency-Key': 'cotado-1' };
    const body = delivery({ quoteId: given.quoteId });
    const placed = await world.rival('post', '/orders', body, key).expect(201);
    expect(placed.body.totalCents).toBe(given.totalCents);
    expect((await world.rival('post', '/orders', body, key).expect(201)).body.id).toBe(placed.body.id);
    expect(await refusal(world.rival)).toEqual([409, 'urn:problem:quote_used', 'quoteId']);
  });

  it('orders many in one request with a result for each, and shows a larger one as a job to its sender', async () => {
    const asked = (orders: unknown[], more = {}, key = 'lote-1') =>
      world.rival('post', '/orders/bulk', { orders, ...more }, { 'Idempotency-Key': key });
    const orders = [delivery({ externalId: 'L-1' }), delivery({ vehicleTypeId: 1 }), delivery()];
    const { body } = await asked(orders).expect(200);
    expect(body).toMatchObject({ id: null, total: 3, placed: 2, refused: 1, endedAt: expect.any(String) });
    expect(body.rows[0]).toMatchObject({ externalId: 'L-1', orderId: expect.any(Number), problem: null });
    expect(body.rows[1].problem).toMatchObject({ status: 404, type: 'urn:problem:vehicle_type_not_found' });
    const again = await asked(orders).expect(200);
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([body, 'true']);
    expect((await asked(orders, { atomic: true })).status).toBe(422);
    const none = (await asked(orders, { atomic: true }, 'lote-2').expect(200)).body;
    expect([none.placed, none.rows[0].problem.type]).toEqual([0, 'urn:problem:batch_refused']);
    const malformed = [delivery({ stops: 'x' }), delivery(), 7];
    const each = (await asked(malformed, {}, 'lote-4').expect(200)).body;
    expect([each.placed, each.rows[0].problem.status, Object.keys(each.rows[0].problem.errors)]).toEqual([
      1,
      400,
      ['stops'],
    ]);
    expect((await asked(malformed, { atomic: true }, 'lote-5')).status).toBe(400);
    const job = (await asked(Array(51).fill(delivery()), {}, 'lote-3').expect(200)).body;
    expect(job).toMatchObject({ total: 51, rows: [], endedAt: null });
    await world.faces.get(OrderBatches).runDue();
    const path = `/orders/bulk/${String(job.id)}`;
    expect((await world.rival('get', path).expect(200)).body.placed).toBe(51);
    expect((await world.store('get', path)).status).toBe(404);
  });

  it("pays from the account's wallet for each of its users, and shows the order's movements", async () => {
    const { faces, home } = world;
    await faces
      .get(Wallets)
      .credit(home.scope, { kind: 'merchant', id: home.store.id }, { amount: cents(10_000) });
    const { id, totalCents } = await order(world.clerk, { paymentMethod: 'wallet' });
    await world.store('post', `/orders/${String(id)}/cancel`, { note: 'cliente desistiu' }).expect(200);
    expect((await world.clerk('get', `/orders/${String(id)}`)).body.paymentStatus).toBe('refunded');
    const { items } = (await world.clerk('get', `/orders/${String(id)}/movements`)).body;
    expect(
      items.map(({ kind, amountCents }: { kind: string; amountCents: number }) => [kind, amountCents]),
    ).toEqual([
      ['order_payment', totalCents],
      ['order_refund', totalCents],
    ]);
  });

  it('cancels an order before acceptance, and refuses afterwards', async () => {
    const { faces, home } = world;
    const { id } = await order(world.store);
    const { body } = await world.store('post', `/orders/${String(id)}/cancel`, {}).expect(200);
    expect([body.status, body.cancelReason]).toEqual(['cancelled', 'merchant_request']);
    const taken = await anOrder(home).accepted().create(faces);
    expect((await world.store('post', `/orders/${String(taken.id)}/cancel`, {})).body.type).toBe(
      'urn:problem:order_not_cancellable',
    );
  });

  it('holds an order until the goods are ready', async () => {
    const { id, status } = await order(world.store, { waitsForReady: true });
    expect(status).toBe('preparing');
    expect((await world.store('post', `/orders/${String(id)}/ready`)).body.status).toBe('pending');
  });

  it('shows the courier while the order is under way, without papers, and the proof when it is done', async () => {
    const { faces, home } = world;
    const { id } = await anOrder(home).accepted().create(faces);
    const under = (await world.store('get', `/orders/${String(id)}`)).body;
    expect(Object.keys(under.courier).sort()).toEqual([
      'name',
      'phone',
      'plate',
      'position',
      'vehicle',
      'vehicleKind',
    ]);
    const lifecycle = faces.get(OrderLifecycle);
    await lifecycle.arriveAtPickup(home.scope, id);
    await lifecycle.collect(home.scope, id);
    await lifecycle.deliverStop(home.scope, id, 1, {
      byHand: true,
      name: 'Porteiro',
      photos: ['https://x.example/a'],
    });
    const { body } = await world.store('get', `/orders/${String(id)}`);
    expect([body.status, body.stops[0].proof]).toEqual([
      'completed',
      expect.objectContaining({ name: 'Porteiro', photos: ['https://x.example/a'] }),
    ]);
  });

  it('lists by page, status and words, and shows a sub-user what its owner allows', async () => {
    const mine = await order(world.shy, { externalId: 'CAIXA-2' });
    const stores = await order(world.store, { stops: [recipient({ name: 'Zuleica Prado' })] });
    expect(await ids(world.shy)).toEqual([mine.id]);
    expect((await world.shy('get', `/orders/${String(stores.id)}`)).status).toBe(404);
    expect((await world.shy('post', `/orders/${String(stores.id)}/cancel`, {})).status).toBe(404);
    expect(await ids(world.clerk, '?limit=2')).toEqual([stores.id, mine.id]);
    const { nextCursor } = (await world.clerk('get', '/orders?limit=2')).body;
    expect(await ids(world.clerk, `?limit=2&cursor=${String(nextCursor)}`)).not.toContain(mine.id);
    expect(await ids(world.store, '?q=zuleica')).toEqual([stores.id]);
    expect(await ids(world.store, '?q=CAIXA-2')).toEqual([mine.id]);
    expect(await ids(world.shy, '?q=zuleica')).toEqual([]);
    expect(await ids(world.clerk, '?own=true')).not.toContain(stores.id);
    expect(await ids(world.store, '?status=cancelled,completed')).not.toContain(stores.id);
  });

  it('takes no new order of a blocked account, from whomever; those under way go on', async () => {
    const { faces, home } = world;
    const under = await anOrder(home).accepted().create(faces);
    await faces.get(Merchants).block(home.scope, home.store.id);
    for (const caller of [world.store, world.clerk])
      expect((await caller('post', '/orders', delivery())).body.type).toBe('urn:problem:caller_blocked');
    expect((await world.clerk('get', `/orders/${String(under.id)}`)).body.status).toBe('accepted');
    await faces.get(Merchants).unblock(home.scope, home.store.id);
    await order(world.clerk);
  });

  it('keeps recipients of orders in the address book, for those who see the orders', async () => {
    const names = async (caller: MerchantCaller, q = '') =>
      (await caller('get', `/recipients?q=${encodeURIComponent(q)}`)).body.items.map(
        ({ name }: { name: string }) => name,
      ) as string[];
    await order(world.clerk, { stops: [recipient({ name: 'Élcio Souza', phone: '(19) 97777-1234' })] });
    await order(world.clerk, { stops: [recipient({ name: 'Élcio Souza', phone: '19977771234' })] });
    expect(await names(world.store, 'elcio')).toEqual(['Élcio Souza']);
    expect(await names(world.store, '97777-1234')).toEqual(['Élcio Souza']);
    expect([await names(world.shy, 'elcio'), await names(world.rival, 'elcio')]).toEqual([[], []]);
    const [kept] = (await world.store('get', '/recipients?q=elcio')).body.items;
    expect(kept).toMatchObject({ uses: 2, phone: '19977771234', latitude: DROPOFF.latitude });
    const body = { name: 'Élcio S.', phone: null, address: KNOWN_ADDRESS };
    for (const caller of [world.shy, world.rival, world.stranger])
      expect((await caller('put', `/recipients/${String(kept.id)}`, body)).status).toBe(404);
    expect((await world.clerk('put', `/recipients/${String(kept.id)}`, body)).body.address).toBe(
      KNOWN_ADDRESS,
    );
    await world.clerk('delete', `/recipients/${String(kept.id)}`).expect(204);
    expect(await names(world.store, 'elcio')).toEqual([]);
  });

  it('lets the owner alone keep the places where goods are collected, and everybody of the account use them', async () => {
    const place = { name: 'Depósito', address: KNOWN_ADDRESS };
    expect((await world.clerk('post', '/pickups', place)).status).toBe(403);
    const { body } = await world.store('post', '/pickups', place).expect(201);
    expect((await world.store('post', '/pickups', place)).status).toBe(409);
    expect((await world.shy('get', '/pickups')).body.items).toMatchObject([
      { id: body.id, name: 'Depósito' },
    ]);
    expect((await world.rival('get', '/pickups')).body.items).toEqual([]);
    await world.store('delete', `/pickups/${String(body.id)}`).expect(204);
  });

  it('sends live changes of what the person may read, until the session ends', async () => {
    const { faces, home, foreign } = world;
    const person = await asMerchant(faces, home.store);
    const token = (
      await faces.call().post('/api/merchant/login').send({ email: home.store.email, password: PASSWORD })
    ).body.token as string;
    const stream = await EventStreamClient.open(`${faces.baseUrl}/api/merchant/events`, token);
    expect(await stream.next()).toMatchObject({ event: 'ready', data: { resumed: false } });
    await anOrder(foreign).create(faces);
    await anOrder(home).of(home.rival).create(faces);
    const own = await order(world.shy);
    expect((await stream.next()).data).toMatchObject({
      id: own.id,
      type: 'order.created',
      status: 'pending',
    });
    stream.hangUp();
    await person('delete', '/sessions').expect(204);
  });
});
