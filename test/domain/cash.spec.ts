import { CashHandIns, CashQueries, cents, OrderLifecycle, type Cents, type HubSettingsInput } from '#domain';
import { DROPOFF, expectBalancedLedger, testDomain, TestHub, type TestDomain } from '../support/index.js';

describe('cash that couriers collect', () => {
  let domain: TestDomain;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
  });
  afterEach(() => expectBalancedLedger(domain.db));
  afterAll(() => domain.close());

  async function withCash(collectCents: Cents, settings: HubSettingsInput = {}) {
    const hub = await TestHub.open(domain, { settings });
    const courier = await hub.courier();
    const shop = await hub.merchant();
    const life = domain.get(OrderLifecycle);
    const deliver = async () => {
      const stops = [{ ...DROPOFF, collectCents, collectMethod: 'cash' as const }];
      const order = await hub.order({ merchant: { id: shop.id }, stops });
      await life.accept(hub.scope, order.id, courier.id);
      await life.collect(courier.scope, order.id);
      return await life.deliverStop(courier.scope, order.id, 1, {});
    };
    return { hub, courier, shop, deliver };
  }

  it('is refused another amount without a reason, and nothing is delivered then', async () => {
    const { hub, courier, deliver } = await withCash(cents(1_000));
    await deliver();
    const order = await hub.order({
      stops: [{ ...DROPOFF, collectCents: cents(900), collectMethod: 'cash' }],
    });
    const life = domain.get(OrderLifecycle);
    await life.accept(hub.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    const less = { collected: { cents: cents(800), method: 'cash' as const } };
    await expect(life.deliverStop(courier.scope, order.id, 1, less)).rejects.toMatchObject({
      code: 'required_value',
      facts: { field: 'collected.reason' },
    });
    const held = await domain.get(CashQueries).ofCourier(hub.scope, courier.id, null);
    expect(held).toMatchObject({ inHandCents: 1_000, aboveLimit: false, limitCents: null });
  });

  it('reaches the limit of the hub, or the courier’s own', async () => {
    const { hub, courier, deliver } = await withCash(cents(1_000), { cashLimitCents: 2_000 });
    const queries = domain.get(CashQueries);
    await deliver();
    expect(await queries.aboveLimit(hub.scope.hubId, 2_000)).toEqual([]);
    await deliver();
    expect(await queries.aboveLimit(hub.scope.hubId, 2_000)).toEqual([courier.id]);
    await queries.setLimit(hub.scope, courier.id, cents(2_500));
    expect(await queries.aboveLimit(hub.scope.hubId, 2_000)).toEqual([]);
    await domain.get(CashHandIns).receive(hub.scope, courier.id, cents(2_000));
    await queries.setLimit(hub.scope, courier.id, null);
    expect(await queries.ofCourier(hub.scope, courier.id, 2_000)).toMatchObject({
      ...{ inHandCents: 0, since: null, limitCents: 2_000, ownLimitCents: null, aboveLimit: false },
    });
  });

  it('is counted by a second person, once', async () => {
    const { hub, courier, deliver } = await withCash(cents(1_000));
    await deliver();
    const handIns = domain.get(CashHandIns);
    const { id } = await handIns.announce(courier.scope, courier.id, cents(1_000));
    await expect(handIns.confirm(courier.scope, id, { countedCents: cents(1_000) })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(handIns.confirm(hub.scope, id, { countedCents: cents(900) })).rejects.toMatchObject({
      code: 'required_value',
    });
    const counted = { countedCents: cents(1_000) };
    const both = await Promise.allSettled([1, 2].map(() => handIns.confirm(hub.scope, id, counted)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const listed = await domain.get(CashQueries).handIns(hub.scope, {}, { limit: 5 });
    expect(listed).toMatchObject([{ id, state: 'confirmed', countedCents: 1_000, missing: null }]);
  });

  it('comes from doors and counters at once without a cent or a lock astray', async () => {
    const { hub, courier, deliver } = await withCash(cents(700));
    const handIns = domain.get(CashHandIns);
    for (let round = 0; round < 3; round++)
      await Promise.all([
        deliver(),
        deliver(),
        handIns.receive(hub.scope, courier.id, cents(300)),
        handIns.receive(hub.scope, courier.id, cents(200)),
      ]);
    const held = await domain.get(CashQueries).ofCourier(hub.scope, courier.id, null);
    expect(held?.inHandCents).toBe(6 * 700 - 3 * 500);
  });
});
