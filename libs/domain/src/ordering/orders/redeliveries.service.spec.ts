import {
  FailedOrders,
  GazetteerImporter,
  Hubs,
  OrderLifecycle,
  OrderQueries,
  OutboxRelay,
  Redeliveries,
  type Fallback,
  type OrderRecord,
} from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

const COLUMNS =
  'street;city;state;district;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;postal_code';

describe('goods that nobody took', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let life: OrderLifecycle;
  let again: Redeliveries;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain, { settings: { redeliveryPriceBp: 5_000 } });
    life = domain.get(OrderLifecycle);
    again = domain.get(Redeliveries);
  });
  afterAll(() => domain.close());

  const NOW = { source: 'console', scheduledFor: null } as const;
  const stop = (ifUndelivered: Fallback | null = null) => ({
    ...DROPOFF,
    name: 'Ana',
    phone: '19999990000',
    confirmationCode: '4711',
    ifUndelivered,
  });

  /** An order whose stops fail, and whose goods are back where they are to come back. */
  async function failed(
    overrides: Parameters<TestHub['order']>[0] = {},
    goodsAt: 'shop' | 'hub' = 'shop',
  ): Promise<OrderRecord> {
    const courier = await hub.courier();
    const order = await hub.order({ stops: [stop()], ...overrides });
    await life.accept(courier.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    for (const { ordinal } of order.stops)
      await life.failStop(courier.scope, order.id, ordinal, { reason: 'Ninguém atende', byHand: true });
    const after = await domain.get(OrderQueries).byId(hub.scope, order.id);
    return after.status === 'delivered' ? life.returned(courier.scope, order.id, { goodsAt }) : after;
  }

  const notes = async (order: OrderRecord) =>
    (await domain.get(OrderQueries).timeline(order.id)).filter(({ type }) => type === 'order.redelivery');

  it('go out again to the same person with the same code, at the hub’s price, and the courier is paid for the way', async () => {
    // As placed: a failed one pays its way back as well.
    const { courierPayCents } = await hub.order({ stops: [stop()] });
    const first = await failed();
    expect(await again.quote(hub.scope, first.id)).toMatchObject({
      totalCents: Math.round(first.totalCents / 2),
      goodsAt: 'shop',
    });
    const second = await again.order(hub.scope, first.id, NOW);
    expect(second).toMatchObject({
      status: 'pending',
      redeliveryOf: first.id,
      totalCents: Math.round(first.totalCents / 2),
      courierPayCents,
      stops: [{ name: 'Ana', phone: '19999990000', confirmationCode: '4711', status: 'pending' }],
    });
    expect(await notes(first)).toMatchObject([{ data: { orderId: second.id, publicId: second.publicId } }]);
  });

  it('go out once, though two people ask at the same moment and a third later; again when that order was cancelled', async () => {
    const first = await failed();
    const asked = await Promise.all([1, 2, 3].map(() => again.order(hub.scope, first.id, NOW)));
    const later = await again.order(hub.scope, first.id, NOW);
    expect(new Set([...asked, later].map(({ id }) => id)).size).toBe(1);
    expect(await notes(first)).toHaveLength(1);
    await life.cancel(hub.scope, later.id, { reason: 'operator' });
    expect((await again.order(hub.scope, first.id, NOW)).id).not.toBe(later.id);
  });

  it('are collected at the hub’s depot once somebody says that they are there, or their courier left them there', async () => {
    const failures = domain.get(FailedOrders);
    const atHub = async ({ id }: OrderRecord) => (await again.quote(hub.scope, id)).goodsAt;
    const first = await failed();
    await expect(failures.place(hub.scope, first.id, 'hub')).rejects.toMatchObject({
      code: 'required_value',
      facts: { field: 'depotAddress' },
    });
    const street =
      'Rua do Galpão;Campinas;SP;Centro;-22,9000;-47,0550;-22,9050;-47,0550;1;500;both;13998-001';
    await domain.get(GazetteerImporter).importCsv(hub.scope.hubId, `${COLUMNS}\n${street}\n`);
    await domain.get(Hubs).update(hub.scope.hubId, { settings: { depotAddress: 'Rua do Galpão, 120' } });
    await failures.place(hub.scope, first.id, 'hub');
    await failures.place(hub.scope, first.id, 'hub');
    expect(await atHub(first)).toBe('hub');
    const story = await domain.get(OrderQueries).timeline(first.id);
    expect(story.filter(({ type }) => type === 'order.goods_moved')).toHaveLength(1);
    const second = await again.order(hub.scope, first.id, NOW);
    expect(second).toMatchObject({ pickup: { longitude: -47.055 }, preferredCourierId: null });
    const left = await failed({ stops: [stop('return')] }, 'hub');
    expect(await atHub(left)).toBe('hub');
    await failures.place(hub.scope, left.id, 'courier');
    expect(await again.order(hub.scope, left.id, NOW)).toMatchObject({ preferredCourierId: left.courierId });
    const open = await hub.order();
    await expect(failures.place(hub.scope, open.id, 'hub')).rejects.toMatchObject({
      code: 'transition_refused',
    });
  });

  it('go out no more where they were delivered, thrown away or are still on their way', async () => {
    const thrown = await failed({ stops: [stop('dispose')] });
    const open = await hub.order();
    for (const { id } of [thrown, open])
      await expect(again.order(hub.scope, id, NOW)).rejects.toMatchObject({ code: 'transition_refused' });
  });

  it('are tried again by themselves once they are back, now or a day later, and the second time come back for good', async () => {
    const today = await failed({ stops: [stop('try_again_today')] });
    const tomorrow = await failed({ stops: [stop('try_again_tomorrow')] });
    await domain.get(OutboxRelay).drain();
    const secondOf = async (first: OrderRecord) => {
      const [note] = await notes(first);
      return domain.get(OrderQueries).byId(hub.scope, Number(note?.data?.['orderId']));
    };
    expect(await secondOf(today)).toMatchObject({
      status: 'pending',
      redeliveryOf: today.id,
      stops: [{ ifUndelivered: 'return' }],
    });
    const later = await secondOf(tomorrow);
    expect(later.status).toBe('scheduled');
    expect(later.scheduledFor?.getTime()).toBe(tomorrow.startedAt.getTime() + 86_400_000);
  });

  it('wait for a person where nobody can pay for the second time', async () => {
    const merchant = await hub.merchant();
    const paid = await hub.order();
    const rich = await hub.merchantWith(paid.totalCents);
    expect(merchant.id).not.toBe(rich.id);
    const first = await failed({
      merchant: { id: rich.id },
      paymentMethod: 'wallet',
      stops: [stop('try_again_today')],
    });
    await domain.get(OutboxRelay).drain();
    expect(await notes(first)).toMatchObject([{ data: { refused: 'insufficient_balance' } }]);
  });

  it('are listed with who has them until they go out again or somebody says that nothing more is to be done', async () => {
    const failures = domain.get(FailedOrders);
    const listed = async () => (await failures.list(hub.scope)).map(({ orderId }) => orderId);
    const [first, second, thrown] = [
      await failed(),
      await failed(),
      await failed({ stops: [stop('dispose')] }),
    ];
    expect(await failures.list(hub.scope)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          orderId: first.id,
          recipient: 'Ana',
          reason: 'Ninguém atende',
          goodsAt: 'shop',
        }),
      ]),
    );
    expect(await listed()).not.toContain(thrown.id);
    await again.order(hub.scope, first.id, NOW);
    await failures.settle(hub.scope, second.id);
    await failures.settle(hub.scope, second.id);
    for (const { id } of [first, second]) expect(await listed()).not.toContain(id);
    const story = await domain.get(OrderQueries).timeline(second.id);
    expect(story.filter(({ type }) => type === 'order.failure_settled')).toHaveLength(1);
    await expect(failures.settle(hub.scope, thrown.id)).rejects.toMatchObject({ code: 'transition_refused' });
  });
});
