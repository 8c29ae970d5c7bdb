import {
  DueOrders,
  cents,
  CourierPositions,
  CourierQueries,
  hubScope,
  isDomainError,
  OrderEditing,
  OrderGroups,
  OrderLifecycle,
  OrderCreation,
  OrderQueries,
  OrderVersions,
  roadMeters,
  WalletQueries,
  type DomainErrorCode,
  type OrderRecord,
  type OrderStatus,
} from '#domain';
import {
  expectBalancedLedger,
  DROPOFF,
  PICKUP,
  testDomain,
  TestHub,
  type TestDomain,
} from '../support/index.js';

describe('the life of an order, in the core, with no face involved', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let life: OrderLifecycle;
  let queries: OrderQueries;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain, { settings: { returnOnFailedStop: true } });
    life = domain.get(OrderLifecycle);
    queries = domain.get(OrderQueries);
  });

  afterAll(() => domain.close());

  const refused = async (work: Promise<unknown>, code: DomainErrorCode) => {
    const error: unknown = await work.then(
      () => 'was allowed',
      (reason: unknown) => reason,
    );
    expect(isDomainError(error) ? error.code : error).toBe(code);
  };

  const story = async (orderId: number) => (await queries.timeline(orderId)).map(({ type }) => type);
  const balanceOf = async (kind: 'merchant' | 'courier', id: number) =>
    domain.get(WalletQueries).balance(hub.scope, { kind, id });

  /** An order brought to a status by commands. */
  async function orderIn(status: OrderStatus, overrides: Parameters<TestHub['order']>[0] = {}) {
    const courier = await hub.courier();
    const soon = new Date(domain.clock.millis() + 600_000);
    if (status === 'scheduled')
      return { order: await hub.order({ ...overrides, scheduledFor: soon }), courier };
    if (status === 'preparing')
      return { order: await hub.order({ ...overrides, initialStatus: 'preparing' }), courier };
    const order = await hub.order({ ...overrides, needsReturn: status === 'delivered' });
    const steps: [OrderStatus, () => Promise<unknown>][] = [
      ['accepted', () => life.accept(hub.scope, order.id, courier.id)],
      ['arrived_pickup_location', () => life.arriveAtPickup(courier.scope, order.id)],
      ['collected', () => life.collect(courier.scope, order.id)],
      ['delivered', () => life.deliverStop(courier.scope, order.id, 1, {})],
    ];
    if (status === 'cancelled') await life.cancel(hub.scope, order.id, { reason: 'operator' });
    const until = status === 'completed' ? 'delivered' : status;
    if (!['pending', 'cancelled'].includes(status)) {
      for (const [reached, step] of steps) {
        await step();
        if (reached === until) break;
      }
    }
    const now = await queries.byId(hub.scope, order.id);
    expect(now.status).toBe(status);
    return { order: now as OrderRecord, courier };
  }

  it('is among what its courier carries', async () => {
    const { order, courier } = await orderIn('accepted');
    const { activeOrders } = await domain.get(CourierQueries).byId(hub.scope, courier.id);
    expect(activeOrders).toEqual([{ id: order.id, externalId: order.externalId, status: 'accepted' }]);
  });

  it('runs from the search to its end, each step with its event', async () => {
    const { order } = await orderIn('completed');
    expect(await story(order.id)).toEqual([
      'order.created',
      'order.searching',
      'order.accepted',
      'order.arrived_at_pickup',
      'order.collected',
      'order.arrived_at_stop',
      'order.stop_delivered',
      'order.completed',
    ]);
  });

  it('keeps instants of the timeline strictly increasing though the clock stands still', async () => {
    const { order } = await orderIn('completed');
    const instants = (await queries.timeline(order.id)).map(({ at }) => at.getTime());
    expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
  });

  it("records the courier's position at each step, and the distance to the pickup", async () => {
    const courier = await hub.courier();
    const order = await hub.order();
    const at = async (latitude: number) => {
      domain.clock.advance({ seconds: 30 });
      const point = { latitude, longitude: PICKUP.longitude };
      await domain.get(CourierPositions).record(courier.id, [{ ...point, at: domain.clock.now() }]);
      return point;
    };
    const here = await at(-22.8956);
    const accepted = await life.accept(courier.scope, order.id, courier.id);
    expect(accepted.approachM).toBe(roadMeters(here, PICKUP));
    const there = await at(PICKUP.latitude);
    await life.arriveAtPickup(courier.scope, order.id);
    domain.clock.advance({ minutes: 4 });
    await life.collect(courier.scope, order.id);
    const entries = (await queries.timeline(order.id)).map(({ type, position }) => [type, position]);
    expect(entries).toEqual([
      ['order.created', null],
      ['order.searching', null],
      ['order.accepted', here],
      ['order.arrived_at_pickup', there],
      // The courier's position is older than three minutes.
      ['order.collected', null],
    ]);
  });

  it('goes by way of delivered when the courier must return', async () => {
    const { order, courier } = await orderIn('delivered');
    await life.returned(courier.scope, order.id);
    expect((await story(order.id)).slice(-4)).toEqual([
      'order.delivered',
      'order.returning',
      'order.returned',
      'order.completed',
    ]);
  });

  it('returns the goods of a failed stop where the hub wants it, and ends completed', async () => {
    const { order, courier } = await orderIn('collected');
    const failed = await life.failStop(courier.scope, order.id, 1, { reason: 'absent', byHand: true });
    expect(failed).toMatchObject({ status: 'delivered', needsReturn: true });
    // The return distance is measured although no price needs it.
    expect(failed.returnDistanceM).toBe(roadMeters(DROPOFF, PICKUP));
    expect(failed.stops[0]).toMatchObject({ status: 'failed', failureReason: 'absent' });
    expect((await life.returned(courier.scope, order.id)).status).toBe('completed');
  });

  it('is cancelled without ever having finished', async () => {
    const order = await hub.order();
    const cancelled = await life.cancel(hub.scope, order.id, { reason: 'operator' });
    expect(cancelled).toMatchObject({ finishedAt: null, cancelledAt: expect.any(Date) });
  });

  it('records both events when the courier collects without a recorded arrival', async () => {
    const { order, courier } = await orderIn('accepted');
    await life.collect(courier.scope, order.id);
    expect((await story(order.id)).slice(-2)).toEqual(['order.arrived_at_pickup', 'order.collected']);
  });

  it('goes back to the search when the courier gives it back', async () => {
    const { order, courier } = await orderIn('arrived_pickup_location');
    const back = await life.release(courier.scope, order.id, 'Pneu furado');
    expect(back).toMatchObject({ status: 'pending', courierId: null, acceptedAt: null });
    expect((await story(order.id)).slice(-2)).toEqual(['order.released', 'order.searching']);
  });

  it(`enters the search at the merchant's "ready"`, async () => {
    const { order } = await orderIn('preparing');
    expect((await life.ready(hub.scope, order.id)).status).toBe('pending');
  });

  it('enters the search at its scheduled second, or preparation when "ready" is still missing', async () => {
    const { order } = await orderIn('scheduled');
    const { order: unready } = await orderIn('scheduled', { readyRequired: true });
    domain.clock.advance({ minutes: 9, seconds: 59 });
    expect(await domain.get(DueOrders).startScheduled(100)).toBe(0);
    domain.clock.advance({ seconds: 1 });
    expect(await domain.get(DueOrders).startScheduled(100)).toBe(2);
    expect((await queries.byId(hub.scope, order.id)).status).toBe('pending');
    expect((await queries.byId(hub.scope, unready.id)).status).toBe('preparing');
  });

  it('changes the courier without changing the status', async () => {
    const { order } = await orderIn('collected');
    const other = await hub.courier();
    const after = await life.reassign(hub.scope, order.id, other.id);
    expect(after).toMatchObject({ status: 'collected', courierId: other.id });
    expect((await story(order.id)).at(-1)).toBe('order.courier_changed');
  });

  it('is ended by an operator whatever the courier pressed', async () => {
    for (const status of ['accepted', 'arrived_pickup_location', 'collected', 'delivered'] as const) {
      const { order } = await orderIn(status);
      expect((await life.complete(hub.scope, order.id)).status).toBe('completed');
    }
  });

  describe('refusals', () => {
    const REFUSED: Record<string, readonly OrderStatus[]> = {
      accept: ['scheduled', 'preparing', 'collected', 'delivered', 'completed', 'cancelled'],
      arriveAtPickup: ['scheduled', 'preparing', 'pending', 'completed', 'cancelled'],
      collect: ['scheduled', 'preparing', 'pending', 'completed', 'cancelled'],
      deliver: ['scheduled', 'preparing', 'pending', 'accepted', 'arrived_pickup_location', 'cancelled'],
      returned: [
        'scheduled',
        'preparing',
        'pending',
        'accepted',
        'arrived_pickup_location',
        'collected',
        'cancelled',
      ],
      release: ['scheduled', 'preparing', 'collected', 'delivered', 'completed', 'cancelled'],
      ready: ['completed', 'cancelled'],
    };

    it.each(Object.entries(REFUSED))('%s', async (command, statuses) => {
      for (const status of statuses) {
        const { order } = await orderIn(status);
        const before = await story(order.id);
        const other = await hub.courier();
        const commands: Record<string, () => Promise<unknown>> = {
          accept: () => life.accept(hub.scope, order.id, other.id),
          arriveAtPickup: () => life.arriveAtPickup(hub.scope, order.id),
          collect: () => life.collect(hub.scope, order.id),
          deliver: () => life.deliverStop(hub.scope, order.id, 1, {}),
          returned: () => life.returned(hub.scope, order.id),
          release: () => life.release(hub.scope, order.id),
          ready: () => life.ready(hub.scope, order.id),
        };
        await refused(commands[command]!(), 'transition_refused');
        expect(await story(order.id)).toEqual(before);
      }
    });

    it('cancel, once completed; and, for integrators, once accepted', async () => {
      const { order: done } = await orderIn('completed');
      await refused(life.cancel(hub.scope, done.id, { reason: 'operator' }), 'order_not_cancellable');
      const { order: accepted } = await orderIn('accepted');
      await refused(
        life.cancel(hub.scope, accepted.id, { reason: 'merchant_request', onlyBeforeAcceptance: true }),
        'order_not_cancellable',
      );
    });

    it('a courier reaching for an order of another', async () => {
      const { order } = await orderIn('accepted');
      const other = await hub.courier();
      await refused(life.collect(other.scope, order.id), 'order_not_found');
    });

    it('a delivery without the proof or the code that the order asks for', async () => {
      const { order, courier } = await orderIn('collected', {
        needsProof: true,
        stops: [{ ...DROPOFF, confirmationCode: '4821' }],
      });
      await refused(life.deliverStop(courier.scope, order.id, 1, { code: '0000' }), 'wrong_code');
      await refused(life.deliverStop(courier.scope, order.id, 1, { code: '4821' }), 'proof_required');
      const done = await life.deliverStop(courier.scope, order.id, 1, {
        code: '4821',
        photos: ['https://x/1'],
      });
      expect(done.stops[0]?.evidence?.photos).toEqual(['https://x/1']);
    });
  });

  it('answers a repeated command with success and no second event', async () => {
    const { order, courier } = await orderIn('accepted');
    const twice = async (command: () => Promise<unknown>) => {
      await command();
      const once = await story(order.id);
      await command();
      expect(await story(order.id)).toEqual(once);
    };
    await twice(() => life.accept(hub.scope, order.id, courier.id));
    await twice(() => life.arriveAtPickup(courier.scope, order.id));
    await twice(() => life.collect(courier.scope, order.id));
    await twice(() => life.arriveAtStop(courier.scope, order.id, 1));
    await twice(() => life.deliverStop(courier.scope, order.id, 1, {}));
    const { order: gone } = await orderIn('cancelled');
    const before = await story(gone.id);
    await life.cancel(hub.scope, gone.id, { reason: 'operator' });
    expect(await story(gone.id)).toEqual(before);
  });

  describe('money', () => {
    it('is debited from the wallet at creation and refunded on cancellation', async () => {
      const merchant = await hub.merchantWith(10_000);
      const order = await hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
      expect(order.totalCents).toBeGreaterThan(0);
      expect(await balanceOf('merchant', merchant.id)).toBe(10_000 - order.totalCents);
      await life.cancel(hub.scope, order.id, { reason: 'merchant_request' });
      expect(await balanceOf('merchant', merchant.id)).toBe(10_000);
    });

    it('refuses an order the wallet cannot pay and leaves nothing of it', async () => {
      const merchant = await hub.merchantWith(100);
      await refused(
        hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' }),
        'insufficient_balance',
      );
      expect(
        (
          await domain
            .get(OrderVersions)
            .page(hub.scope, { merchantId: merchant.id }, { page: 1, perPage: 5 })
        ).items,
      ).toEqual([]);
      expect(await balanceOf('merchant', merchant.id)).toBe(100);
    });

    it('spends the wallet of the owner when a sub-user orders', async () => {
      const owner = await hub.merchantWith(10_000);
      const sub = await hub.merchant({ ownerId: owner.id });
      const order = await hub.order({ merchant: { id: sub.id }, paymentMethod: 'wallet' });
      expect(await balanceOf('merchant', owner.id)).toBe(10_000 - order.totalCents);
    });

    it('credits the courier its share when the order completes', async () => {
      const { order, courier } = await orderIn('completed');
      expect(await balanceOf('courier', courier.id)).toBe(Math.round(order.totalCents * 0.8));
    });

    it('two orders at once spend a balance that covers one exactly once', async () => {
      const price = (await hub.order()).totalCents;
      const merchant = await hub.merchantWith(price + 1);
      const order = () => hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
      const outcomes = await Promise.allSettled([order(), order(), order()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await balanceOf('merchant', merchant.id)).toBe(1);
    });

    it('keeps the books balanced through all of it', async () => {
      await expectBalancedLedger(domain.db);
    });
  });

  describe('groups', () => {
    it('detach the cancelled order; the others proceed with a new leader', async () => {
      const courier = await hub.courier();
      const orders: OrderRecord[] = [];
      for (let i = 0; i < 3; i++) {
        const order = await hub.order({ combinable: true });
        await life.accept(hub.scope, order.id, courier.id);
        orders.push(order);
      }
      const [first, second, third] = orders as [OrderRecord, OrderRecord, OrderRecord];
      const groups = domain.get(OrderGroups);
      await groups.group(hub.scope, first.id, [second.id, third.id]);
      expect((await queries.byId(hub.scope, third.id)).groupLeaderId).toBe(first.id);
      await life.cancel(hub.scope, first.id, { reason: 'operator' });
      expect((await queries.byId(hub.scope, first.id)).groupId).toBeNull();
      expect(await queries.byId(hub.scope, third.id)).toMatchObject({
        status: 'accepted',
        groupLeaderId: second.id,
      });
    });
  });

  describe('editing', () => {
    it('re-prices before collection and publishes order.updated', async () => {
      const order = await hub.order();
      const edited = await domain.get(OrderEditing).edit(hub.scope, order.id, { stops: [DROPOFF, PICKUP] });
      expect(edited.totalCents).toBeGreaterThan(order.totalCents);
      expect(edited.stops.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
      expect((await story(order.id)).at(-1)).toBe('order.updated');
    });

    it('moves the difference of the price to or from the wallet', async () => {
      const merchant = await hub.merchantWith(100_000);
      const order = await hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
      await domain.get(OrderEditing).edit(hub.scope, order.id, { totalCents: 5_000 });
      expect(await balanceOf('merchant', merchant.id)).toBe(95_000);
    });

    it('computes price and distance once the courier has entered the addresses of a courier call', async () => {
      const order = await hub.order({ stops: [], openStops: 2 });
      expect(order).toMatchObject({ totalCents: 0, distanceM: 0 });
      const editing = domain.get(OrderEditing);
      await editing.setStopAddress(hub.scope, order.id, 1, DROPOFF);
      const done = await editing.setStopAddress(hub.scope, order.id, 2, PICKUP);
      expect(done.totalCents).toBeGreaterThan(0);
      expect(done.distanceM).toBeGreaterThan(0);
    });

    it('deletes what nobody has accepted yet, cancelled and refunded, and nothing that is under way', async () => {
      const editing = domain.get(OrderEditing);
      const merchant = await hub.merchantWith(10_000);
      const order = await hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
      await editing.delete(hub.scope, order.id);
      expect((await story(order.id)).slice(-2)).toEqual(['order.cancelled', 'order.deleted']);
      expect(await balanceOf('merchant', merchant.id)).toBe(10_000);
      await refused(queries.byId(hub.scope, order.id), 'order_not_found');
      await refused(editing.delete(hub.scope, order.id), 'order_not_found');
      for (const status of ['accepted', 'collected'] as const) {
        const { order: busy } = await orderIn(status);
        await refused(editing.delete(hub.scope, busy.id), 'transition_refused');
      }
    });

    it('is refused after collection', async () => {
      const { order } = await orderIn('collected');
      await refused(
        domain.get(OrderEditing).edit(hub.scope, order.id, { needsReturn: true }),
        'transition_refused',
      );
    });
  });

  it('shows nothing of one hub to another, not even that it exists', async () => {
    const other = await TestHub.open(domain);
    const order = await hub.order({ externalId: 'mine' });
    await refused(queries.byId(other.scope, order.id), 'order_not_found');
    await refused(queries.byRef(other.scope, order.publicId), 'order_not_found');
    expect(await domain.get(OrderVersions).byExternalId(other.scope, 'mine', 100)).toEqual([]);
    await refused(life.cancel(other.scope, order.id, { reason: 'operator' }), 'order_not_found');
    const stranger = hubScope(hub.hub.id);
    const merchant = await hub.merchant();
    await refused(queries.byId({ ...stranger, merchantId: merchant.id }, order.id), 'order_not_found');
  });

  it('counts what a list totals, deleted orders out', async () => {
    const fresh = await TestHub.open(domain);
    const orders = [await fresh.order(), await fresh.order(), await fresh.order()];
    const total = async () =>
      (await domain.get(OrderVersions).page(fresh.scope, {}, { page: 1, perPage: 2 })).total;
    expect(await total()).toBe(3);
    await life.cancel(fresh.scope, orders[0]!.id, { reason: 'operator' });
    await domain.get(OrderEditing).delete(fresh.scope, orders[0]!.id);
    expect(await total()).toBe(2);
  });

  it('takes no payment for a cancelled order that never had a charge', async () => {
    const order = await hub.order();
    await life.cancel(hub.scope, order.id, { reason: 'operator' });
    const payment = domain.db.transaction((tx) => life.confirmPaymentIn(tx, hub.scope, order.id));
    await refused(payment, 'transition_refused');
    expect(await queries.byId(hub.scope, order.id)).toMatchObject({ paymentStatus: null });
    expect(await balanceOf('merchant', order.merchantId)).toBe(0);
  });

  it('quotes and orders the same price for the same input', async () => {
    const creation = domain.get(OrderCreation);
    const merchant = await hub.merchant();
    const input = { ...hub.orderCommand(), stops: [DROPOFF, PICKUP], needsReturn: true };
    const quote = await creation.quote(hub.scope, { ...input, merchantId: merchant.id });
    const order = await creation.create(hub.scope, { ...input, merchant: { id: merchant.id } });
    expect(order.totalCents).toBe(quote.totalCents);
    expect(order.distanceM).toBe(quote.distanceM);
    expect(cents(order.price.totalCents)).toBe(quote.totalCents);
  });
});
