import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.js';
import { killAllDaemons } from './cluster/daemon.js';
import { FAULTS } from './faults.js';
import { FailoverTrial } from './failover-trial.js';
import { failuresOf, tableOf, type TrialResult } from './report.js';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each program with its package of Debian 12. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  initdb: 'postgresql',
};
/** Debian keeps PostgreSQL's releases out of PATH. */
const RELEASES = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's newest programs. @throws an error that names the missing packages */
function requirePrograms(): string {
  const releases = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  const newestFirst = releases.sort((a, b) => Number(b) - Number(a));
  const binaries = newestFirst.map((release) => join(RELEASES, release, 'bin'));
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const folderOf = (program: string, among: readonly string[]) =>
    among.find((folder) => existsSync(join(folder, program)));
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) =>
    folderOf(program, program === 'initdb' ? binaries : folders) === undefined ? [name] : [],
  );
  if (missing.length > 0)
    throw new Error(`Missing. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`);
  return folderOf('initdb', binaries)!;
}

const HELP = `npm run test:ha -- [options]
  --only TEXT    only faults whose name matches the regular expression
  --times 3      how often each
The folder with the logs stays after a failure.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const cluster = await Cluster.prepare(requirePrograms());
  const end = () =>
    void cluster.close().finally(() => {
      killAllDaemons();
      process.exit(1);
    });
  process.once('SIGINT', end).once('SIGTERM', end);
  let failed = true;
  try {
    await cluster.start();
    console.log(`The cluster is whole. Logs: ${cluster.folder}`);
    const results = await runTrials(cluster);
    console.log(`\n${tableOf(results)}`);
    failed = results.some((result) => failuresOf(result).length > 0);
  } finally {
    await cluster.close();
  }
  process.exitCode = failed ? 1 : 0;
  if (!failed) cluster.removeFolder();
}

async function runTrials(cluster: Cluster): Promise<TrialResult[]> {
  const trial = await FailoverTrial.prepare(cluster);
  const faults = Object.entries(FAULTS).filter(([name]) => new RegExp(values.only).test(name));
  const results: TrialResult[] = [];
  try {
    for (const [name, fault] of faults)
      for (let i = 0; i < Number(values.times); i++) {
        const result = { fault: name, ...(await trial.run(fault)) };
        results.push(result);
        console.log(tableOf([result]));
        for (const line of failuresOf(result)) console.log(`  ${line}`);
      }
  } finally {
    await trial.close();
  }
  return results;
}

if (values.help) console.log(HELP);
else await main();
