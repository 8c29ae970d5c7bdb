import { PlatformHealth } from '#domain';
import { testDomain, type TestDomain } from '../../../../../test/support/index.js';

describe('the platform’s health', () => {
  let domain: TestDomain;
  let health: PlatformHealth;
  let now = new Date('2026-03-02T12:00:00Z');
  const after = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  const state = async () => (await health.parts()).map((one) => `${one.part} ${one.state}`);

  beforeAll(async () => {
    domain = await testDomain();
    health = new PlatformHealth(domain.db, { now: () => now, millis: () => now.getTime() });
  });
  afterAll(() => domain.close());
  beforeEach(() => domain.db.query('delete from part_health'));

  it('knows a silence from a restart, of each part', async () => {
    await health.note({ worker: true, database: true });
    after(170);
    await health.note({ database: true });
    expect(await state()).toEqual(['database ok', 'worker ok']);
    after(20);
    expect(await state()).toEqual(['database ok', 'worker silent']);
    await health.note({ worker: true });
    expect(await state()).toEqual(['database ok', 'worker ok']);
  });

  it('believes the process that finds something amiss, until it has stopped saying so', async () => {
    await health.note({ worker: false });
    after(30);
    await health.note({ worker: true });
    expect(await state()).toEqual(['worker degraded']);
    after(61);
    await health.note({ worker: true });
    expect(await state()).toEqual(['worker ok']);
  });

  it('does not name what nobody wrote of for a month', async () => {
    await health.note({ queue: true });
    after(31 * 86_400);
    expect(await state()).toEqual([]);
  });
});
