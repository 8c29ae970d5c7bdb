/**
 * Checks every file by Prettier. oxfmt writes nearly the same in a sixtieth of the time (it differs in unions
 * of types that fit on a line of their own), so Prettier is asked only about files that oxfmt would change.
 */
import { spawnSync } from 'node:child_process';

const { stdout, stderr, status } = spawnSync('oxfmt', ['-c', 'tools/lint/oxfmtrc.json', '--list-different'], {
  encoding: 'utf8',
});
const differing = stdout.split('\n').filter((path) => path !== '');
if (status !== 0 && differing.length === 0) process.stderr.write(stderr);
const args = ['--check', '--log-level', 'warn', ...differing];
process.exitCode = differing.length === 0 ? status : spawnSync('prettier', args, { stdio: 'inherit' }).status;
