import { readEnvironment } from '#runtime';
import { runCli } from './cli.js';

process.exitCode = await runCli(process.argv.slice(2), readEnvironment(), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
