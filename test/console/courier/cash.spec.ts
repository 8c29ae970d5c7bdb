import { cents, stopId, WalletQueries } from '#domain';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';

const AT = { latitude: -22.9056, longitude: -47.0608 };

describe('cash at the door', () => {
  let world: CourierWorld;
  let admin: AdminCaller;

  beforeAll(async () => {
    world = await CourierWorld.open();
    admin = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'finance'));
  });

  /** An order that collects R$ 45,00, on its way to the door. */
  async function atDoor(app: CourierApp) {
    const stops = [{ address: 'Rua Um, 2', ...AT, collectCents: cents(4_500), changeForCents: cents(5_000) }];
    const order = await app.take(world.anOrder().with({ stops }));
    await app.post(`/orders/${String(order.id)}/collect`).expect(200);
    return {
      id: order.id as number,
      deliver: `/orders/${String(order.id)}/stops/${stopId(order.id, 1)}/deliver`,
    };
  }

  it('is stated at delivery, handed in, counted by an operator, and the shop gets its share', async () => {
    const app = await world.aCourier(AT);
    const { id, deliver } = await atDoor(app);
    const less = { cents: 4_000, method: 'cash' };
    const refused = await app.post(deliver, { collected: less }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['collected.reason']);
    const { body } = await app.post(deliver, { collected: { ...less, reason: 'faltou troco' } }).expect(200);
    const collected = { ...less, changeCents: 500, reason: 'faltou troco' };
    expect(body.stops[0]).toMatchObject({ status: 'delivered', collected });

    expect((await app.get('/cash').expect(200)).body).toMatchObject({
      inHandCents: 4_000,
      limitCents: null,
      announced: null,
      collected: [{ publicId: body.publicId, amountCents: 4_000 }],
    });
    const handIn = (await app.post('/cash/hand-ins', { amountCents: 4_000 }).expect(201)).body;
    const { items } = (await admin('get', '/cash/couriers').expect(200)).body;
    expect(items).toMatchObject([{ courierId: app.id, inHandCents: 4_000, announced: { id: handIn.id } }]);
    const confirm = `/cash/hand-ins/${String(handIn.id)}/confirm`;
    await admin('post', confirm, { countedCents: 3_900 }).expect(400);
    const counted = { countedCents: 3_900, missing: 'written_off', reason: 'nota falsa' };
    const done = await admin('post', confirm, counted).expect(200);
    expect(done.body).toMatchObject({ state: 'confirmed', missing: 'written_off', announcedCents: 4_000 });
    await admin('post', confirm, counted).expect(409);
    await app.post(`/cash/hand-ins/${String(handIn.id)}/withdraw`).expect(409);

    expect((await app.get('/cash')).body).toMatchObject({ inHandCents: 0, since: null, collected: [] });
    const order = await admin('get', `/orders/${String(id)}`).expect(200);
    const shop = { kind: 'merchant', id: order.body.merchantId as number } as const;
    expect(await world.face.get(WalletQueries).balance(world.hub.scope, shop)).toBe(4_000);
    expect(order.body.stops[0].collected).toMatchObject(collected);
    const day = `from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z`;
    const differences = (await admin('get', `/cash/differences?${day}`).expect(200)).body.items;
    expect(differences).toMatchObject([{ orderId: id, askedCents: 4_500, amountCents: 4_000 }]);
  });

  it('is announced once for one key, and taken back by the courier alone', async () => {
    const [app, other] = [await world.aCourier(AT), await world.aCourier(AT)];
    const ask = () => app.post('/cash/hand-ins', { amountCents: 100 }).set('Idempotency-Key', 'chave-1');
    const first = (await ask().expect(201)).body;
    expect((await ask().expect(201)).body).toEqual(first);
    const withdraw = `/cash/hand-ins/${String(first.id)}/withdraw`;
    await other.post(withdraw).expect(404);
    expect((await app.post(withdraw).expect(200)).body.state).toBe('withdrawn');
  });

  it('has a limit for each courier, which only those may set who may move money', async () => {
    const app = await world.aCourier(AT);
    const path = `/cash/couriers/${String(app.id)}`;
    const limited = await admin('put', `${path}/limit`, { limitCents: 10_000 }).expect(200);
    expect(limited.body).toMatchObject({ limitCents: 10_000, ownLimitCents: 10_000, aboveLimit: false });
    expect((await admin('get', path).expect(200)).body).toMatchObject({ collected: [] });
    await admin('post', `${path}/hand-ins`, { countedCents: 250 }).expect(400);
    await admin('post', `${path}/hand-ins`, { countedCents: 250, beyondHeld: true }).expect(201);
    expect((await app.get('/cash')).body).toMatchObject({ limitCents: 10_000, inHandCents: -250 });
    await admin('get', '/cash/couriers/999999').expect(404);
    const counts = (await admin('get', '/cash/hand-ins').expect(200)).body.items;
    const reverse = `/cash/hand-ins/${String(counts[0].id)}/reverse`;
    const operator = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'operator'));
    await operator('get', '/cash/couriers').expect(200);
    await operator('put', `${path}/limit`, { limitCents: null }).expect(403);
    await operator('post', reverse, { reason: 'engano' }).expect(403);
    await admin('post', reverse, {}).expect(400);
    expect((await admin('post', reverse, { reason: 'engano' }).expect(200)).body).toMatchObject({
      state: 'reversed',
      countedCents: 250,
      reversedReason: 'engano',
    });
    await admin('post', reverse, { reason: 'engano' }).expect(409);
    expect((await app.get('/cash')).body).toMatchObject({ inHandCents: 0, handIns: [{ state: 'reversed' }] });
  });
});
