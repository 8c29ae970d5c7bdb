import { cents, Hubs, Merchants, Wallets } from '#domain';
import { aCourier, anOrder, DROPOFF, FURTHER, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';

describe('an order in an operator’s hands', () => {
  let world: AdminWorld;
  let operator: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    operator = world.as('operator');
  });

  const topics = async (id: number) =>
    (
      await world.faces.core.db.query<{ topic: string }>(
        'select topic from outbox where aggregate_id = $1 order by id',
        [id],
      )
    ).map(({ topic }) => topic);

  it('is created once, however often its form is sent, and audited once', async () => {
    const { home } = world;
    const body = {
      merchantId: home.store.id,
      vehicleTypeId: home.motorbike.id,
      paymentMethod: 'on_delivery',
      pickup: { address: 'Rua da Coleta, 1', ...PICKUP },
      stops: [{ address: 'Rua da Aurora, 1', ...DROPOFF }],
    };
    const send = (content: object) => operator('post', '/orders', content).set('Idempotency-Key', 'form-1');
    const first = await send(body);
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    const again = await send(body);
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    expect((await send({ ...body, observation: 'outra coisa' })).status).toBe(422);
    expect(
      (await world.as('owner')('post', '/orders', body).set('Idempotency-Key', 'form-1')).body.id,
    ).not.toBe(first.body.id);
    const audit = `/audit?entity=order&entityId=${String(first.body.id)}`;
    expect((await world.as('owner')('get', audit)).body.items).toHaveLength(1);
  });

  it('collects what the form asks for, as a shop’s does', async () => {
    const { home } = world;
    const cash = { collectCents: 5_000, collectMethod: 'cash', changeForCents: 10_000 };
    const { body } = await operator('post', '/orders', {
      merchantId: home.store.id,
      paymentMethod: 'on_delivery',
      pickup: { address: 'Rua da Coleta, 1', ...PICKUP },
      stops: [{ address: 'Rua da Aurora, 1', ...DROPOFF, ...cash }],
    }).expect(201);
    expect(body.stops[0]).toMatchObject(cash);
    const stops = [{ address: 'Rua da Aurora, 3', ...DROPOFF, ...cash }];
    const edited = await operator('patch', `/orders/${String(body.id)}`, { stops }).expect(200);
    expect(edited.body.stops[0]).toMatchObject({ address: 'Rua da Aurora, 3', ...cash });
  });

  it('says what its cancellation does, and counts the hub’s own words in the report', async () => {
    const { home, faces } = world;
    await faces.get(Hubs).update(home.hub.id, { settings: { cancelReasons: ['Chuva forte'] } });
    const payer = { kind: 'merchant', id: home.store.id } as const;
    await faces.get(Wallets).credit(home.scope, payer, { amount: cents(5_000) });
    const { id, totalCents } = await anOrder(home).with({ paymentMethod: 'wallet' }).create(faces);
    const path = `/orders/${String(id)}`;
    const said = (await operator('get', `${path}/cancellation`).expect(200)).body;
    expect(said).toMatchObject({
      ownReasons: ['Chuva forte'],
      afterReturn: false,
      completes: false,
      invoicedCents: null,
      refundCents: totalCents,
      courierId: null,
      courierPaidCents: 0,
    });
    expect(said.reasons).not.toContain('payment_expired');
    await operator('post', `${path}/cancel`, { reason: 'other', note: 'Chuva forte' }).expect(200);
    const [refund] = await faces.core.db.query<{ amount: number }>(
      `select amount::int from ledger_transactions where order_id = $1 and kind = 'order_refund'`,
      [id],
    );
    expect(refund?.amount).toBe(said.refundCents);
    const today = world.faces.core.clock.now().toISOString().slice(0, 10);
    const report = await world
      .as('owner')('get', `/reports/cancellations?from=${today}&to=${today}`)
      .expect(200);
    expect(report.body.items).toContainEqual(expect.objectContaining({ reason: 'Chuva forte', orders: 1 }));
  });

  it('is priced anew when its way changes before collection, and not after', async () => {
    const { id, totalCents } = await anOrder(world.home).create(world.faces);
    const path = `/orders/${String(id)}`;
    const further = { stops: [{ ...FURTHER, address: 'Rua Distante, 9' }] };
    const edited = await operator('patch', path, further);
    expect(edited.body.totalCents).toBeGreaterThan(totalCents);
    expect(await topics(id)).toContain('order.updated');
    const collected = await anOrder(world.home).collected().create(world.faces);
    expect((await operator('patch', `/orders/${String(collected.id)}`, further)).status).toBe(409);
  });

  it('says when the goods are ready, by the merchant’s preparation or as set by hand', async () => {
    const { home, faces } = world;
    await faces.get(Merchants).update(home.scope, home.store.id, { preparationMinutes: 25 });
    const { id } = await anOrder(home).create(faces);
    await faces.get(Merchants).update(home.scope, home.store.id, { preparationMinutes: null });
    const path = `/orders/${String(id)}`;
    const { createdAt, readyAt } = (await operator('get', path)).body as Record<string, string>;
    expect(Date.parse(readyAt!) - Date.parse(createdAt!)).toBe(25 * 60_000);
    const later = new Date(Date.parse(readyAt!) + 600_000).toISOString();
    expect((await operator('patch', path, { readyAt: later })).body.readyAt).toBe(later);
    expect((await operator('get', path)).body.readyAt).toBe(later);
  });

  it('goes from one courier to another, and to its end by hand', async () => {
    const { home, faces } = world;
    const other = await aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
    const { id } = await anOrder(home).accepted().create(faces);
    const path = `/orders/${String(id)}`;
    expect((await operator('post', `${path}/assign`, { courierId: other })).body.courier.id).toBe(other);
    expect((await operator('post', `${path}/complete`)).body.status).toBe('completed');
    expect((await operator('delete', path)).status).toBe(204);
    expect(await topics(id)).toEqual(
      expect.arrayContaining(['order.courier_changed', 'order.completed', 'order.deleted']),
    );
    const list = (await operator('get', '/orders?limit=200')).body.items as { id: number }[];
    expect(list.map((order) => order.id)).not.toContain(id);
  });

  it('travels with another, or alone again', async () => {
    const { home, faces } = world;
    const [leader, second] = [
      await anOrder(home).accepted().create(faces),
      await anOrder(home)
        .with({ stops: [{ ...DROPOFF, address: 'Rua B, 2' }] })
        .accepted()
        .create(faces),
    ];
    const grouped = await operator('post', `/orders/${String(leader.id)}/group`, { orderIds: [second.id] });
    expect(grouped.body).toMatchObject({ leaderOrderId: leader.id, orderIds: [leader.id, second.id] });
    const alone = await operator('post', `/orders/${String(second.id)}/ungroup`);
    expect(alone.body).toMatchObject({ id: second.id, groupId: null });
  });

  it('is moved one step a call by a robot, in a sandbox only', async () => {
    const { home, faces } = world;
    const { id } = await anOrder(home).create(faces);
    const step = () => operator('post', `/orders/${String(id)}/robot-step`);
    expect((await step()).status).toBe(409);
    await faces.get(Hubs).update(home.hub.id, { sandbox: true });
    const first = await step();
    expect([first.status, first.body.id]).toEqual([200, id]);
    const log = await world.as('owner')('get', `/audit?entity=order&entityId=${String(id)}`);
    expect(log.body.items[0]).toMatchObject({ action: 'order.robot_step_taken' });
  });
});
