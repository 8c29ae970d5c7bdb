import { cents, OrderLifecycle, Wallets } from '#domain';
import { PayoutAccounts, Payouts, RecipientClaims } from '#domain/modules';
import { aCourier, aMerchant, anOrder, DROPOFF, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

describe('a person’s data', () => {
  let world: AdminWorld;
  beforeAll(async () => {
    world = await anAdminWorld();
  });

  it('is handed out and forgotten, of a courier', async () => {
    const { home, faces } = world;
    const owner = world.as('owner');
    const id = await aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
    await owner('patch', `/couriers/${String(id)}`, { name: 'Zulmira Teste' });
    for (const fleetNumber of ['Zulmira Teste', 'zulmira teste']) {
      const other = await aCourier(faces, home.scope, [home.motorbike.id]);
      expect((await owner('patch', `/couriers/${String(other)}`, { fleetNumber })).status).toBe(200);
    }
    const path = `/privacy/couriers/${String(id)}`;

    expect((await owner('get', path)).body).toMatchObject({
      record: { name: 'Zulmira Teste' },
      positions: [expect.objectContaining(PICKUP)],
    });
    expect((await owner('post', `${path}/anonymise`)).status).toBe(204);
    const left = JSON.stringify([
      (await owner('get', path)).body,
      (await owner('get', `/audit?entity=courier&entityId=${String(id)}`)).body,
    ]);
    expect(left).not.toContain('Zulmira');
    expect(left).toContain('courier.anonymised');
    expect((await owner('get', path)).body).toMatchObject({ positions: [], record: { phone: null } });
  });

  it('is handed out and forgotten, of a merchant, once its orders have ended', async () => {
    const { home, faces } = world;
    const owner = world.as('owner');
    const shop = await aMerchant(faces, home.scope, { name: 'Loja Zulmira', invoicingEnabled: true });
    const order = await anOrder(home).of(shop).create(faces);
    const path = `/privacy/merchants/${String(shop.id)}`;

    expect((await owner('post', `${path}/anonymise`)).status).toBe(409);
    await owner('post', `/orders/${String(order.id)}/cancel`, {});
    expect((await owner('post', `${path}/anonymise`)).status).toBe(204);
    expect((await owner('get', path)).body).toMatchObject({
      record: { name: 'Pessoa anonimizada', email: null },
      orders: [{ id: order.id }],
    });
    expect((await world.as('operator')('get', path)).status).toBe(403);
  });

  /** Every text in every table. */
  async function everything(): Promise<string> {
    const { db } = world.faces.core;
    const tables = await db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables)
      texts.push(
        ...(
          await db.query<{ row: string }>(`select '${name}: ' || to_jsonb(t)::text as row from "${name}" t`)
        ).map(({ row }) => row),
      );
    return texts.join('\n');
  }

  /** An ended order with a webhook about it, whose people have unique names. */
  async function anEndedOrder(names: { shop: string; recipient: string; phone: string }) {
    const { home, faces } = world;
    const { db } = faces.core;
    const shop = await aMerchant(faces, home.scope, { name: names.shop, invoicingEnabled: true });
    const order = await anOrder(home)
      .of(shop)
      .with({
        pickup: { ...PICKUP, address: 'Rua das Flores, 1', name: names.shop, phone: '1933330000' },
        stops: [{ ...DROPOFF, address: 'Rua das Pedras, 2', name: names.recipient, phone: names.phone }],
        observation: `Chamar ${names.recipient}`,
      })
      .delivered()
      .create(faces);
    await faces.get(OrderLifecycle).complete(home.scope, order.id);
    await db.execute(
      // The first has its body as deliveries had it before `webhook_bodies`.
      `with made as (
         insert into webhook_deliveries (hub_id, face, subscription_id, topic, aggregate_id, stream, state,
           body, created_at, settled_at, settled_on)
         select hub_id, 'full-api', 1, 'order.completed', id, 'o:' || id, state,
           case state when 'delivered' then $2 end, now(), case state when 'due' then null else now() end,
           case state when 'due' then 'infinity' else current_date end
           from orders, unnest(array['delivered', 'due', 'given_up']) state where id = $1
         returning id, hub_id, created_at, body)
       insert into webhook_bodies (delivery_id, hub_id, stored_at, body)
       select id, hub_id, created_at, $2 from made where body is null`,
      [order.id, JSON.stringify(names)],
    );
    await db.execute('update outbox set processed_at = now() where aggregate_id = $1', [order.id]);
    await db.execute(
      `insert into messages (hub_id, order_id, channel, recipient, template, words, state, created_at)
       select hub_id, id, channel, $2, 'delivery_delivered', $3, 'sent', now()
         from orders, unnest(array['sms', 'email']) channel where id = $1`,
      [order.id, names.phone, JSON.stringify({ recipientName: names.recipient, merchantName: names.shop })],
    );
    return { shop, order };
  }

  const counted = async (orderId: number) =>
    world.faces.core.db.first(
      `select o.status, o.total_cents, o.courier_pay_cents, o.pickup ->> 'city' as city,
              (select count(*)::int from order_events where order_id = o.id) as events,
              (select count(*)::int from webhook_deliveries where aggregate_id = o.id) as deliveries
         from orders o where o.id = $1`,
      [orderId],
    );

  it('leaves no trace of a merchant and its recipients anywhere, and all of the books', async () => {
    const { shop, order } = await anEndedOrder({
      shop: 'Armazém Quixotesco',
      recipient: 'Hermengarda',
      phone: '19 98765-0001',
    });
    const before = await counted(order.id);
    expect(await everything()).toMatch(/Quixotesco[^]*Hermengarda/);
    const path = `/privacy/merchants/${String(shop.id)}`;
    expect(JSON.stringify((await world.as('owner')('get', path)).body)).toContain('Hermengarda');

    expect((await world.as('owner')('post', `${path}/anonymise`)).status).toBe(204);
    expect(await everything()).not.toMatch(/Quixotesco|Hermengarda|98765-?0001/);
    expect(await counted(order.id)).toEqual(before);
    const { body } = await world.as('owner')('get', `/orders/${String(order.id)}`);
    expect(body).toMatchObject({
      status: 'completed',
      stops: [{ status: 'delivered', name: null, address: '' }],
    });
    expect(body.timeline.length).toBeGreaterThan(3);
  });

  it('erases a recipient, known by phone, and leaves the merchant', async () => {
    const { shop, order } = await anEndedOrder({
      shop: 'Quitanda Zênite',
      recipient: 'Policarpo',
      phone: '(19) 98765-0002',
    });
    const owner = world.as('owner');
    expect((await owner('get', '/privacy/recipients/0002')).status).toBe(400);
    const path = '/privacy/recipients/+5519987650002';
    expect((await owner('get', path)).body).toMatchObject({
      orders: [{ id: order.id, stops: [{ name: 'Policarpo' }] }],
      requests: [],
    });
    const claim = { kind: 'late', text: 'Atrasou', photos: [] } as const;
    await world.faces.get(RecipientClaims).open(order.stops[0]!.trackingToken, '0002', claim);
    const told = 'update outbox set processed_at = now() where aggregate_id = $1';
    await world.faces.core.db.execute(told, [order.id]);
    const before = await counted(order.id);
    expect((await owner('post', `${path}/anonymise`)).status).toBe(204);
    const decided = await world.faces.core.db.query(
      'select state, decided_at is not null as "isDecided" from claims where order_id = $1',
      [order.id],
    );
    expect(decided).toEqual([{ state: 'refused', isDecided: true }]);
    const left = await everything();
    expect(left).not.toMatch(/Policarpo|98765-?0002/);
    expect(left).toContain('Quitanda Zênite');
    expect(await counted(order.id)).toEqual(before);
    expect((await owner('get', path)).body.orders).toEqual([]);
    expect((await owner('get', `/merchants/${String(shop.id)}`)).body.name).toBe('Quitanda Zênite');
  });

  it('knows a recipient in every spelling of the telephone: trunk zero, country code, a landline', async () => {
    const { order } = await anEndedOrder({ shop: 'Bazar', recipient: 'Ursulina', phone: '(019) 3232-0003' });
    const owner = world.as('owner');
    for (const spelling of ['1932320003', '01932320003', '+55 19 3232-0003', '+55 (019) 3232-0003'])
      expect((await owner('get', `/privacy/recipients/${encodeURIComponent(spelling)}`)).body).toMatchObject({
        orders: [{ id: order.id }],
      });
    expect((await owner('get', '/privacy/recipients/032320003')).status).toBe(400);
    expect((await owner('post', '/privacy/recipients/5501932320003/anonymise')).status).toBe(204);
    expect(await everything()).not.toMatch(/Ursulina|3232-?0003/);
  });

  it('leaves no trace of a courier', async () => {
    const { home, faces } = world;
    const processed = 'update outbox set processed_at = now() where hub_id = $1';
    const pixKey = '7d9f0c1e-5a3b-4c2d-8e6f-9a0b1c2d3e4f';
    const id = await aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
    await world.as('owner')('patch', `/couriers/${String(id)}`, {
      name: 'Eufrásio Sozinho',
      email: 'eufrasio@example.com',
      pixKey,
    });
    await faces.get(Wallets).credit(home.scope, { kind: 'courier', id }, { amount: cents(5_000) });
    await faces.get(PayoutAccounts).connect(home.scope, { environment: 'sandbox', apiKey: 'key' });
    await faces.get(Payouts).request(home.scope, id, { amount: cents(5_000), description: 'Saque' });
    await faces.core.db.execute(processed, [home.hub.id]);
    const before = await everything();
    expect(before).toContain('Eufr');
    expect(before).toMatch(new RegExp(`^payouts: .*${pixKey}`, 'm'));
    expect((await world.as('owner')('post', `/privacy/couriers/${String(id)}/anonymise`)).status).toBe(204);
    await faces.core.db.execute(processed, [home.hub.id]);
    expect((await world.as('owner')('post', `/privacy/couriers/${String(id)}/anonymise`)).status).toBe(204);
    expect(await everything()).not.toMatch(new RegExp(`Eufrásio|eufrasio|${pixKey}`));
  });
});
