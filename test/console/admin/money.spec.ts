import { cents, OrderLifecycle, Wallets } from '#domain';
import { Claims } from '#domain/modules';
import { anOrder } from '../../support/builders/index.js';
import { anAdminWorld, type AdminCaller, type AdminWorld } from '../admin.world.js';

const RANGE = 'from=2026-01-01&to=2026-12-31';

describe('a hub’s money in the Admin API', () => {
  let world: AdminWorld;
  let finance: AdminCaller;
  let orderId: number;

  beforeAll(async () => {
    world = await anAdminWorld();
    finance = world.as('finance');
    const { faces, home } = world;
    const store = { kind: 'merchant', id: home.store.id } as const;
    const topUp = {
      amount: cents(20_000),
      paymentMethod: 'pix',
      fee: { fixed: cents(100), basisPoints: 0 },
    } as const;
    await faces.get(Wallets).topUp(home.scope, store, topUp);
    const order = await anOrder(home).with({ paymentMethod: 'wallet' }).delivered().create(faces);
    orderId = order.id;
    await faces.get(OrderLifecycle).complete(home.scope, orderId);
    const rider = { kind: 'courier', id: home.courierId } as const;
    await faces.get(Wallets).withdraw(home.scope, rider, { amount: cents(100), awaiting: true });
  });

  const entries = async (query: string) =>
    (await finance('get', `/ledger/entries?${RANGE}${query}`)).body.items as Record<string, unknown>[];

  it('lists the movements of all wallets, by kind, state and owner, page by page', async () => {
    const all = await entries('');
    expect(all.map(({ kind }) => kind).sort()).toEqual(
      ['order_earning', 'order_payment', 'top_up', 'top_up_fee', 'withdrawal'].sort(),
    );
    const paid = all.find(({ kind }) => kind === 'order_payment');
    expect(paid).toMatchObject({
      orderId,
      operation: 'debit',
      owner: { kind: 'merchant', id: world.home.store.id, name: world.home.store.name },
      counterpart: 'revenue',
    });
    expect((await entries('&kind=top_up,top_up_fee')).length).toBe(2);
    expect((await entries('&status=pending')).map(({ kind }) => kind)).toEqual(['withdrawal']);
    const courier = `&courierId=${String(world.home.courierId)}`;
    expect((await entries(courier)).map(({ kind }) => kind)).toEqual(['withdrawal', 'order_earning']);
    expect((await entries(`${courier}&operation=credit`)).map(({ kind }) => kind)).toEqual(['order_earning']);
    const pages: unknown[] = [];
    for (let cursor = ''; ;) {
      const { body } = await finance('get', `/ledger/entries?${RANGE}&limit=2${cursor}`);
      pages.push(...(body.items as { id: number }[]).map(({ id }) => id));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${String(body.nextCursor)}`;
    }
    expect(pages).toEqual(all.map(({ id }) => id));
    expect((await finance('get', `/ledger/entries?${RANGE}&courierId=999999`)).status).toBe(404);
  });

  it('adds them up by day to the same sums', async () => {
    const { body } = await finance('get', `/ledger/days?${RANGE}`);
    const all = await entries('');
    for (const { kind, amountCents } of body.items as { kind: string; amountCents: number }[]) {
      const same = all.filter((entry) => entry['kind'] === kind);
      expect([kind, amountCents]).toEqual([
        kind,
        same.reduce((sum, entry) => sum + Number(entry['amountCents']), 0),
      ]);
    }
    expect((await finance('get', '/ledger/days?from=2024-01-01&to=2026-01-01')).status).toBe(400);
  });

  it('shows sums of wallets and of waiting payments', async () => {
    const { body } = await finance('get', '/ledger/standing');
    expect(body.waiting).toEqual([
      { what: 'withdrawals', count: 1, amountCents: 100, oldestAt: expect.any(String) },
      { what: 'payments', count: 0, amountCents: 0, oldestAt: null },
    ]);
    const merchant = (await finance('get', `/wallets/merchants/${String(world.home.store.id)}`)).body;
    expect(body.wallets).toContainEqual({
      role: 'merchant',
      wallets: 1,
      heldCents: merchant.balanceCents,
      owedCents: 0,
    });
  });

  it('lists the wallets behind a sum, and the orders behind the revenue', async () => {
    const { home } = world;
    const wallets = async (query: string) => (await finance('get', `/ledger/wallets?${query}`)).body;
    const { balanceCents } = (await finance('get', `/wallets/merchants/${String(home.store.id)}`)).body;
    expect(await wallets('role=merchant&side=held')).toEqual({
      items: [{ owner: { kind: 'merchant', id: home.store.id, name: home.store.name }, balanceCents }],
      page: 1,
      perPage: 50,
      total: 1,
    });
    const poor = { kind: 'courier', id: home.courierId } as const;
    const before = (await finance('get', `/wallets/couriers/${String(home.courierId)}`)).body.balanceCents;
    const debit = { amount: cents(Number(before) + 700), description: 'Advance', allowNegative: true };
    await world.faces.get(Wallets).debit(home.scope, poor, debit);
    expect(await wallets('role=courier&side=owed')).toMatchObject({
      items: [{ owner: { kind: 'courier', id: home.courierId }, balanceCents: -700 }],
      total: 1,
    });
    expect((await wallets('role=courier&side=held')).items).toEqual([]);
    expect((await wallets('role=merchant&side=held&page=2')).items).toEqual([]);
    expect((await finance('get', '/ledger/wallets?role=hub&side=held')).status).toBe(400);
    const [revenue] = (await finance('get', `/reports/revenue?${RANGE}`)).body.items;
    const orders = (await finance('get', `/reports/completed-orders?${RANGE}`)).body.items;
    expect(orders.map(({ id }: { id: number }) => id)).toEqual([orderId]);
    expect(orders[0].totalCents).toBe(revenue.totalCents);
  });

  it('counts a refused withdrawal and what gives it back as reversed', async () => {
    const { faces, home } = world;
    const rider = { kind: 'courier', id: home.courierId } as const;
    const asked = await faces
      .get(Wallets)
      .withdraw(home.scope, rider, { amount: cents(50), awaiting: true, allowNegative: true });
    await finance('post', `/withdrawals/${String(asked.entry.id)}/refuse`, { reason: 'Sem chave' }).expect(
      200,
    );
    const reversed = await entries('&status=reversed');
    expect(reversed).toMatchObject([
      { kind: 'withdrawal_reversed', description: 'Sem chave', status: 'reversed' },
      { kind: 'withdrawal', status: 'reversed' },
    ]);
    expect(await entries('&kind=withdrawal_reversed&status=completed')).toEqual([]);
    const { items } = (await finance('get', `/ledger/days?${RANGE}`)).body;
    const given = { kind: 'withdrawal_reversed', status: 'reversed', amountCents: 50 };
    expect(items.filter(({ kind }: { kind: string }) => kind === given.kind)).toMatchObject([given]);
  });

  it('refuses a text that an entry cannot hold, at the field it was given in', async () => {
    const [{ id }] = (await finance('get', '/withdrawals')).body.items as [{ id: number }];
    const refused = await finance('post', `/withdrawals/${String(id)}/refuse`, { reason: 'r'.repeat(192) });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['reason']]);
    const wallet = `/wallets/merchants/${String(world.home.store.id)}`;
    const entry = { amountCents: 100, description: 'd'.repeat(191), externalId: 'e'.repeat(191) };
    expect((await finance('post', `${wallet}/credit`, entry)).status).toBe(201);
    expect((await finance('post', `${wallet}/debit`, { ...entry, externalId: 'f' })).status).toBe(201);
  });

  it('ranks couriers, merchants and districts, with how often there are claims, and counts days', async () => {
    const claim = { orderId, stop: 1, kind: 'damaged', text: 'Virou', photos: [] } as const;
    await world.faces.get(Claims).open(world.home.scope, 'shop', claim);
    const read = async (name: string) => (await finance('get', `/reports/${name}?${RANGE}`)).body.items;
    expect(await read('courier-ranking')).toEqual([
      expect.objectContaining({ courierId: world.home.courierId, orders: 1, late: 0, cancelled: 0 }),
    ]);
    expect(await read('merchant-ranking')).toEqual([
      expect.objectContaining({ merchantId: world.home.store.id, orders: 1, claimsPercent: 100 }),
    ]);
    expect(await read('area-ranking')).toEqual([
      expect.objectContaining({ deliveries: 1, failed: 0, late: 0, claims: 1, claimsPercent: 100 }),
    ]);
    expect(await read('days')).toEqual([expect.objectContaining({ created: 1, completed: 1 })]);
    const csv = await finance('get', `/reports/orders?${RANGE}&format=csv&limit=1`);
    expect(csv.headers['content-disposition']).toBe('attachment; filename=pedidos_2026-01-01_2026-12-31.csv');
  });
});
