import { testDomain, type TestDomain } from '../../../../../test/support/index.js';
import { ExpiringCache } from './expiring-cache.js';

describe('a short cache', () => {
  let domain: TestDomain;

  beforeAll(async () => {
    domain = await testDomain();
  });

  afterAll(() => domain.close());

  it('shows nobody what an open transaction reads, which may be taken back', async () => {
    let name = 'before';
    const cache = new ExpiringCache(domain.clock, () => Promise.resolve(name));
    await domain.db.inTransactionScope(async () => {
      name = 'not yet true';
      await domain.db.query('select 1');
      expect(await cache.get(1)).toBe('not yet true');
      expect(await cache.getOrRead(1, () => Promise.resolve(name))).toBe('not yet true');
    });
    name = 'taken back';
    expect(await cache.get(1)).toBe('taken back');
  });

  it('keeps what the holder of a connection reads, and never more than its bound', async () => {
    let reads = 0;
    const cache = new ExpiringCache(domain.clock, () => Promise.resolve(++reads), 3_000, 2);
    const read = (key: number) => cache.getOrRead(key, () => Promise.resolve(++reads));
    expect([await read(1), await read(1), await read(2), await read(3), await read(1)]).toEqual([
      1, 1, 2, 3, 4,
    ]);
  });
});
