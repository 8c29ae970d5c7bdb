import { cents, CourierBlocks, CourierWithdrawals, Wallets } from '#domain';
import { CourierWorld, type CourierApp } from '../courier.world.js';

describe('courier app: withdrawals and the own profile', () => {
  let world: CourierWorld;

  beforeAll(async () => {
    world = await CourierWorld.open();
  });

  async function earner(amount: number): Promise<CourierApp> {
    const app = await world.aCourier();
    const owner = { kind: 'courier', id: app.id } as const;
    await world.face.get(Wallets).credit(world.hub.scope, owner, { amount: cents(amount), description: 'x' });
    await app.put('/pix-key', { pixKey: 'ana@example.com', password: 'segredo1' }).expect(200);
    return app;
  }

  it('sets an amount aside, lists it as pending and gives it back when it is cancelled', async () => {
    const app = await earner(5_000);
    const { body } = await app.post('/withdrawals', { amountCents: 2_000 }).expect(201);
    expect(body).toMatchObject({
      kind: 'withdrawal',
      status: 'pending',
      amountCents: 2_000,
      balanceCents: 3_000,
    });
    const { items } = (await app.get('/withdrawals').expect(200)).body;
    expect(items).toMatchObject([{ id: body.id, status: 'pending', description: 'Saque' }]);
    const cancel = `/withdrawals/${String(body.id)}/cancel`;
    expect((await app.post(cancel).expect(200)).body).toEqual({ balanceCents: 5_000 });
    expect((await app.get('/withdrawals')).body.items).toMatchObject([{ id: body.id, status: 'reversed' }]);
    await app.post(cancel).expect(409);
  });

  it('pays out all there is, and never more', async () => {
    const app = await earner(4_321);
    await app.post('/withdrawals', { amountCents: 4_322 }).expect(({ body }) => {
      expect(body.type).toBe('urn:problem:insufficient_balance');
    });
    const { body } = await app.post('/withdrawals', { all: true }).expect(201);
    expect(body).toMatchObject({ amountCents: 4_321, balanceCents: 0 });
    await app.post('/withdrawals', { all: true }).expect(({ body: again }) => {
      expect(again.type).toBe('urn:problem:insufficient_balance');
    });
    await app.post('/withdrawals', {}).expect(400);
    await app.post('/withdrawals', { all: true, amountCents: 1 }).expect(400);
  });

  it('is refused below what the company pays out at least, R$ 5,00 at first', async () => {
    const app = await earner(1_000);
    const refused = await app.post('/withdrawals', { amountCents: 499 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['amount']]);
    await app.post('/withdrawals', { amountCents: 500 }).expect(201);
  });

  it('keeps the Pix key that it was asked with', async () => {
    const app = await earner(3_000);
    const { body } = await app.post('/withdrawals', { all: true }).expect(201);
    await app.put('/pix-key', { pixKey: 'outra@example.com', password: 'segredo1' }).expect(200);
    const id = body.id as number;
    const keys = await world.face.get(CourierWithdrawals).keysOf(world.hub.scope, [id]);
    expect(keys.get(id)).toBe('ana@example.com');
  });

  it('is asked for once, however often a request with the same key arrives', async () => {
    const app = await earner(3_000);
    const ask = (key: string, body: object = { all: true }) =>
      app.post('/withdrawals', body).set('Idempotency-Key', key);
    const [one, two] = await Promise.all([ask('saque-1'), ask('saque-1')]);
    const third = await ask('saque-1');
    expect([one.status, two.status, third.status]).toEqual([201, 201, 201]);
    expect([two.body, third.body]).toEqual([one.body, one.body]);
    expect(third.headers['idempotency-replayed']).toBe('true');
    expect((await app.get('/withdrawals')).body.items).toHaveLength(1);
    expect((await ask('saque-1', { amountCents: 1 })).status).toBe(422);
    expect((await ask('com espaço'.replace('ç', 'c'))).status).toBe(400);

    // A refused request does not use up its idempotency key.
    expect((await ask('saque-2')).body.type).toBe('urn:problem:insufficient_balance');
    const owner = { kind: 'courier', id: app.id } as const;
    await world.face.get(Wallets).credit(world.hub.scope, owner, { amount: cents(500), description: 'x' });
    expect((await ask('saque-2')).body).toMatchObject({ amountCents: 500 });
  });

  it('is refused while withdrawals are blocked, and without a Pix key', async () => {
    const blocked = await earner(1_000);
    await world.face.get(CourierBlocks).setWithdrawalBlock(world.hub.scope, blocked.id, true);
    await blocked.post('/withdrawals', { all: true }).expect(({ body }) => {
      expect(body.type).toBe('urn:problem:withdrawal_blocked');
    });
    const keyless = await world.aCourier();
    const { body } = await keyless.post('/withdrawals', { all: true }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['pixKey']);
  });

  it("does not find another courier's withdrawal", async () => {
    const [owner, other] = [await earner(1_000), await earner(1_000)];
    const { id } = (await owner.post('/withdrawals', { all: true }).expect(201)).body;
    await other.post(`/withdrawals/${String(id)}/cancel`).expect(404);
    expect((await other.get('/withdrawals')).body.items).toEqual([]);
  });

  it('changes profile, Pix key and password; the last two ask for the password', async () => {
    const app = await world.aCourier();
    expect((await app.put('/me', { name: 'Ana Nova' }).expect(200)).body.name).toBe('Ana Nova');
    await app.put('/me', { blocked: false }).expect(400);
    await app.put('/pix-key', { pixKey: 'k', password: 'wrong' }).expect(401);
    await app.put('/password', { current: 'wrong', password: 'segredo2' }).expect(401);
    const { body } = await app.put('/password', { current: 'segredo1', password: 'segredo2' }).expect(200);
    world.face.core.clock.advance({ seconds: 4 });
    await app.get('/me').expect(401);
    await world.face.call().get('/api/courier/me').set('Authorization', `Bearer ${body.token}`).expect(200);
  });
});
