import { clustered, ordersOf, type Spot } from './order-marks.part.js';

const spot = (order: number, x: number, y = 0): Spot => ({ order, x, y });

describe('clusters of the board’s map', () => {
  it('make one mark of three orders that are near each other, also across cells of the grid', () => {
    const { clusters, alone } = clustered([spot(1, 34), spot(2, 38), spot(3, 60), spot(4, 500)]);
    expect(clusters.map((cluster) => [...ordersOf(cluster)])).toEqual([[1, 2, 3]]);
    expect(alone).toEqual([spot(4, 500)]);
  });

  it('leave two orders side by side, and one order with many stops, as they are', () => {
    const { clusters, alone } = clustered([spot(1, 0), spot(1, 2), spot(1, 4), spot(2, 6)]);
    expect(clusters).toEqual([]);
    expect(alone).toHaveLength(4);
  });

  it('never lie on each other, wherever the orders are', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => spot(at, (at * 7_919) % 700, (at * 104_729) % 500));
    const { clusters, alone } = clustered(many);
    expect(clusters.flat().length + alone.length).toBe(many.length);
    const firsts = clusters.map(([first]) => first);
    expect(firsts.length).toBeGreaterThan(10);
    for (const [at, a] of firsts.entries())
      for (const b of firsts.slice(at + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(36);
  });
});
