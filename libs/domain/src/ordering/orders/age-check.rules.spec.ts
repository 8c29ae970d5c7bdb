import { isDomainError, OrderLifecycle, OrderQueries } from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';
import { ageOn } from './age-check.rules.js';

describe('an age', () => {
  it.each([
    ['2008-03-02', '2026-03-02', 18],
    ['2008-03-03', '2026-03-02', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2027-01-01', '2026-03-02', null],
    ['2008-02-30', '2026-03-02', null],
    ['08/02/2008', '2026-03-02', null],
  ])('of %s on %s is %s', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });
});

describe('goods of an age', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  it('go to who is old enough, of whose document nothing is kept, and are left nowhere', async () => {
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
    const kept = JSON.stringify([after, await domain.get(OrderQueries).timeline(order.id)]);
    expect(kept).not.toContain(`${String(year - 40)}-01-01`);
    const left = hub.order({ stops: [{ ...DROPOFF, minimumAge: 18, ifUndelivered: 'leave_at_door' }] });
    await expect(left).rejects.toMatchObject({ code: 'invalid_value' });
  });
});
