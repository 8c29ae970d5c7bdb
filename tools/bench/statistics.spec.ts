import { compared, slopePerHour, spread } from './statistics.js';

describe('the figures of rounds', () => {
  it('compare both sides within each round, as what burdens one burdens the other', () => {
    const turns = [
      { ours: 100, floor: 200 },
      { ours: 50, floor: 100 },
      { ours: 300, floor: 500 },
    ];
    expect(compared(turns)).toMatchObject({ ours: 100, floor: 200, ratio: 0.5 });
  });

  it('lie apart as far as the middle half of them', () => {
    expect(spread([1, 100, 110, 120, 900])).toBeCloseTo(20 / 110);
    expect(spread([7, 7, 7])).toBe(0);
    expect(spread([7])).toBeUndefined();
  });

  it('have the slope of the nearest line', () => {
    const minutes = [0, 1, 2, 3].map((minute) => ({ ms: minute * 60_000, value: 150 + minute / 30 }));
    expect(slopePerHour(minutes)).toBeCloseTo(2);
    expect(slopePerHour(minutes.map(({ ms }) => ({ ms, value: 150 })))).toBeCloseTo(0);
  });
});
