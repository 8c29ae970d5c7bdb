import { OrderLifecycle, Wallets, cents } from '#domain';
import { wholeConsoleDocument } from '../../support/console-document.js';
import { anOrder, sendOnline, PICKUP, DROPOFF } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';

describe('operators’ work through the Admin API', () => {
  let world: AdminWorld;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
  });

  const auditOf = async (entity: string, entityId: number | string) =>
    (await owner('get', `/audit?entity=${entity}&entityId=${String(entityId)}`)).body.items as {
      action: string;
      before: Record<string, unknown> | null;
      after: Record<string, unknown> | null;
      operatorName: string;
      requestId: string | null;
    }[];

  it('lets people in with their password, and out', async () => {
    const { status } = await owner('post', '/operators', {
      name: 'Bia',
      email: 'bia.desk@example.com',
      password: 'segredo-longo-9',
      role: 'finance',
    });
    const login = (password: string) =>
      world.faces.call().post('/api/admin/login').send({ email: 'bia.desk@example.com', password });
    const wrong = await login('segredo-longo-8');
    const right = await login('segredo-longo-9');
    const bearer = `Bearer ${String(right.body.token)}`;
    const inside = await world.faces.call().get('/api/admin/withdrawals').set('Authorization', bearer);
    await world.faces.call().post('/api/admin/logout').set('Authorization', bearer);
    const outside = await world.faces.call().get('/api/admin/withdrawals').set('Authorization', bearer);

    expect([status, wrong.status, right.status, inside.status, outside.status]).toEqual([
      201, 401, 200, 200, 401,
    ]);
    expect(right.body.operator).toMatchObject({ name: 'Bia', role: 'finance' });
    expect(JSON.stringify(right.body)).not.toContain('passwordHash');
  });

  it('brings an order from creation to its end, and the audit log has each step', async () => {
    const { home } = world;
    const created = await owner('post', '/orders', {
      merchantId: home.store.id,
      vehicleTypeId: home.motorbike.id,
      pickup: { ...PICKUP, address: 'Rua da Coleta, 1' },
      stops: [{ ...DROPOFF, address: 'Rua da Entrega, 2', name: 'Cliente' }],
      paymentMethod: 'invoiced',
    });
    expect([created.status, created.body]).toEqual([201, expect.objectContaining({ status: 'pending' })]);
    const path = `/orders/${String(created.body.id)}`;
    const edited = await owner('patch', path, { totalCents: 2_345, observation: 'Portão azul' });
    expect(edited.body).toMatchObject({ totalCents: 2_345, observation: 'Portão azul' });

    await sendOnline(world.faces, home.scope, home.courierId, PICKUP);
    const assigned = await owner('post', `${path}/assign`, { courierId: home.courierId });
    expect([assigned.status, assigned.body]).toEqual([
      200,
      expect.objectContaining({ status: 'accepted', courierId: home.courierId }),
    ]);
    expect((await owner('post', `${path}/release`, {})).body.status).toBe('pending');
    expect((await owner('post', `${path}/cancel`, { note: 'Loja fechou' })).body.status).toBe('cancelled');
    expect((await owner('get', path)).body.timeline.map(({ type }: { type: string }) => type)).toContain(
      'order.cancelled',
    );
    expect((await owner('delete', path)).status).toBe(204);
    expect((await owner('get', path)).status).toBe(404);

    const log = await auditOf('order', created.body.id);
    expect(log.map(({ action }) => action)).toEqual([
      'order.deleted',
      'order.cancelled',
      'order.released',
      'order.assigned',
      'order.edited',
      'order.created',
    ]);
    expect(log[4]).toMatchObject({
      before: { observation: null },
      after: { observation: 'Portão azul', total_cents: 2_345 },
      operatorName: 'owner',
      requestId: expect.any(String),
    });
  });

  it('shows the board by status, page by page', async () => {
    const { home } = world;
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await anOrder(home).create(world.faces)).id);
    const first = await owner('get', '/orders?status=pending,accepted&limit=2');
    const second = await owner(
      'get',
      `/orders?status=pending&limit=2&cursor=${String(first.body.nextCursor)}`,
    );
    const seen = [...first.body.items, ...second.body.items].map(({ id }: { id: number }) => id);
    expect(seen.slice(0, 3)).toEqual(ids);
    expect((await owner('get', '/orders?status=nonsense')).status).toBe(400);
  });

  it('keeps merchants, their sub-users and their part in Open Delivery', async () => {
    const created = await owner('post', '/merchants', {
      name: 'Loja Nova',
      phone: '11977776666',
      email: 'nova@example.com',
      password: 'segredo1',
    });
    const path = `/merchants/${String(created.body.id)}`;
    const sub = await owner('post', '/merchants', {
      name: 'Balcão Novo',
      phone: '11977776667',
      ownerId: created.body.id,
    });
    const subs = await owner('get', `/merchants?ownerId=${String(created.body.id)}`);
    expect(subs.body).toMatchObject({ total: 1, items: [{ id: sub.body.id, balanceCents: 0 }] });
    expect((await owner('post', `${path}/block`)).body.blocked).toBe(true);

    const setting = { enabled: true, webhookUrl: 'https://example.com/od', acceptMarketplaceOrders: true };
    expect((await owner('put', `${path}/open-delivery`, setting)).body).toMatchObject(setting);
    const pair = await owner('post', `${path}/open-delivery/credentials`);
    expect(pair.body).toMatchObject({ clientId: expect.any(String), clientSecret: expect.any(String) });
    expect((await owner('get', `${path}/open-delivery`)).body.clientId).toBe(pair.body.clientId);

    const log = JSON.stringify(await auditOf('merchant', created.body.id));
    expect(log).toContain('merchant.open_delivery_pair_issued');
    expect(log).not.toContain(pair.body.clientSecret);
    expect(log).not.toMatch(/argon2|segredo1/);
  });

  it('issues, rotates and ends keys', async () => {
    const issued = await owner('post', '/credentials', { kind: 'full_api_key', label: 'ERP' });
    const rotated = await owner('post', `/credentials/${String(issued.body.id)}/rotate`);
    expect([issued.status, rotated.status]).toEqual([201, 201]);
    expect(rotated.body.key).not.toBe(issued.body.key);
    expect((await owner('delete', `/credentials/${String(rotated.body.id)}`)).status).toBe(204);
    const list = JSON.stringify((await owner('get', '/credentials')).body);
    expect(list).not.toMatch(/secretBox|lookup|full_live_/);
  });

  it('approves, blocks and shows couriers', async () => {
    const registered = await owner('post', '/couriers', {
      name: 'Rui',
      phone: '11955554444',
      password: 'segredo1',
      vehicleTypeIds: [world.home.motorbike.id],
    });
    const path = `/couriers/${String(registered.body.id)}`;
    expect(registered.body.registration).toBe('awaiting_approval');
    const refused = await owner('post', `${path}/refuse`, { reason: 'CNH vencida' });
    expect(refused.body).toMatchObject({ registration: 'refused', registrationNote: 'CNH vencida' });
    expect((await owner('post', `${path}/approve`)).body.registrationNote).toBeNull();
    const blocked = await owner('post', `${path}/block`, {
      until: '2030-01-01T00:00:00Z',
      reason: 'Duas faltas',
    });
    expect(blocked.body).toMatchObject({
      blockedUntil: '2030-01-01T00:00:00.000Z',
      blockNote: 'Duas faltas',
    });
    for (const search of ['rui', '95555', 'RÚI'])
      expect((await owner('get', `/couriers?search=${encodeURIComponent(search)}`)).body.items).toMatchObject(
        [{ id: registered.body.id }],
      );
    expect((await owner('get', '/couriers?search=ninguem')).body.total).toBe(0);
    await owner('post', `${path}/unblock`);
    expect((await owner('post', `${path}/approve`)).body.registration).toBe('active');
    await owner('post', `${path}/block`, {}).expect(400);
    const again = await owner('post', `${path}/block`, { reason: 'Outra falta' });
    expect(again.body.status).toBe('blocked');
    expect((await owner('post', `${path}/unblock`)).body.status).toBe('offline');
    expect((await owner('get', '/couriers/online')).status).toBe(200);
    expect((await auditOf('courier', registered.body.id)).map(({ action }) => action)).toEqual([
      'courier.unblocked',
      'courier.blocked',
      'courier.approved',
      'courier.unblocked',
      'courier.blocked',
      'courier.approved',
      'courier.refused',
      'courier.registered',
    ]);
  });

  it('moves money by hand and pays withdrawals out', async () => {
    const { home } = world;
    const finance = world.as('finance');
    const wallet = `/wallets/couriers/${String(home.courierId)}`;
    const credit = await finance('post', `${wallet}/credit`, { amountCents: 5_000, description: 'Acerto' });
    expect(credit.body).toMatchObject({
      operation: 'credit',
      kind: 'credit_added',
      amountCents: 5_000,
      balanceCents: 5_000,
    });
    const { entry } = await world.faces
      .get(Wallets)
      .withdraw(
        home.scope,
        { kind: 'courier', id: home.courierId },
        { amount: cents(2_000), awaiting: true },
      );
    const ids = async (query: string) =>
      ((await finance('get', `/withdrawals${query}`)).body.items as { id: number }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([entry.id]);
    expect(await ids('?status=completed')).toEqual([]);
    expect(await ids(`?status=all&ownerKind=courier&ownerId=${String(home.courierId)}&limit=1`)).toEqual([
      entry.id,
    ]);
    expect(await ids(`?status=all&cursor=${String(entry.id)}`)).toEqual([]);
    expect(await ids('?ownerKind=merchant')).toEqual([]);
    expect((await finance('get', '/withdrawals')).body.items[0].owner).toEqual({
      kind: 'courier',
      id: home.courierId,
      name: expect.any(String),
      phone: expect.any(String),
      pixKey: null,
    });
    const done = await finance('post', `/withdrawals/${String(entry.id)}/complete`);
    expect(done.body.status).toBe('completed');
    const debits = (await finance('get', `${wallet}?operation=debit`)).body.items as { kind: string }[];
    expect(debits.map(({ kind }) => kind)).toEqual(['withdrawal']);
    expect((await finance('get', wallet)).body).toMatchObject({ balanceCents: 3_000, total: 2 });
    expect((await auditOf('wallet_entry', entry.id))[0]).toMatchObject({
      before: { status: 'pending' },
      after: { status: 'completed' },
      operatorName: 'finance',
    });
  });

  it('changes settings, tariffs, areas and the catalog', async () => {
    const settings = await owner('put', '/hub/settings', { surgeBp: 12_000 });
    expect(settings.body).toMatchObject({ surgeBp: 12_000, preparingAllowed: true });
    expect((await owner('put', '/hub/settings', { surgeBp: -1 })).status).toBe(400);
    expect((await owner('put', '/hub/settings', { nonsense: 1 })).status).toBe(400);
    await owner('put', '/hub/settings', { surgeBp: 10_000 });

    const type = await owner('post', '/vehicle-types', { name: 'Bike', kind: 'bicycle' });
    const tariff = await owner('post', '/tariffs', {
      name: 'Bike de dia',
      vehicleTypeId: type.body.id,
      terms: { baseCents: 500, bands: [{ upToM: null, centsPerKm: 100 }] },
    });
    const dearer = await owner('patch', `/tariffs/${String(tariff.body.id)}`, { active: false });
    expect([type.status, tariff.status, dearer.body.active]).toEqual([201, 201, false]);
    const area = await owner('post', '/service-areas', { name: 'X', geojson: { type: 'Point' } });
    expect([area.status, area.body.errors]).toEqual([400, { geojson: ['The value is not valid'] }]);
  });

  it('finds an order by number, external id, merchant, recipient and phone', async () => {
    const { home } = world;
    const { id, publicId } = await anOrder(home)
      .with({
        externalId: 'NF-778/9',
        stops: [{ ...DROPOFF, address: 'Rua B, 2', name: 'Zélia Quaresma', phone: '(19) 98888-7654' }],
      })
      .create(world.faces);
    const found = async (q: string) =>
      ((await owner('get', `/orders?q=${encodeURIComponent(q)}`)).body.items as { id: number }[]).map(
        (order) => order.id,
      );
    for (const q of [String(id), publicId.toLowerCase(), 'NF-778/9', 'quaresma', '98888-7654', '7654'])
      expect([q, await found(q)]).toEqual([q, [id]]);
    expect(await found(home.store.name)).toContain(id);
    expect(await found('ninguém assim')).toEqual([]);
    expect((await owner('get', '/orders?q=x')).status).toBe(400);
  });

  it('recounts the books of its own hub', async () => {
    const { home, foreign, faces } = world;
    expect((await owner('get', '/wallets/audit')).body).toEqual({ items: [] });
    const { db } = faces.core;
    for (const { hub } of [home, foreign])
      await db.execute(
        `insert into ledger_accounts (hub_id, role, holder_id, balance, created_at) values ($1, 'courier', 424242, 5, now())`,
        [hub.id],
      );
    const { body } = await owner('get', '/wallets/audit');
    expect(body.items).toMatchObject([{ holderId: 424_242, balanceCents: 5, entriesCents: 0 }]);
    await db.execute('delete from ledger_accounts where holder_id = 424242');
  });

  it('reports by days of the hub’s zone', async () => {
    const today = world.faces.core.clock.now().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
    const read = async (range: string) =>
      (await owner('get', `/reports/orders?${range}`)).body.items as object[];
    expect((await read(`from=${today}&to=${today}`)).length).toBeGreaterThan(0);
    expect((await owner('get', `/reports/orders?from=${today}&to=2026-02-30`)).status).toBe(400);
  });

  it('reports as JSON and as CSV', async () => {
    const { home, faces } = world;
    const order = await anOrder(home).delivered().create(faces);
    await faces.get(OrderLifecycle).complete(home.scope, order.id);
    const range = 'from=2026-01-01T00:00:00Z&to=2026-12-01T00:00:00Z';
    const read = async (name: string) => (await owner('get', `/reports/${name}?${range}`)).body.items;
    expect(await read('orders')).toContainEqual(
      expect.objectContaining({ id: order.id, status: 'completed' }),
    );
    expect(await read('revenue')).toEqual([
      expect.objectContaining({ day: '2026-03-02', orders: 1, totalCents: order.totalCents }),
    ]);
    expect(await read('courier-payouts')).toEqual([
      expect.objectContaining({ courierId: home.courierId, earnedCents: order.courierPayCents }),
    ]);
    expect(await read('cancellations')).toEqual([]);
    expect((await read('state-times')).map(({ state }: { state: string }) => state)).toContain('accepted');
    const csv = await owner('get', `/reports/revenue?${range}&format=csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.split('\r\n')).toHaveLength(3);
    for (const to of ['2025-01-01T00:00:00Z', '2027-01-03T00:00:00Z'])
      for (const format of ['json', 'csv']) {
        const beyond = `from=2026-01-01T00:00:00Z&to=${to}&format=${format}`;
        expect(await owner('get', `/reports/orders?${beyond}`)).toMatchObject({
          status: 400,
          headers: { 'content-type': expect.stringContaining('application/problem+json') },
          body: { errors: { to: [expect.any(String)] } },
        });
      }
  });

  it('describes itself', async () => {
    interface Described {
      readonly operationId: string;
      readonly parameters: readonly { readonly name: string }[];
      readonly requestBody: Content;
      readonly responses: Record<string, Content>;
    }
    interface Content {
      readonly content: Record<string, { readonly schema: { readonly required: string[] } }>;
    }
    const body = (await wholeConsoleDocument(async (path) => (await world.faces.call().get(path)).text)) as {
      paths: Record<string, Record<string, Described>>;
    };
    const told = (path: string, verb: string) => body.paths[path]![verb]!;
    const required = ({ content }: Content) => content['application/json']!.schema.required;
    expect(required(told('/api/admin/orders/{id}/assign', 'post').requestBody)).toEqual(['courierId']);
    expect(told('/api/admin/reports/{report}', 'get').parameters.map(({ name }) => name)).toEqual([
      'report',
      'from',
      'to',
      'format',
      'limit',
    ]);
    expect(required(told('/api/admin/orders/{id}', 'patch').responses['200']!)).toContain('trackingUrl');
    const operations = Object.values(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(operations).size).toBe(operations.length);
    expect((await world.faces.call().get('/api/admin/docs')).status).toBe(200);
  });
});
