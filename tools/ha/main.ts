import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.js';
import { killAllDaemons } from './cluster/daemon.js';
import { FAULTS } from './faults.js';
import { FailoverTrial } from './failover-trial.js';
import { failuresOf, tableOf, type TrialResult } from './report.js';
import { requirePrograms } from './requirements.js';

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
