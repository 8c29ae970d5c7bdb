import { readEnvironment } from '#runtime';
import { createInterface } from 'node:readline/promises';
import { runCli } from './cli.service.js';
import type { Ask } from './command.types.js';

const askOnTerminal: Ask = async (question, usual) => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question(`${question}${usual === undefined ? '' : ` [${usual}]`}: `);
    return answer.trim() || (usual ?? '');
  } finally {
    lines.close();
  }
};

process.exitCode = await runCli(process.argv.slice(2), readEnvironment(), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null,
});
