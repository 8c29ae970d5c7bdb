/** Checks that git keeps nothing that the build or a test writes: types of documents, calls of SDKs, snapshots. */
import { spawnSync } from 'node:child_process';

const MARK = 'Written by the build (`npm run generate`)';
const paths = (...args) =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => path !== '');
const said = [
  ...paths('grep', '-lF', MARK, '--', ':!tools').map(
    (path) => `${path}: is written by the build: .gitignore`,
  ),
  ...paths('ls-files', '*.snap').map((path) => `${path}: say what has to be so in place of a snapshot`),
];
for (const one of said) process.stderr.write(`${one}\n`);
process.exitCode = said.length === 0 ? 0 : 1;
