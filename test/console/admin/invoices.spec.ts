import { Merchants, Operators } from '#domain';
import { anOrder, keysOf } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';

describe('invoices through the Admin API', () => {
  let world: AdminWorld;
  let finance: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    finance = world.as('finance');
    await world.faces
      .get(Merchants)
      .update(world.home.scope, world.home.store.id, { invoicingEnabled: true });
  });

  it('close a period, fill the Full API’s fatura_id, are printed, paid, opened again and void', async () => {
    const { faces, home } = world;
    const order = await anOrder(home).with({ externalId: '=1+1' }).delivered().create(faces);
    const day = faces.core.clock.now().toISOString().slice(0, 10);
    const body = { merchantId: home.store.id, through: day, dueDay: '2026-12-31' };
    expect((await finance('post', '/invoices', body)).status).toBe(400);
    faces.core.clock.advance({ hours: 24 });
    const unbilled = await finance('get', '/invoices/unbilled');
    expect(unbilled.body.items).toEqual([
      {
        merchantId: home.store.id,
        merchantName: home.store.name,
        orders: 1,
        totalCents: order.totalCents,
        since: day,
      },
    ]);
    const closed = await finance('post', '/invoices', body);
    expect([closed.status, closed.body]).toEqual([
      201,
      expect.objectContaining({ number: 1, orderCount: 1, totalCents: order.totalCents, state: 'open' }),
    ]);
    expect((await finance('post', '/invoices', body)).body.type).toBe('urn:problem:nothing_to_invoice');
    const path = `/invoices/${String(closed.body.id)}`;

    const { hub: key } = await keysOf(faces, home);
    const read = await faces
      .call()
      .get(`/api/v1/orders/${String(order.id)}`)
      .set('Authorization', `Bearer ${key}`);
    expect(read.body).toMatchObject({ id: order.id, fatura_id: closed.body.id, pagamento_faturado: true });
    expect((await finance('get', `/orders/${String(order.id)}`)).body.invoiceId).toBe(closed.body.id);

    expect((await finance('get', `${path}/orders`)).body.items).toMatchObject([
      { publicId: order.publicId, status: 'completed', amountCents: order.totalCents },
    ]);
    const csv = await finance('get', `${path}/orders?format=csv`);
    expect(csv.headers['content-disposition']).toContain('fatura-1.csv');
    expect(csv.text).toContain(`${order.publicId};'=1+1;`);
    expect((await finance('get', `${path}/orders?format=csv-raw`)).text).toContain(
      `${order.publicId},'=1+1,`,
    );

    const platform = await faces.get(Operators).create(null, {
      name: 'P',
      email: 'plataforma.invoices@example.com',
      password: 'segredo-longo-1',
      role: 'owner',
    });
    const { token } = await faces.get(Operators).issueToken(platform.id, { label: 'test' });
    const download = (query: string) =>
      faces.call().get(`/api/admin${path}/orders?format=csv${query}`).set('Authorization', `Bearer ${token}`);
    await download('').expect(400);
    expect((await download(`&hubId=${String(home.hub.id)}`).expect(200)).text).toBe(csv.text);
    await download(`&hubId=${String(world.foreign.hub.id)}`).expect(404);

    expect((await finance('post', `${path}/pay`)).body.state).toBe('paid');
    expect((await finance('post', `${path}/void`)).status).toBe(409);
    expect((await finance('get', '/invoices?state=paid')).body.items).toMatchObject([{ id: closed.body.id }]);
    expect((await finance('post', `${path}/reopen`)).body.state).toBe('open');
    expect((await finance('post', `${path}/void`)).body.state).toBe('void');
    expect((await finance('get', `/orders/${String(order.id)}`)).body.invoiceId).toBeNull();
    expect((await finance('get', '/invoices?state=open')).body.items).toEqual([]);

    const log = await world.as('owner')('get', `/audit?entity=invoice&entityId=${String(closed.body.id)}`);
    expect((log.body.items as { action: string }[]).map(({ action }) => action)).toEqual([
      'invoice.voided',
      'invoice.reopened',
      'invoice.paid',
      'invoice.closed',
    ]);
  });

  it('close the period of several accounts as one audited act, with a result for each', async () => {
    const { faces, home } = world;
    await faces.get(Merchants).update(home.scope, home.rival.id, { invoicingEnabled: true });
    const order = await anOrder(home).of(home.rival).delivered().create(faces);
    const through = faces.core.clock.now().toISOString().slice(0, 10);
    const merchantIds = [home.rival.id, world.foreign.store.id, home.rival.id];
    const body = { merchantIds, through, dueDay: '2026-12-31' };
    expect((await finance('post', '/invoices/bulk', body)).body.errors).toHaveProperty('through');
    faces.core.clock.advance({ hours: 24 });
    const early = await finance('post', '/invoices/bulk', { ...body, dueDay: '2026-01-01' });
    expect([early.status, early.body.errors]).toEqual([400, { dueDay: expect.anything() }]);
    expect((await finance('post', '/invoices/bulk', { ...body, merchantIds: [] })).status).toBe(400);
    expect((await world.as('operator')('post', '/invoices/bulk', body)).status).toBe(403);

    const closed = await finance('post', '/invoices/bulk', body);
    expect([closed.status, closed.body.results]).toEqual([
      200,
      [
        {
          merchantId: home.rival.id,
          state: 'done',
          invoice: expect.objectContaining({ orderCount: 1, totalCents: order.totalCents, state: 'open' }),
          refusal: null,
        },
        {
          merchantId: world.foreign.store.id,
          state: 'refused',
          invoice: null,
          refusal: 'merchant_not_found',
        },
        { merchantId: home.rival.id, state: 'refused', invoice: null, refusal: 'nothing_to_invoice' },
      ],
    ]);
    const { id } = closed.body.results[0].invoice;
    expect((await finance('get', `/orders/${String(order.id)}`)).body.invoiceId).toBe(id);
    const log = await world.as('owner')('get', '/audit?entity=invoice');
    const made = (log.body.items as { action: string; after: unknown }[]).filter(
      ({ action }) => action === 'invoice.closed_for_many',
    );
    expect(made).toMatchObject([{ after: body }]);
  });

  it('are seen by who may, in their own hub only', async () => {
    expect((await world.as('operator')('post', '/invoices/10001/pay')).status).toBe(403);
    expect((await world.as('read_only')('get', '/invoices')).status).toBe(200);
    expect((await finance('get', '/invoices/999999')).status).toBe(404);
    expect((await finance('get', '/invoices/999999/orders')).status).toBe(404);
  });
});
