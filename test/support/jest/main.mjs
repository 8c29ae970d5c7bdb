/**
 * `npm test`: all suites, or what the command line names: one spec runs by itself, several within their
 * suites. `npm run test:long` runs its specs one at a time. Options are Jest's.
 */
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from 'jest';
import '../../../tools/words/main.mjs';
import { LONG } from './long.mjs';
import { suites } from './suites.mjs';

const args = process.argv.slice(2);
const { values, tokens } = parseArgs({
  args,
  strict: false,
  tokens: true,
  options: { long: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } },
});
const names = tokens.filter(({ kind }) => kind === 'positional');
const options = args.filter((arg, at) => arg !== '--long' && !names.some(({ index }) => index === at));

const isNamed = (spec) =>
  names.length === 0 || names.some(({ value }) => relative('.', spec).includes(value.replace(/^\.\//, '')));

function asked() {
  if (values.long) return LONG.filter(isNamed);
  const all = suites();
  const specs = [...all.values()].flat().filter(isNamed);
  if (names.length === 0 || specs.length <= 1) return names.length === 0 ? [...all.keys()] : specs;
  process.env.SPECS = specs.join('\n');
  return [...all.keys()].filter((suite) => all.get(suite).some(isNamed));
}

// Workers inherit it (docs/decisions/specs-share-their-modules.md); delete when Node 20 goes.
if (process.version.startsWith('v20.')) process.execArgv.push('--interrupt-budget=13200000');

const files = asked();
if (files.length === 0) {
  process.stderr.write('No spec has this in its path\n');
  process.exit(1);
}
if (values.long) process.env.MODE = 'long';
// Alone and before all suites, which would compile the same sources beside each other.
if (files.length > 1)
  process.env.BUNDLED_PROGRAMS = execFileSync(process.execPath, ['test/support/bundled-programs.mjs'], {
    encoding: 'utf8',
  });
const config = `--config=${import.meta.dirname}/jest.config.mjs`;
await run([config, '--runTestsByPath', ...files, ...(values.long ? ['--runInBand'] : []), ...options]);
// A spec that failed may have left a server open, of which Jest has told by then.
setTimeout(() => process.exit(), 10_000).unref();
