import { DueOrders, OrderLifecycle, type OrderRecord } from '#domain';
import { expectBalancedLedger } from '../../support/index.js';
import { anOperator, anOrder } from '../../support/builders/index.js';
import { anAdminWorld, callerWith, type AdminWorld, type AdminCaller } from '../admin.world.js';

describe('an operator confirms what was paid by Pix', () => {
  let world: AdminWorld;
  let operator: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    operator = world.as('operator');
    const onlinePayment = { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' };
    await world.as('owner')('put', '/hub/settings', { onlinePayment });
  });
  afterEach(() => expectBalancedLedger(world.faces.core.db));

  const paidOnline = () => anOrder(world.home).with({ paymentMethod: 'online' });
  const path = ({ id }: OrderRecord) => `/orders/${String(id)}`;
  const confirm = (order: OrderRecord, by = operator) => by('post', `${path(order)}/confirm-payment`);
  const story = async (order: OrderRecord) =>
    ((await operator('get', path(order))).body.timeline as { type: string }[]).map(({ type }) => type);
  const wallet = () => `/wallets/merchants/${String(world.home.store.id)}`;
  const balance = async () => (await operator('get', wallet())).body.balanceCents as number;
  const problem = ({ status, type, body }: Awaited<ReturnType<AdminCaller>>) => [status, type, body.type];

  it('starts the search of a waiting order once, however often it is confirmed', async () => {
    const order = await paidOnline().create(world.faces);
    expect((await operator('get', path(order))).body).toMatchObject({
      status: 'waiting',
      paymentStatus: 'awaiting',
    });
    for (let again = 0; again < 3; again++) {
      const { status, body } = await confirm(order);
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ status: 'pending', paymentStatus: 'paid' }),
      ]);
    }
    expect(await story(order)).toEqual([
      'order.created',
      'order.payment_awaited',
      'order.payment_confirmed',
      'order.searching',
    ]);
    expect(await balance()).toBe(0);
    const { body } = await world.as('owner')('get', `/audit?entity=order&entityId=${String(order.id)}`);
    expect(body.items.at(-1)).toMatchObject({
      action: 'order.payment_confirmed',
      operatorName: 'operator',
      before: { status: 'waiting' },
      after: { status: 'pending' },
    });
  });

  it('lets an order that was paid go where its caller had asked for', async () => {
    const later = new Date(world.faces.core.clock.millis() + 3_600_000);
    const [scheduled, prepared] = [
      await paidOnline().with({ scheduledFor: later }).create(world.faces),
      await paidOnline().with({ initialStatus: 'preparing' }).create(world.faces),
    ];
    expect([scheduled.status, prepared.status]).toEqual(['waiting', 'waiting']);
    expect((await confirm(scheduled)).body.status).toBe('scheduled');
    expect((await confirm(prepared)).body.status).toBe('preparing');
  });

  it('is of the amount that an edited order costs now, which its Pix code then asks for', async () => {
    const order = await paidOnline().create(world.faces);
    const edited = await operator('patch', path(order), { totalCents: 12_345 });
    expect(edited.body.charge).toMatchObject({
      txid: order.charge?.txid,
      expiresAt: order.charge?.expiresAt,
    });
    expect(edited.body.charge.code).toContain('5406123.45');
    expect(edited.body.charge.qrBase64).not.toBe(order.charge?.qrBase64);
    await confirm(order);
    await operator('patch', path(order), { totalCents: 99_999 });
    const before = await balance();
    await operator('post', `${path(order)}/cancel`, {});
    // The wallet gets the amount that was paid, not the price at that time.
    expect(await balance()).toBe(before + 12_345);
  });

  it('is refused for what nobody was to pay by Pix', async () => {
    const invoiced = await anOrder(world.home).create(world.faces);
    expect(problem(await confirm(invoiced))).toEqual([
      400,
      'application/problem+json',
      'urn:problem:payment_method_unavailable',
    ]);
    expect((await operator('get', path(invoiced))).body.status).toBe('pending');
  });

  it('is no matter of another hub, nor of those who only read', async () => {
    const order = await paidOnline().create(world.faces);
    const { faces, foreign } = world;
    const stranger = callerWith(faces, await anOperator(faces, foreign.hub.id, 'owner'));
    expect(problem(await confirm(order, stranger))).toEqual([
      404,
      'application/problem+json',
      'urn:problem:order_not_found',
    ]);
    expect((await confirm(order, world.as('read_only'))).status).toBe(403);
    expect((await operator('get', path(order))).body.status).toBe('waiting');
    expect((await confirm(order, world.as('finance'))).body.status).toBe('pending');
  });

  it.each([
    [
      'expired',
      async (order: OrderRecord) => {
        world.faces.core.clock.set(order.charge?.expiresAt ?? '');
        await world.faces.get(DueOrders).expirePayments(1_000);
      },
    ],
    [
      'was cancelled',
      async ({ id }: OrderRecord) => {
        const { faces, home } = world;
        await faces.get(OrderLifecycle).cancel(home.scope, id, { reason: 'merchant_request' });
      },
    ],
  ])('credits the customer’s wallet, once, when the order %s meanwhile', async (_, end) => {
    const order = await paidOnline().create(world.faces);
    await end(order);
    const before = await balance();
    for (let again = 0; again < 2; again++) {
      const { status, body } = await confirm(order);
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ status: 'cancelled', paymentStatus: 'refunded' }),
      ]);
      expect(await balance()).toBe(before + order.totalCents);
    }
    expect((await operator('get', wallet())).body.items[0]).toMatchObject({
      operation: 'credit',
      amountCents: order.totalCents,
      orderId: order.id,
    });
  });

  it('gives nothing back twice for what was paid, then cancelled and confirmed again', async () => {
    const order = await paidOnline().create(world.faces);
    await confirm(order);
    const before = await balance();
    await operator('post', `${path(order)}/cancel`, {});
    expect((await confirm(order)).body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await balance()).toBe(before + order.totalCents);
  });
});
