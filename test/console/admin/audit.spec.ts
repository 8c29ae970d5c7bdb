import { Merchants } from '#domain';
import { anOrder } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';

/** Every change has one audit record with person, action, values before and after, and time. */
describe('the audit log', () => {
  let world: AdminWorld;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
  });

  const lines = async (entity: string, id: number | string) =>
    (await owner('get', `/audit?entity=${entity}&entityId=${String(id)}`)).body.items as unknown[];

  it('records who changed what, before, after and when', async () => {
    const { id } = (await owner('post', '/merchants', { name: 'Loja', phone: '11977770000' })).body;
    await owner('patch', `/merchants/${String(id)}`, { name: 'Loja Nova' });
    expect((await lines('merchant', id))[0]).toMatchObject({
      action: 'merchant.updated',
      operatorName: 'owner',
      before: { name: 'Loja' },
      after: { name: 'Loja Nova' },
      at: world.faces.core.clock.now().toISOString(),
    });
  });

  it('names the record, and the people whom its values refer to', async () => {
    const { home, faces } = world;
    const order = await anOrder(home).create(faces);
    await owner('post', `/orders/${String(order.id)}/assign`, { courierId: home.courierId });
    const couriers = 'select name from couriers where id = $1';
    const found = await faces.core.db.first<{ name: string }>(couriers, [home.courierId]);
    expect((await lines('order', order.id))[0]).toMatchObject({
      entityName: order.publicId,
      names: { [`courier_id:${String(home.courierId)}`]: found?.name },
    });
  });

  it.each([
    ['a record', 'merchant', () => owner('post', '/merchants', { name: 'Sem linha', phone: '11977770001' })],
    ['a catalog entry', 'vehicle_type', () => owner('post', '/vehicle-types', { name: 'Jipe', kind: 'car' })],
    ['a step of an order', 'order', () => owner('post', `/orders/${String(orderId)}/cancel`, {})],
    [
      'money',
      'wallet_entry',
      () => owner('post', `${wallet()}/credit`, { amountCents: 1, description: 'x' }),
    ],
  ])('takes %s back when the line cannot be written', async (_, entity, call) => {
    orderId = (await anOrder(world.home).create(world.faces)).id;
    const state = () =>
      world.faces.core.db.query(
        `select (select count(*) from merchants where hub_id = $2) as merchants,
                (select count(*) from vehicle_types where hub_id = $2) as types,
                (select status from orders where id = $1) as status,
                (select count(*) from ledger_transactions where hub_id = $2) as money,
                (select count(*) from outbox where hub_id = $2) as events`,
        [orderId, world.home.hub.id],
      );
    const before = await state();
    const { db } = world.faces.core;
    const { id } = world.home.hub;
    await db.execute(
      `alter table audit_records add constraint no_line check (hub_id <> ${String(id)}) not valid`,
    );
    expect([entity, (await call()).status]).toEqual([entity, 500]);
    await db.execute('alter table audit_records drop constraint no_line');
    expect(await state()).toEqual(before);
  });
  let orderId = 0;
  const wallet = () => `/wallets/couriers/${String(world.home.courierId)}`;

  it('lets refusals through, without a line', async () => {
    const { id } = await anOrder(world.home).accepted().create(world.faces);
    expect((await owner('delete', `/orders/${String(id)}`)).status).toBe(409);
    expect(await lines('order', id)).toEqual([]);
  });

  it('lets more changes at once than there are connections all end', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `Loja ${String(i)}`);
    const answers = await Promise.all(
      names.map((name, i) =>
        owner('post', '/merchants', { name, phone: `119666600${String(i).padStart(2, '0')}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    const page = await world.faces.get(Merchants).get(world.home.scope, answers[29]?.body.id as number);
    expect(page.name).toBe('Loja 29');
  });
});
