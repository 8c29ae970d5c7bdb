import { POSITION_FRESH_MS as OF_THE_CORE } from '#domain';
import { outOfSearchSince, POSITION_FRESH_MS } from './search-presence.rules.js';

const SEEN = '2026-11-25T12:00:00.000Z';
const at = (minutes: number) => Date.parse(SEEN) + minutes * 60_000;

describe('a courier on shift', () => {
  it('is out of the search as soon as the core no longer counts the position', () => {
    expect(POSITION_FRESH_MS).toBe(OF_THE_CORE);
    expect(outOfSearchSince(SEEN, at(3))).toBeNull();
    expect(outOfSearchSince(SEEN, at(5))).toBe(at(3));
    expect(outOfSearchSince(null, at(5))).toBeNull();
  });
});
