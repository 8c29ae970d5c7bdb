import { PROTOCOL_CHANGES } from './common-chapters.js';

const KNOWN = ['full-api', 'open-delivery', 'model-m', 'console'];

describe('the changelog of the protocols', () => {
  it('has the newest day first, and says what to do in each language', () => {
    const days = PROTOCOL_CHANGES.map(({ on }) => on);
    expect(days).toEqual([...days].sort().reverse());
    for (const { on, protocols, what, todo } of PROTOCOL_CHANGES) {
      expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(protocols.filter((one) => !KNOWN.includes(one))).toEqual([]);
      expect(protocols.length).toBeGreaterThan(0);
      for (const said of [what, todo])
        expect(Object.values(said).every((one) => one.endsWith('.'))).toBe(true);
    }
  });
});
