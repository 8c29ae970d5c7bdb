import type { CaseResult } from './types.js';

const COLUMNS = [
  'case',
  'ours',
  'floor',
  'ratio',
  'spread',
  'goal',
  'goal ratio',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  'memory MB',
];

export function table(results: readonly CaseResult[]): string {
  const rows = [COLUMNS, ...results.map(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return rows.map(line).join('\n');
}

function cells(result: CaseResult): string[] {
  const { unit } = result;
  return [
    result.name,
    number(result.ours, 0, unit),
    number(result.floor, 0, unit),
    number(result.ratio, 2),
    result.spread === null ? '–' : percent(result.spread),
    number(result.goal, 0, unit),
    number(result.goalRatio, 2),
    number(result.p50Ms, 1),
    number(result.p99Ms, 1),
    number(result.cpuUs, 0) + (result.floorCpuUs === null ? '' : ` / ${number(result.floorCpuUs, 0)}`),
    number(result.memoryMb, 0),
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Rounds that lie further apart than this say little. */
const SPREAD_LIMIT = 0.2;

/** Names each case whose rounds told different stories. */
export function warnings(results: readonly CaseResult[]): string[] {
  return results
    .filter(({ spread }) => spread !== null && spread > SPREAD_LIMIT)
    .map(
      ({ name, spread }) =>
        `${name}: its rounds lie ${percent(spread!)} apart, so take its figure as a hint (an idle machine, or --seconds)`,
    );
}

function number(value: number | null, digits: number, unit = ''): string {
  if (value === null) return '–';
  const shown = unit === '×' || unit === ' ms' ? value.toFixed(2) : value.toFixed(digits);
  return shown + unit;
}

/** The JSON format that README.md documents. */
export function asJson(results: readonly CaseResult[]): string {
  return JSON.stringify({ cases: results }, null, 2);
}
