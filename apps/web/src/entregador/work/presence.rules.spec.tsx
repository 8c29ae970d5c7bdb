import { presenceOf } from './view.js';

const SEEN = '2026-11-25T12:00:00.000Z';
const at = (minutes: number) => Date.parse(SEEN) + minutes * 60_000;
const iso = (minutes: number) => new Date(at(minutes)).toISOString();
const on = { online: true, lastSeenAt: SEEN };

describe('what the couriers’ app says of the search', () => {
  it('is "available" only while the search counts the position, then since when it does not', () => {
    expect(presenceOf(on, null, at(3))).toBe('searched');
    expect(presenceOf(on, null, at(3) + 1)).toEqual({ outMinutes: 0 });
    expect(presenceOf(on, null, at(5))).toEqual({ outMinutes: 2 });
    expect(presenceOf({ ...on, online: false }, null, at(1))).toBe('off');
  });

  it('goes by the newest position that the server has, be it told by the server or sent from here', () => {
    expect(presenceOf(on, iso(4), at(6))).toBe('searched');
    expect(presenceOf(on, iso(-10), at(5))).toEqual({ outMinutes: 2 });
    expect(presenceOf({ online: true, lastSeenAt: null }, SEEN, at(2))).toBe('searched');
  });

  it('waits for a first position where there is none of this shift', () => {
    expect(presenceOf({ online: true, lastSeenAt: null }, null, at(0))).toBe('locating');
    expect(presenceOf(on, null, at(62))).toEqual({ outMinutes: 59 });
    expect(presenceOf(on, null, at(63))).toBe('locating');
  });
});
