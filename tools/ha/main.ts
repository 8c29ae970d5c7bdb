import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownTable, type Columns } from '../markdown-table.mapper.js';
import { Cluster } from './cluster/cluster.js';
import { killAllDaemons } from './cluster/daemon.js';
import { FailoverTrial } from './failover-trial.js';
import { FAULTS } from './faults.js';
import { WORKS } from './mixed-load.driver.js';

/** Failures of one trial that are printed. */
const SHOWN = 20;

type Result = Awaited<ReturnType<FailoverTrial['run']>> & { readonly fault: string };

/** Each program with its package of Debian 12, which keeps PostgreSQL's releases out of PATH. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  '/usr/lib/postgresql/*/bin/initdb': 'postgresql',
};

const HELP = `npm run test:ha -- [options]
  --only TEXT    only faults whose name matches the regular expression
  --times 3      how often each
The folder with the logs stays after a failure.`;

const COLUMNS: Columns<Result> = [
  ['fault', ({ fault }) => fault],
  ['pause', ({ pauseMs }) => seconds(pauseMs)],
  ['after promotion', ({ afterPromotionMs }) => seconds(afterPromotionMs)],
  ['2xx', ({ load }) => load.answers.well],
  ['503', ({ load }) => load.answers.unavailable],
  ['none', ({ load }) => load.answers.unanswered],
  ['acknowledged', ({ load }) => WORKS.map((work) => load.count(work)).join(' + ')],
  ['webhooks', ({ webhooks }) => webhooks.received],
  ['wrong', (result) => failuresOf(result).length],
];

const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

function failuresOf({ load, missing, doubled, books, webhooks: { received: _, ...webhooks } }: Result) {
  const found = Object.entries({ answered: load.wrong, missing, doubled, books });
  const counted = Object.entries(webhooks).filter(([, count]) => count > 0);
  return [
    ...found.flatMap(([what, all]) => all.map((one) => `${what}: ${one}`)),
    ...counted.map(([what, count]) => `webhooks ${what}: ${count}`),
  ];
}

/** Returns the folder of PostgreSQL's newest programs. @throws an error that names the missing packages */
function requirePrograms(): string {
  const ask = (line: string) => spawnSync('sh', ['-c', line], { encoding: 'utf8' }).stdout.trim();
  const missing = Object.entries(PACKAGES).filter(([program]) => ask(`command -v ${program}`) === '');
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name).join(' ');
    throw new Error(`Missing. On Debian: apt-get install --no-install-recommends ${names}`);
  }
  return dirname(ask('ls -v /usr/lib/postgresql/*/bin/initdb | tail -n 1'));
}

async function main(only: RegExp, times: number): Promise<void> {
  process.env['PATH'] += ':/usr/sbin';
  const cluster = await Cluster.prepare(requirePrograms());
  const end = () =>
    void cluster.close().finally(() => {
      killAllDaemons();
      process.exit(1);
    });
  process.once('SIGINT', end).once('SIGTERM', end);
  const results: Result[] = [];
  try {
    await cluster.start();
    console.log(`The cluster is whole. Logs: ${cluster.folder}`);
    const trial = await FailoverTrial.prepare(cluster);
    try {
      for (const [fault, cause] of Object.entries(FAULTS).filter(([name]) => only.test(name)))
        for (let i = 0; i < times; i++) {
          const result = { fault, ...(await trial.run(cause)) };
          results.push(result);
          console.log(markdownTable(COLUMNS, [result]));
          for (const line of failuresOf(result).slice(0, SHOWN)) console.log(`  ${line}`);
        }
    } finally {
      await trial.close();
    }
  } finally {
    await cluster.close();
  }
  console.log(`\n${markdownTable(COLUMNS, results)}`);
  if (results.some((result) => failuresOf(result).length > 0)) process.exitCode = 1;
  else cluster.removeFolder();
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else await main(new RegExp(values.only), Number(values.times));
