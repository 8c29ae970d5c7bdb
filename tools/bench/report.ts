import { markdownTable, type Columns } from '../markdown-table.mapper.js';
import type { CaseResult } from './types.js';

const COLUMNS: Columns<CaseResult> = [
  ['case', ({ name }) => name],
  ['ours', ({ ours, unit }) => number(ours, 0, unit)],
  ['floor', ({ floor, unit }) => number(floor, 0, unit)],
  ['ratio', ({ ratio }) => number(ratio, 2)],
  ['spread', ({ spread }) => (spread === undefined ? '–' : percent(spread))],
  ['goal', ({ goal, unit }) => number(goal, 0, unit)],
  ['goal ratio', ({ goalRatio }) => number(goalRatio, 2)],
  ['p50 ms', ({ p50Ms }) => number(p50Ms, 1)],
  ['p99 ms', ({ p99Ms }) => number(p99Ms, 1)],
  ['CPU µs', ({ cpuUs, floorCpuUs }) => (cpuUs ? `${number(cpuUs, 0)} / ${number(floorCpuUs, 0)}` : '–')],
  ['memory MB', ({ memoryMb }) => number(memoryMb, 0)],
];

export const table = (results: readonly CaseResult[]) => markdownTable(COLUMNS, results);

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Of the rounds: beyond it they say little. */
const SPREAD_LIMIT = 0.2;

export function warnings(results: readonly CaseResult[]): string[] {
  return results.flatMap(({ name, spread }) =>
    spread === undefined || spread <= SPREAD_LIMIT
      ? []
      : `${name}: its rounds lie ${percent(spread)} apart, so take its figure as a hint (an idle machine, or --seconds)`,
  );
}

function number(value: number | undefined, digits: number, unit = ''): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  return value.toFixed(unit === '×' || unit === ' ms' ? 2 : digits) + unit;
}
