import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRunFolder } from '../../test/support/run-folder.js';
import { startTestPostgres } from '../../test/support/test-postgres.js';
import { generateDay } from './city.builder.js';
import { readDay } from './day.parser.js';
import type { Day } from './day.types.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';
import { meanOutcome, outcomeOf, type Outcome } from './outcome.calculator.js';
import { companyDay } from './company/company-day.builder.js';
import { playCompanyDay, playOverload } from './company/company-day.driver.js';
import { type OverloadFigures, overloadTable } from './company/overload-figures.calculator.js';
import { overloadHour } from './company/overload-hour.builder.js';
import { type CompanyFigures, figuresTable } from './company/company-figures.calculator.js';
import { simulate } from './simulation.harness.js';

const HELP = `npm run simulate -- [options]
  --days FOLDER    days in the benchmark's format, one folder each (default: a generated city)
  --only TEXT      only days whose name contains the text
  --declines 0.2   share of offers that couriers decline
  --offer 30       seconds until an offer is answered
  --uncertain 5    minutes by which orders are ready sooner or later than expected, at most
  --pickups 2      pickups that a trip may have; the benchmark allows one
  --insertion      puts orders into trips that were given out; the benchmark forbids it
  --seed 1         of the generated city and the declines
  --company        a day of a company with everything that goes wrong, by each strategy on the whole platform
  --overload       340 orders in half an hour and 12 couriers, by each strategy on the whole platform
  --hours 14       of that day, from ten; with --orders 1200, --shops 60, --riders 30
  --json FILE      writes the figures`;

const { values } = parseArgs({
  options: {
    days: { type: 'string' },
    only: { type: 'string', default: '' },
    declines: { type: 'string' },
    offer: { type: 'string', default: '0' },
    uncertain: { type: 'string', default: '0' },
    pickups: { type: 'string', default: '1' },
    insertion: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    company: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    hours: { type: 'string', default: '14' },
    from: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1200' },
    shops: { type: 'string', default: '60' },
    riders: { type: 'string', default: '30' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function days(): Day[] {
  if (values.days === undefined)
    return [generateDay({ seed: Number(values.seed), orders: 600, restaurants: 80, couriers: 120 })];
  const folder = values.days;
  return readdirSync(folder)
    .filter((name) => name.includes(values.only) && existsSync(join(folder, name, 'orders.txt')))
    .sort()
    .map((name) => readDay(join(folder, name)));
}

function run(): void {
  const all = days();
  const settings = {
    ...BENCHMARK_SETTINGS,
    offer: Number(values.offer),
    bundles: { ...BENCHMARK_SETTINGS.bundles, pickups: Number(values.pickups), insertion: values.insertion },
  };
  const passes: number[] = [];
  const figures: Record<string, Outcome> = {};
  for (const [name, strategy] of Object.entries(STRATEGIES)) {
    const outcomes = all.map((day, i) => {
      process.stderr.write(`\r${name} ${String(i + 1)}/${String(all.length)} ${day.name}      `);
      const simulated = simulate(day, strategy, {
        settings,
        seed: Number(values.seed),
        uncertainty: Number(values.uncertain),
        ...(values.declines === undefined ? {} : { declines: Number(values.declines) }),
        ...(name === 'planned' ? { onPass: (_world, ms) => passes.push(ms) } : {}),
      });
      return outcomeOf(simulated);
    });
    figures[name] = meanOutcome(outcomes);
  }
  process.stderr.write('\n');
  print(figures, all.length);
  passes.sort((a, b) => a - b);
  const p99 = passes[Math.floor(passes.length * 0.99)] ?? 0;
  console.log(
    `\n${String(passes.length)} passes, p99 ${p99.toFixed(0)} ms, longest ${(passes.at(-1) ?? 0).toFixed(0)} ms`,
  );
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(figures, null, 2));
}

function print(figures: Record<string, Outcome>, count: number): void {
  console.log(`${String(count)} days, means`);
  console.log(
    '| strategy | undelivered % | click-to-door | overage | ready-to-pickup | cost / order | unfairness | earnings spread | wait spread |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, o] of Object.entries(figures)) {
    const cells = [
      ...[o.undelivered, o.clickToDoor, o.overage, o.readyToPickup, o.costPerOrder],
      ...[o.unfairness, o.earningsSpread, o.waitSpread],
    ];
    console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} |`);
  }
}

/** A PostgreSQL of its own, unless TEST_POSTGRES_URL names one. */
async function withPostgres(work: () => Promise<void>): Promise<void> {
  if (process.env['TEST_POSTGRES_URL'] !== undefined) return work();
  const { url, stop } = await startTestPostgres(makeRunFolder());
  process.env['TEST_POSTGRES_URL'] = url;
  try {
    await work();
  } finally {
    await stop();
  }
}

async function runCompany(): Promise<void> {
  const { seed, from, hours, orders, shops, riders } = values;
  const day = companyDay({
    seed: Number(seed),
    fromHour: Number(from),
    hours: Number(hours),
    orders: Number(orders),
    shops: Number(shops),
    riders: Number(riders),
  });
  const figures: Record<string, CompanyFigures> = {};
  for (const strategy of ['nearest_first', 'planned'] as const) {
    if (!strategy.includes(values.only)) continue;
    const outcome = await playCompanyDay(day, strategy, (minute, differences) => {
      process.stderr.write(`\r${strategy} minute ${String(minute)}   `);
      for (const one of differences) console.log(one);
    });
    figures[strategy] = outcome.figures;
    const { differences, left, webhooks, quarters, seenAtRisk } = outcome;
    process.stderr.write('\n');
    console.log(
      JSON.stringify({ strategy, quarters, differences: differences.length, left, seenAtRisk, webhooks }),
    );
    if (differences.length + left.length + webhooks.missing + webhooks.disordered > 0) process.exitCode = 1;
  }
  console.log(figuresTable(figures));
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(figures, null, 2));
}

/** Settings of the hub: nobody waits for longer than the day. */
const NO_LONGEST_WAIT = { longestWaitMinutes: 1_440 };

async function runOverload(): Promise<void> {
  const figures: Record<string, OverloadFigures> = {};
  for (const strategy of ['nearest_first', 'planned'] as const) {
    if (!strategy.includes(values.only)) continue;
    figures[strategy] = await playOverload(
      overloadHour(Number(values.seed)),
      strategy,
      NO_LONGEST_WAIT,
      (minute) => process.stderr.write(`\r${strategy} minute ${String(minute)}   `),
    );
    process.stderr.write('\n');
  }
  console.log(overloadTable(figures));
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(figures, null, 2));
}

if (values.help) console.log(HELP);
else if (values.company) await withPostgres(runCompany);
else if (values.overload) await withPostgres(runOverload);
else run();
