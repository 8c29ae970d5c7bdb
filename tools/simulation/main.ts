import { parseArgs } from 'node:util';
import { makeRunFolder } from '../../test/support/run-folder.js';
import { startTestPostgres } from '../../test/support/test-postgres.js';
import { markdownTable, type Columns } from '../markdown-table.mapper.js';
import { companyDay } from './company/company-day.builder.js';
import { playCompanyDay, playOverload, type Strategy } from './company/company-day.driver.js';
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

/** A row for each strategy. */
async function table(
  play: (strategy: Strategy) => Promise<Readonly<Record<string, number>>>,
): Promise<string> {
  const rows: [Strategy, Readonly<Record<string, number>>][] = [];
  for (const strategy of ['nearest_first', 'planned'] as const)
    if (strategy.includes(values.only)) rows.push([strategy, await play(strategy)]);
  const columns: Columns<(typeof rows)[number]> = Object.keys(rows[0]?.[1] ?? {}).map((name) => [
    name,
    ([, figures]) => Math.round(figures[name]! * 100) / 100,
  ]);
  return markdownTable([['strategy', ([name]) => `\`${name}\``], ...columns], rows);
}

const progressOf = (strategy: Strategy) => (minute: number) =>
  process.stderr.write(`\r${strategy} minute ${minute}   `);

async function companyFigures(strategy: Strategy) {
  const [hours, orders] = [Number(values.hours), Number(values.orders)];
  const day = companyDay({ seed, fromHour: 10, hours, orders, shops: 60, riders: 30 });
  const { figures, ...found } = await playCompanyDay(day, strategy, progressOf(strategy));
  console.log(`\n${JSON.stringify({ strategy, ...found }, null, 1)}`);
  const { differences, left, webhooks } = found;
  if (differences.length + left.length + webhooks.missing + webhooks.disordered > 0) process.exitCode = 1;
  return figures;
}

const overloadFigures = (strategy: Strategy) =>
  playOverload(overloadHour(seed), strategy, progressOf(strategy));

if (values.help) console.log(HELP);
else {
  const given = process.env['TEST_POSTGRES_URL'];
  const postgres = given === undefined ? await startTestPostgres(makeRunFolder()) : null;
  if (postgres) process.env['TEST_POSTGRES_URL'] = postgres.url;
  try {
    console.log(`\n${await table(values.company ? companyFigures : overloadFigures)}`);
  } finally {
    await postgres?.stop();
  }
}
