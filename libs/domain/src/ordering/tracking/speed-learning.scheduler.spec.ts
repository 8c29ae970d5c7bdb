import { CourierPositions, OrderLifecycle, OutboxRelay, Reports } from '#domain';
import { aHubWorld, anOrder, type HubWorld, PICKUP } from '../../../../../test/support/builders/index.js';
import { testDomain } from '../../../../../test/support/index.js';
import { RoutePlanner } from '../../places/index.js';
import { SpeedLearning } from './speed-learning.scheduler.js';
import { legOf } from './completed-legs.consumer.js';

const north = (km: number) => ({
  latitude: Number((PICKUP.latitude + km / 111.195).toFixed(7)),
  longitude: PICKUP.longitude,
});

describe('the leg that a track shows', () => {
  const from = new Date('2026-03-02T12:00:00Z').getTime();
  const track = (...kms: (number | null)[]) =>
    kms.flatMap((km, i) => (km === null ? [] : [{ ...north(km), at: new Date(from + i * 60_000) }]));

  it('begins with the last position at the one place, and ends with the first at the other', () => {
    const leg = legOf(track(0, 0, 0.5, 1, 1.95, 2, 2), north(0), north(2));
    expect([leg?.leftAt, leg?.arrivedAt].map((at) => (at!.getTime() - from) / 60_000)).toEqual([1, 4]);
  });

  it('is none where the phone was silent on the way, or was never there', () => {
    expect(legOf(track(0, null, null, 2), north(0), north(2))).toBeNull();
    expect(legOf(track(0, 0.5, 1), north(0), north(2))).toBeNull();
    expect(legOf(track(0, 0.1), north(0), north(0.1))).toBeNull();
  });
});

describe('completed legs', () => {
  let domain: Awaited<ReturnType<typeof testDomain>>;
  let world: HubWorld;

  beforeAll(async () => {
    domain = await testDomain();
    world = await aHubWorld({ get: domain.get, core: domain });
  });
  afterAll(() => domain.close());

  /** Rides to a stop 2 km north, a kilometre in so many half minutes. */
  async function deliver(halfMinutes: number, more: { withOther?: boolean } = {}): Promise<void> {
    const stops = [{ ...north(2), address: 'Rua Dois', name: 'Cliente' }];
    const make = () => anOrder(world).with({ stops }).collected().create({ get: domain.get, core: domain });
    const { id } = await make();
    const other = more.withOther ? await make() : null;
    for (let step = 0; step <= 2 * halfMinutes; step++) {
      const position = { ...north(step / halfMinutes), at: domain.clock.now(), accuracy: null };
      await domain.get(CourierPositions).record(world.courierId, [position]);
      domain.clock.advance({ seconds: 30 });
    }
    for (const order of [id, ...(other ? [other.id] : [])])
      await domain
        .get(OrderLifecycle)
        .deliverStop(world.scope, order, 1, { byHand: true, name: 'Seu Jorge' });
    await domain.get(OutboxRelay).drain();
    domain.clock.advance({ minutes: 10 });
  }
  const states = async () =>
    (await domain.db.query<{ state: string }>('select state from ridden_legs order by ended_at')).map(
      ({ state }) => state,
    );
  const minutes = async () =>
    (await domain.get(RoutePlanner).plan(world.scope.hubId, [north(0), north(2)], 'motorbike')).durationS /
    60;

  it('teach how long the next ones take, are looked at once, and are reported with both errors', async () => {
    const before = await minutes();
    for (let i = 0; i < 6; i++) await deliver(12);
    expect(await states()).toEqual(Array(6).fill('waiting'));
    expect(await domain.get(SpeedLearning).runDue()).toBe(6);
    expect(await domain.get(SpeedLearning).runDue()).toBe(0);
    expect(await states()).toEqual(Array(6).fill('learned'));
    domain.clock.advance({ minutes: 11 });
    // Ridden in twelve minutes.
    expect(await minutes()).toBeGreaterThan(before + 1);
    await deliver(12);
    await domain.get(SpeedLearning).runDue();
    const day = domain.clock.now().toISOString().slice(0, 10);
    const rows = [];
    for await (const batch of domain.get(Reports).rows(world.scope, 'eta', { from: day, to: day }))
      rows.push(...batch);
    expect(rows).toMatchObject([{ legs: 7 }]);
    expect(Number(rows[0]?.['p90AfterSeconds'])).toBeLessThanOrEqual(Number(rows[0]?.['p90BeforeSeconds']));
  });

  it('teach nothing where the courier carried another order beside it', async () => {
    await deliver(12, { withOther: true });
    await domain.get(SpeedLearning).runDue();
    expect((await states()).slice(-2)).toEqual(['discarded', 'discarded']);
  });
});
