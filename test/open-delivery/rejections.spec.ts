import { Catalog, DeliveryRequestQueries, Hubs, Merchants, RequestDecisions, Wallets, cents } from '#domain';
import { OUT_OF_AREA, PICKUP, OpenDeliveryWorld } from './open-delivery.world.js';

describe('the decision', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  const set = async (settings: Parameters<Hubs['update']>[1]['settings']) => {
    await world.faces.get(Hubs).update(world.hub.id, { settings: settings ?? {} });
    world.tick(5);
  };
  const outcome = async (orderId: string) => {
    const { event, status } = await world.detail(orderId);
    expect(event.type).toBe(status);
    // The webhook holds the same event, byte for byte.
    expect((await world.webhookBodies(orderId)).at(-1)?.['event']).toEqual(event);
    return event;
  };

  it('accepts what can be done', async () => {
    expect(await outcome(await world.createDelivery())).toMatchObject({ type: 'ACCEPTED' });
  });

  it('PRICE_EXCEEDED when the surge is above what was agreed to, with the price of the moment', async () => {
    await set({ surgeBp: 16_000 });
    expect(await outcome(await world.createDelivery({ additionalPricePercentual: 50 }))).toMatchObject({
      type: 'REJECTED',
      rejectionInfo: {
        reason: 'PRICE_EXCEEDED',
        metadata: { price: { currency: 'BRL' }, pricingList: 'DYNAMIC', additionalPricePercentual: 60 },
      },
    });
    expect(await outcome(await world.createDelivery({ additionalPricePercentual: 60 }))).toMatchObject({
      type: 'ACCEPTED',
    });
    const { additionalPricePercentual: _, ...anyPrice } = world.delivery();
    await world.post('delivery', anyPrice);
    await world.decide();
    expect(await outcome(anyPrice['orderId'])).toMatchObject({ type: 'ACCEPTED' });
    await set({ surgeBp: 10_000 });
  });

  it('VEHICLE_NOT_AVAILABLE for a vehicle the hub does not have, with those it has', async () => {
    await world.courier();
    const vehicle = { type: ['VUC', 'BICYCLE'], container: 'NORMAL' };
    expect(await outcome(await world.createDelivery({ vehicle }))).toMatchObject({
      type: 'REJECTED',
      rejectionInfo: {
        reason: 'VEHICLE_NOT_AVAILABLE',
        metadata: { availableVehicles: 0, vehiclesAvailable: { type: ['MOTORBIKE_BAG'] } },
      },
    });
  });

  it('VEHICLE_NOT_AVAILABLE for a package that fits on none', async () => {
    await world.faces.get(Catalog).updateVehicleType(world.hub.id, world.motorbike.id, {
      limitsEnforced: true,
      maxWeightKg: 10,
    });
    world.tick(5);
    expect((await outcome(await world.createDelivery({ totalWeight: 10_001 }))).rejectionInfo.reason).toBe(
      'VEHICLE_NOT_AVAILABLE',
    );
    expect((await outcome(await world.createDelivery({ totalWeight: 10_000 }))).type).toBe('ACCEPTED');
  });

  it('DOES_NOT_MEET_REQUESTED_TIMES when the way is longer than the limit, with the times that can be kept', async () => {
    const limitTimes = { pickupLimit: 30, deliveryLimit: 1 };
    const event = await outcome(await world.createDelivery({ limitTimes }));
    expect(event).toMatchObject({
      type: 'REJECTED',
      rejectionInfo: { reason: 'DOES_NOT_MEET_REQUESTED_TIMES', metadata: { updateMethod: 'ONLINE' } },
    });
    expect(event.rejectionInfo.metadata.deliveryEtaInMinutes).toBeGreaterThan(1);
  });

  it('DOES_NOT_MEET_REQUESTED_TIMES when the nearest courier is too far from the pickup', async () => {
    world.tick(200);
    await world.courier({ ...PICKUP, latitude: PICKUP.latitude + 0.1 });
    const limitTimes = { pickupLimit: 5, deliveryLimit: 240 };
    expect((await outcome(await world.createDelivery({ limitTimes }))).rejectionInfo.reason).toBe(
      'DOES_NOT_MEET_REQUESTED_TIMES',
    );
    // No courier is online: the request is not rejected for that yet.
    world.tick(200);
    expect((await outcome(await world.createDelivery({ limitTimes }))).type).toBe('ACCEPTED');
  });

  it('REGION_NOT_SERVED outside the area, and where the address is unknown', async () => {
    const { deliveryAddress } = world.delivery();
    const far = { ...deliveryAddress, ...OUT_OF_AREA };
    expect((await outcome(await world.createDelivery({ deliveryAddress: far }))).rejectionInfo.reason).toBe(
      'REGION_NOT_SERVED',
    );
    const { latitude: _, longitude: __, ...unknown } = { ...deliveryAddress, street: 'Rua que não existe' };
    expect(
      (await outcome(await world.createDelivery({ deliveryAddress: unknown }))).rejectionInfo.reason,
    ).toBe('REGION_NOT_SERVED');
  });

  it('OTHER when the wallet does not cover it; topped up, the same order is a new attempt', async () => {
    await world.faces.get(Merchants).update(world.scope, world.merchant.id, { invoicingEnabled: false });
    const body = world.delivery();
    const first = await world.post('delivery', body);
    await world.decide();
    expect(await outcome(body['orderId'])).toMatchObject({
      type: 'REJECTED',
      message: 'Saldo insuficiente',
      rejectionInfo: { reason: 'OTHER' },
    });
    await world.faces
      .get(Wallets)
      .credit(
        world.scope,
        { kind: 'merchant', id: world.merchant.id },
        { amount: cents(100_000), description: 'Recarga', externalId: null },
      );
    const second = await world.post('delivery', body);
    expect(second.body.deliveryId).not.toBe(first.body.deliveryId);
    await world.decide();
    const detail = await world.detail(body['orderId']);
    expect(detail).toMatchObject({ status: 'ACCEPTED', deliveryId: second.body.deliveryId });
    expect(detail['events'].map(({ type }: { type: string }) => type)).toEqual(['PENDING', 'ACCEPTED']);
    await world.faces.get(Merchants).update(world.scope, world.merchant.id, { invoicingEnabled: true });
  });

  it('belongs to two deciders at once only once', async () => {
    const orderId = await world.createDelivery({}, false);
    const { id } = (await world.core.db.first<{ id: number }>(
      'select id from delivery_requests where order_uuid = $1',
      [orderId],
    )) as { id: number };
    world.tick();
    const decisions = world.faces.get(RequestDecisions);
    await Promise.all(Array.from({ length: 8 }, () => decisions.decide(id)));
    expect(await world.history(orderId)).toEqual(['PENDING', 'ACCEPTED']);
    expect(await world.webhookBodies(orderId)).toHaveLength(2);
    const orders = await world.core.db.query('select 1 from orders where request_id = $1', [id]);
    expect(orders).toHaveLength(1);
  });

  it('is found by the workers’ sweep when its announcement is lost', async () => {
    const orderId = await world.createDelivery({}, false);
    world.tick();
    await world.faces.get(RequestDecisions).decideDue();
    expect(await world.history(orderId)).toEqual(['PENDING', 'ACCEPTED']);
  });

  describe('of an operator', () => {
    beforeAll(() => set({ requests: { acceptance: 'manual', decisionMinutes: 10 } }));
    afterAll(() => set({ requests: { acceptance: 'automatic' } }));

    const decisions = () => world.faces.get(RequestDecisions);
    const waiting = async (orderId: string) => {
      const list = await world.faces.get(DeliveryRequestQueries).undecided(world.scope);
      return list.find(({ orderUuid }) => orderUuid === orderId)!;
    };

    it('is waited for, then accepts', async () => {
      const orderId = await world.createDelivery();
      expect(await world.history(orderId)).toEqual(['PENDING']);
      const { id } = await waiting(orderId);
      await decisions().accept(world.scope, id);
      expect(await outcome(orderId)).toMatchObject({ type: 'ACCEPTED' });
      await expect(decisions().accept(world.scope, id)).rejects.toThrow('request_already_decided');
    });

    it('rejects, with a reason', async () => {
      const orderId = await world.createDelivery();
      const { id } = await waiting(orderId);
      await decisions().reject(world.scope, id, { reason: 'region_not_served', note: 'Rua alagada' });
      expect(await outcome(orderId)).toMatchObject({
        type: 'REJECTED',
        message: 'Rua alagada',
        rejectionInfo: { reason: 'REGION_NOT_SERVED' },
      });
      await expect(decisions().accept(world.scope, id)).rejects.toThrow('request_already_decided');
    });

    it.each([
      ['price_exceeded', 'PRICE_EXCEEDED'],
      ['vehicle_not_available', 'VEHICLE_NOT_AVAILABLE'],
      ['no_courier', 'NO_DELIVERYPERSON_AVAILABLE'],
      ['times_not_met', 'DOES_NOT_MEET_REQUESTED_TIMES'],
      ['other', 'OTHER'],
    ] as const)('rejects with %s, sent as %s', async (reason, wireReason) => {
      const orderId = await world.createDelivery();
      await decisions().reject(world.scope, (await waiting(orderId)).id, { reason, note: 'Hoje não' });
      // The facts of the rejection are in `metadata`, as the schema requires.
      expect(await outcome(orderId)).toMatchObject({
        type: 'REJECTED',
        rejectionInfo: { reason: wireReason },
      });
    });

    it('cannot name a price that there is none of: what is outside the area is rejected for that', async () => {
      const { deliveryAddress } = world.delivery();
      const orderId = await world.createDelivery({ deliveryAddress: { ...deliveryAddress, ...OUT_OF_AREA } });
      const { id } = await waiting(orderId);
      await decisions().reject(world.scope, id, { reason: 'price_exceeded', note: 'Caro' });
      expect(await outcome(orderId)).toMatchObject({
        message: 'Caro',
        rejectionInfo: { reason: 'REGION_NOT_SERVED' },
      });
    });

    it('does not come: REJECTED OTHER at rejectAfter', async () => {
      const body = world.delivery();
      const { rejectAfter } = (await world.post('delivery', body)).body.completion;
      world.core.clock.set(new Date(Date.parse(rejectAfter) - 1_000));
      await decisions().decideDue();
      expect(await world.history(body['orderId'])).toEqual(['PENDING']);
      world.core.clock.set(rejectAfter);
      await decisions().decideDue();
      expect(await outcome(body['orderId'])).toMatchObject({
        type: 'REJECTED',
        rejectionInfo: { reason: 'OTHER' },
      });
    });

    it('is not a matter of another hub', async () => {
      const { id } = await waiting(await world.createDelivery());
      await expect(decisions().accept({ ...world.scope, hubId: world.hub.id + 1 }, id)).rejects.toThrow(
        'delivery_request_not_found',
      );
    });
  });
});
