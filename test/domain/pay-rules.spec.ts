import {
  cents,
  CourierPayRaises,
  explainPay,
  Hubs,
  OrderEditing,
  OrderLifecycle,
  OrderQueries,
  WalletQueries,
  Wallets,
  type HubSettingsInput,
} from '#domain';
import { expectBalancedLedger, testDomain, TestHub, type TestDomain } from '../support/index.js';

type Rules = NonNullable<HubSettingsInput['payRules']>;

describe('rules of couriers’ pay', () => {
  let domain: TestDomain;

  beforeAll(async () => {
    domain = await testDomain();
  });
  afterEach(() => expectBalancedLedger(domain.db));
  afterAll(() => domain.close());

  async function hubWith(payRules: Rules | null) {
    const hub = await TestHub.open(domain, { settings: { payRules } });
    const courier = await hub.courier();
    const life = domain.get(OrderLifecycle);
    const balance = () => domain.get(WalletQueries).balance(hub.scope, { kind: 'courier', id: courier.id });
    const accepted = async (toPickupM: number | null = null) => {
      const { id } = await hub.order();
      await domain.db.transaction((tx) =>
        life.acceptIn(tx, hub.scope, id, courier.id, 'operator', toPickupM),
      );
      return id;
    };
    const deliver = async (id: number) => {
      await life.collect(courier.scope, id);
      return await life.deliverStop(courier.scope, id, 1, {});
    };
    return { hub, courier, life, balance, accepted, deliver };
  }

  it('pay the way that was offered, waiting and floor, and the lines add up to what the wallet gets', async () => {
    const rules = { centsPerKm: 250, waitingAfterMinutes: 5, waitingCentsPerMinute: 40 };
    const { life, courier, balance, accepted, deliver, hub } = await hubWith(rules);
    const id = await accepted(3_000);
    const promised = (await domain.get(OrderQueries).byId(hub.scope, id)).courierPayCents;
    await life.arriveAtPickup(courier.scope, id);
    domain.clock.advance({ minutes: 15, seconds: 1 });
    const order = await deliver(id);
    expect(promised).toBeGreaterThanOrEqual(750);
    expect(order.courierPayCents).toBe(promised + 10 * 40);
    expect(await balance()).toBe(order.courierPayCents);
    const lines = explainPay(order);
    expect(lines.map(({ kind }) => kind)).toContain('waiting');
    expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(order.courierPayCents);
  });

  it('count an hour once, however many orders were carried in it', async () => {
    const { balance, accepted, deliver, life, courier } = await hubWith({ floorHourCents: 60_000 });
    const first = await accepted();
    domain.clock.advance({ minutes: 10 });
    const second = await accepted();
    await life.collect(courier.scope, first);
    domain.clock.advance({ minutes: 20 });
    const two = await deliver(second);
    domain.clock.advance({ minutes: 30 });
    const one = await deliver(first);
    const counted = [two, one].map(({ payTerms }) => Math.round((payTerms?.workedMs ?? 0) / 60_000));
    expect(counted).toEqual([30, 30]);
    const paid = await balance();
    expect(paid).toBeGreaterThanOrEqual(60_000);
    expect(paid).toBeLessThan(60_100);
  });

  it('pay who fetched the goods though the order is cancelled, and nobody else', async () => {
    const { balance, accepted, life, courier, hub } = await hubWith({
      failedBp: 5_000,
      floorOrderCents: 300,
    });
    const before = await accepted();
    await life.cancel(hub.scope, before, { reason: 'operator' });
    expect(await balance()).toBe(0);
    const id = await accepted();
    const { courierPayCents } = await life.collect(courier.scope, id);
    const order = await life.cancel(hub.scope, id, { reason: 'operator' });
    expect(order.courierPayCents).toBe(Math.max(300, Math.round(courierPayCents / 2)));
    expect(await balance()).toBe(order.courierPayCents);
  });

  it('keep a tip whatever becomes of the price; it is raised after the end too, and never lowered', async () => {
    const { balance, accepted, deliver, hub } = await hubWith({ minimumCents: 900 });
    const pay = domain.get(CourierPayRaises);
    const id = await accepted();
    await pay.tip(hub.scope, id, cents(200));
    const dearer = await domain.get(OrderEditing).edit(hub.scope, id, { totalCents: 3_000 });
    expect(dearer.courierPayCents).toBe(2_400 + 200);
    await deliver(id);
    await pay.tip(hub.scope, id, cents(500));
    await pay.tip(hub.scope, id, cents(500));
    await expect(pay.tip(hub.scope, id, cents(499))).rejects.toMatchObject({
      code: 'invalid_value',
      facts: { field: 'tipCents' },
    });
    expect(await balance()).toBe(2_400 + 500);
  });

  it('keep a tip of the shop, paid from its wallet once the order is completed', async () => {
    const { balance, accepted, deliver, hub } = await hubWith({ minimumCents: 900 });
    const id = await accepted();
    const { merchantId } = await domain.get(OrderQueries).byId(hub.scope, id);
    const owner = { kind: 'merchant', id: merchantId } as const;
    const give = (tipCents: number) =>
      domain.get(CourierPayRaises).tip({ ...hub.scope, merchantId }, id, cents(tipCents));
    await expect(give(200)).rejects.toMatchObject({ code: 'transition_refused' });
    const { courierPayCents: pay } = await deliver(id);
    await domain.get(CourierPayRaises).tip(hub.scope, id, cents(100));
    await expect(give(200)).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await balance()).toBe(pay + 100);
    await domain.get(Wallets).credit(hub.scope, owner, { amount: cents(250) });
    for (let sent = 0; sent < 2; sent++) await give(300);
    await expect(give(299)).rejects.toMatchObject({ code: 'invalid_value', facts: { minimum: 300 } });
    expect(await balance()).toBe(pay + 300);
    // What the company gave before is not the shop's to pay.
    expect(await domain.get(WalletQueries).balance(hub.scope, owner)).toBe(250 - 200);
    const moved = await domain.get(WalletQueries).ofOrder(hub.scope, id);
    expect(moved.map(({ entry: { kind, amount } }) => [kind, amount])).toContainEqual(['courier_tip', 200]);
  });

  it('stay as they were for orders that were placed by them', async () => {
    const { accepted, deliver, hub } = await hubWith({ minimumCents: 1_500 });
    const id = await accepted();
    await domain.get(Hubs).update(hub.hub.id, { settings: { payRules: null } });
    expect((await deliver(id)).courierPayCents).toBe(1_500);
    const later = await accepted();
    const order = await deliver(later);
    expect([order.payTerms, order.courierPayCents]).toEqual([null, Math.round(order.totalCents * 0.8)]);
  });
});
