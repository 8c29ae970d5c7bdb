import { createRequire } from 'node:module';
import fc from 'fast-check';
import { solveAssignment } from './assignment.calculator.js';

/** The package's types describe its CommonJS export as a namespace. */
const loadSolver = createRequire(import.meta.url)('highs') as () => Promise<{
  solve(model: string): { ObjectiveValue: number };
}>;

function total(cost: Float64Array, columns: number, assigned: Int32Array): number {
  return assigned.reduce((sum, column, row) => sum + cost[row * columns + column]!, 0);
}

function cheapestByTrying(cost: Float64Array, rows: number, columns: number): number {
  const tryFrom = (row: number, taken: ReadonlySet<number>): number =>
    row === rows
      ? 0
      : Math.min(
          ...Array.from({ length: columns }, (_, column) => column)
            .filter((column) => !taken.has(column))
            .map((column) => cost[row * columns + column]! + tryFrom(row + 1, new Set([...taken, column]))),
        );
  return tryFrom(0, new Set());
}

const problems = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
  .chain(([rows, more]) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(rows + more),
      cost: fc
        .array(fc.integer({ min: 0, max: 1000 }), {
          minLength: rows * (rows + more),
          maxLength: rows * (rows + more),
        })
        .map((values) => Float64Array.from(values)),
    }),
  );

describe('the assignment problem', () => {
  it('gives each row a column of its own, at the least cost that trying everything finds', () => {
    fc.assert(
      fc.property(problems, ({ rows, columns, cost }) => {
        const assigned = solveAssignment(cost, rows, columns);
        expect(new Set(assigned).size).toBe(rows);
        expect(total(cost, columns, assigned)).toBe(cheapestByTrying(cost, rows, columns));
      }),
      { numRuns: 300 },
    );
  });

  it('costs what a linear programming solver finds for 20 rows and 30 columns', async () => {
    const [rows, columns] = [20, 30];
    const cost = Float64Array.from({ length: rows * columns }, (_, i) => (i * 7919 + 13 * (i % 17)) % 1009);
    const pair = (row: number, column: number) => `x${String(row)}_${String(column)}`;
    const each = (count: number) => Array.from({ length: count }, (_, i) => i);
    const model = [
      'Minimize',
      ` obj: ${each(rows * columns)
        .map((i) => `${String(cost[i])} ${pair(Math.floor(i / columns), i % columns)}`)
        .join(' + ')}`,
      'Subject To',
      ...each(rows).map(
        (row) =>
          ` r${String(row)}: ${each(columns)
            .map((c) => pair(row, c))
            .join(' + ')} = 1`,
      ),
      ...each(columns).map(
        (c) =>
          ` c${String(c)}: ${each(rows)
            .map((row) => pair(row, c))
            .join(' + ')} <= 1`,
      ),
      'End',
    ].join('\n');
    const { ObjectiveValue } = (await loadSolver()).solve(model);
    expect(total(cost, columns, solveAssignment(cost, rows, columns))).toBeCloseTo(ObjectiveValue, 6);
  });

  it('wants as many columns as rows', () => {
    expect(() => solveAssignment(new Float64Array(2), 2, 1)).toThrow('2 rows need as many columns, not 1');
  });
});
