import { OrderLifecycle, OrderQueries, WalletQueries } from '#domain';
import { DROPOFF, expectBalancedLedger, testDomain, TestHub, type TestDomain } from '../support/index.js';

const BACK = { reason: 'consumer_request', returnToPickup: true } as const;

describe('an order cancelled with the goods on their way back', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let life: OrderLifecycle;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    life = domain.get(OrderLifecycle);
  });

  afterAll(async () => {
    await expectBalancedLedger(domain.db);
    await domain.close();
  });

  const story = async (orderId: number) =>
    (await domain.get(OrderQueries).timeline(orderId)).map(({ type, data }) => ({ type, data }));
  const earned = (id: number) => domain.get(WalletQueries).balance(hub.scope, { kind: 'courier', id });

  async function cancelled(overrides: Parameters<TestHub['order']>[0] = {}) {
    const courier = await hub.courier();
    const order = await hub.order(overrides);
    await life.accept(hub.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    const waiting = await life.cancel(hub.scope, order.id, BACK);
    expect(waiting).toMatchObject({ status: 'collected', needsReturn: true });
    return { order, courier };
  }

  it('that was delivered without network meanwhile completes and is paid', async () => {
    const { order, courier } = await cancelled();
    const happenedAt = domain.clock.now();
    const done = await life.deliverStop(courier.scope, order.id, 1, { happenedAt });
    expect(done).toMatchObject({
      status: 'completed',
      cancelOnReturn: null,
      cancelledAt: null,
      needsReturn: false,
      returnDistanceM: 0,
    });
    expect(await earned(courier.id)).toBe(order.courierPayCents);
    expect((await story(order.id)).at(-1)).toEqual({
      type: 'order.completed',
      data: { cancellationWithdrawn: 'consumer_request' },
    });
  });

  it('still comes back when it had to anyway, and completes then', async () => {
    const { order, courier } = await cancelled({ needsReturn: true });
    const delivered = await life.deliverStop(courier.scope, order.id, 1, {});
    expect(delivered).toMatchObject({ status: 'delivered', cancelOnReturn: null, needsReturn: true });
    expect((await life.returned(courier.scope, order.id)).status).toBe('completed');
    expect(await earned(courier.id)).toBe(order.courierPayCents);
  });

  it.each(['is open', 'failed'] as const)(
    'completes at the return and is paid when one of its stops was delivered and the other %s',
    async (other) => {
      const { order, courier } = await cancelled({ stops: [DROPOFF, { ...DROPOFF, address: 'Rua B, 2' }] });
      await life.deliverStop(courier.scope, order.id, 1, {});
      if (other === 'failed')
        await life.failStop(courier.scope, order.id, 2, { reason: 'absent', byHand: true });
      const done = await life.returned(courier.scope, order.id);
      expect(done).toMatchObject({ status: 'completed', cancelOnReturn: null, cancelledAt: null });
      expect(done.stops.map(({ status }) => status)).toEqual(['delivered', 'failed']);
      expect(done.stops[1]?.failureReason).toBe(other === 'failed' ? 'absent' : 'consumer_request');
      expect(await earned(courier.id)).toBe(order.courierPayCents);
    },
  );

  it('is cancelled at the return when nothing was delivered', async () => {
    const { order, courier } = await cancelled();
    await life.failStop(courier.scope, order.id, 1, { reason: 'absent', byHand: true });
    expect((await life.returned(courier.scope, order.id)).status).toBe('cancelled');
  });

  it.each([
    ['with its stop open', null],
    ['with its stop failed', 'failed'],
  ])('completes and is paid when an operator completes it by hand, %s', async (_, stop) => {
    const { order, courier } = await cancelled();
    if (stop) await life.failStop(courier.scope, order.id, 1, { reason: 'absent', byHand: true });
    const done = await life.complete(hub.scope, order.id);
    expect(done).toMatchObject({ status: 'completed', cancelOnReturn: null, cancelledAt: null });
    expect(await earned(courier.id)).toBe(order.courierPayCents);
  });

  it('completes by hand also on the way back of a delivered order', async () => {
    const courier = await hub.courier();
    const order = await hub.order({ needsReturn: true });
    await life.accept(hub.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    await life.deliverStop(courier.scope, order.id, 1, {});
    await life.cancel(hub.scope, order.id, BACK);
    expect((await life.complete(hub.scope, order.id)).status).toBe('completed');
  });
});
