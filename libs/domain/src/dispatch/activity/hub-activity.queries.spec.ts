import { HubActivity } from '#domain';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

const HUB = 10_001;

describe('changes of a hub', () => {
  let core: TestCore;
  let activity: HubActivity;

  beforeAll(async () => {
    core = await testCore();
    activity = new HubActivity(core.db);
  });
  beforeEach(() => core.db.execute('truncate outbox'));
  afterAll(() => core.close());

  /** Events of as many requests, of which the last has the lowest id. */
  const append = (count: number) =>
    core.db.execute(
      `insert into outbox (hub_id, topic, aggregate_id, stream, payload, occurred_at)
       select $1, 'request.received', n, 'r:' || n, '{}', now() from generate_series($2, 1, -1) n`,
      [HUB, count],
    );

  it('come in the order in which they were written, whatever records they are of', async () => {
    await append(3);
    const { items, readUpTo } = await activity.changes([HUB], 0);
    expect(items.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(readUpTo).toBe(items.at(-1)?.changeId);
  });

  it('are all read, page by page', async () => {
    await append(2_500);
    const ids: number[] = [];
    for (let after = 0, more = true; more;) {
      const page = await activity.changes([HUB], after);
      ids.push(...page.items.map(({ id }) => id));
      ({ readUpTo: after, more } = page);
    }
    expect(ids).toEqual(Array.from({ length: 2_500 }, (_, i) => 2_500 - i));
  });
});
