import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CASES } from './cases/index.js';
import { FULL, QUICK, TRIAL, type Sizes } from './setup/sizes.js';
import { withBenchSetup } from './setup/bench-setup.js';
import { SkippedCase, type BenchCase, type CaseResult } from './types.js';
import { markdownTable, type Columns } from '../markdown-table.mapper.js';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
  },
});

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

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Spread of the rounds: beyond it they say little. */
const SPREAD_LIMIT = 0.2;

function warnings(results: readonly CaseResult[]): string[] {
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

/** Minimal rate of the drain, at which a round takes about as long as the other cases'. */
const EVENTS_PER_SECOND = 5_000;

const chosen = choose(options.only?.split(','));
const results: CaseResult[] = [];
const tried: string[] = [];
const skipped: string[] = [];

await withBenchSetup(sized(options), async (stage) => {
  for (const one of chosen) {
    stage.log(one.name);
    await stage.waitUntilIdle();
    try {
      if (isTrial(one)) {
        await one.run({ ...stage, sizes: TRIAL });
        tried.push(one.name);
      } else results.push(...(await one.run(stage)));
    } catch (error) {
      if (!(error instanceof SkippedCase)) throw error;
      skipped.push(`${one.name}: skipped, ${error.message}`);
      stage.log(`  skipped, ${error.message}`);
    }
  }
});

console.log(markdownTable(COLUMNS, results));
for (const line of [...warnings(results), ...skipped]) console.log(line);
if (tried.length > 0) console.log(`Tried, not measured: ${tried.join(', ')}`);
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ cases: results }, null, 2));

/** `--quick --seconds 3` measures a change with few rows and long rounds. */
function sized({ quick, seconds }: typeof options): Sizes {
  const sizes = quick ? QUICK : FULL;
  if (seconds === undefined) return sizes;
  const long = Number(seconds);
  const events = Math.max(sizes.events, long * EVENTS_PER_SECOND);
  return { ...sizes, seconds: long, warmUpSeconds: long, events };
}

/** Two minutes are enough to warm the code of the cases with goals for their ratios. */
function isTrial({ quick }: BenchCase): boolean {
  return options.quick && options.only === undefined && quick !== 'measured';
}

function choose(names: readonly string[] | undefined): BenchCase[] {
  if (names === undefined)
    return CASES.filter(({ quick, onlyNamed }) => !onlyNamed && !(options.quick && quick === 'omitted'));
  const found = CASES.filter(({ name }) =>
    names.some((wanted) => name === wanted || name.split(' ')[0] === wanted),
  );
  if (found.length > 0) return found;
  throw new Error(`No case is called ${names.join(' or ')}: ${CASES.map(({ name }) => name).join(', ')}`);
}
