import { weekOf, yearOf } from './later.part.js';

describe('the days of a statement', () => {
  it.each([
    ['2026-11-26', 0, '2026-11-23', '2026-11-29'],
    ['2026-11-23', 0, '2026-11-23', '2026-11-29'],
    ['2026-11-29', 0, '2026-11-23', '2026-11-29'],
    ['2027-01-01', 0, '2026-12-28', '2027-01-03'],
    ['2026-11-26', 2, '2026-11-09', '2026-11-15'],
  ])('on %s, %i weeks back, are from %s to %s', (today, back, from, to) => {
    expect(weekOf(today, back)).toEqual({ from, to });
  });

  it('of a year are all of it', () => {
    expect(yearOf('2026-11-26')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });
});
