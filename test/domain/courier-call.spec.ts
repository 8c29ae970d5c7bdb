import {
  Catalog,
  cents,
  OrderEditing,
  OrderLifecycle,
  OrderQueries,
  WalletQueries,
  Wallets,
  type CreateOrderCommand,
  type Merchant,
  type OrderRecord,
} from '#domain';
import { DROPOFF, PICKUP, testDomain, TestHub, type TestDomain } from '../support/index.js';

/** The tariff of `TestHub` asks at least this of any delivery. */
const BASE_CENTS = 500;

describe('a courier call', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  const call = (merchant: Merchant, command: Partial<CreateOrderCommand> = {}) =>
    hub.order({
      merchant: { id: merchant.id },
      stops: [],
      openStops: 1,
      paymentMethod: 'wallet',
      ...command,
    });
  const balanceOf = ({ id }: Merchant) =>
    domain.get(WalletQueries).balance(hub.scope, { kind: 'merchant', id });
  const credit = ({ id }: Merchant, amount: number) =>
    domain.get(Wallets).credit(hub.scope, { kind: 'merchant', id }, { amount: cents(amount) });
  const read = ({ id }: OrderRecord) => domain.get(OrderQueries).byId(hub.scope, id);

  async function atPickup(merchant: Merchant, command: Partial<CreateOrderCommand> = {}) {
    const order = await call(merchant, command);
    const courier = await hub.courier();
    await domain.get(OrderLifecycle).accept(courier.scope, order.id, courier.id);
    await domain.get(OrderLifecycle).arriveAtPickup(courier.scope, order.id);
    const enter = (ordinal = 1) =>
      domain.get(OrderEditing).setStopAddress(courier.scope, order.id, ordinal, DROPOFF);
    return { order, enter };
  }

  describe('paid by wallet', () => {
    it.each([0, -1])('is refused at creation to a wallet with %i cents', async (balance) => {
      const merchant = await hub.merchant();
      if (balance < 0)
        await domain
          .get(Wallets)
          .debit(
            hub.scope,
            { kind: 'merchant', id: merchant.id },
            { amount: cents(-balance), allowNegative: true },
          );
      await expect(call(merchant)).rejects.toMatchObject({
        code: 'insufficient_balance',
        facts: { field: 'paymentMethod' },
      });
    });

    it("is refused to a sub-user whose owner's wallet is empty", async () => {
      const owner = await hub.merchant();
      const clerk = await hub.merchant({ ownerId: owner.id });
      await expect(call(clerk)).rejects.toMatchObject({ code: 'insufficient_balance' });
      await credit(owner, 1);
      expect((await call(clerk)).kind).toBe('courier_call');
    });

    it('awaits its payment until it has a price', async () => {
      const merchant = await hub.merchantWith(10_000);
      const { order, enter } = await atPickup(merchant);
      expect(order).toMatchObject({ totalCents: 0, paymentStatus: 'awaiting' });
      expect(await balanceOf(merchant)).toBe(10_000);
      const priced = await enter();
      expect(priced).toMatchObject({ paymentStatus: 'paid' });
      expect(await balanceOf(merchant)).toBe(10_000 - priced.totalCents);
    });

    it('refuses the addresses while the balance does not cover the price, and takes them once it does', async () => {
      const merchant = await hub.merchantWith(BASE_CENTS - 1);
      const { order, enter } = await atPickup(merchant);
      await expect(enter()).rejects.toMatchObject({
        code: 'insufficient_balance',
        facts: { field: 'address' },
      });
      expect(await balanceOf(merchant)).toBe(BASE_CENTS - 1);
      const refused = await read(order);
      expect(refused).toMatchObject({
        status: 'arrived_pickup_location',
        totalCents: 0,
        paymentStatus: 'refused',
        stops: [{ latitude: null }],
      });

      await credit(merchant, 10_000);
      const priced = await enter();
      expect(priced).toMatchObject({ paymentStatus: 'paid', stops: [{ latitude: DROPOFF.latitude }] });
      expect(await balanceOf(merchant)).toBe(BASE_CENTS - 1 + 10_000 - priced.totalCents);
    });

    it('records in the timeline why the addresses were refused, once however often they are sent', async () => {
      const merchant = await hub.merchantWith(1);
      const { order, enter } = await atPickup(merchant);
      for (let i = 0; i < 3; i++)
        await expect(enter()).rejects.toMatchObject({ code: 'insufficient_balance' });
      const entries = await domain.get(OrderQueries).timeline(order.id);
      const refusals = entries.filter(({ data }) => data?.['refused'] !== undefined);
      expect(refusals).toEqual([
        expect.objectContaining({
          type: 'order.updated',
          data: {
            fields: ['paymentStatus'],
            refused: 'insufficient_balance',
            amountCents: expect.any(Number),
            balanceCents: 1,
          },
        }),
      ]);
    });

    it('refuses only the address that gives it its price', async () => {
      const { enter } = await atPickup(await hub.merchantWith(1), { openStops: 2 });
      expect((await enter(1)).stops[0]).toMatchObject({ latitude: DROPOFF.latitude });
      await expect(enter(2)).rejects.toMatchObject({ code: 'insufficient_balance' });
    });

    it('may be overdrawn by lateness before it has a price', async () => {
      const strict = await TestHub.open(domain, {
        settings: { arrival: { toleranceMinutes: 5, chargeCents: 700 } },
      });
      const merchant = await strict.merchantWith(1);

      const order = await strict.order({
        merchant: { id: merchant.id },
        stops: [],
        openStops: 1,
        paymentMethod: 'wallet',
      });
      const courier = await strict.courier();
      await domain.get(OrderLifecycle).accept(courier.scope, order.id, courier.id);
      domain.clock.advance({ minutes: 6 });
      await domain.get(OrderLifecycle).arriveAtPickup(courier.scope, order.id);
      const wallet = { kind: 'merchant', id: merchant.id } as const;
      expect(await domain.get(WalletQueries).balance(strict.scope, wallet)).toBe(-699);
    });

    it('may be overdrawn by a later edit', async () => {
      const merchant = await hub.merchantWith(10_000);
      const { order, enter } = await atPickup(merchant);
      await enter();
      await domain.get(OrderEditing).edit(hub.scope, order.id, { totalCents: 12_000 });
      expect(await balanceOf(merchant)).toBe(-2_000);
    });
  });

  it('paid otherwise asks no wallet', async () => {
    const { enter } = await atPickup(await hub.merchant({ invoicingEnabled: true }), {
      paymentMethod: 'invoiced',
    });
    expect((await enter()).totalCents).toBeGreaterThan(0);
  });

  it('for a vehicle type without a tariff is refused as its quote is', async () => {
    const { id } = await domain.get(Catalog).createVehicleType(hub.hub.id, { name: 'Van', kind: 'car' });
    const merchant = await hub.merchantWith(10_000);
    await expect(call(merchant, { vehicleTypeId: id, pickup: PICKUP })).rejects.toMatchObject({
      code: 'tariff_not_found',
      facts: { field: 'vehicleTypeId' },
    });
  });
});
