import {
  Catalog,
  Merchants,
  OrderCreation,
  OrderParties,
  OrderTracking,
  PreparationTimes,
  PriceTrials,
  Tariffs,
  type Merchant,
} from '#domain';
import { DROPOFF, PICKUP, testDomain, TestHub, type TestDomain } from '../support/index.js';

const NOON = new Date('2026-03-02T15:00:00Z');

describe('orders of a shop’s users', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());
  beforeEach(() => domain.clock.set(NOON));

  const userOf = (shop: Merchant, own: Partial<Merchant> = {}) =>
    hub.merchant({ ownerId: shop.id, phone: '', ...own });
  const placed = ({ id }: Merchant) => hub.order({ merchant: { id } });
  const agesOf = async (merchant: Merchant) =>
    (await placed(merchant)).stops.map(({ minimumAge }) => minimumAge);

  it('ask for the age that the shop asks for, and for no less than the user’s own', async () => {
    const shop = await hub.merchant({ minimumAge: 18 });
    expect(await agesOf(await userOf(shop))).toEqual([18]);
    expect(await agesOf(await userOf(shop, { minimumAge: 16 }))).toEqual([18]);
    expect(await agesOf(await userOf(shop, { minimumAge: 21 }))).toEqual([21]);
    await domain.get(Merchants).update(hub.scope, shop.id, { minimumAge: null });
    const drinks = await domain.get(Catalog).createCategory(hub.hub.id, {
      vehicleTypeId: hub.vehicleType.id,
      name: 'Bebidas',
      minimumAge: 18,
    });
    await domain.get(Merchants).update(hub.scope, shop.id, { categoryIds: [drinks.id] });
    expect(await agesOf(await userOf(shop))).toEqual([18]);
  });

  it('wait for the shop to open, and for its goods', async () => {
    // NOON is a Monday, at midday of the hub.
    const shop = await hub.merchant({ openingHours: [{ weekday: 1, from: '18:00', to: '23:00' }] });
    const user = await userOf(shop);
    expect((await placed(user)).readyAt).toEqual(new Date('2026-03-02T21:00:00Z'));
    await domain.get(Merchants).update(hub.scope, shop.id, { openingHours: null, preparationMinutes: 25 });
    expect((await placed(user)).readyAt).toEqual(new Date('2026-03-02T15:25:00Z'));
    await domain.get(Merchants).update(hub.scope, user.id, { preparationMinutes: 5 });
    expect((await placed(user)).readyAt).toEqual(new Date('2026-03-02T15:05:00Z'));
  });

  it('teach the shop’s preparation time, and go by it', async () => {
    const shop = await hub.merchant();
    const user = await userOf(shop);
    const times = domain.get(PreparationTimes);
    const sample = { hubId: hub.hub.id, merchantId: user.id, timezone: hub.hub.timezone };
    const collected = { ...sample, startedAt: NOON, seconds: 600, waited: true };
    await domain.db.transaction((tx) => times.learn(tx, [collected, collected, collected]));
    expect(await times.ofMerchant(hub.hub.id, shop.id)).toMatchObject([{ seconds: 600, samples: 3 }]);
    expect((await placed(user)).readyAt).toEqual(new Date('2026-03-02T15:10:00Z'));
  });

  it('cost what the shop’s tariff says, in a quote, an order, a call and a trial', async () => {
    const shop = await hub.merchant();
    const user = await userOf(shop);
    const priced = { vehicleTypeId: hub.vehicleType.id, merchantId: user.id, categoryId: null };
    const tariff = (name: string, merchant: Merchant, baseCents: number) =>
      domain.get(Tariffs).create(hub.scope, {
        name,
        vehicleTypeId: hub.vehicleType.id,
        merchantId: merchant.id,
        terms: { baseCents, includedM: 100_000, bands: [{ upToM: null, centsPerKm: 0 }], minimumCents: 0 },
      });
    await tariff('Da loja', shop, 4_321);
    const quoted = { ...priced, pickup: PICKUP, stops: [DROPOFF], needsReturn: false };
    const scope = { ...hub.scope, merchantId: user.id };
    expect((await domain.get(OrderCreation).quote(scope, quoted)).totalCents).toBe(4_321);
    expect((await placed(user)).totalCents).toBe(4_321);
    expect((await domain.get(PriceTrials).explain(hub.scope, quoted)).tariff.name).toBe('Da loja');
    await tariff('Do balcão', user, 1_234);
    expect((await placed(user)).totalCents).toBe(1_234);
  });

  it('go with the shop’s note and its default for goods that nobody takes, under its name', async () => {
    const shop = await hub.merchant({
      courierNote: 'Entre pela lateral',
      ifUndelivered: 'dispose',
      phone: '1133334444',
    });
    const order = await placed(await userOf(shop, { name: 'Caixa 9' }));
    expect(order.stops[0]).toMatchObject({ ifUndelivered: 'dispose' });
    const cached = await domain.get(OrderParties).load([{ ...order }]);
    const read = await domain.db.transaction((tx) => domain.get(OrderParties).load([{ ...order }], tx));
    for (const [{ merchant } = {}] of [cached, read])
      expect(merchant).toMatchObject({ name: 'Caixa 9', courierNote: 'Entre pela lateral' });
    const { merchant } = await domain.get(OrderTracking).byToken(order.trackingToken);
    expect(merchant).toMatchObject({ name: shop.name, phone: '1133334444' });
  });
});
