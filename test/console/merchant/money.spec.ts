import { cents, Hubs, Invoices, Wallets } from '#domain';
import { createHmac } from 'node:crypto';
import { anOrder } from '../../support/builders/index.js';
import { aMerchantWorld, type MerchantCaller, type MerchantWorld } from '../merchant.world.js';
import { PIX_SECRET } from '../served-console.harness.js';

describe('merchants’ API: wallet, top-ups, invoices, spending', () => {
  let world: MerchantWorld;

  beforeAll(async () => {
    world = await aMerchantWorld();
    await world.faces.get(Hubs).update(world.home.hub.id, {
      settings: {
        onlinePayment: { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' },
        topUpFees: { pix: { fixedCents: 50, percentBp: 100 } },
      },
    });
  });

  const transfer = (code: string, amountCents: number, endToEndId: string) => {
    const [, length = '', rest = ''] = /62\d\d05(\d\d)(.+)$/.exec(code) ?? [];
    const txid = rest.slice(0, Number(length));
    const horario = world.faces.core.clock.now().toISOString();
    const body = JSON.stringify({
      pix: [{ endToEndId, txid, valor: (amountCents / 100).toFixed(2), horario }],
    });
    const signature = createHmac('sha256', PIX_SECRET).update(body).digest('hex');
    return world.faces
      .call()
      .post('/api/payments/pix')
      .set({ 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` })
      .send(body)
      .expect(200);
  };
  const balance = async (caller: MerchantCaller) =>
    (await caller('get', '/wallet')).body.balanceCents as number;
  const topUp = async (caller: MerchantCaller, amountCents: number) =>
    (await caller('post', '/wallet/top-ups', { amountCents }).expect(201)).body as {
      id: number;
      code: string;
      qr: string[];
      feeCents: number;
      state: string;
    };

  it('tops up by a Pix that a sub-user opens: credited once however often the call-back comes, with the hub’s fee', async () => {
    const before = await balance(world.store);
    const charge = await topUp(world.clerk, 10_000);
    expect([charge.state, charge.feeCents, charge.qr.length > 20]).toEqual(['waiting', 150, true]);
    const e2e = 'E1'.padEnd(32, '0');
    await Promise.all([transfer(charge.code, 10_000, e2e), transfer(charge.code, 10_000, e2e)]);
    await transfer(charge.code, 10_000, e2e);
    expect(await balance(world.store)).toBe(before + 9_850);
    const paid = (await world.clerk('get', `/wallet/top-ups/${String(charge.id)}`)).body;
    expect([paid.state, paid.paidCents]).toEqual(['paid', 10_000]);
  });

  it('credits the paid amount, also late, and shows an expired charge', async () => {
    const before = await balance(world.store);
    const charge = await topUp(world.store, 2_000);
    world.faces.core.clock.advance({ minutes: 31 });
    const read = async () => (await world.store('get', `/wallet/top-ups/${String(charge.id)}`)).body;
    expect((await read()).state).toBe('expired');
    await transfer(charge.code, 3_000, 'E2'.padEnd(32, '0'));
    expect(await read()).toMatchObject({ state: 'paid', amountCents: 2_000, paidCents: 3_000 });
    expect(await balance(world.store)).toBe(before + 3_000 - 80);
  });

  it('keeps a charge and a wallet from everybody else', async () => {
    const { id } = await topUp(world.store, 1_000);
    for (const caller of [world.rival, world.stranger])
      expect((await caller('get', `/wallet/top-ups/${String(id)}`)).status).toBe(404);
    expect((await world.rival('get', '/wallet/top-ups')).body.items).toEqual([]);
    expect(await balance(world.rival)).toBe(0);
  });

  it('refuses odd amounts, too many at once, and a hub without Pix', async () => {
    expect((await world.store('post', '/wallet/top-ups', { amountCents: 99 })).status).toBe(400);
    expect((await world.stranger('post', '/wallet/top-ups', { amountCents: 500 })).body.type).toBe(
      'urn:problem:payment_method_unavailable',
    );
    for (let open = 0; open < 10; open++) await topUp(world.rival, 1_000);
    expect((await world.rival('post', '/wallet/top-ups', { amountCents: 1_000 })).body.type).toBe(
      'urn:problem:limit_reached',
    );
  });

  it('lists movements to the account, and not to a sub-user who sees its own orders only', async () => {
    const owner = { kind: 'merchant', id: world.home.store.id } as const;
    await world.faces
      .get(Wallets)
      .debit(world.home.scope, owner, { amount: cents(123), description: 'Ajuste', allowNegative: true });
    const { body } = await world.clerk('get', '/wallet/statement?perPage=1').expect(200);
    expect(body.items).toMatchObject([{ operation: 'debit', amountCents: 123, description: 'Ajuste' }]);
    expect((await world.shy('get', '/wallet/statement')).status).toBe(403);
    expect(await balance(world.shy)).toBe(await balance(world.store));
  });

  it('adds up what was spent by day, of the orders that the person may read', async () => {
    const { faces, home } = world;
    const done = await anOrder(home).of(home.clerk).delivered().create(faces);
    await anOrder(home).of(home.clerk).cancelled().create(faces);
    await anOrder(home).of(home.rival).delivered().create(faces);
    const day = faces.core.clock.now().toISOString().slice(0, 10);
    const spent = async (caller: MerchantCaller) =>
      (await caller('get', `/spending?from=${day}&to=${day}`)).body.items;
    const expected = { orders: 2, delivered: 1, cancelled: 1, spentCents: done.totalCents };
    expect(await spent(world.store)).toMatchObject([expected]);
    expect(await spent(world.shy)).toEqual([]);
    expect((await world.store('get', `/spending?from=${day}&to=2020-01-01`)).status).toBe(400);
  });

  it('shows the owner the account’s invoices with their orders, and nobody else', async () => {
    const { faces, home } = world;
    await anOrder(home).of(home.clerk).delivered().create(faces);
    const through = faces.core.clock.now().toISOString().slice(0, 10);
    faces.core.clock.advance({ hours: 48 });
    const dueDay = faces.core.clock.now().toISOString().slice(0, 10);
    const { id } = await faces
      .get(Invoices)
      .close(home.scope, { merchantId: home.store.id, through, dueDay });
    const { items } = (await world.store('get', '/invoices')).body;
    expect(items).toMatchObject([{ id, merchantId: home.store.id, state: 'open' }]);
    const csv = await world.store('get', `/invoices/${String(id)}/orders?format=csv`).expect(200);
    expect(csv.headers['content-disposition']).toMatch(/fatura-1\.csv/);
    expect((await world.clerk('get', '/invoices')).status).toBe(403);
    expect((await world.rival('get', '/invoices')).body.items).toEqual([]);
    expect((await world.rival('get', `/invoices/${String(id)}/orders`)).status).toBe(404);
  });

  it('says what a top-up costs before anything is opened', async () => {
    const { body } = await world.clerk('get', '/wallet/top-up-fee?amountCents=10000').expect(200);
    expect(body).toEqual({ feeCents: 150 });
  });

  it('lets nobody simulate a payment of real money', async () => {
    const { id } = await topUp(world.store, 5_000);
    await world.store('post', `/wallet/top-ups/${String(id)}/simulate-payment`).expect(409);
    expect((await world.store('get', `/wallet/top-ups/${String(id)}`)).body.state).toBe('waiting');
    expect((await world.store('get', '/sessions/current')).body.hub.simulatesPayments).toBe(false);
  });

  it('simulates payments of a sandbox’s top-ups and orders, each once', async () => {
    const { faces, home } = world;
    await faces.core.db.execute('update hubs set sandbox = true where id = $1', [home.hub.id]);
    await faces.get(Hubs).update(home.hub.id, { name: 'Testes' });
    const before = await balance(world.store);
    const { id } = await topUp(world.store, 5_000);
    const pay = () => world.store('post', `/wallet/top-ups/${String(id)}/simulate-payment`).expect(200);
    expect((await pay()).body.state).toBe('paid');
    await pay();
    expect(await balance(world.store)).toBe(before + 4_900);
    const order = await anOrder(home).with({ paymentMethod: 'online' }).create(faces);
    const simulate = `/orders/${String(order.id)}/simulate-payment`;
    const paid = (await world.store('post', simulate).expect(200)).body;
    expect([paid.status, paid.paymentStatus, paid.pix]).toEqual(['pending', 'paid', null]);
  });
});
