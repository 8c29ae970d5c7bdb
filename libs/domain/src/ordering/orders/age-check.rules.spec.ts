import { Catalog, isDomainError, Merchants, OrderLifecycle, OrderQueries } from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';
import { ageOn } from './delivery-proof.rules.js';

describe('ageOn', () => {
  it.each([
    ['2008-03-02', '2026-03-02', 18],
    ['2008-03-03', '2026-03-02', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['1906-03-02', '2026-03-02', 120],
    ['1905-03-02', '2026-03-02', null],
    ['2027-01-01', '2026-03-02', null],
    ['2008-02-30', '2026-03-02', null],
    ['08/02/2008', '2026-03-02', null],
  ])('of the birth date %s on %s is %s', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });
});

describe('a minimum age of the recipient', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  it('refuses a delivery without or below it, stores no birth date, and excludes goods left at the door', async () => {
    const courier = await hub.courier();
    const life = domain.get(OrderLifecycle);
    const order = await hub.order({ stops: [{ ...DROPOFF, minimumAge: 18 }] });
    await life.accept(courier.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    const refusal = (input: object) =>
      life.deliverStop(courier.scope, order.id, 1, input).then(
        () => 'delivered',
        (error: unknown) =>
          isDomainError(error) ? [error.code, error.facts['field']].join(' ') : String(error),
      );
    expect(await refusal({})).toBe('required_value birthDate');
    const year = domain.clock.now().getUTCFullYear();
    expect(await refusal({ birthDate: `${String(year - 17)}-01-01` })).toBe('invalid_value birthDate');
    expect(await refusal({ birthDate: `${String(year - 40)}-01-01` })).toBe('delivered');
    const after = await domain.get(OrderQueries).byId(hub.scope, order.id);
    expect(after.stops[0]).toMatchObject({ minimumAge: 18, ageChecked: true, status: 'delivered' });
    const stored = JSON.stringify([after, await domain.get(OrderQueries).timeline(order.id)]);
    expect(stored).not.toContain(`${String(year - 40)}-01-01`);
    const left = hub.order({ stops: [{ ...DROPOFF, minimumAge: 18, ifUndelivered: 'leave_at_door' }] });
    await expect(left).rejects.toMatchObject({ code: 'invalid_value' });
  });

  it('is the highest of hub, shop, category and stop, and overrules a shop’s default to leave goods', async () => {
    const [merchants, catalog] = [domain.get(Merchants), domain.get(Catalog)];
    const strict = await TestHub.open(domain, { settings: { minimumAge: 16 } });
    const { hubId } = strict.scope;
    const category = (minimumAge: number) =>
      catalog.createCategory(hubId, {
        vehicleTypeId: strict.vehicleType.id,
        name: `Bebidas ${String(minimumAge)}`,
        minimumAge,
      });
    const [beer, gin] = [await category(18), await category(21)];
    const shop = await strict.merchant();
    const ageOf = async (stop: object = {}, more: object = {}) => {
      const order = await strict.order({
        stops: [{ ...DROPOFF, ...stop }],
        merchant: { id: shop.id },
        ...more,
      });
      return order.stops[0]?.minimumAge;
    };
    expect(await ageOf()).toBe(16);
    expect(await ageOf({}, { categoryId: beer.id })).toBe(18);
    await merchants.update(strict.scope, shop.id, {
      minimumAge: 17,
      categoryIds: [beer.id, gin.id],
      ifUndelivered: 'leave_at_door',
    });
    // An order that names none may be of any of the shop's categories.
    expect(await ageOf()).toBe(21);
    expect(await ageOf({ minimumAge: 3 }, { categoryId: beer.id })).toBe(18);
    expect(await ageOf({ minimumAge: 40 })).toBe(40);
    expect(await ageOf({}, { stops: [], openStops: 1 })).toBe(21);
    const order = await strict.order({ merchant: { id: shop.id } });
    expect(order.stops[0]?.ifUndelivered).toBeNull();
    const left = ageOf({ ifUndelivered: 'leave_at_door' });
    await expect(left).rejects.toMatchObject({ code: 'invalid_value' });
  });

  it('lets a stop fail without a wait, with a return, and is met by a seen document where the hub allows it', async () => {
    const strict = await TestHub.open(domain, { settings: { minimumAge: 18, ageCheck: 'document' } });
    const courier = await strict.courier();
    const life = domain.get(OrderLifecycle);
    const carried = async () => {
      const { id } = await strict.order();
      await life.accept(courier.scope, id, courier.id);
      await life.collect(courier.scope, id);
      return id;
    };
    const position = { latitude: DROPOFF.latitude, longitude: DROPOFF.longitude };
    const refused = await carried();
    const reason = 'Menor de idade ou sem documento';
    await expect(life.failStop(courier.scope, refused, 1, { reason, position })).rejects.toMatchObject({
      facts: { field: 'observation' },
    });
    await life.failStop(courier.scope, refused, 1, { reason, position, tooYoung: true });
    const failed = await domain.get(OrderQueries).byId(strict.scope, refused);
    expect(failed).toMatchObject({ status: 'delivered', stops: [{ status: 'failed' }] });
    const seen = await carried();
    const deliver = (input: object) => life.deliverStop(courier.scope, seen, 1, input);
    await expect(deliver({})).rejects.toMatchObject({ facts: { field: 'documentSeen' } });
    await deliver({ documentSeen: true });
    const { stops } = await domain.get(OrderQueries).byId(strict.scope, seen);
    expect(stops[0]).toMatchObject({ ageChecked: true, status: 'delivered' });
  });
});
