import { CashHandIns, cents, OrderLifecycle, Wallets } from '#domain';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';
import { anOperator, DROPOFF, PICKUP } from '../../support/builders/index.js';

describe('a suspended courier', () => {
  let world: CourierWorld;
  let admin: AdminCaller;

  beforeAll(async () => {
    world = await CourierWorld.open();
    admin = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'owner'));
  });

  const path = ({ id }: CourierApp) => `/couriers/${String(id)}`;
  const suspend = (app: CourierApp, body: object = { reason: 'Reclamações de clientes' }) =>
    admin('post', `${path(app)}/suspend`, body);
  const decisions = async ({ id }: CourierApp) => {
    const { items } = (await admin('get', '/decisions').expect(200)).body;
    return (items as { kind: string; id: number }[]).filter(
      (one) => one.kind === 'suspended' && one.id === id,
    );
  };

  it('is not suspended or blocked without a reason', async () => {
    const app = await world.aCourier();
    await suspend(app, {}).expect(400);
    await admin('post', `${path(app)}/block`, {}).expect(400);
    await suspend(app).expect(200);
  });

  it('still finishes what is under way, which operators see before and until it is done', async () => {
    const app = await world.aCourier(PICKUP);
    const stop = { ...DROPOFF, collectCents: cents(5_000), collectMethod: 'cash' as const };
    const { id } = await world
      .anOrder()
      .with({ stops: [stop] })
      .create(world.face);
    await world.face.get(OrderLifecycle).reassign(world.hub.scope, id, app.id);
    expect((await admin('get', `${path(app)}/holdings`).expect(200)).body).toEqual({
      orders: 1,
      cashCents: 0,
    });
    await suspend(app).expect(200);
    world.face.core.clock.advance({ seconds: 4 });
    expect(await decisions(app)).toMatchObject([{ orderId: null, holds: { orders: 1, cashCents: 0 } }]);

    expect((await app.get('/me').expect(200)).body).toMatchObject({
      registration: 'suspended',
      blockReason: 'Reclamações de clientes',
      online: false,
    });
    await app.post('/online').expect(409);
    await app.post(`/orders/${String(id)}/collect`).expect(200);
    await app.post(`/orders/${String(id)}/stops/${String(id * 1_000 + 1)}/deliver`).expect(200);
    expect(await decisions(app)).toMatchObject([{ holds: { orders: 0, cashCents: 5_000 } }]);
    await world.face.get(CashHandIns).receive(world.hub.scope, app.id, { countedCents: cents(5_000) });
    expect(await decisions(app)).toEqual([]);
  });

  it('sees the money and the own data, withdraws, and contests the suspension, which ends it', async () => {
    const app = await world.aCourier();
    const { phone } = (await app.get('/me').expect(200)).body;
    const wallet = { kind: 'courier', id: app.id } as const;
    await world.face.get(Wallets).credit(world.hub.scope, wallet, { amount: cents(3_000) });
    await app
      .put('/pix-key', { pixKey: `ana${String(app.id)}@example.com`, password: 'segredo1' })
      .expect(200);
    await suspend(app).expect(200);
    world.face.core.clock.advance({ seconds: 4 });
    await world.face.call().post('/api/courier/login').send({ phone, password: 'segredo1' }).expect(200);
    for (const page of ['/wallet', '/wallet/entries', '/me/data', '/contests', '/cash'])
      await app.get(page).expect(200);
    await app.post('/withdrawals', { amountCents: 3_000 }).expect(201);
    const { body } = await app.post('/contests', { about: 'block', text: 'Não fui eu' }).expect(201);
    const decision = { accepted: true, answer: 'Era outra pessoa' };
    await admin('post', `/contests/${String(body.id)}/decide`, decision).expect(200);
    expect((await app.get('/me').expect(200)).body).toMatchObject({
      registration: 'active',
      blockReason: null,
    });
    await app.post('/online').expect(200);
  });
});
