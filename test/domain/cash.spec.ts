import {
  CashHandIns,
  CashQueries,
  cents,
  OrderLifecycle,
  WalletQueries,
  type Cents,
  type HubSettingsInput,
} from '#domain';
import { DROPOFF, expectBalancedLedger, testDomain, TestHub, type TestDomain } from '../support/index.js';

describe('cash that couriers collect', () => {
  let domain: TestDomain;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
  });
  afterEach(() => expectBalancedLedger(domain.db));
  afterAll(() => domain.close());

  const brought = (amount: number) => ({ countedCents: cents(amount), beyondHeld: true });

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
    await domain.get(CashHandIns).receive(hub.scope, courier.id, { countedCents: cents(2_000) });
    await queries.setLimit(hub.scope, courier.id, null);
    expect(await queries.ofCourier(hub.scope, courier.id, 2_000)).toMatchObject({
      inHandCents: 0,
      since: null,
      limitCents: 2_000,
      ownLimitCents: null,
      aboveLimit: false,
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
    const elsewhere = await TestHub.open(domain);
    await expect(handIns.confirm(elsewhere.scope, id, counted)).rejects.toMatchObject({
      code: 'hand_in_not_found',
    });
    const both = await Promise.allSettled([1, 2].map(() => handIns.confirm(hub.scope, id, counted)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const listed = await domain.get(CashQueries).handIns(hub.scope, {}, { limit: 5 });
    expect(listed).toMatchObject([{ id, state: 'confirmed', countedCents: 1_000, missing: null }]);
  });

  it('is counted beyond what is in hand when that is meant, and then within bounds', async () => {
    const { hub, courier, deliver } = await withCash(cents(1_000));
    await deliver();
    const handIns = domain.get(CashHandIns);
    const receive = (countedCents: number, beyondHeld?: boolean) =>
      handIns.receive(hub.scope, courier.id, { countedCents: cents(countedCents), beyondHeld });
    const asks = { code: 'required_value', facts: { field: 'beyondHeld', heldCents: 1_000 } };
    await expect(receive(100_000)).rejects.toMatchObject(asks);
    const most = { code: 'invalid_value', facts: { field: 'countedCents', maximum: 101_000 } };
    await expect(receive(101_001, true)).rejects.toMatchObject(most);
    const { id } = await handIns.announce(courier.scope, courier.id, cents(900_000));
    const lost = { countedCents: cents(0), missing: 'written_off', reason: 'perdido' } as const;
    await expect(handIns.confirm(hub.scope, id, lost)).rejects.toMatchObject(asks);
    await expect(handIns.confirm(hub.scope, id, { ...lost, beyondHeld: true })).rejects.toMatchObject(most);
    expect(await receive(1_001, true)).toMatchObject({ state: 'confirmed', countedCents: 1_001 });
    expect((await domain.get(CashQueries).ofCourier(hub.scope, courier.id, null))?.inHandCents).toBe(-1);
  });

  it('is in hand again when its count is taken back, and the shop’s share is collected again later', async () => {
    const { hub, courier, shop, deliver } = await withCash(cents(1_000));
    await deliver();
    await deliver();
    const handIns = domain.get(CashHandIns);
    const { id } = await handIns.announce(courier.scope, courier.id, cents(2_000));
    const charged = { countedCents: cents(1_500), missing: 'charged', reason: 'faltou' } as const;
    await handIns.confirm(hub.scope, id, charged);
    const standing = async () => {
      const wallets = domain.get(WalletQueries);
      const held = await domain.get(CashQueries).ofCourier(hub.scope, courier.id, null);
      const wallet = await wallets.balance(hub.scope, { kind: 'courier', id: courier.id });
      return [held?.inHandCents, wallet, await wallets.balance(hub.scope, { kind: 'merchant', id: shop.id })];
    };
    const [, earned] = await standing();
    expect(await standing()).toEqual([0, earned, 2_000]);
    await expect(handIns.reverse(courier.scope, id, 'engano')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(handIns.reverse(hub.scope, id, ' ')).rejects.toMatchObject({ code: 'required_value' });
    expect(await handIns.reverse(hub.scope, id, 'contado o envelope errado')).toMatchObject({
      state: 'reversed',
      countedCents: 1_500,
      reversedReason: 'contado o envelope errado',
    });
    expect(await standing()).toEqual([2_000, (earned ?? 0) + 500, 0]);
    await expect(handIns.reverse(hub.scope, id, 'de novo')).rejects.toMatchObject({
      code: 'transition_refused',
    });
    await handIns.receive(hub.scope, courier.id, { countedCents: cents(2_000) });
    expect(await standing()).toEqual([0, (earned ?? 0) + 500, 2_000]);
    const listed = await domain.get(CashQueries).handIns(hub.scope, {}, { limit: 5 });
    expect(listed).toMatchObject([{ state: 'confirmed' }, { id, state: 'reversed' }]);
  });

  it('comes from doors and counters at once without a cent or a lock astray', async () => {
    const { hub, courier, deliver } = await withCash(cents(700));
    const handIns = domain.get(CashHandIns);
    for (let round = 0; round < 3; round++)
      await Promise.all([
        deliver(),
        deliver(),
        handIns.receive(hub.scope, courier.id, brought(300)),
        handIns.receive(hub.scope, courier.id, brought(200)),
      ]);
    const held = await domain.get(CashQueries).ofCourier(hub.scope, courier.id, null);
    expect(held?.inHandCents).toBe(6 * 700 - 3 * 500);
  });
});
