import { HealthHistory, type HealthState } from '#domain';
import { testDomain, type TestDomain } from '../../../../../test/support/index.js';

describe('the history of the platform’s health', () => {
  let domain: TestDomain;
  let history: HealthHistory;
  let now = new Date(0);
  const after = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  const told = (state: HealthState) => history.note({ worker: state });
  const incidents = async () => {
    const { parts, incidents: found } = await history.report();
    return [
      parts[0]?.state,
      ...found.map(({ state, endedAt }) => `${state}${endedAt === null ? ' still' : ''}`),
    ];
  };

  beforeAll(async () => {
    domain = await testDomain();
    history = new HealthHistory(domain.db, { now: () => now, millis: () => now.getTime() });
  });
  afterAll(() => domain.close());
  beforeEach(async () => {
    await domain.db.query('delete from health_spans');
    now = new Date('2026-03-02T12:00:00Z');
  });

  it('grows one span while nothing changes, and knows a silence from a restart', async () => {
    await told('ok');
    after(60);
    await told('ok');
    after(170);
    await told('ok');
    expect(await incidents()).toEqual(['ok']);
    after(200);
    expect(await incidents()).toEqual(['silent', 'silent still']);
    await told('ok');
    expect(await incidents()).toEqual(['ok', 'silent']);
  });

  it('believes the process that finds something amiss, until it has stopped saying so', async () => {
    await told('ok');
    after(30);
    await told('degraded');
    after(30);
    await told('ok');
    expect(await incidents()).toEqual(['degraded', 'degraded still']);
    after(100);
    await told('ok');
    expect(await incidents()).toEqual(['ok', 'degraded']);
  });

  it('forgets what ended 30 days ago', async () => {
    await told('degraded');
    after(31 * 86_400);
    await told('ok');
    expect(await domain.db.query('select state from health_spans')).toEqual([{ state: 'ok' }]);
  });
});
