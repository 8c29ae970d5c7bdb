import { Merchants, OrderCreation, OrderLifecycle, OutboxRelay, type OrderRecord } from '#domain';
import { testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

const MINUTE_MS = 60_000;

describe('when an order is expected to be ready', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  const minutesUntilReady = ({ readyAt, createdAt }: OrderRecord) =>
    readyAt && Math.round((readyAt.getTime() - createdAt.getTime()) / MINUTE_MS);

  async function aMerchant(preparationMinutes: number | null = null): Promise<number> {
    const merchant = await domain.get(Merchants).create(hub.scope, {
      name: 'Padaria Inventada',
      phone: '1932000000',
      preparationMinutes,
    });
    return merchant.id;
  }

  const orderOf = (merchantId: number, more = {}) =>
    domain
      .get(OrderCreation)
      .create(hub.scope, { ...hub.orderCommand(), merchant: { id: merchantId }, ...more });

  /** The courier comes after so many minutes and leaves with the goods after so many more. */
  async function collected(merchantId: number, arrivesAfter: number, waits: number): Promise<void> {
    const { id } = await orderOf(merchantId, { combinable: true });
    const { id: courier } = await hub.courier();
    const lifecycle = domain.get(OrderLifecycle);
    await lifecycle.accept(hub.scope, id, courier);
    domain.clock.advance({ minutes: arrivesAfter });
    await lifecycle.arriveAtPickup(hub.scope, id);
    domain.clock.advance({ minutes: waits });
    await lifecycle.collect(hub.scope, id);
    await domain.get(OutboxRelay).drain();
  }

  /** What was learned is remembered for five minutes. */
  const later = () => domain.clock.advance({ minutes: 6 });

  it('is unknown for a merchant of whom nothing is known', async () => {
    expect(minutesUntilReady(await orderOf(await aMerchant()))).toBeNull();
  });

  it('follows the preparation set by hand, from its stated beginning', async () => {
    const merchant = await aMerchant(25);
    expect(minutesUntilReady(await orderOf(merchant))).toBe(25);
    const preparationStartsAt = new Date(domain.clock.millis() + 10 * MINUTE_MS);
    expect(minutesUntilReady(await orderOf(merchant, { preparationStartsAt }))).toBe(35);
  });

  it("is the caller's value, and the scheduled time of a scheduled order", async () => {
    const merchant = await aMerchant(25);
    const at = new Date(domain.clock.millis() + 40 * MINUTE_MS);
    expect(minutesUntilReady(await orderOf(merchant, { readyAt: at }))).toBe(40);
    expect(minutesUntilReady(await orderOf(merchant, { scheduledFor: at }))).toBe(40);
  });

  it('is measured from three couriers who waited, and corrected by those who did not', async () => {
    const merchant = await aMerchant();
    for (let n = 0; n < 3; n++) await collected(merchant, 5, 13);
    later();
    expect(minutesUntilReady(await orderOf(merchant))).toBe(18);
    for (let n = 0; n < 30; n++) await collected(merchant, 9, 0);
    later();
    expect(minutesUntilReady(await orderOf(merchant))).toBeLessThan(12);
  });

  it(`is now at the merchant's "ready", once, and not after the collection`, async () => {
    const lifecycle = domain.get(OrderLifecycle);
    const { id } = await orderOf(await aMerchant(25), { initialStatus: 'preparing' });
    domain.clock.advance({ minutes: 10 });
    const ready = await lifecycle.ready(hub.scope, id);
    expect(minutesUntilReady(ready)).toBe(10);
    domain.clock.advance({ minutes: 5 });
    expect((await lifecycle.ready(hub.scope, id)).readyAt).toEqual(ready.readyAt);
    await lifecycle.accept(hub.scope, id, (await hub.courier()).id);
    await lifecycle.collect(hub.scope, id);
    await expect(lifecycle.ready(hub.scope, id)).rejects.toMatchObject({ code: 'transition_refused' });
  });
});
