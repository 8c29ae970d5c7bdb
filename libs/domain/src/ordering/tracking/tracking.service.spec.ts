import { CourierPositions, CourierVisits, OrderLifecycle, type OrderRecord, OrderTracking } from '#domain';
import { aHubWorld, anOrder, type HubWorld, PICKUP } from '../../../../../test/support/builders/index.js';
import { testDomain } from '../../../../../test/support/index.js';

let domain: Awaited<ReturnType<typeof testDomain>>;
let world: HubWorld;

beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());
beforeEach(async () => {
  world = await aHubWorld({ get: domain.get, core: domain });
  await at(0);
});

/** A place so many kilometres north of the shop. */
const north = (km: number) => ({
  latitude: Number((PICKUP.latitude + km / 111.195).toFixed(7)),
  longitude: PICKUP.longitude,
});
const life = () => domain.get(OrderLifecycle);
const collected = (...kms: number[]) =>
  anOrder(world)
    .with({
      stops: kms.map((km) => ({ ...north(km), address: `Rua ${String(km)}`, name: `Cliente ${String(km)}` })),
    })
    .collected()
    .create({ get: domain.get, core: domain });
const deliver = ({ id }: OrderRecord, ordinal = 1) =>
  life().deliverStop(world.scope, id, ordinal, { byHand: true, name: 'Seu Jorge' });
const at = (km: number) => {
  domain.clock.advance({ seconds: 30 });
  const report = { ...north(km), accuracy: null, at: domain.clock.now() };
  return domain.get(CourierPositions).record(world.courierId, [report]);
};
const seen = (order: OrderRecord, ordinal = 1) =>
  domain.get(OrderTracking).byToken(order.stops[ordinal - 1]?.trackingToken ?? '');
const positionOf = async (order: OrderRecord, ordinal?: number) =>
  (await seen(order, ordinal)).courier?.position ?? null;

describe('what a recipient sees of the courier', () => {
  it('is the position only while their own stop is open and no other stop comes first', async () => {
    const [near, far] = [await collected(1), await collected(3)];
    await at(0.5);
    expect(await positionOf(near)).toMatchObject(north(0.5));
    expect(await seen(far)).toMatchObject({ courier: { position: null }, stopsBefore: 1 });
    await deliver(near);
    await at(2);
    expect(await seen(near)).toMatchObject({ courier: { position: null }, stopsBefore: null });
    expect(await seen(far)).toMatchObject({ courier: { position: north(2) }, stopsBefore: 0 });
  });

  it('is nothing while the courier is at the door of the recipient before', async () => {
    const [near, far] = [await collected(1), await collected(3)];
    await at(1);
    await deliver(near);
    expect(await positionOf(far)).toBeNull();
    await at(1.1);
    expect(await positionOf(far)).toBeNull();
    await at(1.3);
    expect(await positionOf(far)).not.toBeNull();
  });

  it('is nothing on the way back, and nothing on the link of an order with several stops', async () => {
    const order = await collected(1, 3);
    await at(0.5);
    const whole = await domain.get(OrderTracking).byToken(order.trackingToken);
    expect(whole).toMatchObject({ courier: { position: null }, stopsBefore: null, way: [] });
    const back = await anOrder(world).withReturn().delivered().create({ get: domain.get, core: domain });
    await at(0.4);
    expect(await seen(back)).toMatchObject({ status: 'delivered', courier: { position: null } });
  });

  it('changes its version when an order beside it goes on', async () => {
    const [near, far] = [await collected(1), await collected(3)];
    const before = await seen(far);
    await deliver(near);
    const after = await seen(far);
    expect(after.version).not.toBe(before.version);
    expect((await domain.get(OrderTracking).versions([far.id])).get(far.id)).toBe(after.version);
  });
});

describe('the expected arrival', () => {
  const minutes = async (order: OrderRecord, ordinal?: number) => {
    const { arrival } = await seen(order, ordinal);
    if (arrival?.kind !== 'expected') throw new Error('An arrival is expected');
    return (arrival.expectedAt.getTime() - arrival.positionAt.getTime()) / 60_000;
  };

  it('is over the stops of other orders that come before, in the sequence of the courier', async () => {
    const alone = await minutes(await collected(3));
    const beside = await collected(1, 5);
    const far = await collected(4);
    await at(0);
    // The stop at 5 km was written second by the shop, and comes after the other order's at 4 km.
    expect(await minutes(beside, 1)).toBeLessThan(alone);
    expect(await minutes(beside, 2)).toBeGreaterThan(await minutes(far));
    await domain
      .get(CourierVisits)
      .choose({ ...world.scope, actor: { kind: 'courier', id: world.courierId } }, [
        `${String(far.id)}:${String(far.id * 1_000 + 1)}`,
      ]);
    expect(await minutes(beside, 1)).toBeGreaterThan(await minutes(far));
  });
});

describe('the link of an order with several stops', () => {
  it("shows no recipient's address, name or proof; each stop's link shows its own", async () => {
    const order = await collected(1, 3);
    await deliver(order, 1);
    const whole = await domain.get(OrderTracking).byToken(order.trackingToken);
    expect(JSON.stringify(whole)).not.toMatch(/Rua \d|Cliente|Seu Jorge/);
    expect(whole.stops).toMatchObject([
      { ordinal: 1, status: 'delivered', address: null, place: null, proof: null },
      { ordinal: 2, status: 'pending', address: null, place: null, proof: null },
    ]);
    const [first, second] = [await seen(order, 1), await seen(order, 2)];
    expect(first.stops).toMatchObject([{ address: 'Rua 1', proof: { receivedBy: 'Seu Jorge' } }]);
    expect(second.stops).toMatchObject([{ address: 'Rua 3' }]);
    expect(JSON.stringify(second)).not.toMatch(/Rua 1|Jorge/);
  });
});
