import { courierRowOf } from './board.rules.js';

const SEEN = '2026-11-25T12:00:00.000Z';
const at = (minutes: number) => Date.parse(SEEN) + minutes * 60_000;
const courier = { online: true, status: 'available' as const, lastSeenAt: SEEN, shiftEndsAt: null };

describe('a courier’s row on the board', () => {
  it('is green while the search counts the courier, and says since when it does not', () => {
    expect(courierRowOf(courier, 0, at(3))).toEqual({
      outSince: null,
      free: true,
      away: false,
      saysState: true,
    });
    // Not "free for 20 min" beside it: nobody is free whom the search does not count.
    expect(courierRowOf(courier, 0, at(5))).toEqual({
      outSince: at(3),
      free: false,
      away: true,
      saysState: false,
    });
  });

  it('is grey, and out of no search, off shift', () => {
    expect(courierRowOf({ ...courier, online: false, status: 'offline' }, 0, at(60))).toEqual({
      outSince: null,
      free: false,
      away: true,
      saysState: true,
    });
  });

  it('with orders gives its one line to the search or the end of the shift', () => {
    expect(courierRowOf(courier, 2, at(1))).toMatchObject({ free: false, saysState: true });
    expect(courierRowOf(courier, 2, at(5))).toMatchObject({ outSince: at(3), saysState: false });
    expect(courierRowOf({ ...courier, shiftEndsAt: SEEN }, 2, at(1)).saysState).toBe(false);
  });
});
