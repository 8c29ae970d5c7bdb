import { testDomain, type TestDomain } from '../../../test/support/index.js';
import { HubMoveStateStore } from './hub-move-state.store.js';

const HUB = 77;

describe('the lease of the command that moves a hub', () => {
  let domain: TestDomain;
  let own: HubMoveStateStore;
  let other: HubMoveStateStore;

  beforeAll(async () => {
    domain = await testDomain({ env: { CELLS: 'true' } });
    const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    own = new HubMoveStateStore(domain.db, domain.clock, HUB, { id: one, leaseMs: 60_000 });
    other = new HubMoveStateStore(domain.db, domain.clock, HUB, { id: two, leaseMs: 60_000 });
  });
  afterAll(() => domain.close());

  const resting = async () =>
    (await domain.db.first<{ hubs: number[] }>('select resting_hubs()::float8[] as hubs'))?.hubs;
  const expire = () =>
    domain.db.execute(`update cells.hub_moves set leased_until = clock_timestamp() - interval '1 hour'`);
  const refusal = (problem: string) => ({
    code: 'invalid_value',
    facts: { problem: expect.stringContaining(problem) },
  });

  it('lets one command at a time move the hub', async () => {
    await own.enter('copying');
    await expect(other.enter('copying')).rejects.toMatchObject(refusal('Another command'));
    await own.endLease();
    await other.enter('copying');
    await expect(own.enter('resting')).rejects.toMatchObject(refusal('Another command'));
    await other.leave('copying');
  });

  it('ends by itself: the hub works, and the command that was held up begins again', async () => {
    await own.enter('copying');
    await own.enter('resting');
    expect(await resting()).toEqual([HUB]);
    await own.renewLease();
    expect(await resting()).toEqual([HUB]);
    await expire();
    await own.renewLease();
    expect(await resting()).toEqual([]);
    await expect(own.enter('moving')).rejects.toMatchObject(refusal('held up'));
    await own.enter('copying');
    await own.enter('resting');
    await own.enter('moving');
    await expire();
    await expect(own.enter('moved')).rejects.toMatchObject(refusal('held up'));
    await other.enter('copying');
    await expect(own.enter('copying')).rejects.toMatchObject(refusal('Another command'));
  });

  it('is renewed while the copy runs also when it was over', async () => {
    await expire();
    await other.renewLease();
    await other.enter('resting');
    expect(await other.state()).toBe('resting');
  });
});
