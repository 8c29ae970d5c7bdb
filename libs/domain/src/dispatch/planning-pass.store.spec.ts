import { DispatchWorld } from '../../../../test/support/index.js';
import { PlanningPassStore } from './planning-pass.store.js';

describe('the right to plan a hub', () => {
  let world: DispatchWorld;
  let passes: PlanningPassStore;

  beforeEach(async () => {
    world = await DispatchWorld.open({ dispatch: { strategy: 'planned' } });
    passes = world.domain.get(PlanningPassStore);
    await request();
  });
  afterEach(() => world.close());

  const request = () =>
    world.domain.db.transaction((tx) => {
      passes.request(tx, [world.scope.hubId]);
      return Promise.resolve();
    });
  const later = (seconds: number) => {
    world.clock.advance({ seconds });
  };

  it('lets orders come while a pass writes, and plans again for them', async () => {
    const lease = (await passes.claim())!;
    await world.domain.db.transaction(async (tx) => {
      expect(await passes.hold(tx, lease)).toBe(true);
      await request();
    });
    await passes.finish(lease, false);
    later(1);
    expect(await passes.claim()).not.toBeNull();
  });

  it('is not claimed by another worker while a pass writes, though its time is over', async () => {
    const lease = (await passes.claim())!;
    later(3_600);
    await world.domain.db.transaction(async (tx) => {
      expect(await passes.hold(tx, lease)).toBe(true);
      expect(await passes.claim()).toBeNull();
    });
    const next = await passes.claim();
    expect(next?.lease).toBe(lease.lease + 1);
    expect(await world.domain.db.transaction((tx) => passes.hold(tx, lease))).toBe(false);
  });
});
