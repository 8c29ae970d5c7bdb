import { CourierWorld, testCore, type TestCore } from '../../../../../test/support/index.js';
import { clearHub } from './hub-clearing.store.js';

const [LEAVING, STAYING] = [1, 2];

describe('the rows of a hub that is deleted', () => {
  let core: TestCore;

  beforeAll(async () => {
    core = await testCore();
    await new CourierWorld(core).positions.prune();
  });
  afterAll(() => core.close());

  it('are deleted from every partition, and those of another hub at the same place stay', async () => {
    const at = (daysAhead: number) => new Date(core.clock.millis() + daysAhead * 86_400_000);
    for (const [hubId, instant] of [
      [LEAVING, at(0)],
      [STAYING, at(1)],
      [STAYING, at(300)],
      [LEAVING, at(301)],
    ])
      await core.db.execute(
        'insert into courier_positions (hub_id, courier_id, at, latitude, longitude) values ($1, 7, $2, -23.5, -46.6)',
        [hubId, instant],
      );
    const cleared: [string, number][] = [];
    await clearHub(core.db, LEAVING, (table, rows) => cleared.push([table, rows]));
    expect(cleared).toContainEqual(['courier_positions', 2]);
    expect(await core.db.query('select hub_id as "hubId", at from courier_positions order by at')).toEqual([
      { hubId: STAYING, at: at(1) },
      { hubId: STAYING, at: at(300) },
    ]);
  });
});
