import { parseArgs } from 'node:util';
import { makeRunFolder } from '../../test/support/run-folder.js';
import { startTestPostgres } from '../../test/support/test-postgres.js';
import { companyDay } from './company/company-day.builder.js';
import { playCompanyDay, playOverload } from './company/company-day.driver.js';
import { figuresTable, type CompanyFigures } from './company/company-figures.calculator.js';
import { overloadTable, type OverloadFigures } from './company/overload-figures.calculator.js';
import { overloadHour } from './company/overload-hour.builder.js';

const HELP = `npm run simulate -- [options]: 340 orders in half an hour for 12 couriers, by both strategies on the whole platform
  --company        a day of a company with everything that goes wrong
  --hours 14       of the company's day, from ten; with --orders 1200
  --only TEXT      only strategies whose name contains the text
  --seed 1         of orders, couriers and what goes wrong`;

const { values } = parseArgs({
  options: {
    company: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    hours: { type: 'string', default: '14' },
    orders: { type: 'string', default: '1200' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const strategies = (['nearest_first', 'planned'] as const).filter((name) => name.includes(values.only));

async function runCompany(): Promise<void> {
  const [hours, orders] = [Number(values.hours), Number(values.orders)];
  const day = companyDay({ seed, fromHour: 10, hours, orders, shops: 60, riders: 30 });
  const figures: Record<string, CompanyFigures> = {};
  for (const strategy of strategies) {
    const outcome = await playCompanyDay(day, strategy, (minute, found) => {
      process.stderr.write(`\r${strategy} minute ${String(minute)}   `);
      for (const one of found) console.log(one);
    });
    const { differences, left, webhooks, quarters } = outcome;
    figures[strategy] = outcome.figures;
    const told = { strategy, quarters, differences: differences.length, left, webhooks };
    console.log(`\n${JSON.stringify(told)}`);
    if (differences.length + left.length + webhooks.missing + webhooks.disordered > 0) process.exitCode = 1;
  }
  console.log(figuresTable(figures));
}

async function runOverload(): Promise<void> {
  const figures: Record<string, OverloadFigures> = {};
  for (const strategy of strategies)
    figures[strategy] = await playOverload(overloadHour(seed), strategy, (minute) =>
      process.stderr.write(`\r${strategy} minute ${String(minute)}   `),
    );
  console.log(`\n${overloadTable(figures)}`);
}

if (values.help) console.log(HELP);
else {
  const given = process.env['TEST_POSTGRES_URL'];
  const postgres = given === undefined ? await startTestPostgres(makeRunFolder()) : null;
  if (postgres) process.env['TEST_POSTGRES_URL'] = postgres.url;
  try {
    await (values.company ? runCompany : runOverload)();
  } finally {
    await postgres?.stop();
  }
}
