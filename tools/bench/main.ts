import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CASES } from './cases/index.js';
import { table, warnings } from './report.js';
import { FULL, QUICK, TRIAL, type Sizes } from './setup/sizes.js';
import { withBenchSetup } from './setup/bench-setup.js';
import { SkippedCase, type BenchCase, type CaseResult } from './types.js';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
  },
});

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

console.log(table(results));
for (const line of [...warnings(results), ...skipped]) console.log(line);
if (tried.length > 0) console.log(`Tried, not measured: ${tried.join(', ')}`);
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ cases: results }, null, 2));

/** `--quick --seconds 3` measures a change with few rows and long rounds. */
function sized({ quick, seconds }: typeof options): Sizes {
  const sizes = quick ? QUICK : FULL;
  return seconds === undefined
    ? sizes
    : {
        ...sizes,
        seconds: Number(seconds),
        warmUpSeconds: Number(seconds),
        events: Math.max(sizes.events, Number(seconds) * EVENTS_PER_SECOND),
      };
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
